//! Clients that take more than their share, or nothing at all.

use std::time::Duration;

use client::{Device, Server};
use futures_util::SinkExt as _;
use game::Seat;
use protocol::Request;
use server::config::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::hostile::flood;
use crate::scene::{House, enter, finish, seated, start, started};

#[tokio::test]
async fn a_flood_is_stopped_by_its_credits() {
    let house = House::with(|config| {
        let messages = Limits::default().messages;
        config.limits = Limits { messages, messages_per_address: messages, ..Limits::unlimited() };
    })
    .await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 4).await;
    let guest = enter(&house.server, &opened).await;
    let stopped = flood(guest.connect(None).await.unwrap()).await;
    // Whoever is still sending may hear the reset before the last words.
    if stopped.code().is_some() {
        assert_eq!((stopped.code(), stopped.key()), (Some(1008), Some("server-slow-down")));
    }
    assert!(guest.connect(None).await.is_ok(), "the table stands");
    let host = players[0].socket().await.unwrap();
    host.ask(Request::Chat { seat: Seat(0), text: "hello".into(), team: false, mark: None })
        .await
        .unwrap();
}

#[tokio::test]
async fn a_few_messages_too_many_are_told_so() {
    let house = House::with(|config| {
        let messages = Limits::default().messages;
        config.limits = Limits { messages, messages_per_address: messages, ..Limits::unlimited() };
    })
    .await;
    let (opened, _players) = seated(&house.server, "quixo", "two 2", 4).await;
    let mut socket = enter(&house.server, &opened).await.connect(None).await.unwrap();
    for _ in 0..200 {
        socket.send(Request::Ping).await.unwrap();
    }
    let stopped = socket.until_closed().await;
    assert_eq!((stopped.code(), stopped.key()), (Some(1008), Some("server-slow-down")));
}

/// A socket that says hello by hand and then does nothing at all, not even answer pings.
async fn deaf(server: &Server, watch: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    // A small window, so that the network does not hide for long that nobody reads.
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{watch}/play HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let hello = br#"{"id":1,"do":"hello","protocol":[2]}"#;
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend(hello);
    stream.write_all(&frame).await.unwrap();
    stream
}

#[tokio::test]
async fn whoever_does_not_read_is_let_go() {
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        config.patience.send = Duration::from_millis(500);
    })
    .await;
    let (opened, mut players) = seated(&house.server, "qwixx", "classic 2", 8).await;
    let slow = deaf(&house.server, &opened.watch).await;
    let (first, second) = players.split_at_mut(1);
    let (host, other) = (first[0].socket().await.unwrap(), second[0].socket().await.unwrap());
    host.until(|socket| socket.table.watchers == 1).await.unwrap();
    let text = "x".repeat(400);
    let mut said = 0;
    while host.table.watchers > 0 {
        assert!(said < 20_000, "nobody lets go of it");
        said += 1;
        let chat = Request::Chat { seat: Seat(0), text: text.clone(), team: false, mark: None };
        host.ask(chat).await.unwrap();
        // The other reads as it comes: nobody but the slow one is behind.
        let version = host.version;
        other.until(|socket| socket.version >= version).await.unwrap();
    }
    drop(slow);
    start(&mut players).await;
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn a_connection_that_is_half_open_is_noticed() {
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        // Longer than it takes until people hear who came.
        config.patience.ping = Duration::from_millis(700);
    })
    .await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 6).await;
    let gone = deaf(&house.server, &opened.watch).await;
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.watchers == 1).await.unwrap();
    host.until(|socket| socket.table.watchers == 0).await.unwrap();
    drop(gone);
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn a_request_that_never_ends_is_cut_off() {
    let house = House::with(|config| config.patience.request = Duration::from_millis(300)).await;
    let idle = b"".as_slice();
    let half = b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ".as_slice();
    for said in [idle, half] {
        let mut stream = house.server.dial().await.unwrap();
        stream.write_all(said).await.unwrap();
        let mut answer = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut answer));
        closed.await.expect("it is closed").unwrap();
    }
    assert_eq!(house.server.get("/healthz").await.unwrap().status, 200);
}

#[tokio::test]
async fn only_so_many_sockets_come_from_one_address() {
    let house = House::with(|config| {
        config.limits = Limits { sockets_per_address: 5, ..Limits::unlimited() };
    })
    .await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 6).await;
    let watcher = Device::watcher(&house.server, &opened.watch);
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(watcher.connect(None).await.unwrap());
    }
    let refused = watcher.connect(None).await.map(drop).unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(429), Some("server-slow-down")));
    sockets.pop().unwrap().close().await.unwrap();
    // The place is free as soon as the server has seen the other off.
    let mut again = watcher.connect(None).await;
    for _ in 0..100 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        again = watcher.connect(None).await;
    }
    let mut raw = again.unwrap();
    raw.stream().send(Frame::Pong(Vec::new().into())).await.unwrap();
    drop(raw);
    drop(sockets);
    finish(&house.server, &opened, &mut players).await;
}
