//! Clients that do not keep to the protocol: each gets the right answer, and the table stands.

use std::time::Duration;

use client::socket::upgrade;
use client::{ClientError, Device, Reply, Socket};
use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use game::luck::Stream;
use protocol::{Message, Request};
use server::config::Limits;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as Bare;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::scene::{House, enter, finish, started};

const HELLO: &str = r#"{"id":1,"do":"hello","protocol":[2]}"#;

type Raw = WebSocketStream<TcpStream>;

/// A house with a match that is on, and a device that has a place but no manners.
async fn scene() -> (House, protocol::http::OpenedTable, Vec<client::Player>, Device) {
    let house = House::with(|config| {
        config.limits = Limits::unlimited();
        config.patience.hello = Duration::from_millis(300);
    })
    .await;
    let (opened, players) = started(&house.server, "qwixx", "classic 2", 11).await;
    let guest = enter(&house.server, &opened).await;
    (house, opened, players, guest)
}

async fn greeted(device: &Device) -> Raw {
    let mut stream = upgrade(device).await.unwrap();
    stream.send(Frame::text(HELLO)).await.unwrap();
    loop {
        let Frame::Text(text) = stream.next().await.unwrap().unwrap() else { continue };
        assert!(text.contains("welcome"), "{text}");
        return stream;
    }
}

/// The code with which the server closes, and the key of its last words.
async fn close_of(stream: &mut Raw) -> (Option<u16>, Option<String>) {
    let mut key = None;
    loop {
        let frame = timeout(Duration::from_secs(20), stream.next()).await.expect("it is closed");
        match frame {
            Some(Ok(Frame::Text(text))) => {
                if let Ok(Message::Bye { refusal }) = serde_json::from_str(&text) {
                    key = Some(refusal.key);
                }
            }
            Some(Ok(Frame::Close(frame))) => return (frame.map(|frame| frame.code.into()), key),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return (None, key),
        }
    }
}

async fn closes(stream: &mut Raw, code: u16, key: &str) {
    assert_eq!(close_of(stream).await, (Some(code), Some(key.to_owned())));
}

