//! Exact values of all boards with at most one neutral cube, as the bytes that players read.

use std::convert::Infallible;
use std::fmt::Display;

use quixo::Side;
use quixo::late::{COUNT, board};

use super::class::{Class, Value};
use super::numbering::Numbering;
use super::solver::{Memory, SolveError, Solver};

/// The fewest marks of the boards that are solved.
const DOWN_TO: usize = 24;

/// Solves them. `progress` is told how much of all is done, from 0 to 1, and says whether to go on.
pub fn values(
    threads: usize,
    mut progress: impl FnMut(f64) -> bool,
) -> Result<Vec<u8>, impl Display> {
    let solver = Solver { numbering: Numbering::new(Side::Five), threads };
    let pairs = solver.pairs(DOWN_TO);
    let all: u64 = pairs.iter().map(|pair| solver.positions(*pair)).sum();
    let (mut classes, mut done) = (Memory::default(), 0);
    for pair in pairs {
        done += solver.pair(pair, &mut classes)?.positions;
        if !progress(done as f64 / all as f64) {
            return Err(SolveError::<Infallible>::Stopped);
        }
    }
    Ok(packed(&solver, &classes))
}

/// Two bits a board, four boards a byte: 1 is won for the player to move, 2 is lost.
fn packed(solver: &Solver, classes: &Memory) -> Vec<u8> {
    let numbering = &solver.numbering;
    let code = |number: usize| {
        let (mover, other) = board(number);
        let class = Class::new(mover.len(), other.len());
        match classes.0[&class].of(numbering, mover.bits(), other.bits()) {
            Value::Won => 1,
            Value::Lost => 2,
            Value::Drawn => 0,
        }
    };
    let mut bytes = vec![0u8; COUNT / 4];
    let share = bytes.len().div_ceil(solver.threads.max(1));
    std::thread::scope(|scope| {
        for (part, bytes) in bytes.chunks_mut(share).enumerate() {
            scope.spawn(move || {
                for (at, byte) in bytes.iter_mut().enumerate() {
                    let first = 4 * (part * share + at);
                    *byte = (0..4).fold(0, |byte, at| byte | code(first + at) << (2 * at));
                }
            });
        }
    });
    bytes
}
