//! What one stranger can make the server do, and that nobody else has to pay for it.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use client::socket::upgrade;
use client::{Device, Player, Server};
use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use protocol::http::OpenedTable;
use protocol::{Phase, Request};
use server::config::{Limits, Rate};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Bare;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::scene::{House, enter, finish, seated, start, started, table};

const NEVER: Duration = Duration::from_secs(3600);

fn from(server: &Server, last: u8) -> Server {
    Server { from: Some(IpAddr::from([127, 0, 0, last])), ..server.clone() }
}

fn chat(text: &str) -> Request {
    Request::Chat { seat: Seat(0), text: text.to_owned(), team: false, mark: None }
}

#[tokio::test]
async fn an_honest_burst_is_only_delayed() {
    let house = House::with(|config| {
        let messages = Rate::new(10, Duration::from_millis(50));
        config.limits = Limits { messages, messages_per_address: messages, ..Limits::unlimited() };
    })
    .await;
    let (opened, _players) = seated(&house.server, "quixo", "two 2", 4).await;
    let mut socket = enter(&from(&house.server, 2), &opened).await.connect(None).await.unwrap();
    let begun = Instant::now();
    let mut last = 0;
    for _ in 0..40 {
        last = socket.send(Request::Ping).await.unwrap();
    }
    while socket.read().await.unwrap().is_none_or(|(id, _)| id != last) {}
    assert!(begun.elapsed() > Duration::from_millis(500), "it was slowed down");
}

#[tokio::test]
async fn all_sockets_of_a_device_share_its_messages() {
    let house = House::with(|config| {
        let messages = Rate::new(20, NEVER);
        let none = Rate::new(1, NEVER);
        config.limits = Limits { messages, messages_per_address: none, ..Limits::unlimited() };
    })
    .await;
    let (opened, host) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    let mut first = host.connect(None).await.unwrap();
    let mut second = host.connect(None).await.unwrap();
    for _ in 0..8 {
        first.ask(Request::Ping).await.unwrap();
        second.ask(Request::Ping).await.unwrap();
    }
    for _ in 0..10 {
        let _ = second.send(Request::Ping).await;
    }
    let stopped = second.until_closed().await;
    assert_eq!((stopped.code(), stopped.key()), (Some(1008), Some("server-slow-down")));
    let client::ClientError::Closed { refusal: Some(refusal), .. } = stopped else { panic!() };
    assert!(refusal.data["retryAfter"].as_u64().is_some_and(|seconds| seconds > 1));
    let other = enter(&from(&house.server, 2), &opened).await;
    assert!(other.connect(None).await.is_ok(), "nobody else is held up");
}

#[tokio::test]
async fn chat_has_its_measure_and_answers_have_none() {
    let house = House::with(|config| {
        config.limits = Limits {
            chat: Rate::new(3, NEVER),
            lines_per_table: Rate::new(12, NEVER),
            lines_per_address: Rate::new(1, NEVER),
            ..Limits::unlimited()
        };
    })
    .await;
    let (opened, mut players) = started(&house.server, "qwixx", "classic 2", 5).await;
    let host = players[0].socket().await.unwrap();
    let said = said(host).await;
    assert_eq!(said, 4, "three of its own and one of its address");
    let rename = || Request::Rename { seat: Seat(0), name: "Anna".to_owned() };
    let mut renamed = 0;
    let refused = loop {
        match host.ask(rename()).await {
            Ok(_) => renamed += 1,
            Err(refused) => break refused,
        }
        assert!(renamed < 50, "nobody stops it");
    };
    assert_eq!(refused.key(), Some("server-slow-down"));
    // The match needs none of it.
    finish(&house.server, &opened, &mut players).await;
}

/// How often somebody may speak.
async fn said(socket: &mut client::Socket) -> usize {
    for count in 0..100 {
        if let Err(refused) = socket.ask(chat("hello")).await {
            assert_eq!(refused.key(), Some("server-slow-down"));
            return count;
        }
    }
    panic!("nobody stops it")
}

#[tokio::test]
async fn one_more_socket_of_a_device_closes_its_oldest() {
    let house = House::with(|_| {}).await;
    let (_, host) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..9 {
        sockets.push(host.connect(None).await.unwrap());
    }
    let gone = sockets.remove(0).until_closed().await;
    assert_eq!((gone.code(), gone.key()), (Some(4004), Some("server-replaced")));
    for socket in &mut sockets {
        socket.ask(Request::Ping).await.unwrap();
    }
}

