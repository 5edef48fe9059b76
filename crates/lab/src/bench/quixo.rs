//! Move sequences of Quixo on the board of side 5, on the kernel and through the contract.

use std::time::Instant;

use game::{Game, Setup};
use quixo::{Board, Mark, Quixo, Side, perft};

use super::{Figure, Rounds, Thing};

/// Five moves deep: 118,928,388 sequences, every one played to its last move.
const DEPTH: u32 = 5;

pub(super) fn figures(rounds: &Rounds) -> Vec<Figure> {
    let Ok(options) = Quixo::options(&Setup::new("two", 2)) else { return Vec::new() };
    let (game, frame) = (Quixo::new(&options), Side::Five.frame());
    let timed = |count: &dyn Fn() -> u64| {
        let begun = Instant::now();
        (count() as f64, begun.elapsed().as_secs_f64())
    };
    rounds.measure([
        Thing::new(Quixo::NAME, "perft 5 on the kernel", "sequences", |_, _| {
            timed(&|| perft::of_board(frame, Board::NEUTRAL, Mark::Cross, DEPTH))
        }),
        Thing::new(Quixo::NAME, "perft 5 through the contract", "sequences", |_, _| {
            timed(&|| perft::of_game(&game, DEPTH))
        }),
    ])
}
