//! A server that is frozen for a while: nobody loses time in which nothing could be answered.

use std::time::Duration;

use client::Server;
use protocol::{Clock, Options, Request};

use super::child::Child;
use super::scene::seated;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_late_because_the_server_was_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let child = Child::start(folder.path(), 0).await;
    let server = Server::at(child.address);
    let (_, mut players) = seated(&server, "qwixx", "classic 2", 3).await;
    let host = players[0].socket().await.unwrap();
    let options = Options { clock: Clock::Decision { seconds: 3 }, pace: 0, ..Options::default() };
    host.ask(Request::SetOptions { options }).await.unwrap();
    players[1].ready().await.unwrap();
    players[0].socket().await.unwrap().ask(Request::Start).await.unwrap();
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.question.is_some()).await.unwrap();
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
