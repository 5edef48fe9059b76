//! What every database behind a [`Store`] can do.

use std::fmt;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

use crate::Hash;
use crate::error::{CopyError, OpenError, StoreError};
use crate::rows::{Expiry, ExpiryReport, Invite, NewTable, Size, StoredLine, StoredTable};
use crate::sqlite::Sqlite;

/// The storage of live tables. A handle: its clones speak to the same database.
#[derive(Clone)]
pub struct Store(Arc<dyn Storage>);

impl Store {
    /// Opens the store in a folder, in one SQLite file. Folder and database are created if there are
    /// none; an older database is brought to the present version.
    pub fn open(dir: &Path) -> Result<Store, OpenError> {
        Ok(Store::of(Sqlite::open(dir)?))
    }

    /// A store of some kind.
    pub fn of(storage: impl Storage) -> Store {
        Store(Arc::new(storage))
    }

    /// Appends lines, all or none, and notes when the table was touched. [`StoreError::Conflict`] if
    /// one of the numbers is there already: so of two who append behind the same line one is refused.
    pub async fn append(
        &self,
        table: &str,
        lines: Vec<StoredLine>,
        touched: i64,
    ) -> Result<(), StoreError> {
        self.append_once(table, lines, touched, 0).await
    }
}

impl Deref for Store {
    type Target = dyn Storage;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

/// What every database behind a [`Store`] can do. One suite of tests holds for all of them.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Makes a table. [`StoreError::Conflict`] if its id, watch id or code is taken.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// The table with an id.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The table with a watch id.
    async fn by_watch(&self, watch: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The table with a code.
    async fn by_code(&self, code: &str) -> Result<Option<StoredTable>, StoreError>;

    /// Gives a table a code or takes it away; who needs one again can be given another.
    /// [`StoreError::Conflict`] if another table has it.
    async fn set_code(&self, table: &str, code: Option<&str>) -> Result<(), StoreError>;

    /// Notes when a table was finished, or that it goes on.
    async fn finish(&self, table: &str, at: Option<i64>) -> Result<(), StoreError>;

    /// Deletes a table and all that belongs to it; whether there was one. What is promised of its
    /// bytes is said at the top of this crate.
    async fn delete(&self, table: &str) -> Result<bool, StoreError>;

    /// The ids of all tables, finished or not, oldest first.
    async fn tables(&self) -> Result<Vec<String>, StoreError>;

    /// How many tables there are, finished or not.
    async fn count(&self) -> Result<u64, StoreError>;

    /// How many codes are in use.
    async fn codes(&self) -> Result<u64, StoreError>;

    /// Appends as [`Store::append`] does. Where the answer may get lost ([`StoreError::Unsure`]), it can
    /// be asked again with the same lines and the same mark, which nobody else uses: what was kept the
    /// first time is then answered as kept and not kept twice. The mark 0 is nobody's.
    async fn append_once(
        &self,
        table: &str,
        lines: Vec<StoredLine>,
        touched: i64,
        mark: u64,
    ) -> Result<(), StoreError>;

    /// The lines of a table from a number on, in order; none if there is no such table.
    async fn lines_from(&self, table: &str, first: u32) -> Result<Vec<StoredLine>, StoreError>;

    /// The lines of a table in order; none if there is no such table.
    async fn lines(&self, table: &str) -> Result<Vec<StoredLine>, StoreError> {
        self.lines_from(table, 0).await
    }

    /// How large a table is, without reading what its lines say; nothing if there is no such table.
    async fn size(&self, table: &str) -> Result<Size, StoreError>;

    /// Adds a device and gives it the next number of its table. Numbers begin at 1 and are never
    /// given twice. [`StoreError::Conflict`] if a device has that hash already.
    async fn add_device(&self, table: &str, hash: Hash) -> Result<u32, StoreError>;

    /// The number of the device with a hash.
    async fn device(&self, table: &str, hash: Hash) -> Result<Option<u32>, StoreError>;

    /// Gives the device with one hash another, and says its number. Of two that do so at once, one
    /// finds nothing. [`StoreError::Conflict`] if a device has the new hash already.
    async fn rotate_device(
        &self,
        table: &str,
        old: Hash,
        new: Hash,
    ) -> Result<Option<u32>, StoreError>;

    /// Forgets a device; whether there was one.
    async fn drop_device(&self, table: &str, number: u32) -> Result<bool, StoreError>;

    /// Forgets the oldest devices of a table where it has more than `most`, but none of those to
    /// `keep`; how many. Their numbers are not given again.
    async fn prune_devices(
        &self,
        table: &str,
        keep: Vec<u32>,
        most: usize,
    ) -> Result<usize, StoreError>;

    /// Puts an invite out. [`StoreError::Conflict`] if its hash is out already.
    async fn put_invite(&self, table: &str, hash: Hash, invite: Invite) -> Result<(), StoreError>;

    /// Takes an invite, which is used up by that. Of many who take it, one gets it; an expired one
    /// nobody gets.
    async fn take_invite(
        &self,
        table: &str,
        hash: Hash,
        now: i64,
    ) -> Result<Option<Invite>, StoreError>;

    /// Takes back all invites to a seat; how many there were.
    async fn revoke_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError>;

    /// Marks tables that are too old, takes the mark from those that are not, and deletes those
    /// that have been marked for long enough. At most [`EXPIRE_AT_ONCE`](crate::EXPIRE_AT_ONCE) at a
    /// time; ask again, with no time passed, until there are none.
    async fn expire(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError>;

    /// Makes a tiny durable write, and reads a little of some table, to see whether the store works.
    async fn check(&self) -> Result<(), StoreError>;

    /// How often this store has committed; fewer times than it was asked to write, if it was busy and
    /// takes writes together.
    fn commits(&self) -> u64;

    /// Copies the database to a new file while it is in use, where it is a file.
    async fn backup(&self, to: &Path) -> Result<(), CopyError>;

    /// Finishes what is under way and lets go. Later requests of any handle get
    /// [`StoreError::Closed`].
    async fn close(&self);
}
