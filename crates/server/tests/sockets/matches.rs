//! Whole matches of everything there is to play, with connections that break in the middle.

use std::sync::Arc;
use std::time::Instant;

use client::{Player, Server};
use futures_util::future::join_all;
use protocol::{News, Phase};
use table::record::{Luck, verify};
use tokio::sync::Semaphore;

use crate::scene::{House, seated, start};

/// How many matches are played at once.
const AT_ONCE: usize = 12;
/// After so many answers a player's connection breaks.
const BREAKS_AFTER: u32 = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_match_of_everything_with_connections_that_break() {
    let house = House::new().await;
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let begun = Instant::now();
    let mut matches = Vec::new();
    for (game, setup) in every_setup(&house.server).await {
        let (server, places) = (house.server.clone(), places.clone());
        matches.push(tokio::spawn(async move {
            let _place = places.acquire_owned().await.unwrap();
            play(&server, &game, &setup).await
        }));
    }
    let played = join_all(matches).await;
    let played: Vec<PlayedMatches> = played.into_iter().map(Result::unwrap).collect();
    let sum = |what: fn(&PlayedMatches) -> u64| played.iter().map(what).sum::<u64>();
    eprintln!(
        "{} matches, {} answers, {} returns in {:.1} s",
        played.len(),
        sum(|played| played.answers),
        sum(|played| played.returns),
        begun.elapsed().as_secs_f64()
    );
    assert!(sum(|played| played.returns) > played.len() as u64);
    house.running.stop().await;
}

/// Every game and edition at every number of seats.
async fn every_setup(server: &Server) -> Vec<(String, String)> {
    let mut setups = Vec::new();
    let all = server.games().await.unwrap().games;
    // Beside a real table somebody says when it goes on: people do, and tests of their own.
    for game in all.into_iter().filter(|game| !game.bots.is_empty()) {
        for edition in &game.editions {
            for seats in edition.fewest..=edition.most {
                setups.push((game.name.clone(), format!("{} {seats}", edition.name)));
            }
        }
    }
    setups
}

struct PlayedMatches {
    answers: u64,
    returns: u64,
}

async fn play(server: &Server, game: &str, setup: &str) -> PlayedMatches {
    let what = format!("{game} {setup}");
    let begun = Instant::now();
    let (opened, mut players) = seated(server, game, setup, 7).await;
    // Every device has a second connection, which stays and hears the same.
    let stays: Vec<_> = players.iter().map(|player| tokio::spawn(stay(player))).collect();
    start(&mut players).await;
    for player in &mut players {
        player.restless = BREAKS_AFTER;
    }
    let ends = join_all(players.iter_mut().map(Player::play)).await;
    let outcomes: Vec<_> =
        ends.into_iter().map(|end| end.unwrap_or_else(|error| panic!("{what}: {error}"))).collect();
    for (stayed, player) in join_all(stays).await.into_iter().zip(&players) {
        assert_eq!(player.gaps, 0, "{what}: something was missed");
        assert_eq!(player.heard, stayed.unwrap(), "{what}: seat {}", player.seat);
    }
    let record = server.record(&opened.table, 1).await.unwrap();
    let verified = verify(&record).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(outcomes.iter().all(|outcome| Some(outcome) == verified.outcome.as_ref()), "{what}");
    let Luck::Fair { nonces, .. } = verified.luck else { panic!("{what}: not fair") };
    assert_eq!(nonces.len(), players.len(), "{what}: a nonce is missing");
    let answers = players.iter().map(|player| player.acknowledged.len() as u64).sum();
    if std::env::var_os("QLUB_SHOW").is_some() {
        eprintln!("{what}: {answers} answers, {:.1} s", begun.elapsed().as_secs_f64());
    }
    PlayedMatches { answers, returns: players.iter().map(|player| u64::from(player.returns)).sum() }
}

/// Listens to the end without a break.
fn stay(player: &Player) -> impl Future<Output = Vec<News>> + use<> {
    let device = player.device.clone();
    async move {
        let mut socket = device.connect(None).await.unwrap();
        socket.until(|socket| socket.table.phase == Phase::Over).await.unwrap();
        socket.news
    }
}
