//! Counts move sequences on the largest board and says how long that took, for the kernel and
//! through the contract of all games: `cargo bench -p quixo`.
#![allow(clippy::print_stdout, reason = "this is a program that prints")]

use std::time::Instant;

use game::{Game, Setup};
use quixo::{Board, Mark, Quixo, Side, perft};

/// The deepest count that is known, for two players on the board of side 5.
const DEPTH: u32 = 5;
const SEQUENCES: u64 = 118_928_388;

fn main() {
    let setup = Setup::new("two", 2);
    let game = Quixo::new(&Quixo::options(&setup).expect("a good set-up"));
    let frame = Side::Five.frame();
    time("the kernel", || perft::of_board(frame, Board::NEUTRAL, Mark::Cross, DEPTH));
    time("the contract", || perft::of_game(&game, DEPTH));
}

/// Runs a count three times, the first to warm up, and prints the best.
fn time(what: &str, count: impl Fn() -> u64) {
    let runs = (0..3).map(|_| {
        let start = Instant::now();
        assert_eq!(count(), SEQUENCES, "{what}");
        start.elapsed().as_secs_f64()
    });
    let seconds = runs.fold(f64::INFINITY, f64::min);
    let speed = SEQUENCES as f64 / seconds / 1e6;
    println!("perft {DEPTH} through {what}: {SEQUENCES} in {seconds:.3} s, {speed:.0} M/s");
}
