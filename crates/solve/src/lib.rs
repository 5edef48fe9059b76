//! Programs that make the tables that bots read.
//!
//! - [`quixo`]: every position of Quixo for two, won, lost or drawn, and in how many moves.
//!
//! Nothing here touches a disk or a clock: whoever runs a solver keeps its tables.
#![forbid(unsafe_code)]

pub mod quixo;
