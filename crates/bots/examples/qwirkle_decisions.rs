//! Compares what players of Qwirkle decide in the same positions, against others who take the most points.
//!
//! `cargo run --release -p qlub-bots --example qwirkle_decisions -- SEATS GAMES THREADS FIRST WORLDS PLAYER PLAYER…`
//!
//! The first player plays the games, FIRST is the number of the first deal, one game each. Where players
//! disagree, what they decided is played out in WORLDS worlds. Told is what every player would have gained
//! over the first in a game, if decisions added up. Players are those of `qwirkle_match` who look ahead.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use bots::arena::Addressed;
use bots::qwirkle::bot::Thinking;
use bots::qwirkle::judge::Judged;
use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qwirkle::{Action, View};

#[path = "qwirkle_players/mod.rs"]
mod players;
use players::Told::{Asked, Heard};
use players::{against_greedies, thinking};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.len() < 7 {
        println!("SEATS GAMES THREADS FIRST WORLDS PLAYER PLAYER…");
        return;
    }
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (seats, games, first, worlds) = (number(0), number(1), number(3), number(4));
    let players = &words[5..];
    let (next, told) = (AtomicU64::new(first), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..number(2) {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= first + games {
                        break;
                    }
                    let gained = play(players, seats, deal, worlds);
                    told.lock().expect("a list").push(gained);
                }
            });
        }
    });
    let told = told.into_inner().expect("a list");
    for (at, player) in players.iter().enumerate() {
        let (lead, leads) = mean(told.iter().map(|game| game[at].lead));
        let (won, wins) = mean(told.iter().map(|game| 100.0 * game[at].won));
        println!("{player}: lead {lead:+.2} ± {leads:.2}, wins {won:+.2} ± {wins:.2} %");
    }
}

/// The mean of some figures and 1.96 of its deviations.
fn mean(figures: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = figures.clone().count() as f64;
    let mean = figures.clone().sum::<f64>() / count;
    let squares: f64 = figures.map(|figure| (figure - mean).powi(2)).sum();
    (mean, 1.96 * squares.sqrt() / count)
}

/// What every player would have gained over the first in one game.
fn play(names: &[String], seats: u64, deal: u64, worlds: u64) -> Vec<Judged> {
    let key = Addressed::key(1, deal);
    let own = Seat((deal % seats) as u8);
    let mut players: Vec<Thinking> = names.iter().map(|name| thinking(name)).collect();
    let mut gained = vec![Judged::default(); players.len()];
    against_greedies(seats as u8, own, key, |told| match told {
        Heard(event) => {
            players.iter_mut().for_each(|player| player.hear(event));
            None
        }
        Asked(game) => {
            let view = game.view(Viewer::Seat(own));
            Some(compare(&mut players, &mut gained, &view, own, key, worlds))
        }
    });
    gained
}

/// Asks everybody, and adds what they gain over the first; what that one decided.
fn compare(
    players: &mut [Thinking],
    gained: &mut [Judged],
    view: &View,
    own: Seat,
    key: u64,
    worlds: u64,
) -> Action {
    let seed = key.wrapping_add(view.board.len() as u64);
    let decided: Vec<Action> = (0..)
        .zip(players.iter_mut())
        .map(|(at, player)| {
            player.decide(view, own, &mut Stream::new(seed.wrapping_add(at))).expect("an action")
        })
        .collect();
    let mut distinct: Vec<Action> = Vec::new();
    for action in &decided {
        if !distinct.contains(action) {
            distinct.push(*action);
        }
    }
    if distinct.len() > 1 {
        let judged = players[0].judge(view, own, &distinct, worlds, !seed).expect("a judgement");
        let place = |action| distinct.iter().position(|one| one == action).expect("decided");
        let first = judged[place(&decided[0])];
        for (action, gained) in decided.iter().zip(gained) {
            gained.lead += judged[place(action)].lead - first.lead;
            gained.won += judged[place(action)].won - first.won;
        }
    }
    decided[0]
}
