//! The store on PostgreSQL: what holds for SQLite holds here, by the same tests.

mod nodes;
mod own;

#[path = "../store/devices.rs"]
mod devices;
#[path = "../store/expiry.rs"]
mod expiry;
#[path = "../store/invites.rs"]
mod invites;
#[path = "../store/lines.rs"]
mod lines;
#[path = "../store/model.rs"]
mod model;
#[path = "../store/tables.rs"]
mod tables;

use std::sync::LazyLock;

use store::postgres::{Address, Postgres};
use store::{Hash, NewTable, Store, StoredLine};

/// One server for all tests; it ends with them.
static SERVER: LazyLock<cluster::Postgres> =
    LazyLock::new(|| cluster::Postgres::start(false).expect("a PostgreSQL"));

/// A database of its own, as a folder is for SQLite.
struct Database(String);

impl Database {
    fn address(&self) -> Address {
        self.0.parse().expect("an address")
    }
}

fn folder() -> Database {
    Database(SERVER.database().expect("a database"))
}

async fn connected(database: &Database) -> Postgres {
    Postgres::connect(&database.address()).await.expect("a store")
}

async fn opened(database: &Database) -> Store {
    Store::of(connected(database).await)
}

fn new(id: &str) -> NewTable {
    NewTable { id: id.to_owned(), watch: format!("watch {id}"), ..NewTable::default() }
}

/// A store in a database of its own, with one table "t".
async fn with_table() -> (Database, Store) {
    let database = folder();
    let store = opened(&database).await;
    store.create(new("t")).await.expect("a table");
    (database, store)
}

fn line(number: u32, text: &str) -> StoredLine {
    StoredLine { number, at: i64::from(number) * 10, text: text.to_owned() }
}

fn hash(byte: u8) -> Hash {
    [byte; 32]
}
