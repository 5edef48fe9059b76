//! The handle, and the threads behind it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::{CopyError, OpenError, StoreError};
use crate::sqlite::copies;
use crate::sqlite::folder::Folder;
use crate::sqlite::reader::{self, ReadJob};
use crate::sqlite::writer::{self, Request, WriteJob};
use crate::sqlite::{connection, folder, schema, traces};

const READERS: usize = 2;
/// How many requests may wait; who comes then waits for a place.
const WAITING: usize = 1024;

/// One SQLite database in a folder. A handle: its clones speak to the same database.
#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    folder: PathBuf,
    writes: mpsc::Sender<Message<Box<dyn Request>>>,
    reads: mpsc::Sender<Message<ReadJob>>,
    commits: Arc<AtomicU64>,
    ended: watch::Receiver<()>,
}

/// What a thread is told.
pub(crate) enum Message<J> {
    /// A job for the thread.
    Do(J),
    /// Remove what is left of deleted things.
    Clean,
    /// Finish what is queued, then stop.
    Close,
}

/// What a thread holds until it has put its connection away.
#[derive(Clone)]
struct ThreadHold {
    _folder: Arc<Folder>,
    _ended: watch::Sender<()>,
}

impl Sqlite {
    /// Opens the store in a folder. Folder and database are created if there are none; an older
    /// database is brought to the present version.
    pub(crate) fn open(dir: &Path) -> Result<Sqlite, OpenError> {
        let taken = Folder::take(dir)?;
        let file = taken.database();
        let failed = |error: rusqlite::Error| OpenError::of(&file, &error);
        if !file.exists() {
            folder::private_file(&file).map_err(|error| OpenError::disk(&file, error))?;
        }
        let mut writer = connection::to_write(&file).map_err(failed)?;
        // Nothing is changed in a database that turns out to be somebody else's.
        schema::version(&writer, &file)?;
        connection::use_wal(&writer, &file)?;
        schema::migrate(&mut writer, &file)?;
        traces::upgrade(&writer).map_err(failed)?;
        let readers: Result<Vec<_>, _> =
            (0..READERS).map(|_| connection::to_read(&file).map_err(failed)).collect();
        Sqlite::start(taken, dir, writer, readers?).map_err(|error| OpenError::disk(dir, error))
    }

    fn start(
        folder: Folder,
        dir: &Path,
        connection: Connection,
        readers: Vec<Connection>,
    ) -> std::io::Result<Sqlite> {
        let (writes, write_queue) = mpsc::channel(WAITING);
        let (reads, read_queue) = mpsc::channel(WAITING);
        let (alive, ended) = watch::channel(());
        let held = ThreadHold { _folder: Arc::new(folder), _ended: alive };
        let read_queue = Arc::new(Mutex::new(read_queue));
        let readers: std::io::Result<Vec<_>> = readers
            .into_iter()
            .map(|connection| {
                let queue = Arc::clone(&read_queue);
                spawn("store-reader", held.clone(), move || {
                    let connection = connection;
                    reader::serve(&connection, &queue);
                })
            })
            .collect();
        let readers = readers?;
        let commits = Arc::new(AtomicU64::new(0));
        let (count, back) = (Arc::clone(&commits), writes.downgrade());
        spawn("store-writer", held, move || {
            let mut connection = connection;
            writer::serve(&mut connection, write_queue, &back, &count);
            // SQLite removes the WAL with the last connection, if that one may write.
            for reader in readers {
                let _ = reader.join();
            }
        })?;
        Ok(Sqlite { folder: dir.to_owned(), writes, reads, commits, ended })
    }

    /// Finishes what is queued, empties the WAL and leaves the folder. Later requests of any
    /// handle get [`StoreError::Closed`].
    pub(crate) async fn close(&self) {
        // A queue that is closed already is as good.
        let _ = self.reads.send(Message::Close).await;
        let _ = self.writes.send(Message::Close).await;
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }

    /// Makes a tiny durable write, and reads a little of some table, to see whether the store works.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        self.write(|connection| {
            connection.prepare_cached("UPDATE pulse SET beats = beats + 1")?.execute([]).map(drop)
        })
        .await?;
        // The write has made the readers forget the pages that they had read before.
        self.read(look).await
    }

    /// How often this store has committed; fewer times than it was asked to write, if it was busy.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Copies the database to a new file while it is in use.
    pub(crate) async fn backup(&self, to: &Path) -> Result<(), CopyError> {
        let (folder, to) = (self.folder.clone(), to.to_owned());
        let broken = OpenError::disk(&to, "the copy broke off");
        let (reply, answer) = oneshot::channel();
        let copy = move || {
            let _ = reply.send(copies::backup(&folder, &to));
        };
        let spawned = thread::Builder::new().name("store-backup".to_owned()).spawn(copy);
        spawned.map_err(|error| OpenError::disk(&self.folder, error))?;
        answer.await.unwrap_or(Err(broken.into()))
    }

    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.send(WriteJob::new(work, reply), answer).await
    }

    /// Writes something that deletes tables: it is answered when they are gone from the files.
    pub(crate) async fn erase<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.send(WriteJob::new(work, reply).erasing(), answer).await
    }

    async fn send<T>(
        &self,
        request: impl Request + 'static,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let request = Message::Do(Box::new(request) as Box<dyn Request>);
        self.writes.send(request).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let read: ReadJob = Box::new(move |connection| {
            if !reply.is_closed() {
                let _ = reply.send(work(connection).map_err(|error| StoreError::of(&error)));
            }
        });
        self.reads.send(Message::Do(read)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Reads a few lines and devices of a table, another one each time. Damage shows as an error.
fn look(connection: &Connection) -> rusqlite::Result<()> {
    let some: i64 = connection
        .prepare_cached("SELECT coalesce(abs(random() % (max(key) + 1)), 0) FROM tables")?
        .query_row([], |row| row.get(0))?;
    // In the order of the rows themselves, not of an index that would do instead.
    connection
        .prepare_cached(
            "WITH some AS (SELECT key, id FROM tables WHERE key >= ?1 ORDER BY key LIMIT 1)
             SELECT (SELECT key FROM tables WHERE id = (SELECT id FROM some)),
                    (SELECT max(length(hash)) FROM (
                        SELECT hash FROM devices WHERE table_key = (SELECT key FROM some)
                        ORDER BY number LIMIT ?2)),
                    (SELECT max(length(text)) FROM (
                        SELECT text FROM lines WHERE table_key = (SELECT key FROM some)
                        ORDER BY number LIMIT ?2))",
        )?
        .query_row([some, 8], |_| Ok(()))
}

fn spawn(
    name: &str,
    held: ThreadHold,
    serve: impl FnOnce() + Send + 'static,
) -> std::io::Result<JoinHandle<()>> {
    let run = move || {
        // Dropped last, also when a thread dies: the lock outlives the connection.
        let _held = held;
        serve();
    };
    thread::Builder::new().name(name.to_owned()).spawn(run)
}

#[cfg(test)]
mod tests;
