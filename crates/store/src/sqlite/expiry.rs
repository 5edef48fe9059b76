//! Old tables are deleted, by a clock that may be wrong.
//!
//! The time of day can jump: a computer starts with the wrong date and is set right later. What is
//! too old by the time of day is therefore only marked at first. It is deleted when the program has
//! run for a while since, and the table is still too old. That while is measured in *service time*,
//! which the caller adds up from a clock that does not jump.

use std::time::Duration;

use rusqlite::{Connection, params};

use super::invites;
use crate::error::StoreError;
use crate::rows::{EXPIRE_AT_ONCE, Expiry, ExpiryReport};
use crate::sqlite::store::Sqlite;

impl Sqlite {
    /// Marks tables that are too old, takes the mark from those that are not, and deletes those
    /// that have been marked for long enough. At most `EXPIRE_AT_ONCE` at a time; ask again, with
    /// no time passed, until there are none.
    pub(crate) async fn expire(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError> {
        self.erase(move |connection| {
            invites::remove_expired(connection, expiry.now)?;
            let service = serve(connection, expiry.passed)?;
            mark(connection, &expiry, service)?;
            let deleted = delete(connection, &expiry, service)?;
            let marked: i64 = connection
                .prepare_cached("SELECT count(*) FROM tables WHERE marked IS NOT NULL")?
                .query_row([], |row| row.get(0))?;
            Ok(ExpiryReport { deleted, marked: marked.unsigned_abs() })
        })
        .await
    }
}

/// Adds to the service time, and says it.
fn serve(connection: &Connection, passed: Duration) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("UPDATE service SET time = time + ?1 RETURNING time")?
        .query_row([millis(passed)], |row| row.get(0))
}

fn mark(connection: &Connection, expiry: &Expiry, service: i64) -> rusqlite::Result<()> {
    let (finished, idle) = (expiry.finished_before, expiry.idle_before);
    connection
        .prepare_cached(
            "UPDATE tables SET marked = NULL
             WHERE marked IS NOT NULL AND NOT iif(finished IS NULL, touched < ?2, finished < ?1)",
        )?
        .execute([finished, idle])?;
    connection
        .prepare_cached(
            "UPDATE tables SET marked = ?3
             WHERE marked IS NULL AND iif(finished IS NULL, touched < ?2, finished < ?1)",
        )?
        .execute([finished, idle, service])
        .map(drop)
}

/// Everything that is still marked is too old.
fn delete(connection: &Connection, expiry: &Expiry, service: i64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            "DELETE FROM tables WHERE key IN (
                SELECT key FROM tables WHERE marked <= ?1
                UNION
                SELECT key FROM tables WHERE used = 0 AND created < ?2
                LIMIT ?3
             ) RETURNING id",
        )?
        .query_map(
            params![
                service.saturating_sub(millis(expiry.patience)),
                expiry.unused_before,
                EXPIRE_AT_ONCE as i64
            ],
            |row| row.get(0),
        )?
        .collect()
}

fn millis(time: Duration) -> i64 {
    // A century is as good as for ever, and cannot overflow a sum.
    const MOST: i64 = 100 * 365 * 24 * 60 * 60 * 1000;
    i64::try_from(time.as_millis()).map_or(MOST, |millis| millis.min(MOST))
}
