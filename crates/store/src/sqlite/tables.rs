//! The tables themselves: made, found, finished and forgotten.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{devices, lines};
use crate::error::StoreError;
use crate::rows::{NewTable, StoredTable};
use crate::sqlite::store::Sqlite;

impl Sqlite {
    /// Makes a table. [`StoreError::Conflict`] if its id, watch id or code is taken.
    pub(crate) async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO tables (id, watch, code, created, touched)
                     VALUES (?1, ?2, ?3, ?4, ?4)",
                )?
                .execute(params![table.id, table.watch, table.code, table.created])?;
            let key = connection.last_insert_rowid();
            lines::insert(connection, key, &table.lines)?;
            if let Some(hash) = &table.device_hash {
                devices::insert(connection, key, hash)?;
            }
            Ok(())
        })
        .await
    }

    /// The table with an id.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("SELECT * FROM tables WHERE id = ?1", id).await
    }

    /// The table with a watch id.
    pub(crate) async fn by_watch(&self, watch: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("SELECT * FROM tables WHERE watch = ?1", watch).await
    }

    /// The table with a code.
    pub(crate) async fn by_code(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("SELECT * FROM tables WHERE code = ?1", code).await
    }

    /// Gives a table a code or takes it away; who needs one again can be given another.
    /// [`StoreError::Conflict`] if another table has it.
    pub(crate) async fn set_code(&self, table: &str, code: Option<&str>) -> Result<(), StoreError> {
        let (table, code) = (table.to_owned(), code.map(str::to_owned));
        self.write(move |connection| {
            let key = key(connection, &table)?;
            connection
                .prepare_cached("UPDATE tables SET code = ?2 WHERE key = ?1")?
                .execute(params![key, code])
                .map(drop)
        })
        .await
    }

    /// Notes when a table was finished, or that it goes on.
    pub(crate) async fn finish(&self, table: &str, at: Option<i64>) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            connection
                .prepare_cached(
                    "UPDATE tables SET finished = ?2, used = 1, marked = NULL WHERE key = ?1",
                )?
                .execute(params![key, at])
                .map(drop)
        })
        .await
    }

    /// Deletes a table and all that belongs to it; whether there was one. What is promised of its
    /// bytes is said at the top of this crate.
    pub(crate) async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.erase(move |connection| {
            connection
                .prepare_cached("DELETE FROM tables WHERE id = ?1")?
                .execute([table])
                .map(|deleted| deleted > 0)
        })
        .await
    }

    /// The ids of all tables, finished or not, oldest first.
    pub(crate) async fn tables(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT id FROM tables ORDER BY key")?
                .query_map([], first)?
                .collect()
        })
        .await
    }

    /// How many tables there are, finished or not. They are counted as they come and go.
    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        self.figure("SELECT tables FROM service").await
    }

    /// How many codes are in use.
    pub(crate) async fn codes(&self) -> Result<u64, StoreError> {
        self.figure("SELECT codes FROM service").await
    }

    async fn figure(&self, sql: &'static str) -> Result<u64, StoreError> {
        self.read(move |connection| {
            let figure: i64 = connection.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
            Ok(figure.unsigned_abs())
        })
        .await
    }

    async fn find(
        &self,
        sql: &'static str,
        value: &str,
    ) -> Result<Option<StoredTable>, StoreError> {
        let value = value.to_owned();
        self.read(move |connection| {
            connection.prepare_cached(sql)?.query_row([value], table).optional()
        })
        .await
    }
}

/// The key of a table that must be there.
pub(crate) fn key(connection: &Connection, id: &str) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("SELECT key FROM tables WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
}

fn table(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
    Ok(StoredTable {
        id: row.get("id")?,
        watch: row.get("watch")?,
        code: row.get("code")?,
        created: row.get("created")?,
        touched: row.get("touched")?,
        finished: row.get("finished")?,
    })
}

fn first(row: &Row<'_>) -> rusqlite::Result<String> {
    row.get(0)
}
