//! The thread that writes: all that waits goes into one transaction and is answered after its
//! commit.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::traces::{self, Traces};
use crate::error::StoreError;
use crate::sqlite::store::Message;

/// How many requests share a commit at most.
const AT_ONCE: usize = 256;
/// After how long the writer comes back to what it could not clean.
const AGAIN: Duration = Duration::from_secs(1);

/// A write, answered when its group is on the disk.
pub(crate) trait Request: Send {
    /// Writes, and says whether that worked.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// Answers, given what became of the group.
    fn answer(self: Box<Self>, group: Result<(), StoreError>);
    /// Whether it is answered only when what it deleted is gone.
    fn erases(&self) -> bool;
}

/// A request made of a closure.
pub(crate) struct WriteJob<T, F> {
    work: Option<F>,
    done: Result<T, StoreError>,
    erases: bool,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> WriteJob<T, F> {
    /// A request that has not run yet.
    pub(crate) fn new(work: F, reply: oneshot::Sender<Result<T, StoreError>>) -> Self {
        WriteJob { work: Some(work), done: Err(StoreError::Closed), erases: false, reply }
    }

    /// The same, of a request that deletes tables.
    pub(crate) fn erasing(self) -> Self {
        WriteJob { erases: true, ..self }
    }
}

impl<T, F> Request for WriteJob<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> rusqlite::Result<T> + Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if let Some(work) = self.work.take() {
            self.done = work(connection).map_err(|error| StoreError::of(&error));
        }
        self.done.as_ref().map(drop).map_err(Clone::clone)
    }

    fn answer(self: Box<Self>, group: Result<(), StoreError>) {
        // Nobody may be waiting any more.
        let _ = self.reply.send(group.and(self.done));
    }

    fn erases(&self) -> bool {
        self.erases
    }
}

/// Serves until the queue is closed and empty.
pub(crate) fn serve(
    connection: &mut Connection,
    mut queue: mpsc::Receiver<Message<Box<dyn Request>>>,
    back: &mpsc::WeakSender<Message<Box<dyn Request>>>,
    commits: &AtomicU64,
) {
    // A program that was killed may have left some.
    let mut traces = Traces::new();
    let mut comes_back = traces.remove(connection) && come_back(back.clone());
    while let Some(first) = queue.blocking_recv() {
        let mut group = Vec::new();
        let mut must_clean = false;
        let mut next = Some(first);
        while let Some(message) = next {
            match message {
                Message::Do(request) => group.push(request),
                Message::Clean => (must_clean, comes_back) = (true, false),
                Message::Close => queue.close(),
            }
            next = if group.len() < AT_ONCE { queue.try_recv().ok() } else { None };
        }
        let outcome = write(connection, &mut group);
        commits.fetch_add((outcome.is_ok() && !group.is_empty()).into(), Ordering::Relaxed);
        let (erasing, others): (Vec<_>, Vec<_>) =
            group.into_iter().partition(|request| request.erases());
        answer(others, &outcome);
        if (must_clean || !erasing.is_empty()) && traces.remove(connection) && !comes_back {
            comes_back = come_back(back.clone());
        }
        answer(erasing, &outcome);
    }
    // What is not moved now is moved when the database is opened again.
    let _ = traces::empty_wal(connection);
}

fn answer(group: Vec<Box<dyn Request>>, outcome: &Result<(), StoreError>) {
    for request in group {
        request.answer(outcome.clone());
    }
}

/// Has the writer clean again in a while; whether it will.
fn come_back(queue: mpsc::WeakSender<Message<Box<dyn Request>>>) -> bool {
    let wait = move || {
        thread::sleep(AGAIN);
        if let Some(queue) = queue.upgrade() {
            // A store that was closed is cleaned when it is opened again.
            let _ = queue.blocking_send(Message::Clean);
        }
    };
    thread::Builder::new().name("store-again".to_owned()).spawn(wait).is_ok()
}

fn write(connection: &mut Connection, group: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
    if group.is_empty() {
        return Ok(());
    }
    // Left over only if the disk failed in the middle of a rollback.
    if !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK").map_err(disk)?;
    }
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(disk)?;
    for request in group {
        apart(&transaction, request.as_mut())?;
    }
    transaction.commit().map_err(disk)
}

/// Runs a request so that its failure leaves nothing behind. The error is one that ends the group.
fn apart(connection: &Connection, request: &mut dyn Request) -> Result<(), StoreError> {
    let run = |sql| connection.prepare_cached(sql)?.execute([]).map(drop);
    run("SAVEPOINT request").map_err(disk)?;
    match request.run(connection) {
        Ok(()) => {}
        // If the disk fails, SQLite gives up the whole transaction and its savepoints.
        Err(error) if connection.is_autocommit() => return Err(error),
        Err(_) => run("ROLLBACK TO request").map_err(disk)?,
    }
    run("RELEASE request").map_err(disk)
}

#[allow(clippy::needless_pass_by_value, reason = "it is what map_err gives")]
fn disk(error: rusqlite::Error) -> StoreError {
    StoreError::Disk { says: error.to_string() }
}
