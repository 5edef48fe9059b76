//! Players of Qwixx with cards.
//!
//! - [`pad`]: where numbers stand, and one player's marks in a few bytes.
//! - [`plays`]: what a hand can play; [`world`]: a table with nothing hidden, tested equal to the rules.
//! - [`taste`]: what marks and hands are worth, fitted by play against itself (`fitting`, for
//!   the workshop).
//! - [`policy`]: what a player does at once; [`bot`]: the players that can be seated; `explained`:
//!   what can be said about an answer.
//! - [`chances`]: the part of a win that every seat may expect; `appraiser`: what tables and answers are
//!   worth, for hints and for looking back.

mod appraiser;
pub mod bot;
pub mod chances;
mod explained;
mod facts;
#[cfg(feature = "workshop")]
pub mod fitting;
pub mod pad;
pub mod plays;
pub mod policy;
pub mod taste;
pub mod world;
