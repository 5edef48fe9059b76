//! The program protocol (docs/programs.md): programs in any language at our tables, and ours at
//! theirs.

mod client;
mod message;
mod process;
mod serve;

pub(crate) use client::{Fault, OutsideProgram};
pub(crate) use serve::{Args, run};
