//! Players of Qwixx with dice.
//!
//! - [`position`]: the table before a roll, small enough to try things on.
//! - [`candidates`]: what may be ticked and what becomes of the sheet, tested equal to the rules.
//! - [`features`], [`net`], [`quick`]: who will win, learnt by play against itself (`learning`, for the
//!   workshop).
//! - [`file`](mod@file): a net as a file; [`nets`]: those in the program; `origin`: how they were made.
//! - `facts`: what can be said about an answer.
//! - [`person`]: players that weigh ticks as people do.
//! - [`policy`]: an answer for every roll; [`lookahead`]: the same, a turn later.
//! - `appraiser`: what tables and answers are worth, for hints and for looking back.

mod appraiser;
pub mod bot;
pub mod candidates;
mod facts;
pub mod features;
pub mod file;
#[cfg(feature = "workshop")]
pub mod learning;
pub mod lookahead;
pub mod net;
pub mod nets;
#[cfg(feature = "workshop")]
pub mod origin;
pub mod person;
pub mod policy;
pub mod position;
pub mod quick;
mod scale;

pub use appraiser::alone::{make_sheet_book, sheet_books};
