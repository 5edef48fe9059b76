//! Fits the chances of all seats in Qwixx with cards to games that sound players finished.
//!
//! `cargo run --release -p qlub-lab --example cards_chances -- --games 8000 --times 6 FILE`
//!
//! The file is that of the repository: `crates/bots/nets/cards.chances`. At the end it prints for every edition
//! and number of seats how surprised the chances are by games that they were not fitted to.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::PathBuf;

use bots::workshop::Origin;
use bots::workshop::qwixx::cards::chances::{CELLS, Chances, Dealt, Each, FACTS, Facts, softmax};
use bots::workshop::qwixx::cards::fitting::{deck, write_chances};
use bots::workshop::qwixx::cards::pad::Layout;
use bots::workshop::qwixx::cards::policy::Policy;
use bots::workshop::qwixx::cards::taste::{KINDS, Taste, table};
use bots::workshop::qwixx::cards::world::World;
use clap::Parser;
use game::luck::Stream;
use game::{Game, Setup};
use qwixx::Cards;
use qwixx::cards::{MOST_SEATS, Options, Phase};

/// Tables that are looked at before the weights change.
const BATCH: usize = 256;
/// The rates of learning at the beginning and at the end.
const RATES: [f64; 2] = [3e-3, 3e-5];
/// The seed of the first weights and of the order of tables; the number of a game is its own.
const SEED: u64 = 1;
/// One game in so many is not fitted to.
const ASIDE: u64 = 10;

type Weights = Vec<[f32; CELLS]>;

/// Fits the chances of all seats in Qwixx with cards.
#[derive(Parser)]
struct Args {
    /// Where the weights are written
    file: PathBuf,
    /// Games for every edition and number of seats
    #[arg(long, default_value_t = 8000)]
    games: u64,
    /// How often they are gone through
    #[arg(long, default_value_t = 6)]
    times: usize,
}

/// A table that was met, and what became of it.
struct Met {
    facts: Vec<Facts>,
    won: Each,
}

fn main() -> std::io::Result<()> {
    let Args { file, games, times } = Args::parse();
    let setups: Vec<Options> = KINDS
        .iter()
        .flat_map(|edition| (2..=MOST_SEATS as u8).map(|seats| Setup::new(*edition, seats)))
        .map(|setup| Cards::options(&setup).expect("a set-up"))
        .collect();
    let mut met = Vec::new();
    let mut aside: Vec<Vec<Met>> = setups.iter().map(|_| Vec::new()).collect();
    for (options, aside) in setups.iter().zip(&mut aside) {
        for game in 0..games {
            let met = if game % ASIDE == 0 { &mut *aside } else { &mut met };
            play(options, Stream::new(game ^ 0x00ca_2d5e_ed00_0000).bits(), met);
        }
    }
    let origin = Origin {
        program: env!("CARGO_PKG_VERSION").to_owned(),
        seed: SEED.to_string(),
        games: (games * setups.len() as u64).to_string(),
        parent: "none".to_owned(),
    };
    let mut luck = Stream::new(SEED);
    let mut weight = |spread: f32| spread * (luck.pick(2001) as f32 / 1000.0 - 1.0);
    let mut weights: Weights = (0..FACTS + 2).map(|_| [0.0; CELLS].map(|_| weight(0.3))).collect();
    let mut momentum = Momentum::new();
    let steps = times * met.len() / BATCH;
    for time in 0..times {
        luck.shuffle(&mut met);
        let mut surprise = 0.0;
        for batch in met.chunks_exact(BATCH) {
            let done = momentum.steps as f64 / steps as f64;
            let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
            let net = Chances::new(weights, &setups[0]);
            let mut slope = vec![[0.0; CELLS]; FACTS + 2];
            surprise += batch.iter().map(|met| learn(&net, met, &mut slope)).sum::<f64>();
            weights = net.weights;
            momentum.step(&mut weights, &slope, rate);
        }
        println!(
            "time {time}: log loss {:.4} in {} tables",
            surprise / met.len() as f64,
            met.len()
        );
        std::fs::write(&file, write_chances(&weights, &origin))?;
    }
    for (options, aside) in setups.iter().zip(&aside) {
        let net = Chances::new(weights.clone(), options);
        let surprise: f64 = aside.iter().map(|met| expected(&net, met).1).sum();
        println!(
            "table {}: log loss {:.4} in {} tables not fitted to",
            table(options),
            surprise / aside.len() as f64,
            aside.len()
        );
    }
    Ok(())
}

