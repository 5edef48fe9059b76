//! What was deleted is in no byte of the database, of its WAL or of a fresh backup.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use store::{Expiry, Hash, Invite, NewTable, Store, StoredLine, backup};
use tempfile::TempDir;

use crate::{folder, new, opened};

/// Everything that a table has starts with these bytes, which no other table has.
fn marker(table: u32) -> String {
    format!("<{:08x}>", (table + 1).wrapping_mul(0x9e37_79b1))
}

/// A hash that can be found: the marker of its table, and a number.
fn hash(table: u32, number: u32) -> Hash {
    let mut hash = [0xee; 32];
    hash[..10].copy_from_slice(marker(table).as_bytes());
    hash[10..14].copy_from_slice(&number.to_be_bytes());
    hash
}

/// Which of some tables have left bytes, and in which file.
fn found(dir: &Path, tables: impl IntoIterator<Item = u32>) -> Vec<(String, u32)> {
    let copy = dir.join("fresh.backup");
    backup(dir, &copy).expect("a backup");
    let names: BTreeMap<String, u32> =
        tables.into_iter().map(|table| (marker(table), table)).collect();
    let mut found = Vec::new();
    for file in ["qlub.db", "qlub.db-wal", "qlub.db-shm", "fresh.backup"] {
        let bytes = fs::read(dir.join(file)).unwrap_or_default();
        for window in bytes.windows(10).filter(|window| window.starts_with(b"<")) {
            let name = str::from_utf8(window).ok().and_then(|name| names.get(name));
            found.extend(name.map(|table| (file.to_owned(), *table)));
        }
    }
    fs::remove_file(copy).expect("the backup is there");
    found
}

/// A small sequence of numbers that looks like chance.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 >> 32).expect("32 bits") % most
    }

    fn text(&mut self, table: u32) -> String {
        let length = if self.below(50) == 0 { self.below(20_000) } else { self.below(60) };
        format!("say {} {}", marker(table), "x".repeat(length as usize))
    }
}

async fn make(store: &Store, tables: u32) {
    for table in 0..tables {
        let made = NewTable {
            code: Some(format!("code {}", marker(table))),
            device_hash: Some(hash(table, 0)),
            ..new(&marker(table))
        };
        store.create(made).await.expect("a table");
    }
}

