//! All tables of a server: which are in memory, where they are kept, how often who may do what.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Connected, Store, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::budget::Budget;
use crate::command::{Command, Door, Glance};
use crate::config::Config;
use crate::error::ServerError;
use crate::node::Node;
use crate::ready::Ready;
use crate::thinking::BotThreads;
use crate::tokens;
use crate::world::World;

/// How many tables are read, and records written, at once.
const READERS: usize = 2;
/// How long a table that could not be read is not tried again.
const RETRY: Duration = Duration::from_secs(5);
/// The same where the database was away: that is over in a moment.
const RETRY_AWAY: Duration = Duration::from_millis(300);
/// How long the server counts as unhealthy after that.
const UNWELL: Duration = Duration::from_secs(60);
/// How many tables that could not be read are remembered.
const MOST_UNREAD: usize = 1000;

/// How a room is opened for a table that the store has.
pub(crate) type OpenRoom = fn(Arc<House>, String) -> Door;

/// All tables of a server.
pub struct House {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) budget: Budget,
    pub(crate) bots: BotThreads,
    /// Places for those who read a table from its lines or write a record.
    pub(crate) reading: Semaphore,
    /// Time, entropy, and who runs tasks.
    pub(crate) world: Arc<dyn World>,
    /// Which of several nodes this is, if there are several.
    pub(crate) node: Option<Arc<Node>>,
    /// Cancelled when the server is to stop.
    pub(crate) stop: CancellationToken,
    /// What links begin with.
    pub(crate) base: String,
    rooms: Mutex<HashMap<String, Door>>,
    open_room: OpenRoom,
    sockets: AtomicU64,
    /// What is known about the storage.
    pub(crate) ready: Ready,
    /// Tables that could not be read, why, and when that was.
    unread: Mutex<HashMap<String, (ReadFault, Instant)>>,
    /// How many codes were in use when last looked.
    codes: AtomicU64,
}

/// What a house is given besides its store.
pub(crate) struct Outside {
    pub(crate) world: Arc<dyn World>,
    pub(crate) node: Option<Arc<Node>>,
    /// What stamps are signed with.
    pub(crate) secret: [u8; 32],
    pub(crate) open_room: OpenRoom,
}

/// Why a table could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadFault {
    /// The store does not have it, or cannot read it.
    Store,
    /// The store does not answer.
    Away,
    /// Its lines do not add up to a table.
    Damaged,
    /// It has more lines than are read.
    TooLong,
}

/// A table that an id leads to.
pub(crate) struct TableRow {
    pub(crate) row: store::StoredTable,
    /// Whether the id is for watching only.
    pub(crate) watch_only: bool,
}

impl House {
    pub(crate) fn new(
        store: Store,
        config: Config,
        base: String,
        files: Option<u64>,
        outside: Outside,
    ) -> Arc<Self> {
        let Outside { world, node, secret, open_room } = outside;
        let budget = Budget::new(&config.limits, files, secret);
        let bots = BotThreads::new(config.bot_threads);
        Arc::new(House {
            store,
            config,
            budget,
            bots,
            reading: Semaphore::new(READERS),
            world,
            node,
            stop: CancellationToken::new(),
            base,
            rooms: Mutex::default(),
            open_room,
            sockets: AtomicU64::new(1),
            ready: Ready::default(),
            unread: Mutex::default(),
            codes: AtomicU64::new(0),
        })
    }

    /// The table of an id, or of an id for watching.
    pub(crate) async fn find(&self, id: &str) -> Result<TableRow, ServerError> {
        if !tokens::is_id(id) {
            return Err(ServerError::NoTable);
        }
        let row = self.store.table(id).await.inspect_err(|error| self.not_read(error))?;
        if let Some(row) = row {
            return Ok(TableRow { row, watch_only: false });
        }
        let row = self.store.by_watch(id).await.inspect_err(|error| self.not_read(error))?;
        let row = row.ok_or(ServerError::NoTable)?;
        Ok(TableRow { row, watch_only: true })
    }

    /// The handle of the room of a table that the store has.
    pub(crate) fn room(self: &Arc<Self>, id: &str) -> Door {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.get(id).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let door = (self.open_room)(self.clone(), id.to_owned());
        rooms.insert(id.to_owned(), door.clone());
        door
    }

