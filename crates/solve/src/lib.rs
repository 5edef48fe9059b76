//! Games and parts of games solved exactly.
//!
//! ```
//! use quixo::Side;
//! use solve::quixo::{Memory, Numbering, Solver};
//!
//! let solver = Solver { numbering: Numbering::new(Side::Three), threads: 1 };
//! let mut shelf = Memory::default();
//! // From the full board back to seven marks; every class is compared with what others counted.
//! for class in solver.pairs(7) {
//!     solver.pair(class, &mut shelf).unwrap();
//! }
//! assert!(!shelf.0.is_empty());
//! ```
//!
//! - [`quixo`]: every position of Quixo for two, won, lost or drawn, and in how many moves.
//! - [`qwixx`]: what a sheet is worth to a player whom nobody hinders.
//!
//! Nothing here touches a disk or a clock: whoever runs a solver keeps its tables.
#![forbid(unsafe_code)]

pub mod quixo;
pub mod qwixx;
