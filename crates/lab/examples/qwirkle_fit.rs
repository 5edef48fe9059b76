//! Fits the weights of static equity in Qwirkle by play against itself, for two.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_fit -- --games 20000 --rounds 3`
//!
//! One weight after another goes up or down a step; what wins clearly more stays.
#![expect(clippy::print_stdout, reason = "a program prints")]

use bots::workshop::qwirkle::candidates::{Candidate, list};
use bots::workshop::qwirkle::playing::reply;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::World;
use clap::Parser;
use game::luck::Stream;
use qwirkle::Tiles;

/// A weight of a taste.
type Weight = fn(&mut Taste) -> &mut f32;

const KEPT: [(&str, Weight, f32); 7] = [
    ("pair", |taste| &mut taste.pair, 0.3),
    ("copy", |taste| &mut taste.copy, 0.6),
    ("set of 2", |taste| &mut taste.set[2], 0.4),
    ("set of 3", |taste| &mut taste.set[3], 0.6),
    ("set of 4", |taste| &mut taste.set[4], 1.0),
    ("set of 5", |taste| &mut taste.set[5], 1.5),
    ("fresh", |taste| &mut taste.fresh, 0.3),
];
const OFFERED: [(&str, Weight, f32); 2] =
    [("five", |taste| &mut taste.five, 0.2), ("four", |taste| &mut taste.four, 0.2)];

/// Fits the weights of static equity in Qwirkle.
#[derive(Parser)]
struct Args {
    /// Games of every match
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Rounds through all weights; steps are halved after each
    #[arg(long, default_value_t = 3)]
    rounds: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

fn main() {
    let Args { games, rounds, threads } = Args::parse();
    let mut best = Taste::GREEDY;
    let mut matches = Match { games, threads, seed: 1 };
    for round in 0..rounds {
        climb(&mut best, &OFFERED, round, &mut matches);
        climb(&mut best, &KEPT, round, &mut matches);
        let (share, margin) = matches.play(&best, &Taste::GREEDY);
        println!("{best:?}\nagainst greedy: {share:.2} ± {margin:.2} %");
    }
}

fn climb(best: &mut Taste, weights: &[(&str, Weight, f32)], round: u64, matches: &mut Match) {
    for (name, weight, step) in weights {
        'ways: for way in [1.0, -1.0] {
            let mut found = false;
            loop {
                let mut tried = *best;
                *weight(&mut tried) += way * step / (1 << round) as f32;
                let (share, margin) = matches.play(&tried, best);
                if share - margin <= 50.0 {
                    break;
                }
                println!("{name} {:.3}: {share:.2} ± {margin:.2} %", *weight(&mut tried));
                (*best, found) = (tried, true);
            }
            if found {
                break 'ways;
            }
        }
    }
}

struct Match {
    games: u64,
    threads: u64,
    seed: u64,
}

impl Match {
    /// How much one taste wins of another, in per cent, with the width of one and a half deviations.
    fn play(&mut self, one: &Taste, other: &Taste) -> (f64, f64) {
        self.seed += 1;
        let seed = self.seed << 32;
        let shares: Vec<f64> = std::thread::scope(|scope| {
            let deals = |first| (first..self.games / 2).step_by(self.threads as usize);
            let work = |first| {
                scope.spawn(move || {
                    let share = |deal| {
                        (game(one, other, seed + deal) + 1.0 - game(other, one, seed + deal)) / 2.0
                    };
                    deals(first).map(share).collect::<Vec<f64>>()
                })
            };
            let workers: Vec<_> = (0..self.threads).map(work).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
        });
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let squares = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
        (100.0 * mean, 150.0 * squares.sqrt() / count)
    }
}

/// One game; the share of the first seat.
fn game(one: &Taste, other: &Taste, seed: u64) -> f64 {
    let mut bag: Vec<_> = Tiles::ALL.iter().collect();
    Stream::new(seed).shuffle(&mut bag);
    let mut world = World::dealt(2, bag);
    let mut bid = Some(world.hands[world.active.index()].bid());
    while !world.is_over {
        let taste = if world.active.0 == 0 { one } else { other };
        let answer: Candidate = if bid.is_some() || taste.minds_offers() {
            list(&world, bid, taste)[0]
        } else {
            reply(&world, taste).0
        };
        world.advance(&answer.action, answer.points);
        bid = None;
    }
    match world.scores[0].cmp(&world.scores[1]) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 1.0,
    }
}
