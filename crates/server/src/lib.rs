//! The house on the network: live tables behind HTTP and WebSockets, kept in a store.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let config = server::Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
//! let running = server::start(config).await?;
//! let answer = client::Server::at(running.address).get("/healthz").await?;
//! assert_eq!(answer.status, 200);
//! running.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! - [`config`]: what a host can choose.
//! - [`house`]: all tables, the store, the limits; one per server.
//! - `room`: one live table and its sockets, a task of its own; `command`: what it is asked.
//! - `socket`: one connection of one device; `pace`: how fast it is read.
//! - `thinking`: the bots of all tables, who think in turns.
//! - `http`: the requests around a table, health, metrics, the page.
//! - `serve`, `connections`: who is connected, and for how long.
//! - `budget`: how often who may do what.
//! - `node`: one of several nodes on one database; `world`: what the house takes from outside.
//! - `tokens`, `origin`, `names`, `address`: who may come in.
//!
//! This crate alone knows time, entropy, disk and network.

mod address;
mod budget;
mod command;
pub mod config;
mod connections;
mod error;
mod farewell;
mod files;
pub mod house;
mod http;
mod names;
pub mod network;
mod node;
mod origin;
mod outlet;
mod pace;
mod priority;
mod ready;
mod room;
mod run;
mod serve;
#[cfg(test)]
mod sim;
mod socket;
mod thinking;
mod time;
mod tokens;
mod world;

pub use config::Config;
pub use files::raise_open_files;
pub use http::has_page;
pub use http::openapi::document as openapi;
pub use run::{RunningServer, StartError, start};
pub use tokens::id as new_id;
