//! The lines of a table: a list that only grows.

use rusqlite::{Connection, params};

use crate::error::StoreError;
use crate::store::Store;
use crate::tables::key;

/// Something that happened at a table, in the words of the caller.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    /// Its place in the list.
    pub number: u32,
    /// When it was written, in unix milliseconds.
    pub at: i64,
    /// What it says.
    pub text: String,
}

impl StoredLine {
    /// A line that was written at a time in unix milliseconds.
    pub fn new(number: u32, millis: u64, text: String) -> Self {
        StoredLine { number, at: i64::try_from(millis).unwrap_or(i64::MAX), text }
    }

    /// When it was written; nothing was before 1970.
    pub fn millis(&self) -> u64 {
        u64::try_from(self.at).unwrap_or(0)
    }
}

/// How large a table is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// How many lines it has.
    pub lines: u64,
    /// How many bytes they say.
    pub bytes: u64,
}

impl Store {
    /// Appends lines, all or none, and notes when the table was touched.
    /// [`StoreError::Conflict`] if one of the numbers is there already.
    pub async fn append(
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

    /// The lines of a table in order; none if there is no such table.
    pub async fn lines(&self, table: &str) -> Result<Vec<StoredLine>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT number, at, text FROM lines
                     WHERE table_key = (SELECT key FROM tables WHERE id = ?1) ORDER BY number",
                )?
                .query_map([table], |row| {
                    Ok(StoredLine { number: row.get(0)?, at: row.get(1)?, text: row.get(2)? })
                })?
                .collect()
        })
        .await
    }

    /// How large a table is, without reading what its lines say; nothing if there is no such table.
    pub async fn size(&self, table: &str) -> Result<Size, StoreError> {
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
