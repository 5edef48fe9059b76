//! Old tables are deleted, by a clock that may be wrong.
//!
//! The time of day can jump: a computer starts with the wrong date and is set right later. What is
//! too old by the time of day is therefore only marked at first. It is deleted when the program has
//! run for a while since, and the table is still too old. That while is measured in *service time*,
//! which the caller adds up from a clock that does not jump.

use std::time::Duration;

use rusqlite::{Connection, params};

use crate::error::StoreError;
use crate::invites;
use crate::store::Store;

/// How many tables [`Store::expire`] deletes in one go, so that players need not wait for it.
pub const EXPIRE_AT_ONCE: usize = 256;

/// What is too old. Times of day are unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// The time of day: invites that expire by then are removed.
    pub now: i64,
    /// Tables finished before this are too old.
    pub finished_before: i64,
    /// Unfinished tables not touched since this are too old.
    pub idle_before: i64,
    /// Tables made before this at which nothing has happened go at once, without a mark: neither a
    /// line nor a device has come since they were made, so nothing is lost if the clock is wrong.
    pub unused_before: i64,
    /// How long the program has run since it last asked with success, by a clock that does not
    /// jump.
    pub passed: Duration,
    /// How long the program must have run since a table was marked before it is deleted.
    pub patience: Duration,
}

/// What became of old tables.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ExpiryReport {
    /// The ids of those that are gone.
    pub deleted: Vec<String>,
    /// How many are marked and still there.
    pub marked: u64,
}

impl Store {
    /// Marks tables that are too old, takes the mark from those that are not, and deletes those
    /// that have been marked for long enough. At most [`EXPIRE_AT_ONCE`] at a time; ask again, with
    /// no time passed, until there are none.
    pub async fn expire(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError> {
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
