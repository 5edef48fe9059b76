//! The games of the house behind one door.
//!
//! - [`registry`]: which games there are; the one place that names them all.
//! - [`erased`]: a match whose game is not known at compile time, spoken to in notation.
//! - [`mod@beside`]: what a view allows, and why not, without the state.

pub mod beside;
pub mod erased;
pub mod registry;

pub use beside::{Beside, beside};
pub use erased::{AnyMatch, StepError, Told};
pub use registry::{Playable, Visit, games, visit};
