#![doc = include_str!("../README.md")]
//!
//! A game is a value that implements [`Game`]: it says what it waits for ([`Turn`]), takes one
//! [`Step`] at a time, tells what happened as events, and shows each [`Viewer`] what that viewer
//! may know. Nothing here rolls a die, reads a clock or touches a disk: chance is an input.
//!
//! - [`contract`]: the trait and the few types around it.
//! - [`seats`]: who sits where.
//! - [`set!`]: sets of few things, one bit each.
//! - [`luck`]: where chance comes from when somebody has to deal it.
//! - [`setup`]: which edition, how many seats, which options; one parser for all games.
//! - [`notation`]: reading text with errors that point at the place.
//! - [`outcome`]: how a game ended.
//! - [`transcript`]: a whole game as a text file that replays to the same state.
//! - `laws` (feature `laws`): what every game must obey, written once.

pub mod contract;
#[cfg(feature = "laws")]
pub mod laws;
pub mod luck;
pub mod notation;
pub mod outcome;
mod rules;
pub mod seats;
mod set;
pub mod setup;
pub mod transcript;

pub use contract::{
    ActionPreview, Audience, Game, Inconsistent, Refusal, Rule, Step, StepOf, Turn, Viewer,
};
pub use luck::Luck;
pub use notation::{Cursor, ParseError};
pub use outcome::Outcome;
pub use seats::{Seat, Seats};
pub use setup::{EditionSpec, OptionSpec, Setup, SetupError};
