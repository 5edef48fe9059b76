//! Live tables without I/O, and the games of the house behind one door.
//!
//! ```
//! use game::Seat;
//!
//! let text = "qlub 1\ngame quixo 1\nsetup two 2\n0 a3E\n";
//! let quixo = table::any_match::read(text).unwrap();
//! assert_eq!(quixo.legal(Seat(1)).len(), 41);
//! assert_eq!(quixo.transcript(), text);
//! ```
//!
//! - [`registry`]: which games there are; the one place that names them all.
//! - [`any_match`]: a match whose game is not known at compile time, spoken to in notation.
//! - [`any_view`]: what a view allows, and why not, without the state.
//! - [`live`]: a table with people, bots and a match: requests in, lines and updates out.
//! - [`mod@line`]: what is kept of a table, one line for everything that happened.
//! - [`local`]: a table at one device, for the page and the terminal; saved games.
//! - [`fair`]: luck that anybody can check.
//! - [`record`]: a match as a file, and its verification.
//! - [`replay`]: a finished match, to be looked at step by step.
//! - [`mod@catalogue`]: what clients build their forms from.

pub mod any_match;
pub mod any_view;
pub mod catalogue;
pub mod display_text;
pub mod error;
pub mod fair;
mod legal;
pub mod line;
pub mod live;
pub mod local;
pub mod record;
pub mod registry;
pub mod replay;
pub mod rule;

pub use any_match::{Advice, AnyMatch, SentEvent};
pub use any_view::AnyView;
pub use error::{BadLine, LineFault, OpenError, StepError};
pub use legal::LegalStep;
pub use line::{Entry, Line, Notation};
pub use live::{Actor, Moment, Table};
pub use local::Local;
pub use registry::{Playable, Visit, games, visit};
pub use replay::Replay;
pub use rule::{TableRefusal, TableRule};
