//! What the server logs while a whole match is played: nothing that is secret, and no address.

#[path = "../scene/mod.rs"]
mod scene;

use std::io::Write;
use std::sync::{Arc, Mutex};

use client::{ClientError, Device};
use game::Seat;
use protocol::Request;
use tracing_subscriber::filter::LevelFilter;

use scene::{House, finish, start};

/// A log that is kept in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_hold_nothing_secret() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(move || writer.clone())
        .init();
    tracing::debug!("the log is open");
    let house = House::new().await;
    let mut secrets = Vec::new();
    for (game, setup) in [("qwirkle", "standard 2"), ("qwixx", "classic 2")] {
        play(&house, game, setup, &mut secrets).await;
    }
    house.running.stop().await;
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("the log is open"));
    assert!(secrets.len() > 40);
    for secret in &secrets {
        assert!(!text.contains(secret.as_str()), "the log holds {secret:?}:\n{text}");
    }
    for secret in ["127.0.0.1", "qlub-device", "\"action\"", "seal 0", "seal 1", "hand"] {
        assert!(!text.contains(secret), "the log holds {secret:?}:\n{text}");
    }
}

/// Plays a match, with a few things that go wrong, and notes everything that nobody else may know.
async fn play(house: &House, game: &str, setup: &str, secrets: &mut Vec<String>) {
    let server = &house.server;
    let (opened, mut players) = scene::seated(server, game, setup, 31).await;
    let token = players[1].device.invite(1).await.unwrap();
    secrets.extend([opened.table.clone(), opened.watch.clone(), token.clone()]);
    secrets.extend(players.iter().filter_map(|player| player.device.cookie.clone()));
    start(&mut players).await;
    for player in &mut players {
        player.open_nonce().await.unwrap();
    }
    let socket = players[0].socket().await.unwrap();
    socket.until(|socket| socket.table.question.is_some()).await.unwrap();
    let hands = socket.views.iter().map(|(_, view)| view.to_string());
    secrets.extend(hands);
    let text = "between you and me".to_owned();
    secrets.push(text.clone());
    socket.ask(Request::Chat { seat: Seat(0), text, team: false, mark: None }).await.unwrap();
    // Wrong doors are knocked on as well.
    assert!(server.enter(&opened.table, Some("wrong")).await.is_err());
    let stranger = Device::new(server, &opened.table, Some("wrong".to_owned()));
    assert!(matches!(stranger.connect(None).await, Err(ClientError::Status { .. })));
    finish(server, &opened, &mut players).await;
    let record = server.record(&opened.table, 1).await.unwrap();
    // The commitments, the secret and the nonces stand there as 64 digits.
    let words = record.split([' ', '\n']).filter(|word| word.len() == 64);
    secrets.extend(words.map(str::to_owned));
    let actions = players.iter().flat_map(|player| &player.acknowledged);
    secrets.extend(actions.map(|given| given.action.clone()).filter(|action| action.len() > 4));
}
