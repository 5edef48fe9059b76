//! Games and parts of games solved exactly.
//!
//! - [`quixo`]: every position of Quixo for two, won, lost or drawn, and in how many moves.
//! - [`qwixx`]: what a sheet is worth to a player whom nobody hinders.
//!
//! Nothing here touches a disk or a clock: whoever runs a solver keeps its tables.
#![forbid(unsafe_code)]

pub mod quixo;
pub mod qwixx;