/// Plays a game and notes the tables at which somebody was about to take a card.
fn play(options: &Options, seed: u64, all: &mut Vec<Met>) {
    let mut luck = Stream::new(seed);
    let seats = usize::from(options.seats);
    let mut world = World::dealt(seats, luck.pick(seats), deck(options, &mut luck));
    let (layout, taste) = (Layout::new(options), Taste::fitted(options));
    let policy = Policy { layout: &layout, deck: options.deck(), taste: &taste };
    let first = all.len();
    while let Some(decision) = policy.decide(&world, world.active) {
        // Tables of one game are much alike.
        if world.phase == Phase::Take && luck.pick(2) == 0 {
            let dealt = Dealt { policy: &policy, world: &world, table: table(options) };
            all.push(Met { facts: dealt.facts()[..seats].to_vec(), won: [0.0; MOST_SEATS] });
        }
        let active = world.active;
        policy.carry_out(&mut world, active, decision, &mut luck);
    }
    let won = Chances::fitted(options).shares(&policy, &world);
    all[first..].iter_mut().for_each(|met| met.won = won);
}

/// The chances of all seats, and how surprising what came was.
fn expected(net: &Chances, met: &Met) -> (Each, f64) {
    let mut each = [0.0; MOST_SEATS];
    for (sum, facts) in each.iter_mut().zip(&met.facts) {
        *sum = net.sum(facts).1.into();
    }
    softmax(&mut each[..met.facts.len()]);
    let surprise = met.won.iter().zip(each).filter(|(won, _)| **won > 0.0);
    (each, -surprise.map(|(won, share)| won * share.ln()).sum::<f64>())
}

/// Adds how the surprise changes with every weight.
fn learn(net: &Chances, met: &Met, slope: &mut Weights) -> f64 {
    let (shares, surprise) = expected(net, met);
    for (seat, facts) in met.facts.iter().enumerate() {
        let off = (shares[seat] - met.won[seat]) as f32;
        let (cells, _) = net.sum(facts);
        let mut back = net.weights[FACTS + 1];
        for ((back, cell), slope) in back.iter_mut().zip(cells).zip(&mut slope[FACTS + 1]) {
            *slope += off * cell;
            *back *= if cell > 0.0 { off } else { 0.0 };
        }
        for (fact, slope) in facts.iter().chain([&1.0]).zip(&mut *slope) {
            if *fact != 0.0 {
                slope.iter_mut().zip(back).for_each(|(slope, back)| *slope += fact * back);
            }
        }
    }
    surprise
}

/// How the weights have been changing (Adam).
struct Momentum {
    means: Weights,
    squares: Weights,
    steps: i32,
}

impl Momentum {
    fn new() -> Self {
        let zeros = vec![[0.0; CELLS]; FACTS + 2];
        Momentum { means: zeros.clone(), squares: zeros, steps: 0 }
    }

    fn step(&mut self, weights: &mut Weights, slope: &Weights, rate: f64) {
        self.steps += 1;
        let rate =
            rate * (1.0 - 0.999f64.powi(self.steps)).sqrt() / (1.0 - 0.9f64.powi(self.steps));
        let means = self.means.as_flattened_mut().iter_mut();
        let all = weights.as_flattened_mut().iter_mut().zip(slope.as_flattened());
        for (((weight, slope), mean), square) in all.zip(means).zip(self.squares.as_flattened_mut())
        {
            let slope = slope / BATCH as f32;
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            *weight -= rate as f32 * *mean / (square.sqrt() + 1e-8);
        }
    }
}
