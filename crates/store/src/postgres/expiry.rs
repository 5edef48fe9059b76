//! Old tables are deleted, by a clock that may be wrong: see the same file for SQLite. One node does it
//! at a time.

use std::time::Duration;

use tokio_postgres::{Error, Transaction};

use super::{Postgres, is_broken, refused, unsigned};
use crate::error::StoreError;
use crate::rows::{EXPIRE_AT_ONCE, Expiry, ExpiryReport};

/// How many expired invites are removed in one go.
const REMOVED_AT_ONCE: i64 = 4096;

impl Postgres {
    pub(super) async fn delete_old(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError> {
        let mut client = self.client().await?;
        let failed = |error: Error| {
            if is_broken(&error) { StoreError::Unsure } else { refused(&error) }
        };
        let transaction = client.transaction().await.map_err(failed)?;
        let report = steps(&transaction, &expiry).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        Ok(report)
    }
}

async fn steps(transaction: &Transaction<'_>, expiry: &Expiry) -> Result<ExpiryReport, Error> {
    let sql = "DELETE FROM invites WHERE ctid IN
               (SELECT ctid FROM invites WHERE expires <= $1 LIMIT $2)";
    transaction.execute(sql, &[&expiry.now, &REMOVED_AT_ONCE]).await?;
    let sql = "UPDATE service SET time = time + $1 RETURNING time";
    let service: i64 = transaction.query_one(sql, &[&millis(expiry.passed)]).await?.get(0);
    let old = "CASE WHEN finished IS NULL THEN touched < $2 ELSE finished < $1 END";
    let (finished, idle) = (&expiry.finished_before, &expiry.idle_before);
    let sql = format!("UPDATE tables SET marked = NULL WHERE marked IS NOT NULL AND NOT {old}");
    transaction.execute(&sql, &[finished, idle]).await?;
    let sql = format!("UPDATE tables SET marked = $3 WHERE marked IS NULL AND {old}");
    transaction.execute(&sql, &[finished, idle, &service]).await?;
    let sql = "WITH gone AS (
                  DELETE FROM tables WHERE key IN (
                     SELECT key FROM tables WHERE marked <= $1
                     UNION SELECT key FROM tables WHERE NOT used AND created < $2 LIMIT $3
                  ) RETURNING id
               ), duty AS (DELETE FROM duties WHERE duty IN (SELECT id FROM gone)),
                  here AS (DELETE FROM presence WHERE id IN (SELECT id FROM gone))
               SELECT id FROM gone";
    let before = service.saturating_sub(millis(expiry.patience));
    let most = EXPIRE_AT_ONCE as i64;
    let gone = transaction.query(sql, &[&before, &expiry.unused_before, &most]).await?;
    let sql = "SELECT count(*) FROM tables WHERE marked IS NOT NULL";
    let marked = unsigned(&transaction.query_one(sql, &[]).await?, 0);
    Ok(ExpiryReport { deleted: gone.iter().map(|row| row.get(0)).collect(), marked })
}

fn millis(time: Duration) -> i64 {
    // A century is as good as for ever, and cannot overflow a sum.
    const MOST: i64 = 100 * 365 * 24 * 60 * 60 * 1000;
    i64::try_from(time.as_millis()).map_or(MOST, |millis| millis.min(MOST))
}
