//! Exact values of boards with at most one neutral cube: a book of the players that search.

use std::fmt::{self, Debug};

use quixo::late::{COUNT, number};
use quixo::{Cells, Mark, Options, Players, Position, Side};

use crate::books::Book;

/// Exact values of boards of Quixo with at most one neutral cube, two bits a board: a book.
#[derive(Clone, PartialEq, Eq)]
pub struct Late(Vec<u8>);

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worth {
    /// A line can be forced.
    Won,
    /// The other can force a line.
    Lost,
    /// Neither can force a line.
    Drawn,
}

impl Late {
    /// The table with these bytes; none if there are more or fewer than it has.
    pub fn new(bytes: Vec<u8>) -> Option<Late> {
        (bytes.len() == COUNT / 4).then_some(Late(bytes))
    }

    /// What a position for two on the largest board is worth, if it is late enough.
    #[inline]
    pub(super) fn worth(
        &self,
        options: &Options,
        position: &Position,
        mark: Mark,
    ) -> Option<Worth> {
        if options.players != Players::Two || options.side != Side::Five {
            return None;
        }
        let board = position.board;
        self.worth_of(board.of(mark), board.of(mark.other()))
    }

    /// The same of a position with these cubes of the player to move and of the other.
    #[inline]
    pub(super) fn worth_of(&self, mover: Cells, other: Cells) -> Option<Worth> {
        let number = number(mover, other)?;
        Some(match self.0[number / 4] >> (2 * (number % 4)) & 3 {
            1 => Worth::Won,
            2 => Worth::Lost,
            _ => Worth::Drawn,
        })
    }
}

impl Book for Late {}

impl Debug for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Late")
    }
}
