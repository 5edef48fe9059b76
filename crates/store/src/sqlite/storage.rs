//! SQLite as one of the databases behind a store.

use std::path::Path;

use async_trait::async_trait;

use super::store::Sqlite;
use crate::Hash;
use crate::error::{CopyError, StoreError};
use crate::rows::{Expiry, ExpiryReport, Invite, NewTable, Size, StoredLine, StoredTable};
use crate::storage::Storage;

// The methods of the type come before those of the trait: each of these calls its namesake there.
#[async_trait]
impl Storage for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        Sqlite::create(self, table).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        Sqlite::table(self, id).await
    }

    async fn by_watch(&self, watch: &str) -> Result<Option<StoredTable>, StoreError> {
        Sqlite::by_watch(self, watch).await
    }

    async fn by_code(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        Sqlite::by_code(self, code).await
    }

    async fn set_code(&self, table: &str, code: Option<&str>) -> Result<(), StoreError> {
        Sqlite::set_code(self, table, code).await
    }

    async fn finish(&self, table: &str, at: Option<i64>) -> Result<(), StoreError> {
        Sqlite::finish(self, table, at).await
    }

    async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        Sqlite::delete(self, table).await
    }

    async fn tables(&self) -> Result<Vec<String>, StoreError> {
        Sqlite::tables(self).await
    }

    async fn count(&self) -> Result<u64, StoreError> {
        Sqlite::count(self).await
    }

    async fn codes(&self) -> Result<u64, StoreError> {
        Sqlite::codes(self).await
    }

    /// One program writes, and it hears of every commit: there is nothing to ask again.
    async fn append_once(
        &self,
        table: &str,
        lines: Vec<StoredLine>,
        touched: i64,
        _mark: u64,
    ) -> Result<(), StoreError> {
        self.append(table, lines, touched).await
    }

    async fn lines_from(&self, table: &str, first: u32) -> Result<Vec<StoredLine>, StoreError> {
        Sqlite::lines_from(self, table, first).await
    }

    async fn size(&self, table: &str) -> Result<Size, StoreError> {
        Sqlite::size(self, table).await
    }

    async fn add_device(&self, table: &str, hash: Hash) -> Result<u32, StoreError> {
        Sqlite::add_device(self, table, hash).await
    }

    async fn device(&self, table: &str, hash: Hash) -> Result<Option<u32>, StoreError> {
        Sqlite::device(self, table, hash).await
    }

    async fn rotate_device(
        &self,
        table: &str,
        old: Hash,
        new: Hash,
    ) -> Result<Option<u32>, StoreError> {
        Sqlite::rotate_device(self, table, old, new).await
    }

    async fn drop_device(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        Sqlite::drop_device(self, table, number).await
    }

    async fn prune_devices(
        &self,
        table: &str,
        keep: Vec<u32>,
        most: usize,
    ) -> Result<usize, StoreError> {
        Sqlite::prune_devices(self, table, keep, most).await
    }

    async fn put_invite(&self, table: &str, hash: Hash, invite: Invite) -> Result<(), StoreError> {
        Sqlite::put_invite(self, table, hash, invite).await
    }

    async fn take_invite(
        &self,
        table: &str,
        hash: Hash,
        now: i64,
    ) -> Result<Option<Invite>, StoreError> {
        Sqlite::take_invite(self, table, hash, now).await
    }

    async fn revoke_invites(&self, table: &str, seat: u8) -> Result<usize, StoreError> {
        Sqlite::revoke_invites(self, table, seat).await
    }

    async fn expire(&self, expiry: Expiry) -> Result<ExpiryReport, StoreError> {
        Sqlite::expire(self, expiry).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        Sqlite::check(self).await
    }

    fn commits(&self) -> u64 {
        Sqlite::commits(self)
    }

    async fn backup(&self, to: &Path) -> Result<(), CopyError> {
        Sqlite::backup(self, to).await
    }

    async fn close(&self) {
        Sqlite::close(self).await
    }
}
