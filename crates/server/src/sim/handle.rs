//! The database as one node sees it.

use std::path::Path;
use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use store::{
    Claim, Cluster, Connected, CopyError, Doorbell, DoorbellNews, Expiry, ExpiryReport, Hash,
    Invite, NewTable, Pulse, Ring, Size, Storage, StoreError, StoredLine, StoredTable,
};

use super::Bug;
use super::database::{Bell, Database};

/// The database as one node sees it.
#[derive(Clone)]
pub(super) struct Handle {
    pub(super) database: Arc<Database>,
    pub(super) bell: Arc<Bell>,
}

fn unasked<T>() -> Result<T, StoreError> {
    Err(StoreError::Closed)
}

#[async_trait]
impl Storage for Handle {
    async fn append_once(
        &self,
        _table: &str,
        lines: Vec<StoredLine>,
        _touched: i64,
        mark: u64,
    ) -> Result<(), StoreError> {
        let kept = self.database.ask(true, move |database| database.append(lines, mark)).await;
        match kept {
            Err(StoreError::Unsure) if self.database.bug == Some(Bug::UnsureIsRefused) => {
                Err(StoreError::Disk { says: "planted".to_owned() })
            }
            other => other?,
        }
    }

    async fn lines_from(&self, _table: &str, first: u32) -> Result<Vec<StoredLine>, StoreError> {
        self.database.ask(false, move |database| database.read(first)).await
    }

    async fn size(&self, _table: &str) -> Result<Size, StoreError> {
        Ok(Size::default())
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let (id, watch) = (id.to_owned(), String::new());
        let row = StoredTable { id, watch, code: None, created: 0, touched: 0, finished: None };
        self.database.ask(false, move |_| Some(row)).await
    }

    async fn set_code(&self, _table: &str, _code: Option<&str>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn finish(&self, _table: &str, _at: Option<i64>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn create(&self, _table: NewTable) -> Result<(), StoreError> {
        unasked()
    }

    async fn by_watch(&self, _watch: &str) -> Result<Option<StoredTable>, StoreError> {
        unasked()
    }

    async fn by_code(&self, _code: &str) -> Result<Option<StoredTable>, StoreError> {
        unasked()
    }

    async fn delete(&self, _table: &str) -> Result<bool, StoreError> {
        unasked()
    }

    async fn tables(&self) -> Result<Vec<String>, StoreError> {
        unasked()
    }

    async fn count(&self) -> Result<u64, StoreError> {
        unasked()
    }

    async fn codes(&self) -> Result<u64, StoreError> {
        unasked()
    }

    async fn add_device(&self, _table: &str, _hash: Hash) -> Result<u32, StoreError> {
        unasked()
    }

    async fn device(&self, _table: &str, _hash: Hash) -> Result<Option<u32>, StoreError> {
        unasked()
    }

    async fn rotate_device(
        &self,
        _table: &str,
        _old: Hash,
        _new: Hash,
    ) -> Result<Option<u32>, StoreError> {
        unasked()
    }

    async fn drop_device(&self, _table: &str, _number: u32) -> Result<bool, StoreError> {
        unasked()
    }

    async fn prune_devices(
        &self,
        _table: &str,
        _keep: Vec<u32>,
        _most: usize,
    ) -> Result<usize, StoreError> {
        unasked()
    }

    async fn put_invite(&self, _t: &str, _hash: Hash, _invite: Invite) -> Result<(), StoreError> {
        unasked()
    }

    async fn take_invite(
        &self,
        _table: &str,
        _hash: Hash,
        _now: i64,
    ) -> Result<Option<Invite>, StoreError> {
        unasked()
    }

    async fn revoke_invites(&self, _table: &str, _seat: u8) -> Result<usize, StoreError> {
        unasked()
    }

    async fn expire(&self, _expiry: Expiry) -> Result<ExpiryReport, StoreError> {
        unasked()
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn commits(&self) -> u64 {
        0
    }

    async fn backup(&self, _to: &Path) -> Result<(), CopyError> {
        Err(CopyError::Elsewhere)
    }

    async fn close(&self) {}
}

#[async_trait]
impl Cluster for Handle {
    async fn join(&self, node: &str) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.database.ask(true, move |database| database.join(&node)).await
    }

    async fn pulse(
        &self,
        node: &str,
        connected: Vec<(String, Connected)>,
        tables: Vec<String>,
    ) -> Result<Pulse, StoreError> {
        let node = node.to_owned();
        self.database.ask(true, move |database| database.pulse(&node, connected, &tables)).await
    }

    async fn claim(&self, node: &str, duties: Vec<String>) -> Result<Vec<Claim>, StoreError> {
        let node = node.to_owned();
        self.database.ask(true, move |database| database.claim(&node, duties)).await
    }

    async fn release(&self, node: &str, duties: Vec<String>) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.database.ask(true, move |database| database.release(&node, &duties)).await
    }

    async fn leave(&self, _node: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        Ok([7; 32])
    }
}

#[async_trait]
impl Doorbell for Handle {
    async fn ring(&self, rings: Vec<Ring>) {
        self.database.ring(&rings);
    }

    async fn heard(&self) -> DoorbellNews {
        loop {
            let heard: Vec<Ring> = {
                let mut heard = self.bell.heard.lock().unwrap_or_else(PoisonError::into_inner);
                heard.drain(..).collect()
            };
            if !heard.is_empty() {
                return DoorbellNews::Rings(heard);
            }
            self.bell.rang.notified().await;
        }
    }
}
