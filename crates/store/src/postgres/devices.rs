//! The devices that may speak for a table. A device is a number and the hash of its token.

use super::{Postgres, unsigned};
use crate::Hash;
use crate::error::StoreError;

impl Postgres {
    pub(super) async fn new_device(&self, table: &str, hash: Hash) -> Result<u32, StoreError> {
        let sql = "WITH home AS (
                      UPDATE tables SET devices = devices + 1, used = TRUE WHERE id = $1
                      RETURNING key, devices
                   ), new AS (INSERT INTO devices SELECT key, devices, $2 FROM home)
                   SELECT devices FROM home";
        let rows = self.write(sql, &[&table, &hash.as_slice()]).await?;
        rows.first().map(|row| unsigned(row, 0)).ok_or(StoreError::Unknown)
    }

    pub(super) async fn find_device(
        &self,
        table: &str,
        hash: Hash,
    ) -> Result<Option<u32>, StoreError> {
        let sql = "SELECT number FROM devices
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND hash = $2";
        let rows = self.read(sql, &[&table, &hash.as_slice()]).await?;
        Ok(rows.first().map(|row| unsigned(row, 0)))
    }

    pub(super) async fn change_device(
        &self,
        table: &str,
        old: Hash,
        new: Hash,
    ) -> Result<Option<u32>, StoreError> {
        let sql = "UPDATE devices SET hash = $3
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND hash = $2
                   RETURNING number";
        let rows = self.write(sql, &[&table, &old.as_slice(), &new.as_slice()]).await?;
        Ok(rows.first().map(|row| unsigned(row, 0)))
    }

    pub(super) async fn forget_device(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let sql = "DELETE FROM devices
                   WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number = $2
                   RETURNING 1";
        Ok(!self.write(sql, &[&table, &i64::from(number)]).await?.is_empty())
    }

    pub(super) async fn forget_devices(
        &self,
        table: &str,
        keep: &[u32],
        most: usize,
    ) -> Result<usize, StoreError> {
        let keep: Vec<i64> = keep.iter().map(|number| i64::from(*number)).collect();
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let sql = "WITH home AS (SELECT key FROM tables WHERE id = $1),
                   own AS (SELECT number FROM devices WHERE table_key = (SELECT key FROM home)),
                   gone AS (
                      DELETE FROM devices WHERE table_key = (SELECT key FROM home) AND number IN (
                         SELECT number FROM own WHERE number <> ALL($2) ORDER BY number
                         LIMIT greatest(0, (SELECT count(*) FROM own) - $3)
                      ) RETURNING 1
                   ) SELECT (SELECT count(*) FROM gone) FROM home";
        let rows = self.write(sql, &[&table, &keep, &most]).await?;
        rows.first().map(|row| unsigned(row, 0)).ok_or(StoreError::Unknown)
    }
}
