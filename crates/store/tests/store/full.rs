//! A disk that is really full: a tiny file system in memory, where the system lets us mount one.
//! Elsewhere a unit test stands in, with a database that may not grow.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use store::{Store, StoreError};

use crate::{folder, line, new};

struct MountedDisk<'a>(&'a Path);

impl<'a> MountedDisk<'a> {
    fn try_new(path: &'a Path) -> Option<Self> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(path);
        let status = mount.stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
        status.success().then_some(MountedDisk(path))
    }
}

impl Drop for MountedDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_without_losing_anything_and_works_again_with_space() {
    let dir = folder();
    let Some(_mounted) = MountedDisk::try_new(dir.path()) else { return };
    let ballast = dir.path().join("ballast");
    fs::write(&ballast, vec![1; 300_000]).expect("a file");
    let store = Store::open(dir.path()).expect("a store");
    store.create(new("t")).await.expect("a table");

    let text = "x".repeat(3_000);
    let mut answered = 0;
    let refused = loop {
        match store.append("t", vec![line(answered, &text)], 1).await {
            Ok(()) => answered += 1,
            Err(error) => break error,
        }
        assert!(answered < 1_000, "the disk is never full");
    };
    assert!(matches!(refused, StoreError::Disk { .. }), "{refused:?}");
    // A check is smaller than a line and may find a last corner.
    let mut checks = 0;
    while store.check().await.is_ok() {
        checks += 1;
        assert!(checks < 1_000, "the disk is never full");
    }
    let neighbours: Vec<_> = (0..20)
        .map(|number| {
            let (store, text) = (store.clone(), text.clone());
            tokio::spawn(
                async move { store.append("t", vec![line(5_000 + number, &text)], 1).await },
            )
        })
        .collect();
    for neighbour in neighbours {
        assert!(matches!(neighbour.await.expect("no panic"), Err(StoreError::Disk { .. })));
    }
    assert_eq!(store.lines("t").await.map(|lines| lines.len() as u32), Ok(answered));

    fs::remove_file(&ballast).expect("space");
    store.check().await.expect("it works again");
    store.append("t", vec![line(answered, &text)], 1).await.expect("an append");
    store.close().await;
    let store = Store::open(dir.path()).expect("a store");
    assert_eq!(store.lines("t").await.map(|lines| lines.len() as u32), Ok(answered + 1));
    store.close().await;
}
