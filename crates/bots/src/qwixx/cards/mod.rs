//! Players of Qwixx with cards.
//!
//! - [`pad`]: where numbers stand, and one player's marks in a few bytes.
//! - [`plays`]: what a hand can play; [`world`]: a table with nothing hidden, tested equal to the rules.
//! - [`taste`]: what marks and hands are worth, fitted by play against itself (`fitting`, for
//!   the workshop).
//! - [`policy`]: what a player does at once; [`bot`]: the players that can be seated.

pub mod bot;
#[cfg(feature = "workshop")]
pub mod fitting;
pub mod pad;
pub mod plays;
pub mod policy;
pub mod taste;
pub mod world;
