//! One PostgreSQL database for any number of nodes.
//!
//! Every write is one statement and commits by itself, and durably before it is answered. A line is
//! appended by a compare-and-set: its number is its place, and a number that is taken is a conflict,
//! whoever took it. Nothing else keeps two nodes apart, and nothing else has to.

mod address;
mod cluster;
mod devices;
mod doorbell;
mod expiry;
mod invites;
mod lines;
mod schema;
mod storage;
mod tables;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Timeouts};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

pub use address::{Address, BadAddress};
pub use doorbell::PostgresDoorbell;
pub use schema::{MIGRATIONS, Migration, migrate};

use crate::error::{OpenError, StoreError};

/// How many connections a node has at most, besides the one of its doorbell.
const CONNECTIONS: usize = 16;
/// How long a request waits for one of them.
const WAIT: Duration = Duration::from_secs(5);

/// The values of a statement.
pub(crate) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A PostgreSQL database. A handle: its clones share their connections.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
    commits: Arc<AtomicU64>,
    closed: Arc<AtomicBool>,
}

impl Postgres {
    /// Connects to a database, and brings it to the present version if it is older.
    pub async fn connect(address: &Address) -> Result<Self, OpenError> {
        let tls = address.tls()?;
        let mut client = connect(address).await?;
        migrate(&mut client, MIGRATIONS).await?;
        let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(address.config().clone(), tls, config);
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .timeouts(Timeouts { wait: Some(WAIT), create: Some(WAIT), recycle: Some(WAIT) })
            .runtime(deadpool_postgres::Runtime::Tokio1)
            .build()
            .map_err(|error| OpenError::Database { says: error.to_string() })?;
        let (commits, closed) = (Arc::default(), Arc::default());
        Ok(Postgres { pool, commits, closed })
    }

    async fn client(&self) -> Result<Object, StoreError> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(StoreError::Closed);
        }
        self.pool.get().await.map_err(|error| StoreError::Away { says: error.to_string() })
    }

    /// Reads. A connection that turns out to be broken is no reason to fail: there are others.
    async fn read(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let mut tries = 0;
        loop {
            let client = self.client().await?;
            let read = async { client.query(&client.prepare_cached(sql).await?, values).await };
            match read.await {
                Ok(rows) => return Ok(rows),
                Err(error) if is_broken(&error) && tries < CONNECTIONS => tries += 1,
                Err(error) => return Err(refused(&error)),
            }
        }
    }

    /// Writes, in one statement. A connection that breaks on the way leaves it unsure whether that was
    /// kept.
    async fn write(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let mut tries = 0;
        let (client, statement) = loop {
            let client = self.client().await?;
            match client.prepare_cached(sql).await {
                Ok(statement) => break (client, statement),
                // Nothing was asked yet.
                Err(error) if is_broken(&error) && tries < CONNECTIONS => tries += 1,
                Err(error) => return Err(refused(&error)),
            }
        };
        let rows = client.query(&statement, values).await.map_err(|error| {
            if is_broken(&error) { StoreError::Unsure } else { refused(&error) }
        })?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        Ok(rows)
    }
}

/// A connection of its own.
pub(crate) async fn connect(address: &Address) -> Result<tokio_postgres::Client, OpenError> {
    let connected = address.config().connect(address.tls()?).await;
    let (client, connection) = connected.map_err(|error| opening(&error))?;
    // It ends with its client, who hears of what went wrong.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

/// Whether a connection broke, was cut off or cancelled: nobody knows what became of what it was asked.
fn is_broken(error: &Error) -> bool {
    let Some(code) = error.code() else { return true };
    let ended = [
        &SqlState::ADMIN_SHUTDOWN,
        &SqlState::CRASH_SHUTDOWN,
        &SqlState::CANNOT_CONNECT_NOW,
        &SqlState::QUERY_CANCELED,
        &SqlState::IDLE_SESSION_TIMEOUT,
        // The other end became a replica, or the statement was made by a server that is gone.
        &SqlState::READ_ONLY_SQL_TRANSACTION,
        &SqlState::INVALID_SQL_STATEMENT_NAME,
    ];
    ended.contains(&code) || code.code().starts_with("08")
}

/// What the database says to a request that it did not carry out.
fn refused(error: &Error) -> StoreError {
    match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Conflict,
        Some(_) => StoreError::Disk { says: said(error) },
        None => StoreError::Away { says: said(error) },
    }
}

/// Why it cannot be opened.
pub(crate) fn opening(error: &Error) -> OpenError {
    OpenError::Database { says: said(error) }
}

/// What the database says, without what it was asked: that may hold what people wrote.
fn said(error: &Error) -> String {
    if let Some(answer) = error.as_db_error() {
        return answer.message().to_owned();
    }
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// A number that the database keeps with a sign.
fn unsigned<T: TryFrom<i64> + Default>(row: &Row, column: usize) -> T {
    T::try_from(row.get::<_, i64>(column)).unwrap_or_default()
}
