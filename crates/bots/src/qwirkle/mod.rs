//! Players of Qwirkle.
//!
//! What is weighed:
//! - [`taste`]: what tiles are worth that stay in the hand, and what a board offers to the next.
//! - [`leaf`]: what is still to come at a table, from what everybody kept and what the board offers.
//! - [`candidates`]: every play and swap worth a thought, with its static equity.
//!
//! Looking ahead:
//! - [`rounds`]: candidates played on through the same worlds (`ahead`), bad ones dropped early.
//! - [`dealer`]: deals worlds; [`guesses`]: likely hands first; [`clues`]: what others did not play, of
//!   what was heard of (`play_history`).
//! - [`ending`]: exact search for two once the bag is empty; `lure`: what to do where that is lost.
//! - [`foresight`]: what the own seat will play in the worlds that are played on.
//!
//! Tables to try things on:
//! - [`world`]: by the rules, with a board of the rules; `playing`: playing on there, for the workshop.
//! - [`playout_table`], [`rack`], [`answer`], `few`, [`field`], [`runs`], [`plays`]: the same made for speed,
//!   for millions of turns.
//!
//! In words:
//! - `facts`: what can be said about an answer.
//!
//! Players:
//! - `greedy`: what looks good at once; [`bot`]: the players that can be seated.
//! - `appraiser`: what a table and every answer are worth, in numbers.

mod ahead;
pub mod answer;
mod appraiser;
pub mod bot;
pub mod candidates;
pub mod clues;
pub mod dealer;
pub mod ending;
mod facts;
mod few;
pub mod field;
pub mod foresight;
mod greedy;
pub mod guesses;
pub mod leaf;
mod lure;
mod play_history;
#[cfg(feature = "workshop")]
pub mod playing;
pub mod playout_table;
pub mod plays;
pub mod rack;
pub mod rounds;
pub mod runs;
pub mod taste;
pub mod world;

#[cfg(feature = "workshop")]
pub use appraiser::exact;
