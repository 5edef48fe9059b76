//! One of several nodes on one database: what it does for the others, and what it does alone.
//!
//! Every node opens a room for every table that its sockets want, and every room follows the lines of its
//! table, whoever writes them. What only one may do (clocks, stand-ins, bots, sweeping) is done by the
//! node that has the *duty*. It has it for as long as it lives by the clock of the database, and believes
//! so for a little less, by a clock of its own that does not jump. If two ever did the same, they would
//! race for one number in the list of lines, and one would lose.

mod clock;
mod pulse;
mod rooms;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Cluster, Connected, Doorbell, LEASE, Ring, StoreError};
use table::fair::hex;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::world::World;
use clock::SharedClock;
pub(crate) use pulse::run;
use rooms::Rooms;

/// How often a node says that it lives, and looks how its tables stand.
pub(crate) const PULSE: Duration = Duration::from_secs(1);
/// By how much sooner a node stops than the others expect.
const MARGIN: Duration = Duration::from_millis(500);
/// For how long nobody may have had a duty for its table to count as having gone on: a node that dies is
/// missed for so long, and the others can be asked meanwhile.
const PAUSED: Duration = Duration::from_secs(8);
/// The duty to delete what is old.
pub(crate) const SWEEP: &str = "sweep";

/// One of several nodes.
pub(crate) struct Node {
    name: String,
    cluster: Arc<dyn Cluster>,
    doorbell: Arc<dyn Doorbell>,
    world: Arc<dyn World>,
    pub(crate) clock: SharedClock,
    life: Mutex<Life>,
    rooms: Mutex<Rooms>,
    /// Tables to ring for.
    rings: Mutex<BTreeMap<String, u32>>,
    rang: Notify,
    /// Something is to be claimed or released.
    stirred: Notify,
    /// Everything is to be looked at.
    look: Notify,
}

/// Who this node is, and until when the others count on it.
struct Life {
    /// Its name and something that no other start has had.
    id: String,
    joined: bool,
    until: Option<Instant>,
}

impl Node {
    /// A node that has not been heard of yet.
    pub(crate) fn new(
        name: &str,
        cluster: Arc<dyn Cluster>,
        doorbell: Arc<dyn Doorbell>,
        world: Arc<dyn World>,
    ) -> Self {
        let life = Life { id: new_id(name, world.as_ref()), joined: false, until: None };
        Node {
            name: name.to_owned(),
            cluster,
            doorbell,
            world,
            clock: SharedClock::default(),
            life: Mutex::new(life),
            rooms: Mutex::default(),
            rings: Mutex::default(),
            rang: Notify::new(),
            stirred: Notify::new(),
            look: Notify::new(),
        }
    }

    /// Whether this node does what is to be done for a table, now.
    pub(crate) fn has_duty(&self, table: &str) -> bool {
        self.is_trusted() && self.rooms().has_duty(table)
    }

    /// Takes a duty that is no table's; whether it is this node's now.
    pub(crate) async fn claim(&self, duty: &str) -> bool {
        let claimed = self.cluster.claim(&self.id(), vec![duty.to_owned()]).await;
        claimed.is_ok_and(|claimed| !claimed.is_empty()) && self.is_trusted()
    }

    /// Others should read what is new at a table; 0 for one that is gone.
    pub(crate) fn ring(&self, table: &str, next: u32) {
        let mut rings = self.rings.lock().unwrap_or_else(PoisonError::into_inner);
        rings.insert(table.to_owned(), next);
        drop(rings);
        self.rang.notify_one();
    }

    /// How far the room of a table is, and who is connected to it here.
    pub(crate) fn note(&self, table: &str, next: u32, connected: Connected) {
        if self.rooms().note(table, next, connected) {
            self.stirred.notify_one();
        }
    }

    /// The room of a table is closed: somebody else may do what it did.
    pub(crate) fn close(&self, table: &str) {
        if self.rooms().close(table) {
            self.stirred.notify_one();
        }
    }

    /// The node ends: what it had is free.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let id = {
            let mut life = self.life();
            life.until = None;
            life.id.clone()
        };
        self.cluster.leave(&id).await
    }

    /// Whether the others still count on this node.
    fn is_trusted(&self) -> bool {
        self.life().until.is_some_and(|until| self.world.steady() < until)
    }

    /// The others count on it from a moment on, which was before they were told.
    fn trusted_from(&self, asked: Instant) {
        let before = self.life().until.replace(asked + (LEASE - MARGIN));
        if before.is_some_and(|before| before + PAUSED < asked) {
            self.rooms().stood_still();
        }
    }

    /// Whether nobody did for long what is due at a table before this node does: then nobody could do
    /// anything else either.
    pub(crate) fn was_paused(&self, table: &str) -> bool {
        self.rooms().was_paused(table)
    }

    /// The same, once.
    pub(crate) fn take_pause(&self, table: &str) -> bool {
        self.rooms().take_pause(table)
    }

    /// The others took it for dead: it has no duties, and begins anew.
    fn begin_anew(&self) {
        let mut life = self.life();
        *life = Life { id: new_id(&self.name, self.world.as_ref()), joined: false, until: None };
        drop(life);
        self.rooms().begin_anew();
    }

    fn id(&self) -> String {
        self.life().id.clone()
    }

    fn life(&self) -> MutexGuard<'_, Life> {
        self.life.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Rings for all that waits, again and again.
    async fn keep_ringing(&self) {
        loop {
            let rings = {
                let mut rings = self.rings.lock().unwrap_or_else(PoisonError::into_inner);
                std::mem::take(&mut *rings)
            };
            if rings.is_empty() {
                self.rang.notified().await;
                continue;
            }
            let rings = rings.into_iter().map(|(id, next)| Ring { id, next });
            self.doorbell.ring(rings.collect()).await;
        }
    }
}

fn new_id(name: &str, world: &dyn World) -> String {
    let fresh = hex(&world.fresh());
    format!("{name}/{}", &fresh[..16])
}
