//! The store on real files.

mod copies;
mod devices;
mod expiry;
mod full;
mod gone;
mod group;
mod invites;
mod killed;
mod lines;
mod model;
mod opening;
mod tables;

use store::{Hash, NewTable, Store, StoredLine};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[allow(clippy::unused_async, reason = "the same tests hold for a database to which one connects")]
async fn opened(dir: &TempDir) -> Store {
    Store::open(dir.path()).expect("a store")
}

fn new(id: &str) -> NewTable {
    NewTable { id: id.to_owned(), watch: format!("watch {id}"), ..NewTable::default() }
}

/// A store in a folder of its own, with one table "t".
async fn with_table() -> (TempDir, Store) {
    let dir = folder();
    let store = opened(&dir).await;
    store.create(new("t")).await.expect("a table");
    (dir, store)
}

fn line(number: u32, text: &str) -> StoredLine {
    StoredLine { number, at: i64::from(number) * 10, text: text.to_owned() }
}

fn hash(byte: u8) -> Hash {
    [byte; 32]
}
