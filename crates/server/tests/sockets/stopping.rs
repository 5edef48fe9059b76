//! A server that stops, or whose disk is full: nothing that was acknowledged is lost.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use client::{ClientError, Player, Reply, Server};
use futures_util::future::join_all;
use game::Seat;
use protocol::Request;
use server::config::{Config, Limits};

use crate::scene::{House, finish, seated, start, started};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_tells_everybody_and_loses_nothing() {
    let house = House::new().await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 3", 12).await;
    let (folder, address) = (house.folder, house.running.address);
    let playing = tokio::spawn(async move {
        let ends = join_all(players.iter_mut().map(Player::play)).await;
        (ends, players)
    });
    tokio::time::sleep(Duration::from_millis(150)).await;
    house.running.stop().await;
    // The same folder and port: whoever plays comes back by themselves.
    let mut config = Config::new(address, folder.path().to_owned());
    config.limits = Limits::unlimited();
    let running = server::start(config).await.unwrap();
    let (ends, players) = playing.await.unwrap();
    let outcome = ends[0].clone().unwrap();
    for (end, player) in ends.into_iter().zip(&players) {
        assert_eq!(end.unwrap(), outcome);
        assert_eq!(player.gaps, 0);
    }
    let record = Server::at(address).record(&opened.table, 1).await.unwrap();
    assert_eq!(table::record::verify(&record).unwrap().outcome, Some(outcome));
    running.stop().await;
}

#[tokio::test]
async fn sockets_are_closed_with_the_code_for_a_restart() {
    let house = House::new().await;
    let (_, mut players) = started(&house.server, "qwirkle", "standard 4", 13).await;
    let stopping = tokio::spawn(house.running.stop());
    for player in &mut players {
        let closed = player.socket().await.unwrap().until_closed().await;
        assert_eq!((closed.code(), closed.key()), (Some(1012), Some("server-stopping")));
    }
    stopping.await.unwrap();
    assert!(matches!(house.server.get("/healthz").await, Err(ClientError::Network(_))));
}

/// A disk that is soon full: a file system in memory, where one may be mounted.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=1m,mode=700", "tmpfs"])
            .arg(folder.path())
            .output();
        mount.is_ok_and(|output| output.status.success()).then_some(SmallDisk(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills what is left.
    fn fill(&self) {
        let mut bytes = 1 << 20;
        while bytes >= 512 {
            let name = self.path().join(format!("filler-{bytes}"));
            if std::fs::write(&name, vec![0; bytes]).is_err() {
                bytes /= 2;
            } else {
                std::fs::rename(&name, self.path().join(format!("kept-{bytes}"))).unwrap();
                bytes /= 2;
            }
        }
    }

    fn clear(&self) {
        for entry in std::fs::read_dir(self.path()).unwrap().flatten() {
            if entry.file_name().to_string_lossy().starts_with(['k', 'f']) {
                std::fs::remove_file(entry.path()).unwrap();
            }
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).output();
    }
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_play_goes_on_when_there_is_space() {
    let Some(disk) = SmallDisk::new() else {
        eprintln!("skipped: no file system may be mounted here, so no disk can be filled");
        return;
    };
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), disk.path().to_owned());
    config.limits = Limits::unlimited();
    let running = server::start(config).await.unwrap();
    let server = Server::at(running.address);
    let (opened, mut players) = seated(&server, "qwixx", "classic 2", 14).await;
    disk.fill();
    let host = players[0].socket().await.unwrap();
    // The WAL may have a little room left that it has used before.
    let mut acknowledged = 6;
    let refused = loop {
        let text = "x".repeat(300);
        match host.ask(Request::Chat { seat: Seat(0), text, team: false, mark: None }).await {
            Ok(Reply::Done(version)) => acknowledged = version,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
        assert!(acknowledged < 5_000, "the disk is never full");
    };
    assert_eq!(refused.key(), Some("server-storage"));
    assert_eq!(server.get("/readyz").await.unwrap().status, 503);
    assert_eq!(server.get("/healthz").await.unwrap().status, 200);
    let refused = host.ask(Request::Start).await.unwrap_err();
    assert_eq!(refused.key(), Some("server-storage"));
    // Whoever comes now sees the table as it is kept.
    let fresh = players[1].device.connect(None).await.unwrap();
    assert_eq!(fresh.version, acknowledged);
    disk.clear();
    // It is tried again after a while, not for everybody who asks.
    let begun = Instant::now();
    while server.get("/readyz").await.unwrap().status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(10), "it never gets ready");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    start(&mut players).await;
    finish(&server, &opened, &mut players).await;
    running.stop().await;
}