    /// Whether a table is in memory.
    pub(crate) fn is_awake(&self, id: &str) -> bool {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).is_some_and(|door| !door.is_closed())
    }

    /// Asks a room for something and waits.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, ServerError> {
        let (reply, answer) = oneshot::channel();
        self.knock(id, command(reply)).await?;
        answer.await.map_err(|_| self.gone(id))
    }

    /// Sends a command to a room, and returns the handle of the room.
    pub(crate) async fn knock(
        self: &Arc<Self>,
        id: &str,
        mut command: Command,
    ) -> Result<Door, ServerError> {
        if let Some(error) = self.unread(id, RETRY) {
            return Err(error);
        }
        // A room may retire just before it receives this; then the next one has just been opened.
        for _ in 0..3 {
            let door = self.room(id);
            match door.send(command).await {
                Ok(()) => return Ok(door),
                Err(mpsc::error::SendError(unheard)) => command = unheard,
            }
        }
        Err(self.gone(id))
    }

    fn gone(&self, id: &str) -> ServerError {
        if self.stop.is_cancelled() {
            return ServerError::Stopping;
        }
        // A room of several nodes that cannot read answers nobody.
        let silent = if self.is_shared() { ServerError::Storage } else { ServerError::NoTable };
        self.unread(id, RETRY).unwrap_or(silent)
    }

    /// A table could not be read.
    pub(crate) fn could_not_read(&self, id: &str, why: ReadFault) {
        let mut unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        unread.retain(|_, (_, since)| since.elapsed() < UNWELL);
        if unread.len() < MOST_UNREAD {
            unread.insert(id.to_owned(), (why, Instant::now()));
        }
    }

    /// Why a table could not be read, if somebody tried lately.
    fn unread(&self, id: &str, lately: Duration) -> Option<ServerError> {
        let unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        let (why, since) = unread.get(id)?;
        let lately = if *why == ReadFault::Away { lately.min(RETRY_AWAY) } else { lately };
        (since.elapsed() < lately).then_some(match why {
            ReadFault::Store => ServerError::NoTable,
            ReadFault::Away => ServerError::Storage,
            ReadFault::Damaged => ServerError::Damaged,
            ReadFault::TooLong => ServerError::TooLong,
        })
    }

    /// Why a table could not be read just now, if it could not.
    pub(crate) fn why_unread(&self, id: &str) -> Option<ServerError> {
        self.unread(id, RETRY)
    }

    fn found_damage(&self) -> bool {
        let unread = self.unread.lock().unwrap_or_else(PoisonError::into_inner);
        let damaged = |(why, since): &(ReadFault, Instant)| {
            *why == ReadFault::Damaged && since.elapsed() < UNWELL
        };
        unread.values().any(damaged)
    }

    /// The time of tables, the same at all nodes.
    pub(crate) fn now(&self) -> u64 {
        let here = self.world.now();
        self.node.as_ref().map_or(here, |node| node.clock.at(here))
    }

    /// Whether other nodes may write at the tables of this one.
    pub(crate) fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    /// Whether this node does by itself what is due at a table.
    pub(crate) fn has_duty(&self, table: &str) -> bool {
        self.node.as_ref().is_none_or(|node| node.has_duty(table))
    }

    /// Whether nobody could do anything at a table for a while, and it has not gone on yet.
    pub(crate) fn was_paused(&self, table: &str) -> bool {
        self.node.as_ref().is_some_and(|node| node.was_paused(table))
    }

    /// Other nodes should know how far the room of a table is, and who is connected to it.
    pub(crate) fn note_room(&self, table: &str, next: u32, connected: impl FnOnce() -> Connected) {
        if let Some(node) = &self.node {
            node.note(table, next, connected());
        }
    }

    /// Other nodes should read what is new at a table; 0 for one that is gone.
    pub(crate) fn ring(&self, table: &str, next: u32) {
        if let Some(node) = &self.node {
            node.ring(table, next);
        }
    }

    /// Tells a room something, if there is one. It is not waited for: a room that has much to do will
    /// look anyhow.
    pub(crate) fn tell_room(&self, table: &str, command: Command) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.get(table) {
            let _ = door.try_send(command);
        }
    }

    /// A code that hardly anybody guesses, longer where many are in use or others were taken.
    pub(crate) fn new_code(&self, conflicts: u32) -> String {
        let digits = tokens::code_digits(self.codes.load(Ordering::Relaxed));
        tokens::code(digits + conflicts / 3)
    }

    /// Gives a table a code that nobody has.
    pub(crate) async fn give_code(&self, table: &str) -> Result<(), StoreError> {
        let mut conflicts = 0;
        loop {
            match self.store.set_code(table, Some(&self.new_code(conflicts))).await {
                Err(StoreError::Conflict) if conflicts < 8 => conflicts += 1,
                other => return other,
            }
        }
    }

    /// Forgets what is no longer needed, and looks how many codes are in use.
    pub(crate) async fn tidy(&self) {
        self.budget.forget();
        if let Ok(codes) = self.store.codes().await {
            self.codes.store(codes, Ordering::Relaxed);
        }
    }

    /// Forgets devices of a table that came and went, when there are too many.
    pub(crate) async fn prune_devices(self: &Arc<Self>, table: &str) -> Result<(), ServerError> {
        let keep = self.ask(table, |reply| Command::Present { reply }).await?;
        let most = self.config.limits.devices_per_table as usize;
        self.store.prune_devices(table, keep, most).await?;
        Ok(())
    }

    /// How a table stands, and what a device is there.
    pub(crate) async fn look(
        self: &Arc<Self>,
        id: &str,
        device: Option<u32>,
    ) -> Result<Glance, ServerError> {
        self.ask(id, |reply| Command::Look { device, reply }).await
    }

    /// Drops a room that nobody needs, unless somebody has just asked for it.
    pub(crate) fn retire(&self, id: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        rooms.remove(id);
        if let Some(node) = &self.node {
            node.close(id);
        }
        true
    }

    /// A room is gone.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        if let Some(node) = &self.node {
            node.close(id);
        }
    }

    /// A number for a new socket.
    pub(crate) fn socket_number(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Something could not be kept.
    pub(crate) fn storage_failed(&self) {
        self.ready.not_kept();
    }

    /// Something could not be read.
    pub(crate) fn not_read(&self, error: &StoreError) {
        // One that is away for a moment is not damaged: it is asked again by whoever asks.
        if matches!(error, StoreError::Disk { .. }) {
            self.ready.not_read();
        }
    }

    /// Whether things can be kept and read, as far as it was tried of late.
    pub(crate) async fn is_ready(&self) -> bool {
        let check = async { self.store.check().await.is_ok() };
        !self.stop.is_cancelled() && !self.found_damage() && self.ready.is(check).await
    }

    /// The link to a table.
    pub(crate) fn link(&self, id: &str) -> String {
        format!("{}/t/{id}", self.base)
    }
}
