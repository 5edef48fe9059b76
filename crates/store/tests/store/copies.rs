//! Backups are made while the store works, and can be put back.

use std::fs;
use std::path::{Path, PathBuf};

use store::{CopyError, OpenError, Store, backup, restore};
use tempfile::TempDir;

use crate::{folder, line, opened, with_table};

/// A closed store with one line, and a backup of it.
async fn backed_up() -> (TempDir, PathBuf) {
    let (dir, store) = with_table().await;
    store.append("t", vec![line(1, "one")], 1).await.expect("an append");
    let copy = dir.path().join("copy.db");
    store.backup(&copy).await.expect("a backup");
    store.append("t", vec![line(2, "two")], 2).await.expect("an append");
    store.close().await;
    (dir, copy)
}

async fn texts(dir: &Path) -> Vec<String> {
    let store = Store::open(dir).expect("a store");
    let lines = store.lines("t").await.expect("lines");
    store.close().await;
    lines.into_iter().map(|line| line.text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_lines_come_in_holds_every_line_answered_before_it() {
    let (dir, store) = with_table().await;
    for number in 0..50 {
        store.append("t", vec![line(number, "before")], 1).await.expect("an append");
    }
    let busy = store.clone();
    let writer = tokio::spawn(async move {
        for number in 50..150 {
            busy.append("t", vec![line(number, "meanwhile")], 1).await.expect("an append");
        }
    });
    let copy = dir.path().join("copy.db");
    store.backup(&copy).await.expect("a backup");
    writer.await.expect("no panic");
    let other = folder();
    restore(&copy, other.path(), false).expect("restored");
    let lines = opened(&other).await.lines("t").await.expect("lines");
    assert!(lines.len() >= 50);
    assert!(lines.iter().zip(0..).all(|(line, number)| line.number == number));
}

#[tokio::test]
async fn a_folder_can_be_backed_up_whether_a_program_uses_it_or_not() {
    let (dir, store) = with_table().await;
    store.append("t", vec![line(1, "one")], 1).await.expect("an append");
    backup(dir.path(), &dir.path().join("used.db")).expect("a backup");
    store.close().await;
    backup(dir.path(), &dir.path().join("unused.db")).expect("a backup");
    for copy in ["used.db", "unused.db"] {
        let other = folder();
        restore(&dir.path().join(copy), other.path(), false).expect("restored");
        assert_eq!(texts(other.path()).await, ["one"]);
    }
    let missing = backup(folder().path(), &dir.path().join("none.db"));
    assert!(matches!(missing, Err(CopyError::Open(OpenError::Disk { .. }))), "{missing:?}");
    assert!(!dir.path().join("none.db.part").exists());
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let (dir, store) = with_table().await;
    let file = dir.path().join("letter");
    fs::write(&file, "dear").expect("a file");
    assert_eq!(store.backup(&file).await, Err(CopyError::Exists { file: file.clone() }));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "dear");
}

#[tokio::test]
async fn a_database_is_replaced_only_if_told_so() {
    let (dir, copy) = backed_up().await;
    let file = dir.path().join("qlub.db");
    assert_eq!(restore(&copy, dir.path(), false), Err(CopyError::Exists { file }));
    assert_eq!(texts(dir.path()).await, ["one", "two"]);
    restore(&copy, dir.path(), true).expect("restored");
    assert_eq!(texts(dir.path()).await, ["one"]);
}

#[tokio::test]
async fn the_wal_of_a_replaced_database_does_not_follow_the_new_one() {
    let (dir, copy) = backed_up().await;
    let store = opened(&dir).await;
    store.append("t", vec![line(3, "three")], 3).await.expect("an append");
    let left = fs::read(dir.path().join("qlub.db-wal")).expect("a WAL");
    assert!(!left.is_empty());
    store.close().await;
    fs::write(dir.path().join("qlub.db-wal"), left).expect("as after a power cut");
    restore(&copy, dir.path(), true).expect("restored");
    assert_eq!(texts(dir.path()).await, ["one"]);
}

#[tokio::test]
async fn a_folder_in_use_is_not_restored_into() {
    let (dir, copy) = backed_up().await;
    let store = opened(&dir).await;
    let refused = restore(&copy, dir.path(), true);
    let in_use = OpenError::InUse { folder: dir.path().to_owned() };
    assert_eq!(refused, Err(CopyError::Open(in_use)));
    store.close().await;
}

#[tokio::test]
async fn a_damaged_copy_is_refused_and_the_old_database_stays() {
    let (dir, copy) = backed_up().await;
    let mut bytes = fs::read(&copy).expect("bytes");
    let from = bytes.len() / 4;
    bytes[from..].fill(0xa5);
    fs::write(&copy, bytes).expect("a file");
    let refused = restore(&copy, dir.path(), true);
    assert!(matches!(refused, Err(CopyError::Open(OpenError::Damaged { .. }))), "{refused:?}");
    fs::write(&copy, "").expect("a file");
    let refused = restore(&copy, dir.path(), true);
    assert!(matches!(refused, Err(CopyError::Open(OpenError::Foreign { .. }))), "{refused:?}");
    assert_eq!(texts(dir.path()).await, ["one", "two"]);
    assert!(!dir.path().join("qlub.db.part").exists());
}

#[tokio::test]
async fn a_copy_that_is_refused_leaves_no_folder_behind() {
    let other = folder();
    let file = other.path().join("letter");
    fs::write(&file, "dear").expect("a file");
    let new = other.path().join("new");
    for copy in [&file, &other.path().join("nothing")] {
        restore(copy, &new.join("inner"), false).expect_err("no database");
        assert!(!new.exists());
    }
    // A folder that was there stays.
    fs::create_dir(&new).expect("a folder");
    restore(&file, &new, false).expect_err("no database");
    assert!(new.is_dir());
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_restored_belongs_to_the_owner_of_the_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let (_dir, copy) = backed_up().await;
    let other = folder();
    // Only root gives folders away; for anybody else there is nothing to test.
    if chown(other.path(), Some(12345), Some(12346)).is_err() {
        return;
    }
    restore(&copy, other.path(), false).expect("restored");
    for name in ["qlub.db", "qlub.lock"] {
        let file = fs::metadata(other.path().join(name)).expect("a file");
        assert_eq!((file.uid(), file.gid()), (12345, 12346), "{name}");
    }
}
