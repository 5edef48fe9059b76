//! What several nodes on one database have in common, besides the tables: who lives, who does what only
//! one may do, who is connected where, and a doorbell.

use async_trait::async_trait;

use crate::error::StoreError;

/// For how long a node counts as alive after it was last heard of, by the clock of the database.
pub const LEASE: std::time::Duration = std::time::Duration::from_secs(5);

/// Who is connected to a table at one node.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Connected {
    /// The devices.
    pub devices: Vec<u32>,
    /// How many watch.
    pub watchers: u32,
}

/// How a table stands, as far as a node has to know that has it open.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TablePulse {
    /// The table.
    pub id: String,
    /// The number of the line that comes next.
    pub next: u32,
    /// The node that does what has to be done for it, if there is one that lives.
    pub node: Option<String>,
    /// Who is connected at other nodes that live.
    pub elsewhere: Connected,
}

/// What a node hears when it says that it lives.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pulse {
    /// Whether the others still count on it. One that was taken for dead has no duties any more, and
    /// comes back under another name.
    pub alive: bool,
    /// The time of the database, in unix milliseconds.
    pub now: i64,
    /// The tables that were asked for and are there.
    pub tables: Vec<TablePulse>,
}

/// A duty that a node has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The duty.
    pub duty: String,
    /// For how long nobody had it before; nothing if nobody ever did.
    pub idle: Option<std::time::Duration>,
}

/// What the nodes of one database share. Times are those of the database, so that no clock of a node
/// matters.
#[async_trait]
pub trait Cluster: Send + Sync + 'static {
    /// A node begins to live, under a name that no node has had.
    async fn join(&self, node: &str) -> Result<(), StoreError>;

    /// A node says that it lives, for [`LEASE`] from now, and who is connected to it as far as that
    /// changed; it hears how the tables stand that it has open. Nodes that were silent for too long are
    /// dead from then on.
    async fn pulse(
        &self,
        node: &str,
        connected: Vec<(String, Connected)>,
        tables: Vec<String>,
    ) -> Result<Pulse, StoreError>;

    /// Takes duties that nobody has who lives; those that are this node's now. A duty is the id of a
    /// table, or another name.
    async fn claim(&self, node: &str, duties: Vec<String>) -> Result<Vec<Claim>, StoreError>;

    /// Lays down duties, and forgets who was connected to these tables here.
    async fn release(&self, node: &str, duties: Vec<String>) -> Result<(), StoreError>;

    /// A node ends: everything that it had is free at once.
    async fn leave(&self, node: &str) -> Result<(), StoreError>;

    /// 32 bytes that all nodes know and nobody else.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;
}

/// That a table has lines that others may not have read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The table.
    pub id: String,
    /// The number of the line that comes next; 0 for a table that was deleted.
    pub next: u32,
}

/// What is heard at a doorbell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DoorbellNews {
    /// Somebody rang.
    Rings(Vec<Ring>),
    /// It was out of order for a while: whoever rang was not heard.
    Deaf,
}

/// A way to tell other nodes that there is something to read. It may be slow, double or lose what it
/// carries: whoever hears it reads for themselves, and everybody looks from time to time anyhow.
#[async_trait]
pub trait Doorbell: Send + Sync + 'static {
    /// Rings for tables. Nobody waits for an answer.
    async fn ring(&self, rings: Vec<Ring>);

    /// Waits for the next that is heard. What this node rang itself may be among it.
    async fn heard(&self) -> DoorbellNews;
}
