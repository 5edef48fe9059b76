//! Trains a net for Qwixx by play against itself, and says how it does against the net it began with.
//!
//! `cargo run --release -p qlub-lab --example qwixx_train -- classic 2 --games 500000 --from classic-2.net OUT`
//!
//! A net to go on with is called `EDITION-SEATS.net`; one of another sheet or table size hands on what it
//! knows. The file says how the net was made; whoever does the same again gets the same bytes.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::{Path, PathBuf};

use bots::workshop::checksum;
use bots::workshop::qwixx::dice::file;
use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::origin::write;
use bots::workshop::qwixx::dice::policy::Policy;
use bots::workshop::qwixx::dice::position::Position;
use bots::workshop::qwixx::dice::quick::QuickNet;
use clap::Parser;
use game::{Game, Seat, Setup, Step, Turn};
use lab::arena::ArenaLuck;
use lab::qwixx::train::inherit;
use lab::qwixx::training::Training;
use qwixx::Dice;
use qwixx::dice::Options;

/// Deals of the match at the end.
const DEALS: u64 = 5_000;

/// Trains a net for Qwixx by play against itself.
#[derive(Parser)]
struct Args {
    /// The edition whose nets are trained
    edition: String,
    /// How many play
    seats: u8,
    /// Where the net is written
    out: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 500_000)]
    games: u64,
    /// The seed of all luck
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file of a net to go on with
    #[arg(long)]
    from: Option<PathBuf>,
    /// Threads to play in, eight at most
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn main() -> Result<(), String> {
    let Args { edition, seats, out, games, seed, from, threads } = Args::parse();
    let options = options(&edition, seats)?;
    let training = Training { games, seed, threads };
    let (first, origin) = match &from {
        None => (Net::untrained(&options.pad, seats.into(), seed), training.origin(None)),
        Some(from) => {
            let bytes =
                std::fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
            let name = from.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let origin = training.origin(Some((name, checksum(&bytes))));
            (begin(&options, from, &bytes, seed)?, origin)
        }
    };
    let net = training.train(&options, first.clone());
    let written = std::fs::write(&out, write(&net, &origin));
    written.map_err(|error| format!("{}: {error}", out.display()))?;
    let (share, margin) = duel(&options, &net, &first, threads);
    print!("{origin}");
    println!("against the first net {share:.2} ± {margin:.2} %");
    Ok(())
}

fn options(edition: &str, seats: u8) -> Result<Options, String> {
    Dice::options(&Setup::new(edition, seats)).map_err(|error| error.to_string())
}

/// The net of a file, as far as it serves these options.
fn begin(options: &Options, from: &Path, bytes: &[u8], seed: u64) -> Result<Net, String> {
    let name = from.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let unnamed = || format!("{name}: expected EDITION-SEATS.net");
    let (edition, seats) = name.rsplit_once('-').ok_or_else(unnamed)?;
    let origin = self::options(edition, seats.parse().map_err(|_| unnamed())?)?;
    let net = file::read(&origin.pad, origin.seats.into(), bytes);
    let net = net.ok_or_else(|| format!("{name}: not a net of {edition} for {seats}"))?;
    Ok(if origin == *options { net } else { inherit(options, &net, seed) })
}

/// How much a net wins of another in every second seat, in per cent, with half the width of the
/// 95 % interval.
fn duel(options: &Options, net: &Net, other: &Net, threads: usize) -> (f64, f64) {
    let nets = [QuickNet::new(net), QuickNet::new(other)];
    let shares: Vec<f64> = std::thread::scope(|scope| {
        let deals = |first: usize| (first as u64..DEALS).step_by(threads);
        let nets = &nets;
        let work = |first| {
            scope.spawn(move || deals(first).map(|deal| deal_share(options, nets, deal)).collect())
        };
        let workers: Vec<_> = (0..threads).map(work).collect();
        workers.into_iter().flat_map(|worker| -> Vec<f64> { worker.join().expect("one") }).collect()
    });
    let mean = shares.iter().sum::<f64>() / shares.len() as f64;
    let square = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
    (100.0 * mean, 196.0 * square.sqrt() / shares.len() as f64)
}

/// The share of one deal, played twice with seats exchanged.
fn deal_share(options: &Options, nets: &[QuickNet; 2], deal: u64) -> f64 {
    let mut share = 0.0;
    for turned in 0..2 {
        let mut policies = [Policy::new(&nets[0]), Policy::new(&nets[1])];
        let who = |seat: Seat| (seat.index() + turned) % 2;
        let (mut game, mut chances) = (Dice::new(options), 0);
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    chances += 1;
                    Step::Chance(game.sample(&mut ArenaLuck::new(deal << 16, chances)))
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    Step::Decide(seat, policies[who(seat)].answer(&game, seat))
                }
            };
            game.advance(step, &mut |_, _| {});
        }
        let end = Position::of(&game);
        let own = (0..options.seats).map(Seat).filter(|seat| who(*seat) == 0);
        share += own.map(|seat| f64::from(end.share(seat))).sum::<f64>();
    }
    share / 2.0
}
