//! What players of Quixo are measured by.

pub mod uct;
