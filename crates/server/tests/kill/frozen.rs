//! A server that is frozen for a while: nobody loses time in which nothing could be answered.

use std::time::Duration;

use client::Server;
use protocol::Request;

use super::child::Child;
use super::scene::under_a_clock;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_late_because_the_server_was_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let child = Child::start(folder.path(), 0).await;
    let server = Server::at(child.address);
    let (_, mut players) = under_a_clock(&server, 3).await;
    let host = players[0].socket().await.unwrap();
    child.signal("STOP");
    tokio::time::sleep(Duration::from_secs(6)).await;
    child.signal("CONT");
    let (before, begun) = (host.version, tokio::time::Instant::now());
    host.ask(Request::Ping).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    host.ask(Request::Legal { seat: game::Seat(0) }).await.unwrap();
    assert_eq!(host.version, before, "somebody was late");
    // And yet the clock runs.
    host.until(|socket| socket.version > before).await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5));
}
