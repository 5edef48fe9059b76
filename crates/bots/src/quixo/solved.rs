//! Quixo for two as far as it has been solved: a book for who looks back at matches.

use std::fmt::{self, Debug};

use quixo::{Board, Mark, Side};
use solve::quixo::Verdict;

use crate::books::Book;

/// From the side of the board, what lies on it and who is to move, to what is known of it.
type Ask = dyn Fn(Side, Board, Mark) -> Verdict + Send + Sync;

/// Exact values of positions of Quixo for two and of their moves, wherever they are kept: a book. The tables
/// of the whole board are larger than any memory, so it asks whoever has them.
pub struct Solved(Box<Ask>);

impl Solved {
    /// What this knows.
    pub fn new(ask: impl Fn(Side, Board, Mark) -> Verdict + Send + Sync + 'static) -> Solved {
        Solved(Box::new(ask))
    }

    /// What is known of a position and of each of its moves.
    pub(super) fn verdict(&self, side: Side, board: Board, mark: Mark) -> Verdict {
        (self.0)(side, board, mark)
    }
}

impl Book for Solved {}

impl Debug for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Solved")
    }
}
