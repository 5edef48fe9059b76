//! Players of Quixo: those that [`search`], for two and for teams, the one that is [`unbeatable`], and
//! what looks good at once.

mod greedy;
pub mod search;
pub mod unbeatable;
