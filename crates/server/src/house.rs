//! All tables of a server: which are in memory, where they are kept, how often who may do what.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::Store;
use tokio::sync::{mpsc, oneshot, watch};

use crate::config::Config;
use crate::error::ServerError;
use crate::limits::Limits;
use crate::room::{self, Command, Door, Glance};
use crate::thinking::Thinking;
use crate::tokens;

/// All tables of a server.
pub struct House {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    pub(crate) bots: Thinking,
    pub(crate) stop: Stop,
    /// What links begin with.
    pub(crate) base: String,
    rooms: Mutex<HashMap<String, Door>>,
    sockets: AtomicU64,
    storage_failed: AtomicBool,
}

/// A table that an id leads to.
pub(crate) struct Found {
    pub(crate) row: store::Table,
    /// Whether the id is for watching only.
    pub(crate) watch_only: bool,
}

impl House {
    pub(crate) fn new(store: Store, config: Config, base: String) -> Arc<Self> {
        let limits = Limits::new(&config.limits);
        let bots = Thinking::new(config.bot_threads);
        Arc::new(House {
            store,
            config,
            limits,
            bots,
            stop: Stop::new(),
            base,
            rooms: Mutex::default(),
            sockets: AtomicU64::new(1),
            storage_failed: AtomicBool::new(false),
        })
    }

    /// The table of an id, or of an id for watching.
    pub(crate) async fn find(&self, id: &str) -> Result<Found, ServerError> {
        if !tokens::is_id(id) {
            return Err(ServerError::NoTable);
        }
        if let Some(row) = self.store.table(id).await? {
            return Ok(Found { row, watch_only: false });
        }
        let row = self.store.by_watch(id).await?.ok_or(ServerError::NoTable)?;
        Ok(Found { row, watch_only: true })
    }

    /// The way in to a table that the store has.
    pub(crate) fn room(self: &Arc<Self>, id: &str) -> Door {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.get(id).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let door = room::open(self.clone(), id.to_owned());
        rooms.insert(id.to_owned(), door.clone());
        door
    }

    /// Asks a room for something and waits.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, ServerError> {
        let (reply, answer) = oneshot::channel();
        self.knock(id, command(reply)).await?;
        answer.await.map_err(|_| self.gone())
    }

    /// Tells a room something, and gives the way in to it.
    pub(crate) async fn knock(
        self: &Arc<Self>,
        id: &str,
        mut command: Command,
    ) -> Result<Door, ServerError> {
        // A room may retire just before it hears the knock; the next one has just been opened.
        for _ in 0..3 {
            let door = self.room(id);
            match door.send(command).await {
                Ok(()) => return Ok(door),
                Err(mpsc::error::SendError(unheard)) => command = unheard,
            }
        }
        Err(self.gone())
    }

    fn gone(&self) -> ServerError {
        if self.stop.is_set() { ServerError::Stopping } else { ServerError::NoTable }
    }

    /// How a table stands, and what a device is there.
    pub(crate) async fn look(
        self: &Arc<Self>,
        id: &str,
        device: Option<u32>,
    ) -> Result<Glance, ServerError> {
        self.ask(id, |reply| Command::Look { device, reply }).await
    }

    /// A room that nobody needs goes, unless somebody has just knocked.
    pub(crate) fn retire(&self, id: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        rooms.remove(id);
        true
    }

    /// A room is gone.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// A number for a new socket.
    pub(crate) fn socket_number(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Something could not be kept.
    pub(crate) fn storage_failed(&self) {
        self.storage_failed.store(true, Ordering::Relaxed);
    }

    /// Whether things can be kept: after a failure, by trying.
    pub(crate) async fn is_ready(&self) -> bool {
        let works = self.store.check().await.is_ok();
        self.storage_failed.store(!works, Ordering::Relaxed);
        works && !self.stop.is_set()
    }

    /// The link to a table.
    pub(crate) fn link(&self, id: &str) -> String {
        format!("{}/t/{id}", self.base)
    }
}

/// Whether the server is to stop.
#[derive(Clone)]
pub(crate) struct Stop(Arc<watch::Sender<bool>>);

impl Stop {
    fn new() -> Self {
        Stop(Arc::new(watch::Sender::new(false)))
    }

    pub(crate) fn set(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it is set.
    pub(crate) async fn wait(&self) {
        let mut receiver = self.0.subscribe();
        // The sender lives as long as this handle.
        let _ = receiver.wait_for(|set| *set).await;
    }
}
