//! The engine for the page: tables and rules behind one door of text.
//!
//! ```
//! let mut engine = browser::Engine::default();
//! let answer = engine.ask(r#"{ "do": "catalogue" }"#);
//! assert!(answer.starts_with(r#"{"ok":{"catalogue":"#));
//! ```
//!
//! The page's worker sends a [`Question`] as JSON and gets a [`Reply`] back. Nothing here knows time or
//! entropy: whoever asks brings them along.
//!
//! - [`question`]: what can be asked, and what is answered.
//! - [`engine`]: the tables that are open, and what they answer.
//! - [`local`]: a table on this device as the page speaks of it.
//! - [`look`]: what a view shows, cell by cell, and what may be done about it.
//! - [`record`]: records of matches: was their luck right, and how did they go?
//! - [`mod@door`]: the few functions that a browser can call.
//! - [`coach`]: what a decision is worth and why, behind a door of its own.
//! - [`teacher`]: lessons, behind a door of their own.
//! - [`square`]: links as squares that phones read, likewise.
//!
//! Every game has an engine of its own, in `bin`: the same door, with one game behind it. Its coach and its
//! teacher are further files, which nobody loads who does not ask for them.

pub mod coach;
pub mod door;
pub mod engine;
pub mod local;
pub mod look;
pub mod question;
pub mod record;
pub mod refusal;
pub mod square;
pub mod teacher;
#[cfg(test)]
mod typescript;

pub use coach::Coach;
pub use engine::Engine;
pub use question::{Answer, Question, Reply};
pub use refusal::EngineRefusal;
pub use square::Square;
pub use teacher::Teacher;