/// Lets many things happen at many tables in no order.
async fn play(store: &Store, tables: u32, chance: &mut Chance) {
    for number in 0..40 {
        let mut writes = Vec::new();
        for _ in 0..tables {
            let table = chance.below(tables);
            let id = marker(table);
            let line = StoredLine { number: writes.len() as u32, at: 0, text: chance.text(table) };
            let line = StoredLine { number: number * 1000 + line.number, ..line };
            let (kind, store) = (chance.below(20), store.clone());
            let invite = Invite { seat: 0, tenure: 0, expires: chance.below(1000).into() };
            writes.push(tokio::spawn(async move {
                let hash = hash(table, line.number);
                match kind {
                    0 => store.add_device(&id, hash).await.map(drop),
                    1 => store.put_invite(&id, hash, invite).await,
                    2 => store.prune_devices(&id, vec![], 3).await.map(drop),
                    3 => store.set_code(&id, None).await,
                    _ => store.append(&id, vec![line], 5).await,
                }
            }));
        }
        for write in writes {
            write.await.expect("no panic").expect("a write");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_table_not_a_byte_is_left() {
    let dir = folder();
    let store = opened(&dir).await;
    make(&store, 3).await;
    play(&store, 3, &mut Chance(7)).await;
    assert!(!found(dir.path(), [1]).is_empty());
    assert_eq!(store.delete(&marker(1)).await, Ok(true));
    assert_eq!(found(dir.path(), [1]), []);
    assert!(store.lines(&marker(0)).await.expect("lines").len() > 5);
    store.close().await;
    assert_eq!(found(dir.path(), [1]), []);
}

/// Waits until nothing of some tables is left, at most for as long as the store promises.
async fn wait_until_gone(dir: &Path, tables: impl Iterator<Item = u32> + Clone) {
    let start = Instant::now();
    loop {
        let left = found(dir, tables.clone());
        assert!(left.iter().all(|(file, _)| file != "fresh.backup"), "in a backup: {left:?}");
        if left.is_empty() {
            return;
        }
        assert!(start.elapsed() < Duration::from_secs(120), "{left:?}");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_with_many_tables_around_it_that_move_its_lines_from_page_to_page() {
    const TABLES: u32 = 150;
    let dir = folder();
    let store = opened(&dir).await;
    let mut chance = Chance(88_172_645_463_325_252);
    make(&store, TABLES).await;
    play(&store, TABLES, &mut chance).await;
    for table in (0..TABLES).step_by(10) {
        store.delete(&marker(table)).await.expect("a deletion");
    }
    wait_until_gone(dir.path(), (0..TABLES).step_by(10)).await;
    for table in (1..TABLES).step_by(2) {
        store.finish(&marker(table), Some(4)).await.expect("an end");
    }
    let zero = Duration::ZERO;
    let expiry = Expiry {
        now: 9,
        finished_before: 5,
        idle_before: 0,
        unused_before: 0,
        passed: zero,
        patience: zero,
    };
    let expired = store.expire(expiry).await.expect("an expiry");
    assert_eq!(expired.deleted.len(), TABLES as usize / 2);
    wait_until_gone(dir.path(), (1..TABLES).step_by(2)).await;
    assert_eq!(store.count().await, Ok(60));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn constant_readers_do_not_keep_what_was_deleted() {
    let dir = folder();
    let store = opened(&dir).await;
    make(&store, 4).await;
    play(&store, 4, &mut Chance(3)).await;
    let readers: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { while store.lines(&marker(0)).await.is_ok() {} })
        })
        .collect();
    store.delete(&marker(2)).await.expect("a deletion");
    // On a busy machine readers may hold the log for a moment: then it is emptied a little later.
    wait_until_gone(dir.path(), [2].into_iter()).await;
    store.close().await;
    for reader in readers {
        reader.await.expect("no panic");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_read_holds_the_wal_and_no_longer() {
    let dir = folder();
    let store = opened(&dir).await;
    make(&store, 4).await;
    play(&store, 4, &mut Chance(3)).await;
    let reader = Connection::open(dir.path().join("qlub.db")).expect("a connection");
    reader.execute_batch("BEGIN; SELECT count(*) FROM lines").expect("a read");
    let deleted = tokio::time::timeout(Duration::from_secs(5), store.delete(&marker(2))).await;
    assert_eq!(deleted.expect("nobody waits for a reader"), Ok(true));
    store.check().await.expect("others can write");
    reader.execute_batch("COMMIT").expect("its end");
    wait_until_gone(dir.path(), [2].into_iter()).await;
    store.close().await;
}

/// A database as version 1 of this program made it.
fn old() -> (TempDir, Connection) {
    let dir = folder();
    let old = Connection::open(dir.path().join("qlub.db")).expect("a database");
    old.execute_batch("PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=OFF")
        .expect("settings");
    old.execute_batch(include_str!("../../src/sqlite/schema/1.sql")).expect("the first version");
    old.execute_batch("PRAGMA application_id=1366062434; PRAGMA user_version=1").expect("marks");
    (dir, old)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_older_program_deleted_is_gone_once_this_one_has_opened_the_database() {
    let (dir, old) = old();
    let mut chance = Chance(5);
    for table in 0..40 {
        let id = marker(table);
        old.execute(
            "INSERT INTO tables (key, id, watch, code, created, touched) VALUES (?1, ?2, ?3, ?4, 1, 1)",
            params![table, id, format!("watch {id}"), format!("code {id}")],
        )
        .expect("a table");
        old.execute("INSERT INTO invites VALUES (?1, ?2, 0, 0)", params![table, hash(table, 0)])
            .expect("an invite");
    }
    for number in 0..1_000 {
        let table = chance.below(40);
        old.execute(
            "INSERT INTO lines VALUES (?1, ?2, 0, ?3)",
            params![table, number, chance.text(table)],
        )
        .expect("a line");
    }
    old.execute("DELETE FROM tables WHERE key % 2 = 1", []).expect("deletions");
    let odd = (0..40).filter(|table| table % 2 == 1);
    assert!(!found(dir.path(), odd.clone()).is_empty(), "the older program leaves them");
    drop(old);

    let store = opened(&dir).await;
    assert_eq!(found(dir.path(), odd), []);
    assert_eq!((store.count().await, store.codes().await), (Ok(20), Ok(20)));
    assert_eq!(store.take_invite(&marker(0), hash(0, 0), 0).await, Ok(None));
    assert!(store.size(&marker(0)).await.expect("a size").lines > 5);
    let unused = Expiry {
        now: 2,
        finished_before: 0,
        idle_before: 0,
        unused_before: 2,
        passed: Duration::ZERO,
        patience: Duration::ZERO,
    };
    assert_eq!(store.expire(unused).await.expect("an expiry").deleted, Vec::<String>::new());
    store.close().await;
}
