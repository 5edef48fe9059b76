//! Players of Qwirkle.
//!
//! - [`taste`]: what tiles are worth that stay in the hand, and what a board offers to the next.
//! - [`candidates`]: every play and swap worth a thought, with its static equity.
//! - [`world`]: a table with nothing hidden, small enough to try things on.
//! - [`rounds`]: candidates played on through the same worlds, bad ones dropped early.
//! - [`ending`]: exact search for two once the bag is empty.
//! - [`mod@reference`]: a plain simulation that others are measured against.
//! - [`bot`]: the players that can be seated.

pub mod bot;
pub mod candidates;
mod clues;
mod dealer;
pub mod ending;
pub mod field;
pub mod leaf;
pub mod plays;
pub mod reference;
pub mod rounds;
pub mod table;
pub mod taste;
pub mod world;
