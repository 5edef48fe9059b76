//! Connections to a database, with the settings that the promises rest on.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Result};

use crate::error::OpenError;

/// How long a connection waits for another one's lock.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);
const STATEMENTS: usize = 64;
/// What is kept of a WAL that a burst has made long.
const WAL_BYTES: i64 = 64 << 20;

/// A connection that writes durably. The file is created if there is none.
pub(crate) fn to_write(file: &Path) -> Result<Connection> {
    let connection = open(file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "secure_delete", true)?;
    // For a database without tables; another one is changed by writing it anew. Set again, it would
    // be a write.
    if connection.pragma_query_value(None, "auto_vacuum", |row| row.get::<_, u32>(0))? == 0 {
        connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    }
    Ok(connection)
}

/// A connection that only reads.
pub(crate) fn to_read(file: &Path) -> Result<Connection> {
    open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Lets readers and the writer work at the same time.
pub(crate) fn use_wal(connection: &Connection, file: &Path) -> std::result::Result<(), OpenError> {
    let settle = || {
        connection.pragma_update(None, "journal_size_limit", WAL_BYTES)?;
        journal(connection, "wal")
    };
    match settle().map_err(|error| OpenError::of(file, &error))?.as_str() {
        "wal" => Ok(()),
        other => Err(OpenError::disk(file, format!("no WAL on this disk, only {other:?}"))),
    }
}

/// Sets the kind of journal and says which one it has become.
pub(crate) fn journal(connection: &Connection, mode: &str) -> Result<String> {
    connection.pragma_update_and_check(None, "journal_mode", mode, |row| row.get(0))
}

fn open(file: &Path, flags: OpenFlags) -> Result<Connection> {
    let connection = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}
