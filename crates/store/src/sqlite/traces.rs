//! Removes deleted data from the bytes of the database and of its WAL.
//!
//! Deleted rows are overwritten (`secure_delete`), pages that are no longer used are cut off
//! (`incremental_vacuum`), and the WAL, which holds pages as they were, is emptied. That is not all:
//! when SQLite moves rows between pages, it leaves copies in space that it considers unused, and
//! overwrites only the row itself when that is deleted. So the file is also rewritten (`VACUUM`).

use std::time::{Duration, Instant};

use rusqlite::{Connection, Result};

use super::connection;

/// A database up to this size is written anew as soon as something was deleted: it takes a moment.
const SMALL: i64 = 32 << 20;
/// A small one is written anew for at most one part in so many of the time.
const REST: u32 = 100;
/// A large one is written anew once in so many milliseconds of service: writers wait meanwhile.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long nothing is tried after the disk has refused.
const REFUSED: Duration = Duration::from_secs(60);
/// How many pages are cut off before others may write again.
const PAGES: u32 = 2048;
/// How long the writer waits for readers to leave the WAL.
const READERS: Duration = Duration::from_millis(100);

/// What there is still to remove.
pub(crate) struct Traces {
    rest_until: Instant,
}

impl Traces {
    /// Nothing is known yet.
    pub(crate) fn new() -> Self {
        Traces { rest_until: Instant::now() }
    }

    /// Removes what may be removed now; whether something is left for which it should be tried
    /// again soon.
    pub(crate) fn remove(&mut self, connection: &Connection) -> bool {
        // A disk that fails now may work later.
        let anew = self.rewrite(connection).unwrap_or(true);
        let pages = cut_off(connection).unwrap_or(true);
        let wal = !empty_wal(connection).unwrap_or(false);
        anew || pages || wal
    }

    /// Writes the database anew if that is due; whether it is due soon.
    fn rewrite(&mut self, connection: &Connection) -> Result<bool> {
        let (traces, served): (bool, i64) = connection
            .prepare_cached("SELECT traces, time - rewritten FROM service")?
            .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let is_small = bytes(connection)? <= SMALL;
        if !traces || !is_small && served < DAY {
            return Ok(false);
        }
        let start = Instant::now();
        if start < self.rest_until {
            return Ok(true);
        }
        self.rest_until = start + REFUSED;
        write_anew(connection)?;
        connection.execute("UPDATE service SET traces = 0, rewritten = time", [])?;
        self.rest_until = Instant::now() + start.elapsed() * REST;
        Ok(false)
    }
}

/// Writes a database anew that was made before pages could be cut off. Nothing that was deleted
/// from it is left then.
pub(crate) fn upgrade(connection: &Connection) -> Result<()> {
    let kind: u32 = connection.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    if kind != 2 {
        write_anew(connection)?;
        empty_wal(connection)?;
    }
    Ok(())
}

fn write_anew(connection: &Connection) -> Result<()> {
    // Not every system has a folder for temporary files.
    let is_small = bytes(connection)? <= SMALL;
    connection.pragma_update(None, "temp_store", if is_small { "MEMORY" } else { "DEFAULT" })?;
    connection.execute_batch("VACUUM")
}

/// Cuts off pages that are not used; whether there are more.
fn cut_off(connection: &Connection) -> Result<bool> {
    let unused = || connection.pragma_query_value(None, "freelist_count", |row| row.get(0));
    let before: u32 = unused()?;
    if before == 0 {
        return Ok(false);
    }
    // Every step cuts off one page.
    let mut cut = connection.prepare(&format!("PRAGMA incremental_vacuum({PAGES})"))?;
    let mut rows = cut.query([])?;
    while rows.next()?.is_some() {}
    Ok(unused()? > 0)
}

/// Moves everything from the WAL to the database and empties it; whether readers let it.
pub(crate) fn empty_wal(connection: &Connection) -> Result<bool> {
    connection.busy_timeout(READERS)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
    connection.busy_timeout(connection::PATIENCE)?;
    busy.map(|busy: bool| !busy)
}

fn bytes(connection: &Connection) -> Result<i64> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    Ok(number("page_count")? * number("page_size")?)
}
