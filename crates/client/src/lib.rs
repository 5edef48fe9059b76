//! A client of Qlub's own protocol, for tests, for load and for programs that play.
//!
//! ```
//! use client::{ClientError, Server};
//!
//! /// The names of the games that a server has.
//! async fn games(server: &Server) -> Result<Vec<String>, ClientError> {
//!     Ok(server.games().await?.games.into_iter().map(|game| game.name).collect())
//! }
//!
//! let server = Server::parse("http://127.0.0.1:8777").unwrap();
//! assert_eq!(server.address.port(), 8777);
//! ```
//!
//! - [`server`]: the requests around a table, over HTTP.
//! - [`device`]: a device at a table, or somebody who watches.
//! - [`socket`]: a connection of a device: numbered requests, and updates as they come.
//! - [`dice`]: real dice, for a table that waits until somebody types them in.
//! - [`player`]: somebody who plays a whole match, whatever happens to the connection.
//! - [`history`]: what several devices observed, compared with what is kept.
//! - [`load`]: many devices at once, and what that costs.

mod aside;
pub mod device;
pub mod dice;
pub mod error;
pub mod history;
pub mod load;
pub mod player;
pub mod server;
pub mod socket;
pub mod stamp;

pub use device::Device;
pub use error::ClientError;
pub use player::Player;
pub use server::{Response, Server};
pub use socket::{Reply, Socket};
