//! A wall clock that jumps while the server runs: nobody loses time, and nothing is deleted. The
//! clock is that of Debian's `faketime`, which the other process reads from a file.

use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

use client::Server;
use protocol::Request;

use super::child::Child;
use super::scene::{seated, under_a_clock};

/// What stands between the other process and the clock of the system.
const FAKETIME: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[allow(clippy::print_stderr, reason = "a test that is left out says so")]
async fn a_jump_of_the_wall_clock_takes_nobodys_time_and_deletes_nothing() {
    if !Path::new(FAKETIME).exists() {
        eprintln!("left out: there is no {FAKETIME}; Debian's package is faketime");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let hour = folder.path().join("hour");
    std::fs::write(&hour, "+0").unwrap();
    let environment = [
        ("LD_PRELOAD", OsStr::new(FAKETIME)),
        ("FAKETIME_TIMESTAMP_FILE", hour.as_os_str()),
        ("FAKETIME_NO_CACHE", OsStr::new("1")),
        ("FAKETIME_DONT_FAKE_MONOTONIC", OsStr::new("1")),
        ("DONT_FAKE_MONOTONIC", OsStr::new("1")),
    ];
    let child = Child::start_with(folder.path(), 0, &environment).await;
    let server = Server::at(child.address);
    let (opened, mut players) = under_a_clock(&server, 60).await;
    let (other, _) = seated(&server, "quixo", "two 2", 4).await;
    let host = players[0].socket().await.unwrap();
    for jump in ["+40d", "-400d", "+0"] {
        std::fs::write(&hour, jump).unwrap();
        let before = host.version;
        tokio::time::sleep(Duration::from_secs(2)).await;
        host.ask(Request::Legal { seat: game::Seat(0) }).await.unwrap();
        assert_eq!(host.version, before, "somebody was late after {jump}");
        for table in [&opened.table, &other.table] {
            let found = server.get(&format!("/api/tables/{table}")).await.unwrap();
            assert_eq!(found.status, 200, "a table is gone after {jump}");
        }
    }
    // What was decided before the jumps still counts after them, for a server that starts again.
    child.stop().await;
    let child = Child::start(folder.path(), 0).await;
    let found = Server::at(child.address).get(&format!("/api/tables/{}", opened.table)).await;
    assert_eq!(found.unwrap().status, 200);
}
