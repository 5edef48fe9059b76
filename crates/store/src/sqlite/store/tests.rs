use std::fs;
use std::path::Path;
use std::time::Duration;

use super::*;
use crate::{NewTable, StoredLine};

fn line(number: u32, text: &str) -> StoredLine {
    StoredLine { number, at: 0, text: text.to_owned() }
}

async fn with_table(dir: &Path) -> Sqlite {
    let store = Sqlite::open(dir).expect("a store");
    let table = NewTable { id: "t".into(), watch: "w".into(), ..NewTable::default() };
    store.create(table).await.expect("a table");
    store
}

async fn pages(store: &Sqlite, at_most: i64) -> i64 {
    let set = move |connection: &Connection| {
        connection.pragma_update_and_check(None, "max_page_count", at_most, |row| row.get(0))
    };
    store.write(set).await.expect("a pragma")
}

fn is_disk<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Disk { .. }))
}

#[tokio::test]
async fn a_database_that_may_not_grow_refuses_and_works_again_when_it_may() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    let page_count = |connection: &Connection| {
        connection.pragma_query_value(None, "page_count", |row| row.get(0))
    };
    let now = store.write(page_count).await.expect("a count");
    assert_eq!(pages(&store, now).await, now);

    let long = "x".repeat(100_000);
    let refused = store.append("t", vec![line(1, "short"), line(2, &long)], 5).await;
    assert!(is_disk(&refused), "{refused:?}");
    assert_eq!(store.lines_from("t", 0).await, Ok(vec![]));
    assert_eq!(store.append("t", vec![line(1, "short")], 6).await, Ok(()));

    pages(&store, 1_000_000).await;
    assert_eq!(store.append("t", vec![line(2, &long)], 7).await, Ok(()));
    assert_eq!(store.lines_from("t", 0).await.map(|lines| lines.len()), Ok(2));
    store.close().await;
}

#[tokio::test]
async fn the_writer_has_the_settings_that_the_promises_rest_on() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    let settings = |connection: &Connection| {
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let journal: String =
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
        let numbers = ["synchronous", "foreign_keys", "secure_delete", "auto_vacuum"].map(number);
        Ok((journal, numbers.into_iter().collect::<Result<Vec<_>, _>>()?))
    };
    assert_eq!(store.write(settings).await, Ok(("wal".to_owned(), vec![2, 1, 1, 2])));
    store.close().await;
}

#[tokio::test]
async fn a_dead_writer_hangs_nobody() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    let died: Result<(), _> = store.write(|_| panic!("a planted panic")).await;
    assert_eq!(died, Err(StoreError::Closed));
    assert_eq!(store.append("t", vec![line(1, "late")], 1).await, Err(StoreError::Closed));
    assert_eq!(store.lines_from("t", 0).await, Ok(vec![]));
    store.close().await;
    let store = Sqlite::open(dir.path()).expect("the lock is free again");
    assert_eq!(store.append("t", vec![line(1, "anew")], 1).await, Ok(()));
}

#[tokio::test]
async fn the_wal_is_gone_even_if_a_reader_is_the_last_at_work() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    let (began, begun) = oneshot::channel();
    let reading = store.clone();
    let read = tokio::spawn(async move {
        let slow = move |connection: &Connection| {
            let _ = began.send(());
            thread::sleep(Duration::from_millis(200));
            connection.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, u32>(0))
        };
        reading.read(slow).await
    });
    begun.await.expect("a reader at work");
    store.close().await;
    assert_eq!(read.await.expect("no panic"), Ok(1));
    assert!(!dir.path().join("qlub.db-wal").exists());
}

#[tokio::test]
async fn dead_readers_hang_nobody() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    for _ in 0..READERS {
        assert!(store.lines_from("t", 0).await.is_ok());
        let died: Result<(), _> = store.read(|_| panic!("a planted panic")).await;
        assert_eq!(died, Err(StoreError::Closed));
    }
    assert_eq!(store.lines_from("t", 0).await, Err(StoreError::Closed));
    store.close().await;
}

