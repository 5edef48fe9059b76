//! What players of Quixo are measured by.

pub mod players;
pub mod uct;
