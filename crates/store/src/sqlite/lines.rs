//! The lines of a table: a list that only grows.

use rusqlite::{Connection, params};

use super::tables::key;
use crate::error::StoreError;
use crate::rows::{Size, StoredLine};
use crate::sqlite::store::Sqlite;

impl Sqlite {
    /// Appends lines, all or none, and notes when the table was touched.
    /// [`StoreError::Conflict`] if one of the numbers is there already.
    pub(crate) async fn append(
        &self,
        table: &str,
        lines: Vec<StoredLine>,
        touched: i64,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| {
            let key = key(connection, &table)?;
            insert(connection, key, &lines)?;
            connection
                .prepare_cached(
                    "UPDATE tables SET touched = ?2, used = 1, marked = NULL WHERE key = ?1",
                )?
                .execute(params![key, touched])
                .map(drop)
        })
        .await
    }

    pub(crate) async fn lines_from(
        &self,
        table: &str,
        first: u32,
    ) -> Result<Vec<StoredLine>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT number, at, text FROM lines
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number >= ?2
                     ORDER BY number",
                )?
                .query_map(params![table, first], |row| {
                    Ok(StoredLine { number: row.get(0)?, at: row.get(1)?, text: row.get(2)? })
                })?
                .collect()
        })
        .await
    }

    /// How large a table is, without reading what its lines say; nothing if there is no such table.
    pub(crate) async fn size(&self, table: &str) -> Result<Size, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT count(*), coalesce(sum(octet_length(text)), 0) FROM lines
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1)",
                )?
                .query_row([table], |row| {
                    let (lines, bytes): (i64, i64) = (row.get(0)?, row.get(1)?);
                    Ok(Size { lines: lines.unsigned_abs(), bytes: bytes.unsigned_abs() })
                })
        })
        .await
    }
}

pub(crate) fn insert(
    connection: &Connection,
    key: i64,
    lines: &[StoredLine],
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO lines (table_key, number, at, text) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for line in lines {
        statement.execute(params![key, line.number, line.at, line.text])?;
    }
    Ok(())
}
