//! Compares what players of Qwirkle decide in the same positions, against others who take the most points.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_decisions -- --games 60 best best:doubt=0`
//!
//! The first player plays the games, one a deal. Where players disagree, what they decided is played out
//! in many worlds. Told is what every player would have gained over the first in a game, if decisions
//! added up. Players are those of `qwirkle_match` who look ahead.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use bots::workshop::qwirkle::bot::ThinkingBot;
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Viewer};
use lab::arena::ArenaLuck;
use lab::qwirkle::judge::{Judgement, judge};
use lab::qwirkle::players::Notice::{Asked, Heard};
use lab::qwirkle::players::{Player, against_greedies};
use qwirkle::{Action, View};

/// Compares what players of Qwirkle decide in the same positions.
#[derive(Parser)]
struct Args {
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How many games
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// The number of the first deal
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Worlds that a decision is played out in
    #[arg(long, default_value_t = 2000)]
    worlds: u64,
    /// Players who look ahead, such as best or strong:work=90000
    #[arg(required = true, num_args = 2..)]
    players: Vec<Player>,
}

fn main() {
    let Args { seats, games, threads, first, worlds, players } = Args::parse();
    let players = &players;
    let (next, told) = (AtomicU64::new(first), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
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
fn play(players: &[Player], seats: u8, deal: u64, worlds: u64) -> Vec<Judgement> {
    let key = ArenaLuck::key(1, deal);
    let own = Seat((deal % u64::from(seats)) as u8);
    let ahead = |player: &Player| player.thinking().expect("a player who looks ahead");
    let mut players: Vec<ThinkingBot> = players.iter().map(ahead).collect();
    let mut gained = vec![Judgement::default(); players.len()];
    against_greedies(seats, own, key, |told| match told {
        Heard(event) => {
            players.iter_mut().for_each(|player| player.hear(event));
            None
        }
        Asked(game) => {
            let view = game.view(Viewer::Seat(own));
            Some(compare(&mut players, &mut gained, &view, own, key, worlds))
        }
    })
    .expect("a game");
    gained
}

/// Asks everybody, and adds what they gain over the first; what that one decided.
fn compare(
    players: &mut [ThinkingBot],
    gained: &mut [Judgement],
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
        let judged = judge(&players[0], view, own, &distinct, worlds, !seed).expect("a judgement");
        let place = |action| distinct.iter().position(|one| one == action).expect("decided");
        let first = judged[place(&decided[0])];
        for (action, gained) in decided.iter().zip(gained) {
            gained.lead += judged[place(action)].lead - first.lead;
            gained.won += judged[place(action)].won - first.won;
        }
    }
    decided[0]
}
