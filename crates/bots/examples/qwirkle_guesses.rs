//! Tells how well players of Qwirkle guess the hands of others who take the most points.
//!
//! `cargo run --release -p qlub-bots --example qwirkle_guesses -- SEATS GAMES THREADS FIRST DEALS PLAYER…`
//!
//! FIRST is the number of the first game. Before each of its turns every player guesses DEALS times what
//! the others hold. Told is how much of what their best play would score is explained by its mean over
//! those deals, that mean beside the truth, and how many tiles of a hand are guessed. Players are those of
//! `qwirkle_match` who look ahead.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use bots::arena::Addressed;
use bots::qwirkle::bot::Thinking;
use bots::qwirkle::field::Field;
use bots::qwirkle::held::Held;
use bots::qwirkle::plays::most_points;
use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qwirkle::Qwirkle;

#[path = "qwirkle_players/mod.rs"]
mod players;
use players::Told::{Asked, Heard};
use players::{against_greedies, thinking};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.len() < 6 {
        println!("SEATS GAMES THREADS FIRST DEALS PLAYER…");
        return;
    }
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (seats, games, first, deals) = (number(0) as u8, number(1), number(3), number(4));
    let names = &words[5..];
    let (next, told) = (AtomicU64::new(first), Mutex::new(vec![Vec::new(); names.len()]));
    std::thread::scope(|scope| {
        for _ in 0..number(2) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= first + games {
                        break;
                    }
                    let guessed = play(names, seats, game, deals);
                    let mut told = told.lock().expect("lists");
                    told.iter_mut().zip(guessed).for_each(|(all, some)| all.extend(some));
                }
            });
        }
    });
    for (name, guesses) in names.iter().zip(told.into_inner().expect("lists")) {
        let mean = |of: &dyn Fn(&Guessed) -> f64| {
            guesses.iter().map(of).sum::<f64>() / guesses.len() as f64
        };
        let truth = mean(&|guess| guess.truth);
        let spread = mean(&|guess| (guess.truth - truth).powi(2));
        let missed = mean(&|guess| (guess.truth - guess.most).powi(2));
        println!(
            "{name}: {} hands, {:.2} % explained, {:.2} points instead of {truth:.2}, {:.3} tiles guessed",
            guesses.len(),
            100.0 * (1.0 - missed / spread),
            mean(&|guess| guess.most),
            mean(&|guess| guess.tiles),
        );
    }
}

/// A hand as it was guessed.
#[derive(Clone)]
struct Guessed {
    /// What its best play would score, on average.
    most: f64,
    /// What it does score.
    truth: f64,
    /// How many of its tiles are guessed, on average.
    tiles: f64,
}

/// What every player guesses in one game.
fn play(names: &[String], seats: u8, game: u64, deals: u64) -> Vec<Vec<Guessed>> {
    let key = Addressed::key(1, game);
    let own = Seat((game % u64::from(seats)) as u8);
    let mut players: Vec<Thinking> = names.iter().map(|name| thinking(name)).collect();
    let mut player = thinking("best:worlds=300");
    let mut guessed = vec![Vec::new(); names.len()];
    against_greedies(seats, own, key, |told| match told {
        Heard(event) => {
            player.hear(event);
            players.iter_mut().for_each(|player| player.hear(event));
            None
        }
        Asked(game) => {
            let view = game.view(Viewer::Seat(own));
            let seed = key.wrapping_add(view.board.len() as u64);
            for (player, guessed) in players.iter().zip(&mut guessed) {
                if !game.bag().is_empty() {
                    guessed.extend(guess(game, own, player, deals, seed));
                }
            }
            player.decide(&view, own, &mut Stream::new(seed)).ok()
        }
    });
    guessed
}

/// What a player guesses about every other hand.
fn guess(game: &Qwirkle, own: Seat, player: &Thinking, deals: u64, seed: u64) -> Vec<Guessed> {
    let field = Field::of(game.board());
    let most = |hand: &Held| f64::from(most_points(&field, hand.masks().0));
    let view = game.view(Viewer::Seat(own));
    let tables = player.deals(&view, own, deals, seed).expect("deals");
    let others = (0..view.seats.len()).filter(|seat| *seat != own.index());
    let about = |seat: usize| {
        let truth = Held::of(&game.hand(Seat(seat as u8)));
        let mut guessed = Guessed { most: 0.0, truth: most(&truth), tiles: 0.0 };
        for table in &tables {
            let hand = &table.hands[seat];
            let mut missed = truth;
            hand.iter().for_each(|kind| missed.drop(kind));
            guessed.most += most(hand) / deals as f64;
            guessed.tiles += f64::from(truth.len() - missed.len()) / deals as f64;
        }
        guessed
    };
    others.map(about).collect()
}
