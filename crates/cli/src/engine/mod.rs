//! The engine protocol (docs/engine.md): programs in any language at our tables, and ours at
//! theirs.

mod client;
mod message;
mod process;
mod serve;

pub(crate) use client::{Engine, Fault};
pub(crate) use serve::{Args, run};
