//! Every message on the wire, and nothing else.
//!
//! ```
//! use protocol::Request;
//!
//! let request: Request = serde_json::from_str(r#"{ "do": "hello", "protocol": [1, 2] }"#).unwrap();
//! assert_eq!(request, Request::Hello { protocol: vec![1, 2], version: None });
//! ```
//!
//! - [`request`]: what a device asks of its table, over the socket;
//! - [`message`]: what the table sends to a device;
//! - [`state`]: the table as everybody may see it;
//! - [`news`]: what happened, told in order;
//! - [`options`]: what a table may choose beside the options of its game;
//! - [`http`]: bodies of the requests around a table: listing games, opening, entering;
//! - [`typescript`]: the same types for the page.
//!
//! Messages are JSON texts. Actions, chance and set-ups are written in the notation of their game.
//! Secrets of other seats are in none of these types: they are built up from what a device may know.

pub mod http;
pub mod message;
pub mod news;
pub mod options;
pub mod refusal;
pub mod request;
pub mod state;
pub mod typescript;

pub use message::{Message, Update, ViewFor, You};
pub use news::News;
pub use options::{Clock, Late, LuckChoice, Options};
pub use refusal::Refusal;
pub use request::{Envelope, OfferKind, Request};
pub use state::{ChairState, LuckState, OfferState, Phase, QuestionState, TableState};

/// The version of the protocol that this program speaks.
pub const VERSION: u32 = 2;

/// The newest version that both sides speak, if there is one.
pub fn agree(offered: &[u32]) -> Option<u32> {
    offered.contains(&VERSION).then_some(VERSION)
}
