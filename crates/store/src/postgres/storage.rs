//! PostgreSQL as one of the databases behind a store.

use std::path::Path;
use std::sync::atomic::Ordering;

use async_trait::async_trait;

use super::Postgres;
use crate::Hash;
use crate::error::{CopyError, StoreError};
use crate::rows::{Expiry, ExpiryReport, Invite, NewTable, Size, StoredLine, StoredTable};
use crate::storage::Storage;

#[async_trait]
impl Storage for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.make(table).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("id", id).await
    }

    async fn by_watch(&self, watch: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("watch", watch).await
    }

    async fn by_code(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        self.find("code", code).await
    }

    async fn set_code(&self, table: &str, code: Option<&str>) -> Result<(), StoreError> {
        self.code(table, code).await
    }

    async fn finish(&self, table: &str, at: Option<i64>) -> Result<(), StoreError> {
        self.end(table, at).await
    }

    async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        self.remove(table).await
    }

    async fn tables(&self) -> Result<Vec<String>, StoreError> {
        self.all().await
    }

    async fn count(&self) -> Result<u64, StoreError> {
        self.figure("SELECT count(*) FROM tables").await
    }

    async fn codes(&self) -> Result<u64, StoreError> {
        self.figure("SELECT count(code) FROM tables").await
    }

    async fn append_once(
        &self,
        table: &str,
        lines: Vec<StoredLine>,
        touched: i64,
        mark: u64,
    ) -> Result<(), StoreError> {
        self.add_lines(table, &lines, touched, mark).await
    }

    async fn lines_from(&self, table: &str, first: u32) -> Result<Vec<StoredLine>, StoreError> {
        self.read_lines(table, first).await
    }

    async fn size(&self, table: &str) -> Result<Size, StoreError> {
        self.measure(table).await
    }

    async fn add_device(&self, table: &str, hash: Hash) -> Result<u32, StoreError> {
        self.new_device(table, hash).await
    }

    async fn device(&self, table: &str, hash: Hash) -> Result<Option<u32>, StoreError> {
        self.find_device(table, hash).await
    }

    async fn rotate_device(
        &self,
        table: &str,
        old: Hash,
        new: Hash,
    ) -> Result<Option<u32>, StoreError> {
        self.change_device(table, old, new).await
    }

    async fn drop_device(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        self.forget_device(table, number).await
    }

    async fn prune_devices(
        &self,
        table: &str,
        keep: Vec<u32>,
        most: usize,
    ) -> Result<usize, StoreError> {
        self.forget_devices(table, &keep, most).await
    }

    async fn put_invite(&self, table: &str, hash: Hash, invite: Invite) -> Result<(), StoreError> {
        self.new_invite(table, hash, invite).await
    }

    async fn take_invite(
        &self,
        table: &str,
        hash: Hash,
        now: i64,
    ) -> Result<Option<Invite>, StoreError> {
        self.use_invite(table, hash, now).await
    }

    async fn revoke_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError> {
        self.end_invites(table, seat).await
    }

    async fn expire(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError> {
        self.delete_old(expiry).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write("UPDATE service SET beats = beats + 1 RETURNING 1", &[]).await?;
        self.read("SELECT max(length(text)) FROM (SELECT text FROM lines LIMIT 8) AS few", &[])
            .await
            .map(drop)
    }

    fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    async fn backup(&self, _to: &Path) -> Result<(), CopyError> {
        Err(CopyError::Elsewhere)
    }

    async fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.pool.close();
    }
}
