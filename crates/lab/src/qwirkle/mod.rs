//! What players of Qwirkle are measured by.
//!
//! - [`judge`]: what decisions are worth; [`deals`]: what a player believes that others hold.
//! - [`mod@reference`]: a plain simulation that others are measured against.
//! - [`greedy`]: the greedy player, fast. [`players`]: players by name, with changed settings.

pub mod deals;
pub mod greedy;
pub mod judge;
pub mod players;
pub mod reference;
