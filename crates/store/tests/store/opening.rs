//! Opening and closing.

use std::fs;
use std::time::Duration;

use store::{OpenError, Store, StoreError, raw_rate};

use crate::{folder, line, opened, with_table};

fn is_passed_around<T: Clone + Send + Sync + 'static>(_: &T) {}

#[tokio::test]
async fn a_second_opener_is_refused_and_told_the_folder() {
    let (dir, store) = with_table().await;
    is_passed_around(&store);
    let refused = Store::open(dir.path()).expect_err("it is in use");
    assert_eq!(refused, OpenError::InUse { folder: dir.path().to_owned() });
    let says = refused.to_string();
    assert!(says.contains("another qlub") && says.contains(&*dir.path().to_string_lossy()));
    store.close().await;
    assert_eq!(opened(&dir).await.count().await, Ok(1));
}

#[tokio::test]
async fn the_folder_is_created_and_only_its_owner_may_look_into_it() {
    let dir = folder();
    let deep = dir.path().join("a").join("b");
    let store = Store::open(&deep).expect("a store");
    assert!(deep.join("qlub.db").is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
        assert_eq!(mode(deep.clone()), 0o700);
        assert_eq!(mode(deep.join("qlub.db")), 0o600);
        assert_eq!(mode(deep.join("qlub.db-wal")), 0o600);
    }
    store.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let dir = folder();
    fs::write(dir.path().join("qlub.db"), "dear diary, ".repeat(100)).expect("a file");
    let refused = Store::open(dir.path()).expect_err("no database");
    assert!(matches!(refused, OpenError::Damaged { .. }), "{refused:?}");
}

#[tokio::test]
async fn reopening_changes_nothing() {
    let (dir, store) = with_table().await;
    store.close().await;
    let before = fs::read(dir.path().join("qlub.db")).expect("bytes");
    opened(&dir).await.close().await;
    assert_eq!(fs::read(dir.path().join("qlub.db")).expect("bytes"), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_finishes_what_is_queued_and_empties_the_wal() {
    let (dir, store) = with_table().await;
    let appends: Vec<_> = (0..200)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.append("t", vec![line(number, "x")], 1).await })
        })
        .collect();
    store.check().await.expect("a write");
    store.close().await;
    let mut answered = 0;
    for append in appends {
        match append.await.expect("no panic") {
            Ok(()) => answered += 1,
            error => assert_eq!(error, Err(StoreError::Closed)),
        }
    }
    assert!(!dir.path().join("qlub.db-wal").exists());
    assert_eq!(opened(&dir).await.lines("t").await.map(|lines| lines.len()), Ok(answered));
}

#[tokio::test]
async fn a_closed_store_says_so_and_may_be_closed_again() {
    let (_dir, store) = with_table().await;
    let other = store.clone();
    store.close().await;
    store.close().await;
    assert_eq!(other.check().await, Err(StoreError::Closed));
    assert_eq!(other.lines("t").await, Err(StoreError::Closed));
    assert_eq!(other.append("t", vec![], 1).await, Err(StoreError::Closed));
}

#[tokio::test]
async fn a_check_is_a_commit() {
    let (_dir, store) = with_table().await;
    let before = store.commits();
    store.check().await.expect("a check");
    assert_eq!(store.commits(), before + 1);
}

#[test]
fn the_rate_of_a_disk_is_measured_and_leaves_nothing_behind() {
    let dir = folder();
    let rate = raw_rate(dir.path(), Duration::from_millis(50)).expect("a rate");
    assert!(rate > 0.0, "{rate}");
    assert_eq!(fs::read_dir(dir.path()).expect("a folder").count(), 0);
}