#[tokio::test]
async fn who_looks_on_makes_way_for_who_has_a_seat() {
    let house = House::with(|config| config.limits.sockets_per_address = 4).await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 6).await;
    let watcher = Device::watcher(&house.server, &opened.watch);
    let mut first = watcher.connect(None).await.unwrap();
    let _second = watcher.connect(None).await.unwrap();
    let refused = watcher.connect(None).await.map(drop).unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(429), Some("server-slow-down")));
    // A phone that comes back while the server has not noticed that it was gone.
    let mut again = players[1].device.connect(None).await.unwrap();
    assert_eq!(first.until_closed().await.key(), Some("server-replaced"));
    again.ask(Request::Ping).await.unwrap();
    start(&mut players).await;
}

#[tokio::test]
async fn a_stamp_opens_the_door_that_others_have_shut() {
    let house = House::with(|config| {
        config.limits.tables_per_address = Rate::new(2, NEVER);
        config.limits.entries_per_address = Rate::new(2, NEVER);
    })
    .await;
    let new = table("quixo", "two 2");
    let (opened, _) = house.server.open(&new).await.unwrap();
    house.server.open(&new).await.unwrap();
    // The third time costs a moment of work, which the client does by itself.
    let begun = Instant::now();
    house.server.open(&new).await.unwrap();
    eprintln!("a stamp took {:?}", begun.elapsed());
    for _ in 0..4 {
        house.server.enter(&opened.table, None).await.unwrap();
    }
    let path = format!("/api/tables/{}/enter", opened.table);
    let bare = house.server.request("POST", &path, None, String::new()).await.unwrap();
    let refused = bare.good().unwrap_err();
    assert_eq!((refused.status(), refused.key()), (Some(429), Some("server-slow-down")));
    let refusal = serde_json::from_str(&bare.body).unwrap();
    let stamp = client::stamp::solve(&refusal).await.unwrap().unwrap();
    for (server, status) in [(from(&house.server, 2), 200), (house.server.clone(), 200)] {
        // From another address it is not even looked at: there are free places.
        let server = server.with_header(client::stamp::HEADER, &stamp);
        let entered = server.request("POST", &path, None, String::new()).await.unwrap();
        assert_eq!(entered.status, status);
    }
    let again = house.server.with_header(client::stamp::HEADER, &stamp);
    let again = again.request("POST", &path, None, String::new()).await.unwrap();
    assert_eq!(again.status, 429, "a stamp works once");
}

#[tokio::test]
async fn coming_back_costs_the_address_nothing() {
    let house = House::with(|config| {
        config.limits.entries_per_address = Rate::new(1, NEVER);
    })
    .await;
    let (opened, host) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    house.server.enter(&opened.table, None).await.unwrap();
    let path = format!("/api/tables/{}/enter", opened.table);
    for _ in 0..20 {
        let entered =
            house.server.request("POST", &path, host.cookie.as_deref(), String::new()).await;
        assert_eq!(entered.unwrap().status, 200);
    }
}

#[tokio::test]
async fn a_table_forgets_devices_that_came_and_went() {
    let house = House::with(|config| {
        config.limits = Limits { devices_per_table: 5, ..Limits::unlimited() };
    })
    .await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 2).await;
    let passer_by = enter(&house.server, &opened).await;
    let here = enter(&house.server, &opened).await;
    let _socket = here.connect(None).await.unwrap();
    for _ in 0..20 {
        enter(&house.server, &opened).await;
    }
    let gone = passer_by.connect(None).await.map(drop).unwrap_err();
    assert_eq!(gone.key(), Some("server-not-entered"));
    assert!(here.connect(None).await.is_ok(), "who is connected is not forgotten");
    for player in &mut players {
        player.leave();
        player.socket().await.unwrap();
    }
}

#[tokio::test]
async fn wrong_codes_of_one_address_keep_nobody_else_out() {
    let house = House::with(|_| {}).await;
    let (opened, _) = house.server.open(&table("quixo", "two 2")).await.unwrap();
    let wrong = if opened.code == "000000" { "000001" } else { "000000" };
    for guesser in 2..14 {
        let guesser = from(&house.server, guesser);
        for _ in 0..31 {
            assert!(guesser.by_code(wrong).await.is_err());
        }
    }
    assert_eq!(house.server.by_code(&opened.code).await.unwrap().table, opened.table);
}

