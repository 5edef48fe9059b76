//! Fits what rows are worth in Qwixx with cards: everybody plays by taste, and what rows of a state
//! score in the end, on average, is what such rows are worth to the next games.
//!
//! `cargo run --release -p qlub-lab --example cards_fit -- --games 3000 FILE`
//!
//! Twelve times so many games for every edition and number of seats. The file is that of the repository:
//! `crates/bots/nets/cards.rows`.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::workshop::Origin;
use bots::workshop::qwixx::cards::fitting::{deck, write_rows};
use bots::workshop::qwixx::cards::pad::{Layout, Marks, Row, WIDTH};
use bots::workshop::qwixx::cards::policy::Policy;
use bots::workshop::qwixx::cards::taste::{CLOCKS, KINDS, ROWS, Taste, clock, place};
use bots::workshop::qwixx::cards::world::World;
use clap::Parser;
use game::luck::Stream;
use game::{Game, Setup};
use qwixx::Cards;
use qwixx::cards::{MOST_SEATS, Options, Phase};

/// How often worths are fitted to games of the worths before.
const TIMES: u64 = 12;
/// How many games a worth counts for that was there before.
const KEPT: f64 = 30.0;

/// Fits what rows are worth in Qwixx with cards.
#[derive(Parser)]
struct Args {
    /// Where the worths are written
    file: PathBuf,
    /// Games between two fits, for every edition and number of seats
    #[arg(long, default_value_t = 3000)]
    games: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

fn main() -> std::io::Result<()> {
    let Args { file, games, threads } = Args::parse();
    let tables: Vec<(&str, u8)> = KINDS
        .iter()
        .flat_map(|edition| (2..=MOST_SEATS as u8).map(|seats| (*edition, seats)))
        .collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let each = std::iter::from_fn(|| {
            let at = next.fetch_add(1, Ordering::Relaxed);
            tables.get(at).map(|(edition, seats)| (at, fit(edition, *seats, games)))
        });
        each.collect::<Vec<_>>()
    };
    let mut fitted: Vec<(usize, Taste)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
    });
    fitted.sort_by_key(|(at, _)| *at);
    let origin = Origin {
        program: env!("CARGO_PKG_VERSION").to_owned(),
        // The number of a game is its seed.
        seed: "none".to_owned(),
        games: (TIMES * games * tables.len() as u64).to_string(),
        parent: "none".to_owned(),
    };
    std::fs::write(file, write_rows(fitted.iter().map(|(_, taste)| taste), &origin))
}

fn fit(edition: &str, seats: u8, games: u64) -> Taste {
    let options = Cards::options(&Setup::new(edition, seats)).expect("a set-up");
    let layout = Layout::new(&options);
    let mut taste = Taste::first();
    for time in 0..TIMES {
        let mut seen = vec![[(0.0, 0.0); ROWS]; CLOCKS];
        let mut score = 0.0;
        for game in 0..games {
            let seed = Stream::new(time * games + game).bits();
            score += f64::from(play(&options, &layout, &taste, seed, &mut seen));
        }
        for (rows, seen) in taste.rows.iter_mut().zip(&seen) {
            for (worth, (sum, count)) in rows.iter_mut().zip(seen) {
                *worth = ((sum + KEPT * f64::from(*worth)) / (count + KEPT)) as f32;
            }
            for ticks in 0..=WIDTH {
                let closed = Row { next: WIDTH, ticks };
                rows[place(closed)] = closed.points() as f32;
            }
        }
        if time + 1 == TIMES {
            println!("{edition}, {seats} seats: {:.1} points", score / games as f64);
        }
    }
    taste
}

/// Plays a game and notes what became of the rows that were there before every turn; the mean score.
fn play(
    options: &Options,
    layout: &Layout,
    taste: &Taste,
    seed: u64,
    seen: &mut [[(f64, f64); ROWS]],
) -> f32 {
    let mut luck = Stream::new(seed);
    let seats = usize::from(options.seats);
    let mut world = World::dealt(seats, luck.pick(seats), deck(options, &mut luck));
    let policy = Policy { layout, deck: options.deck(), taste };
    let mut before: Vec<[Marks; MOST_SEATS]> = Vec::new();
    while world.phase != Phase::Over {
        before.push(world.marks);
        policy.play_on(&mut world, 1, &mut luck);
    }
    for all in before {
        let clock = clock(&all[..seats]);
        for (then, end) in all[..seats].iter().zip(&world.marks) {
            for (then, end) in then.rows.iter().zip(&end.rows) {
                let (sum, count) = &mut seen[clock][place(*then)];
                *sum += f64::from(end.points());
                *count += 1.0;
            }
        }
    }
    world.marks[..seats].iter().map(|marks| marks.score() as f32).sum::<f32>() / seats as f32
}
