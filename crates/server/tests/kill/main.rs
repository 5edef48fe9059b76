//! A server that is killed at random moments, under load: after every restart nothing that was
//! acknowledged or seen is missing, and everybody finishes their match.
//!
//! A few kills by default; `QLUB_LONG=1` makes it at least fifty.

#![allow(clippy::print_stderr, reason = "figures are for whoever runs this")]

#[path = "../scene/mod.rs"]
mod scene;

mod child;
#[cfg(unix)]
mod frozen;
mod history;
#[cfg(target_os = "linux")]
mod jump;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::{ClientError, Player, Server};
use futures_util::future::join_all;
use game::luck::Stream;
use protocol::Request;
use protocol::http::OpenedTable;

use child::Child;
use scene::try_seated;

/// What is played, again and again, at several tables at once.
const TABLES: [(&str, &str); 4] = [
    ("qwixx", "classic 4"),
    ("qwirkle", "standard 3"),
    ("quixo", "four 4"),
    ("qwixx-cards", "classic 3"),
];

#[derive(Default)]
struct Figures {
    matches: u64,
    acknowledged: u64,
    heard: u64,
    returns: u64,
    repeated: u64,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let long = std::env::var_os("QLUB_LONG").is_some();
    let kills = if long { 60 } else { 4 };
    let folder = tempfile::tempdir().unwrap();
    let mut child = Child::start(folder.path(), 0).await;
    let server = Server::at(child.address);
    let done = Arc::new(AtomicBool::new(false));
    let tables: Vec<_> = (0..)
        .zip(setups(&server).await)
        .map(|(number, setup)| {
            let server = server.from_place(number as usize * 16);
            tokio::spawn(keep_playing(server, number, setup, done.clone()))
        })
        .collect();
    let (mut moments, mut waits) = (Stream::new(20), Vec::new());
    for _ in 0..kills {
        let pause = 150 + moments.pick(if long { 900 } else { 1500 }) as u64;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        child.kill();
        let begun = Instant::now();
        child = Child::start(folder.path(), child.address.port()).await;
        waits.push(begun.elapsed());
    }
    done.store(true, Ordering::Relaxed);
    let mut figures = Figures::default();
    let mut matches = Vec::new();
    for played in join_all(tables).await {
        for (opened, players) in played.unwrap() {
            figures.matches += 1;
            for player in &players {
                figures.acknowledged += player.acknowledged.len() as u64;
                figures.heard += player.heard.len() as u64;
                figures.returns += u64::from(player.returns);
                figures.repeated += u64::from(player.repeated);
            }
            matches.push((opened, players));
        }
    }
    child.stop().await;
    history::check(folder.path(), &matches).await;
    let longest = waits.iter().max().copied().unwrap_or_default();
    eprintln!(
        "{kills} kills, {} matches finished, {} answers acknowledged and {} news seen, none \
         missing; {} returns, {} answers repeated; longest restart {} ms",
        figures.matches,
        figures.acknowledged,
        figures.heard,
        figures.returns,
        figures.repeated,
        longest.as_millis()
    );
    assert!(figures.returns >= kills);
}

/// What there is of [`TABLES`], each at a table of its own.
async fn setups(server: &Server) -> Vec<(String, String)> {
    let games = server.games().await.unwrap().games;
    let known = |game: &&str| games.iter().any(|about| about.name == **game);
    let mut setups: Vec<(String, String)> = Vec::new();
    for (game, setup) in TABLES {
        let game = known(&game).then_some((game.to_owned(), setup.to_owned()));
        setups.extend(game);
    }
    assert!(setups.len() >= 3);
    setups
}

async fn open(
    server: &Server,
    game: &str,
    setup: &str,
    seed: u64,
) -> Result<(OpenedTable, Vec<Player>), ClientError> {
    let (opened, mut players) = try_seated(server, game, setup, seed).await?;
    players[0].socket().await?.ask(Request::Start).await?;
    Ok((opened, players))
}

/// Plays match after match until it is time to stop; the last one is finished.
async fn keep_playing(
    server: Server,
    number: u64,
    (game, setup): (String, String),
    done: Arc<AtomicBool>,
) -> Vec<(OpenedTable, Vec<Player>)> {
    let mut played = Vec::new();
    let mut seed = number * 1000;
    while !done.load(Ordering::Relaxed) {
        seed += 1;
        // A table that was being opened when the server died is simply opened again.
        let Ok((opened, mut players)) = open(&server, &game, &setup, seed).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let ends = join_all(players.iter_mut().map(Player::play)).await;
        let outcomes: Vec<_> = ends.into_iter().map(Result::unwrap).collect();
        assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]));
        played.push((opened, players));
    }
    played
}
