//! The versions of the database, and the way from each to the next. Nodes of two versions work side by
//! side during an upgrade: a step says which is the oldest program that can work behind it.

use tokio_postgres::Client;

use crate::error::OpenError;

/// One step: what it does, and the oldest version of the program that still works then.
#[derive(Clone, Copy, Debug)]
pub struct Migration {
    /// What is done, in one transaction.
    pub sql: &'static str,
    /// The oldest version of the program that works with what comes of it.
    pub oldest: u32,
}

/// Step `n` leads from version `n` to version `n + 1`. Steps are added, never changed.
pub const MIGRATIONS: &[Migration] = &[Migration { sql: include_str!("1.sql"), oldest: 1 }];

/// Two programs that start at once take their steps one after the other.
const LOCK: i64 = 0x516c_7562;

/// Brings a database to the version that these steps lead to, or leaves a newer one as it is if this
/// program can work with it.
pub async fn migrate(client: &mut Client, steps: &[Migration]) -> Result<(), OpenError> {
    let failed = |error: tokio_postgres::Error| super::opening(&error);
    let transaction = client.transaction().await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let there: bool = transaction
        .query_one("SELECT to_regclass('qlub_version') IS NOT NULL", &[])
        .await
        .map_err(failed)?
        .get(0);
    if !there {
        let foreign: bool = transaction
            .query_one("SELECT to_regclass('tables') IS NOT NULL", &[])
            .await
            .map_err(failed)?
            .get(0);
        if foreign {
            return Err(OpenError::Database { says: "it is not a database of qlub".to_owned() });
        }
        let make = "CREATE TABLE qlub_version (version BIGINT NOT NULL, oldest BIGINT NOT NULL);
                    INSERT INTO qlub_version VALUES (0, 0)";
        transaction.batch_execute(make).await.map_err(failed)?;
    }
    let row = transaction
        .query_one("SELECT version, oldest FROM qlub_version", &[])
        .await
        .map_err(failed)?;
    let (found, oldest): (i64, i64) = (row.get(0), row.get(1));
    let known = steps.len() as i64;
    if oldest > known {
        return Err(OpenError::NewerDatabase {
            found: as_version(oldest),
            known: steps.len() as u32,
        });
    }
    for (to, step) in (1i64..).zip(steps).skip(usize::try_from(found).unwrap_or(usize::MAX)) {
        transaction.batch_execute(step.sql).await.map_err(failed)?;
        let note = "UPDATE qlub_version SET version = $1, oldest = $2";
        transaction.execute(note, &[&to, &i64::from(step.oldest)]).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

fn as_version(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
