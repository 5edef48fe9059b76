//! The devices that may speak for a table. A device is a number and the hash of its token.

use rusqlite::{Connection, OptionalExtension, params};

use super::tables::key;
use crate::Hash;
use crate::error::StoreError;
use crate::sqlite::store::Sqlite;

impl Sqlite {
    /// Adds a device and gives it the next number of its table. Numbers begin at 1 and are never
    /// given twice. [`StoreError::Conflict`] if a device has that hash already.
    pub(crate) async fn add_device(&self, table: &str, hash: Hash) -> Result<u32, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            connection
                .prepare_cached("UPDATE tables SET used = 1 WHERE key = ?1")?
                .execute([key])?;
            insert(connection, key, &hash)
        })
        .await
    }

    /// The number of the device with a hash.
    pub(crate) async fn device(&self, table: &str, hash: Hash) -> Result<Option<u32>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT number FROM devices
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND hash = ?2",
                )?
                .query_row(params![table, hash], |row| row.get(0))
                .optional()
        })
        .await
    }

    /// Gives the device with one hash another, and says its number. Of two that do so at once, one
    /// finds nothing. [`StoreError::Conflict`] if a device has the new hash already.
    pub(crate) async fn rotate_device(
        &self,
        table: &str,
        old: Hash,
        new: Hash,
    ) -> Result<Option<u32>, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "UPDATE devices SET hash = ?3
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND hash = ?2
                     RETURNING number",
                )?
                .query_row(params![table, old, new], |row| row.get(0))
                .optional()
        })
        .await
    }

    /// Forgets a device; whether there was one.
    pub(crate) async fn drop_device(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "DELETE FROM devices
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number = ?2",
                )?
                .execute(params![table, number])
                .map(|dropped| dropped > 0)
        })
        .await
    }

    /// Forgets the oldest devices of a table where it has more than `most`, but none of those to
    /// `keep`; how many. Their numbers are not given again.
    pub(crate) async fn prune_devices(
        &self,
        table: &str,
        keep: Vec<u32>,
        most: usize,
    ) -> Result<usize, StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            let numbers: Vec<u32> = connection
                .prepare_cached("SELECT number FROM devices WHERE table_key = ?1 ORDER BY number")?
                .query_map([key], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            let excess = numbers.len().saturating_sub(most);
            let mut delete = connection
                .prepare_cached("DELETE FROM devices WHERE table_key = ?1 AND number = ?2")?;
            let goes = numbers.iter().filter(|number| !keep.contains(number)).take(excess);
            goes.map(|number| delete.execute(params![key, number])).sum()
        })
        .await
    }
}

pub(crate) fn insert(connection: &Connection, key: i64, hash: &Hash) -> rusqlite::Result<u32> {
    let number = connection
        .prepare_cached("UPDATE tables SET devices = devices + 1 WHERE key = ?1 RETURNING devices")?
        .query_row([key], |row| row.get(0))?;
    connection
        .prepare_cached("INSERT INTO devices (table_key, number, hash) VALUES (?1, ?2, ?3)")?
        .execute(params![key, number, hash])?;
    Ok(number)
}