#[tokio::test]
async fn a_refused_request_does_not_spoil_its_group() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    // The writer is held up, so that what comes meanwhile is one group.
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let (started, is_held) = oneshot::channel();
    let blocked = {
        let store = store.clone();
        tokio::spawn(async move {
            let hold = move |_: &Connection| Ok(started.send(()).is_ok() && wait.recv().is_ok());
            store.write(hold).await.expect("the stopper")
        })
    };
    is_held.await.expect("the writer waits");
    let before = store.commits();
    let appends: Vec<_> = [1, 2, 2, 3]
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.append("t", vec![line(number, "x")], 1).await })
        })
        .into();
    while store.writes.capacity() > WAITING - appends.len() {
        tokio::task::yield_now().await;
    }
    go.send(()).expect("the writer waits");
    assert!(blocked.await.expect("no panic"));
    let mut answers = Vec::new();
    for append in appends {
        answers.push(append.await.expect("no panic"));
    }
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 3, "{answers:?}");
    assert!(answers.contains(&Err(StoreError::Conflict)), "{answers:?}");
    assert_eq!(store.commits() - before, 2, "the stopper, and one group");
    assert_eq!(store.lines_from("t", 0).await.map(|lines| lines.len()), Ok(3));
    store.close().await;
}

#[tokio::test]
async fn a_database_that_is_not_ours_is_left_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("qlub.db");
    let connection = Connection::open(&file).expect("a database");
    connection.execute_batch("CREATE TABLE recipes (name TEXT)").expect("a table");
    drop(connection);
    let before = fs::read(&file).expect("bytes");
    let refused = Sqlite::open(dir.path()).map(drop);
    assert_eq!(refused, Err(OpenError::Foreign { file: file.clone() }));
    assert_eq!(fs::read(&file).expect("bytes"), before);
}

#[tokio::test]
async fn a_newer_database_is_refused_in_one_line_and_left_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    store.write(|connection| connection.pragma_update(None, "user_version", 99)).await.expect("99");
    store.close().await;
    let refused = Sqlite::open(dir.path()).expect_err("it is newer");
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }), "{refused:?}");
    let says = refused.to_string();
    assert!(says.contains("99") && says.lines().count() == 1, "{says}");
}

#[tokio::test]
async fn a_check_notices_that_tables_cannot_be_read() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    store.append("t", vec![line(1, "one")], 1).await.expect("an append");
    store.check().await.expect("a check");
    let page_of = |name: &'static str| {
        store.write(move |connection| {
            connection.query_row(
                "SELECT rootpage FROM sqlite_schema WHERE name = ?1",
                [name],
                |row| row.get::<_, u32>(0),
            )
        })
    };
    let pages = [page_of("tables").await, page_of("lines").await, page_of("devices").await];
    store.close().await;
    let file = dir.path().join("qlub.db");
    let sound = fs::read(&file).expect("bytes");
    for page in pages {
        let mut bytes = sound.clone();
        let start = (page.expect("a page") as usize - 1) * 4096;
        bytes[start..start + 4096].fill(0xa5);
        fs::write(&file, bytes).expect("damage");
        let store = Sqlite::open(dir.path()).expect("the damage is deeper");
        assert!(is_disk(&store.check().await), "{start}");
        store.close().await;
    }
}

#[tokio::test]
async fn what_a_killed_program_left_to_remove_is_removed_at_the_next_start() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = with_table(dir.path()).await;
    store.append("t", vec![line(1, &"gone and forgotten ".repeat(9_000))], 1).await.expect("lines");
    // As a deletion after whose commit the program was killed.
    let delete = |connection: &Connection| connection.execute("DELETE FROM tables", []);
    assert_eq!(store.write(delete).await, Ok(1));
    let left = |connection: &Connection| {
        let pages: i64 = connection.pragma_query_value(None, "freelist_count", |row| row.get(0))?;
        let traces = connection.query_row("SELECT traces FROM service", [], |row| row.get(0))?;
        Ok((pages > 0, traces))
    };
    assert_eq!(store.write(left).await, Ok((true, true)));
    store.close().await;
    let store = Sqlite::open(dir.path()).expect("a store");
    assert_eq!(store.write(left).await, Ok((false, false)));
    assert!(fs::metadata(dir.path().join("qlub.db")).expect("a file").len() < 100_000);
    store.close().await;
}
