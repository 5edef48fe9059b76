//! What the table sends to a device.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::news::News;
use crate::refusal::Refusal;
use crate::state::TableState;

/// What the table sends to a device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Message {
    /// The answer to a hello.
    Welcome {
        /// The number of the hello.
        id: u32,
        /// The version of the protocol that is spoken from here on.
        protocol: u32,
        /// Whether the news is all there is to tell, rather than what was missed.
        fresh: bool,
        /// The table now.
        #[serde(flatten)]
        update: Update,
    },
    /// Something happened, or somebody came or went.
    Update(Update),
    /// A request was carried out, and is kept for good.
    Done {
        /// The number of the request.
        id: u32,
        /// The version of the table after it.
        version: u32,
    },
    /// What a seat may do.
    Legal {
        /// The number of the request.
        id: u32,
        /// The actions, in notation.
        actions: Vec<String>,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The number of the request; 0 if it could not be read.
        id: u32,
        /// The rule that forbids it, or what else is wrong.
        #[serde(flatten)]
        refusal: Refusal,
    },
    /// The server is about to close this socket.
    Bye {
        /// The reason.
        #[serde(flatten)]
        refusal: Refusal,
    },
}

/// What happened and how the table stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// The version of the table: it grows with everything that is kept.
    pub version: u32,
    /// What happened, in order.
    pub news: Vec<News>,
    /// The table as everybody may see it.
    pub table: TableState,
    /// What this device is at the table.
    pub you: You,
    /// What each of this device's seats sees, or what a watcher sees; left out if nothing changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<ViewFor>,
}

/// What a device is at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct You {
    /// The seats that it holds.
    pub seats: Seats,
    /// Whether it is the host.
    pub host: bool,
    /// The answers that its seats have given to the open question and may still change.
    pub sealed: Vec<SealedAnswer>,
    /// The seats that it left or lost in this match, and may take again without being asked.
    #[serde(default)]
    pub kept: Seats,
    /// The seat that it asks for, if it does.
    #[serde(default)]
    pub asking: Option<Seat>,
}

/// An answer that can still be changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SealedAnswer {
    /// The seat that has answered.
    pub seat: Seat,
    /// The action, in notation.
    pub action: String,
}

/// What a seat or a watcher sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ViewFor {
    /// The seat; none for a watcher.
    pub seat: Option<Seat>,
    /// The view, as that game writes it.
    #[ts(type = "View")]
    pub view: Value,
}
