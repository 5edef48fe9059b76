//! Players of Qwixx: with [`dice`], with [`cards`], and what looks good at once in both.

pub mod cards;
pub mod dice;
mod facts;
mod greedy;
