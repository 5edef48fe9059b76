//! Counts move sequences on the board of side 5 and says how long that took, on the kernel and
//! through the contract of all games: `cargo bench -p quixo`.
#![allow(clippy::print_stdout, reason = "this is a program that prints")]

use std::time::Instant;

use game::{Game, Setup};
use quixo::{Board, Mark, Quixo, Side, perft};

/// The sequences of each length, from none on.
const SEQUENCES: [u64; 6] = [1, 44, 1_836, 76_596, 3_018_100, 118_928_388];

fn main() {
    // Without `--bench` somebody only wants to see that it runs.
    let depth = if std::env::args().any(|arg| arg == "--bench") { 5 } else { 3 };
    let options = Quixo::options(&Setup::new("two", 2)).expect("a good set-up");
    let (game, frame) = (Quixo::new(&options), Side::Five.frame());
    time("the kernel", depth, || perft::of_board(frame, Board::NEUTRAL, Mark::Cross, depth));
    time("the contract", depth, || perft::of_game(&game, depth));
}

/// Counts three times and prints the best.
fn time(what: &str, depth: u32, count: impl Fn() -> u64) {
    let expected = SEQUENCES[depth as usize];
    let runs = (0..3).map(|_| {
        let start = Instant::now();
        assert_eq!(count(), expected, "{what}");
        start.elapsed().as_secs_f64()
    });
    let seconds = runs.fold(f64::INFINITY, f64::min);
    let speed = expected as f64 / seconds / 1e6;
    println!("perft {depth} through {what}: {expected} in {seconds:.3} s, {speed:.0} M nodes/s");
}
