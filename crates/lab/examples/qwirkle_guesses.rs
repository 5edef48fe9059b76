//! Tells how well players of Qwirkle guess the hands of others who take the most points.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_guesses -- --games 60 best best:doubt=0`
//!
//! Before each of its turns every player guesses many times what the others hold. Told is how much of what their best play would score is explained by its mean over
//! those deals, that mean beside the truth, and how many tiles of a hand are guessed. Players are those of
//! `qwirkle_match` who look ahead.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use bots::workshop::qwirkle::bot::ThinkingBot;
use bots::workshop::qwirkle::field::Field;
use bots::workshop::qwirkle::plays::most_points;
use bots::workshop::qwirkle::rack::Rack;
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Viewer};
use lab::arena::ArenaLuck;
use lab::qwirkle::deals::deals;
use lab::qwirkle::players::Notice::{Asked, Heard};
use lab::qwirkle::players::{Player, against_greedies};
use qwirkle::Qwirkle;

/// Tells how well players of Qwirkle guess the hands of others.
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
    /// The number of the first game
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Guesses before every turn
    #[arg(long, default_value_t = 300)]
    deals: u64,
    /// Players who look ahead, such as best or strong:doubt=0
    #[arg(required = true)]
    players: Vec<Player>,
}

fn main() {
    let Args { seats, games, threads, first, deals, players } = Args::parse();
    let names = &players;
    let (next, told) = (AtomicU64::new(first), Mutex::new(vec![Vec::new(); names.len()]));
    std::thread::scope(|scope| {
        for _ in 0..threads {
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
        let mean = |of: &dyn Fn(&GuessedHand) -> f64| {
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
struct GuessedHand {
    /// What its best play would score, on average.
    most: f64,
    /// What it does score.
    truth: f64,
    /// How many of its tiles are guessed, on average.
    tiles: f64,
}

/// What every player guesses in one game.
fn play(names: &[Player], seats: u8, game: u64, deals: u64) -> Vec<Vec<GuessedHand>> {
    let key = ArenaLuck::key(1, game);
    let own = Seat((game % u64::from(seats)) as u8);
    let ahead = |player: &Player| player.thinking().expect("a player who looks ahead");
    let mut players: Vec<ThinkingBot> = names.iter().map(ahead).collect();
    let mut player = ahead(&"best:work=90000".parse().expect("a player"));
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
    })
    .expect("a game");
    guessed
}

/// What a player guesses about every other hand.
fn guess(
    game: &Qwirkle,
    own: Seat,
    player: &ThinkingBot,
    count: u64,
    seed: u64,
) -> Vec<GuessedHand> {
    let field = Field::of(game.board());
    let most = |hand: &Rack| f64::from(most_points(&field, hand.masks().0));
    let view = game.view(Viewer::Seat(own));
    let tables = deals(player, &view, own, count, seed).expect("deals");
    let others = (0..view.seats.len()).filter(|seat| *seat != own.index());
    let about = |seat: usize| {
        let truth = Rack::of(&game.hand(Seat(seat as u8)));
        let mut guessed = GuessedHand { most: 0.0, truth: most(&truth), tiles: 0.0 };
        for table in &tables {
            let hand = &table.hands[seat];
            let mut missed = truth;
            hand.iter().for_each(|kind| missed.drop(kind));
            guessed.most += most(hand) / count as f64;
            guessed.tiles += f64::from(truth.len() - missed.len()) / count as f64;
        }
        guessed
    };
    others.map(about).collect()
}
