//! Bots that think: nobody waits for the bots of others.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use client::{Device, Player, Reply, Server, Socket};
use game::Seat;
use protocol::http::OpenedTable;
use protocol::{Options, Phase, Request};

use crate::scene::{House, table};

/// The same server, for somebody at another address.
fn from(server: &Server, last: u8) -> Server {
    Server { from: Some(IpAddr::from([127, 0, 0, last])), ..server.clone() }
}

/// A table of bots alone that plays, and the socket of its host.
async fn bots_alone(server: &Server, setup: &str, level: &str, pace: u32) -> (OpenedTable, Socket) {
    let mut new = table("qwirkle", setup);
    new.options = Options { pace, ..new.options };
    let (opened, host) = server.open(&new).await.unwrap();
    let mut socket = host.connect(None).await.unwrap();
    for seat in 0..socket.table.seats.len() as u8 {
        let level = level.to_owned();
        socket.ask(Request::SeatBot { seat: Seat(seat), level }).await.unwrap();
    }
    socket.ask(Request::Start).await.unwrap();
    (opened, socket)
}

/// Somebody plays a few turns against a bot; how long the longest answer took.
async fn answer_time(server: &Server, level: &str) -> Duration {
    let (_, host) = server.open(&table("quixo", "two 2")).await.unwrap();
    let mut player = Player::sit(host, Seat(0), 1).await.unwrap();
    let socket = player.socket().await.unwrap();
    let bot = Request::SeatBot { seat: Seat(1), level: level.to_owned() };
    socket.ask(bot).await.unwrap();
    socket.ask(Request::Start).await.unwrap();
    player.open_nonce().await.unwrap();
    let socket = player.socket().await.unwrap();
    let mut longest = Duration::ZERO;
    for _ in 0..4 {
        let begun = Instant::now();
        socket.until(|socket| socket.table.phase == Phase::Over || is_ours(socket)).await.unwrap();
        longest = longest.max(begun.elapsed());
        let Some(question) = socket.table.question.as_ref().map(|asked| asked.number) else {
            break;
        };
        let legal = socket.ask(Request::Legal { seat: Seat(0) }).await.unwrap();
        let Reply::Legal(actions) = legal else { panic!("{legal:?}") };
        let action = actions[0].clone();
        socket.ask(Request::Answer { seat: Seat(0), question, action }).await.unwrap();
    }
    longest
}

fn is_ours(socket: &Socket) -> bool {
    socket.table.question.as_ref().is_some_and(|asked| asked.seats.contains(Seat(0)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_think_only_while_somebody_watches() {
    let house = House::new().await;
    let (opened, mut host) = bots_alone(&house.server, "standard 2", "greedy", 50).await;
    host.until(|socket| socket.table.question.is_some()).await.unwrap();
    host.close().await.unwrap();
    let watcher = Device::watcher(&house.server, &opened.watch);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (left, _) = version(&watcher).await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    let (later, mut socket) = version(&watcher).await;
    assert!(later <= left + 4, "{left} {later}: they played on with nobody there");
    socket.until(|socket| socket.version > later + 6).await.unwrap();
}

async fn version(watcher: &Device) -> (u32, Socket) {
    let socket = watcher.connect(None).await.unwrap();
    (socket.version, socket)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_the_bots_of_another_address() {
    let house = House::with(|_| {}).await;
    let (crowd, person) = (from(&house.server, 2), from(&house.server, 3));
    let before = answer_time(&person, "greedy").await;
    let mut tables = Vec::new();
    for _ in 0..112 {
        let (opened, host) = bots_alone(&crowd, "standard 4", "expert", 0).await;
        drop(host);
        tables.push(opened);
    }
    let left = answer_time(&person, "greedy").await;
    let mut watchers = Vec::new();
    for opened in &tables {
        let mut socket = Device::watcher(&crowd, &opened.watch).connect(None).await.unwrap();
        watchers.push(tokio::spawn(async move { socket.until_closed().await }));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let quick = answer_time(&person, "greedy").await;
    let slow = answer_time(&person, "medium").await;
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    eprintln!(
        "a greedy bot answers within {before:?}, with 112 tables of bots left alone {left:?}, \
         watched {quick:?}; a medium one then {slow:?}"
    );
    assert!(left < Duration::from_secs(2), "{left:?} with tables left alone");
    assert!(quick < Duration::from_secs(2), "{quick:?} with tables that are watched");
    assert!(slow < Duration::from_secs(10), "{slow:?} for a medium bot");
}
