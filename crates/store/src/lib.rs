//! The storage of live tables: everything a table must not forget, in one SQLite database.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{NewTable, Store, StoredLine};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(folder.path())?;
//! let table = NewTable { id: "t".into(), watch: "w".into(), created: 1, ..NewTable::default() };
//! store.create(table).await?;
//! store.append("t", vec![StoredLine { number: 1, at: 2, text: "0 r5".into() }], 2).await?;
//! assert_eq!(store.lines("t").await?.len(), 1);
//! store.close().await;
//! # Ok(())
//! # }
//! ```
//!
//! A table is a row with a list of [`StoredLine`]s that only grows, the devices that may speak for it and
//! the invites that are out. What a line says is the caller's business: this crate knows nothing of
//! games, of the network or of the time of day. Times are unix milliseconds that the caller gives,
//! and tokens come as hashes, never as themselves.
//!
//! [`Store`] is a handle to pass around: cloning it is cheap, its methods are `async` and need no
//! particular runtime.
//!
//! # Promises
//!
//! - **Answered means durable.** A write is answered when it has reached the disk (WAL with
//!   `synchronous=FULL`). A write that fails changes nothing.
//! - **Many writes, one commit.** One thread writes. It takes all that waits into one transaction,
//!   with a savepoint for each request, so that a refused request does not spoil its neighbours.
//! - **A full disk is an error, not an end.** Every request of the group gets
//!   [`StoreError::Disk`]; when there is space again, the store works again.
//! - **Read your writes.** Reads go to a few threads of their own and see every answered write.
//! - **One program.** A lock on `qlub.lock` keeps a second program out of the folder.
//! - **Nobody hangs.** If a thread of the store dies, its callers get [`StoreError::Closed`].
//! - **Deleted is gone.** When [`Storage::delete`] or [`Storage::expire`] is answered, deleted rows are
//!   overwritten, and neither the WAL nor unused pages hold them. A read that was under way and
//!   takes longer than a tenth of a second (another program's backup) keeps the WAL as long as it
//!   lasts, and up to a second more. Copies of rows that SQLite has left in corners of pages go
//!   when the file is written anew: before the answer in a database of up to 32 MiB, or if it was
//!   written anew lately, after a hundred times as long as that took; in a larger one once a day of
//!   service. A backup never has any of it. If the disk is full or broken, it is tried again. What
//!   the disk itself keeps of overwritten and cut-off blocks is out of reach.
//! - **No clock is trusted to delete.** A table is deleted for its age only if it is too old by the
//!   time of day now, was so when it was marked, and the program has run for a while in between.
//!
//! A request that has been queued is carried out even if its caller stops waiting for the answer.
//!
//! # The folder
//!
//! `qlub.db` is the database (with `-wal` and `-shm` beside it while it is open), `qlub.lock` the
//! lock. [`backup`] copies the database while it is in use, [`restore`] puts such a copy back. A
//! database of an older version is brought to the present one when it is opened; one of version 1 is
//! written anew by that, which takes about two seconds for 100 MiB, and twice its space besides.

mod cluster;
mod error;
pub mod postgres;
mod rows;
mod sqlite;
mod storage;

pub use cluster::{
    Claim, Cluster, Connected, Doorbell, DoorbellNews, LEASE, Pulse, Ring, TablePulse,
};
pub use error::{CopyError, OpenError, StoreError};
pub use rows::{
    EXPIRE_AT_ONCE, Expiry, ExpiryReport, INVITES_AT_ONCE, Invite, NewTable, Size, StoredLine,
    StoredTable,
};
pub use sqlite::{backup, database, raw_rate, restore};
pub use storage::{Storage, Store};

/// The hash of a secret token.
pub type Hash = [u8; 32];