#[tokio::test]
async fn a_code_is_given_back_when_the_match_begins() {
    let house = House::new().await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 3).await;
    assert!(house.server.by_code(&opened.code).await.is_ok());
    start(&mut players).await;
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    assert_eq!(until_code(&house.server, &opened, &players[0], false).await, None);
    assert_eq!(house.server.by_code(&opened.code).await.unwrap_err().status(), Some(404));
    finish(&house.server, &opened, &mut players).await;
    // Somebody leaves, and people are wanted again.
    let host = players[0].socket().await.unwrap();
    host.ask(Request::Rematch).await.unwrap();
    host.until(|socket| socket.table.phase == Phase::Gathering).await.unwrap();
    let seat = host.you.seats.iter().next().unwrap();
    host.ask(Request::Rise { seat }).await.unwrap();
    let code = until_code(&house.server, &opened, &players[0], true).await.unwrap();
    assert_eq!(house.server.by_code(&code).await.unwrap().table, opened.table);
}

/// Waits until a table has a code, or has none.
async fn until_code(
    server: &Server,
    opened: &OpenedTable,
    player: &Player,
    wanted: bool,
) -> Option<String> {
    let path = format!("/api/tables/{}/enter", opened.table);
    for _ in 0..100 {
        let cookie = player.device.cookie.as_deref();
        let entered = server.request("POST", &path, cookie, String::new()).await.unwrap();
        let entered: protocol::http::TableEntry = entered.read().unwrap();
        if entered.code.is_some() == wanted {
            return entered.code;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the code did not change")
}

#[tokio::test]
async fn who_comes_and_goes_is_told_only_now_and_then() {
    let house = House::new().await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 6).await;
    let watcher = Device::watcher(&house.server, &opened.watch);
    let mut stays = watcher.connect(None).await.unwrap();
    let host = players[0].socket().await.unwrap();
    host.until(|socket| socket.table.watchers == 1).await.unwrap();
    let (before, begun) = (host.updates, Instant::now());
    for _ in 0..30 {
        watcher.connect(None).await.unwrap().close().await.unwrap();
    }
    let _last = watcher.connect(None).await.unwrap();
    host.until(|socket| socket.table.watchers == 2).await.unwrap();
    let seconds = begun.elapsed().as_secs();
    assert!(host.updates - before <= 3 + seconds, "{} updates", host.updates - before);
    host.ask(chat("hello")).await.unwrap();
    let version = host.version;
    stays.until(|socket| socket.version >= version).await.unwrap();
    assert!(stays.updates <= 3 + seconds / 10, "{} updates for a watcher", stays.updates);
}

#[tokio::test]
async fn pieces_of_nothing_are_read_no_faster_than_messages() {
    let house = House::with(|_| {}).await;
    let (opened, mut players) = seated(&house.server, "quixo", "two 2", 6).await;
    let device = enter(&from(&house.server, 2), &opened).await;
    let mut stream = upgrade(&device).await.unwrap();
    stream.send(Frame::text(r#"{"id":1,"do":"hello","protocol":[2]}"#)).await.unwrap();
    while !stream.next().await.unwrap().unwrap().is_text() {}
    let first = Bare::message("x", OpCode::Data(Data::Text), false);
    stream.send(Frame::Frame(first)).await.unwrap();
    let (begun, mut sent) = (Instant::now(), 0u64);
    while begun.elapsed() < Duration::from_secs(5) {
        let empty = Bare::message("", OpCode::Data(Data::Continue), false);
        let sending = stream.send(Frame::Frame(empty));
        match tokio::time::timeout(Duration::from_secs(1), sending).await {
            Ok(Ok(())) => sent += 1,
            Ok(Err(_)) => break,
            // It is not read any more for now.
            Err(_) => {}
        }
    }
    // Six bytes each; the system itself takes a few millions on both sides before they are read.
    assert!(sent < 1_000_000, "{sent} empty pieces in {:?}", begun.elapsed());
    // Others go on as before.
    players[0].socket().await.unwrap().ask(Request::Ping).await.unwrap();
}
