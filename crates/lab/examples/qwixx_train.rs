//! Trains a net for Qwixx by play against itself, and says how it does against the net it began with.
//!
//! `cargo run --release -p qlub-lab --example qwixx_train -- EDITION SEATS SECONDS FROM OUT [THREADS]`
//!
//! FROM is a net to go on with, `EDITION-SEATS.net` by name (one of another sheet or table size hands
//! on what it knows), or `-` to begin with nothing.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::Path;
use std::time::Instant;

use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::nets;
use bots::workshop::qwixx::dice::policy::Policy;
use bots::workshop::qwixx::dice::position::Position;
use bots::workshop::qwixx::dice::quick::QuickNet;
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn};
use lab::arena::Addressed;
use lab::qwixx::train::{Lesson, Student, inherit, pulls};
use qwixx::Dice;
use qwixx::dice::Options;

/// Games between two steps: of all threads together at least, and of every thread at least.
const GAMES: [u64; 2] = [64, 16];
/// The size of the first and of the last step.
const RATES: [f32; 2] = [0.002, 0.000_1];
/// How often, in a thousand, an answer is drawn: others play worse, and their tables come up as well.
const STRAYS: u32 = 40;
/// Deals of the match at the end.
const DEALS: u64 = 5_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [edition, seats, seconds, from, out, rest @ ..] = words.as_slice() else {
        println!("EDITION SEATS SECONDS FROM OUT [THREADS]");
        return;
    };
    let options = options(edition, seats.parse().expect("a number of seats"));
    let seconds: f32 = seconds.parse().expect("seconds");
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = rest.first().map_or_else(cores, |word| word.parse().expect("threads"));
    let first = begin(&options, from);
    let (net, games) = train(&options, first.clone(), seconds, threads);
    std::fs::write(out, nets::write(&net)).expect("the file is written");
    let (share, margin) = duel(&options, &net, &first, threads);
    println!(
        "{edition} {seats}: {games} games in {seconds} s, against the first net {share:.2} ± {margin:.2} %"
    );
}

fn options(edition: &str, seats: u8) -> Options {
    Dice::options(&Setup::new(edition, seats)).expect("a set-up")
}

fn begin(options: &Options, from: &str) -> Net {
    if from == "-" {
        return Net::untrained(&options.pad, options.seats.into(), 1);
    }
    let name = Path::new(from).file_stem().and_then(|name| name.to_str()).expect("a name");
    let (edition, seats) = name.rsplit_once('-').expect("EDITION-SEATS.net");
    let origin = self::options(edition, seats.parse().expect("a number of seats"));
    let file = std::fs::read(from).expect("the file of a net");
    let net = nets::read(&origin.pad, origin.seats.into(), &file).expect("a net");
    match origin == *options {
        true => net,
        false => inherit(options, &net, 1),
    }
}

fn train(options: &Options, net: Net, seconds: f32, threads: usize) -> (Net, u64) {
    let mut student = Student::new(net);
    let mut luck = Stream::new(42);
    let (begun, mut games) = (Instant::now(), 0);
    let each = GAMES[0].div_ceil(threads as u64).max(GAMES[1]);
    loop {
        let part = begun.elapsed().as_secs_f32() / seconds;
        if part >= 1.0 {
            return (student.net, games);
        }
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(part);
        let lesson = Lesson { lambda: 0.8, strays: STRAYS };
        let pulls: Vec<Net> = std::thread::scope(|scope| {
            let work = |mut luck: Stream| {
                let net = &student.net;
                scope.spawn(move || pulls(net, options, lesson, each, &mut luck))
            };
            let workers: Vec<_> = (0..threads).map(|_| work(Stream::new(luck.bits()))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker")).collect()
        });
        student.step(&pulls, rate);
        games += each * threads as u64;
    }
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
                    Step::Chance(game.sample(&mut Addressed::new(deal << 16, chances)))
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
