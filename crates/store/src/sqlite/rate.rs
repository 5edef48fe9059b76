//! How fast a disk is: an upper bound to compare a store with.

use std::fs;
use std::path::Path;
use std::process;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::connection;
use crate::error::OpenError;

/// Durable transactions of one row in a second on the disk of a folder, one after the other, with
/// the settings of a store. Measured for some time, in a file that is gone afterwards.
pub fn raw_rate(dir: &Path, time: Duration) -> Result<f64, OpenError> {
    let file = dir.join(format!("rate-{}.db", process::id()));
    let rate = measure(&file, time);
    for suffix in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(super::folder::beside(&file, suffix));
    }
    rate
}

fn measure(file: &Path, time: Duration) -> Result<f64, OpenError> {
    let failed = |error: rusqlite::Error| OpenError::of(file, &error);
    let connection = connection::to_write(file).map_err(failed)?;
    connection::use_wal(&connection, file)?;
    count(&connection, time).map_err(failed)
}

fn count(connection: &Connection, time: Duration) -> rusqlite::Result<f64> {
    connection.execute_batch("CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT) STRICT")?;
    let mut insert = connection.prepare("INSERT INTO rows (text) VALUES ('a line of a game')")?;
    let start = Instant::now();
    let mut rows = 0.0;
    while start.elapsed() < time {
        insert.execute([])?;
        rows += 1.0;
    }
    Ok(rows / start.elapsed().as_secs_f64())
}
