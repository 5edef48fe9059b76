//! One SQLite database in a folder: one program, no server.

mod connection;
mod copies;
mod devices;
mod expiry;
mod folder;
mod invites;
mod lines;
mod rate;
mod reader;
mod schema;
mod storage;
mod store;
mod tables;
mod traces;
mod writer;

pub use copies::{backup, restore};
pub use folder::database;
pub use rate::raw_rate;
pub(crate) use store::Sqlite;
