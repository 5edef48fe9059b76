//! The engine for the page: tables and rules behind one door of text.
//!
//! The page's worker sends a [`Request`] as JSON and gets JSON back. Nothing here knows time or
//! entropy: whoever asks brings them along.
//!
//! - [`engine`]: what can be asked, and the tables that are open.
//! - [`local`]: a table on this device as the page speaks of it.
//! - [`look`]: what a view shows, cell by cell, and what may be done about it.
//! - [`record`]: records of matches: was their luck right, and how did they go?
//! - [`door`]: the few functions that a browser can call.
//!
//! Every game has an engine of its own, in `bin`: the same door, with one game behind it.

pub mod door;
pub mod engine;
pub mod local;
pub mod look;
pub mod record;
pub mod refused;

pub use engine::{Engine, Request};
pub use refused::Refused;
