//! Games and parts of games solved exactly.

pub mod qwixx;