/// The answer to something that is refused but does not close the socket.
async fn refusal(stream: &mut Raw, text: &str) -> (u32, String) {
    stream.send(Frame::text(text)).await.unwrap();
    loop {
        let Frame::Text(text) = stream.next().await.unwrap().unwrap() else { continue };
        match serde_json::from_str(&text).unwrap() {
            Message::Refused { id, refusal } => return (id, refusal.key),
            Message::Update(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_socket_stays() {
    let (house, opened, mut players, guest) = scene().await;
    let mut stream = greeted(&guest).await;
    let unreadable = |id: u32| (id, "server-unreadable".to_owned());
    for (text, id) in [
        ("", 0),
        ("{", 0),
        ("null", 0),
        ("[]", 0),
        (r#"{"id":7}"#, 7),
        (r#"{"id":7,"do":"fly"}"#, 7),
        (r#"{"id":8,"do":"answer","seat":"0","question":1,"action":"-"}"#, 8),
        (r#"{"id":8,"do":"answer","seat":300,"question":1,"action":"-"}"#, 8),
        (r#"{"id":-1,"do":"ping"}"#, 0),
        (r#"{"id":4294967296,"do":"ping"}"#, 0),
        (&"[".repeat(8000), 0),
        (&"9".repeat(8192), 0),
    ] {
        assert_eq!(refusal(&mut stream, text).await, unreadable(id), "{text}");
    }
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn what_is_too_large_or_no_text_closes_the_socket() {
    let (house, opened, mut players, guest) = scene().await;
    let bad_text = Bare::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    let unmasked = [0x81, 0x02, b'{', b'}'];
    for (frame, code, key) in [
        (Frame::text("x".repeat(8193)), 1009, "server-too-large"),
        (Frame::text("x".repeat(30_000)), 1009, "server-too-large"),
        (Frame::binary(vec![0; 8193]), 1009, "server-too-large"),
        (Frame::binary(vec![0; 10]), 1003, "server-binary"),
        (Frame::Frame(bad_text), 1007, "server-not-text"),
    ] {
        let mut stream = greeted(&guest).await;
        stream.send(frame).await.unwrap();
        closes(&mut stream, code, key).await;
    }
    let mut stream = greeted(&guest).await;
    stream.get_mut().write_all(&unmasked).await.unwrap();
    closes(&mut stream, 1002, "server-malformed").await;
    // Many small pieces of one large message are too large as well.
    let mut stream = greeted(&guest).await;
    for number in 0..9 {
        let kind = if number == 0 { Data::Text } else { Data::Continue };
        let piece = Bare::message(vec![b'x'; 1000], OpCode::Data(kind), number == 8);
        stream.send(Frame::Frame(piece)).await.unwrap();
    }
    closes(&mut stream, 1009, "server-too-large").await;
    // Of something huge not even the end is awaited.
    let mut stream = greeted(&guest).await;
    let _ = stream.send(Frame::text("x".repeat(2_000_000))).await;
    assert!(matches!(close_of(&mut stream).await.0, Some(1009) | None));
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn a_socket_begins_with_a_hello_in_our_version() {
    let (house, opened, mut players, guest) = scene().await;
    for (first, code, key) in [
        (r#"{"id":1,"do":"ping"}"#, 4001, "server-hello"),
        ("hello", 4001, "server-hello"),
        (r#"{"id":1,"do":"hello","protocol":[]}"#, 4000, "server-protocol"),
        (r#"{"id":1,"do":"hello","protocol":[0,3,99]}"#, 4000, "server-protocol"),
    ] {
        let mut stream = upgrade(&guest).await.unwrap();
        stream.send(Frame::text(first)).await.unwrap();
        closes(&mut stream, code, key).await;
    }
    let mut silent = upgrade(&guest).await.unwrap();
    closes(&mut silent, 1008, "server-hello").await;
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn versions_that_never_were_get_a_fresh_view() {
    let (house, opened, mut players, guest) = scene().await;
    let version = players[0].version();
    for (seen, fresh) in [(version + 1000, true), (u32::MAX, true)] {
        let socket = guest.connect(Some(seen)).await.unwrap();
        assert_eq!(socket.fresh, fresh, "{seen}");
        assert!(!socket.views.is_empty());
    }
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn random_frames_close_their_socket_and_nothing_else() {
    let (house, opened, mut players, guest) = scene().await;
    let mut noise = Stream::new(42);
    for _ in 0..60 {
        let mut stream = greeted(&guest).await;
        let bytes: Vec<u8> = (0..64 + noise.pick(400)).map(|_| noise.pick(256) as u8).collect();
        let _ = stream.get_mut().write_all(&bytes).await;
        // Noise may stop in the middle of a frame that never ends: then it is our turn to hang up.
        let _ = stream.get_mut().shutdown().await;
        let (code, _) = close_of(&mut stream).await;
        let known = [None, Some(1002), Some(1003), Some(1007), Some(1008), Some(1009)];
        assert!(known.contains(&code), "{code:?} for {bytes:?}");
    }
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn answers_out_of_order_and_repeated_change_nothing() {
    let (house, opened, mut players, _) = scene().await;
    let seat = Seat(0);
    let answer = |question, action: &str| Request::Answer { seat, question, action: action.into() };
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let socket = players[0].socket().await.unwrap();
    for (request, key) in [
        (answer(0, "-"), "table-no-such-question"),
        (answer(99, "-"), "table-no-such-question"),
        (Request::Answer { seat: Seat(1), question: 1, action: "-".into() }, "table-not-your-seat"),
        (Request::TypeChance { chance: "w1 w1".into() }, "table-not-typed"),
        (Request::Start, "table-started"),
        (Request::Rematch, "table-not-over"),
    ] {
        let refused = socket.ask(request.clone()).await.unwrap_err();
        assert_eq!(refused.key(), Some(key), "{request:?}");
    }
    finish(&house.server, &opened, &mut players).await;
    let given = players[0].acknowledged.first().cloned().unwrap();
    let socket = players[0].socket().await.unwrap();
    let version = socket.version;
    let replayed = socket.ask(answer(given.question, &given.action)).await.unwrap();
    assert_eq!(replayed, Reply::Done(version), "the same answer once more is harmless");
    let changed = socket.ask(answer(given.question, "nonsense")).await.unwrap_err();
    assert_eq!(changed.key(), Some("table-question-closed"));
}

#[tokio::test]
async fn another_page_is_turned_away() {
    let (house, opened, mut players, guest) = scene().await;
    let evil = house.server.with_header("origin", "http://evil.example");
    let ours = house.server.with_header("origin", &format!("http://{}", house.server.address));
    let body = r#"{"game":"qwixx","setup":"classic 2"}"#.to_owned();
    let refused = evil.request("POST", "/api/tables", None, body.clone()).await.unwrap();
    assert_eq!(refused.status, 403);
    assert_eq!(refused.good().unwrap_err().key(), Some("server-origin"));
    assert_eq!(ours.request("POST", "/api/tables", None, body).await.unwrap().status, 201);
    for server in [&evil, &house.server.with_header("origin", "null")] {
        let device = Device { server: server.clone(), ..guest.clone() };
        assert_eq!(device.delete().await.unwrap_err().status(), Some(403));
        let refused = device.connect(None).await.map(drop).unwrap_err();
        assert_eq!(refused.status(), Some(403));
        let watcher = Device::watcher(server, &opened.watch);
        assert_eq!(watcher.connect(None).await.map(drop).unwrap_err().status(), Some(403));
    }
    let page = Device { server: ours, ..guest };
    assert!(page.connect(None).await.is_ok());
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn bodies_that_are_too_large_or_unreadable_are_refused() {
    let (house, opened, mut players, _) = scene().await;
    let post = |body: String| house.server.request("POST", "/api/tables", None, body);
    for (body, status) in [
        ("x".repeat(9000), 413),
        (String::new(), 400),
        ("{".to_owned(), 400),
        (r#"{"game":"qwixx","setup":"classic 2","extra":1}"#.to_owned(), 400),
        (r#"{"game":"chess","setup":"classic 2"}"#.to_owned(), 409),
        (r#"{"game":"qwixx","setup":"classic 99"}"#.to_owned(), 409),
    ] {
        assert_eq!(post(body.clone()).await.unwrap().status, status, "{body:.60}");
    }
    finish(&house.server, &opened, &mut players).await;
}

#[tokio::test]
async fn huge_headers_are_refused() {
    let (house, opened, mut players, _) = scene().await;
    let server = house.server.with_header("x-noise", &"x".repeat(2_000_000));
    match server.get("/healthz").await {
        Ok(response) => assert_eq!(response.status, 431),
        Err(ClientError::Network(_)) => {}
        Err(other) => panic!("{other}"),
    }
    assert_eq!(house.server.get("/healthz").await.unwrap().status, 200);
    finish(&house.server, &opened, &mut players).await;
}

/// Sends without end, and says how it is stopped.
pub(crate) async fn flood(mut socket: Socket) -> ClientError {
    for _ in 0..100_000 {
        if socket.send(Request::Ping).await.is_err() {
            break;
        }
    }
    socket.until_closed().await
}
