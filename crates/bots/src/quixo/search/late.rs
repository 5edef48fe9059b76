//! Exact values of boards with at most one neutral cube, where a program has them.

use std::fmt::{self, Debug};
use std::sync::OnceLock;

use quixo::late::{COUNT, number};
use quixo::{Mark, Options, Players, Position, Side};

/// A table of them: two bits a board.
#[derive(Clone, PartialEq, Eq)]
pub struct Late(Vec<u8>);

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// A line can be forced.
    Won,
    /// The other can force a line.
    Lost,
    /// Neither can.
    Drawn,
}

impl Late {
    /// The table with these bytes; none if there are more or fewer than it has.
    pub fn new(bytes: Vec<u8>) -> Option<Late> {
        (bytes.len() == COUNT / 4).then_some(Late(bytes))
    }

    /// What a position for two on the largest board is worth, if it is late enough.
    #[inline]
    pub fn worth(&self, options: &Options, position: &Position, mark: Mark) -> Option<Worth> {
        if options.players != Players::Two || options.side != Side::Five {
            return None;
        }
        let board = position.board;
        let number = number(board.of(mark), board.of(mark.other()))?;
        Some(match self.0[number / 4] >> (2 * (number % 4)) & 3 {
            1 => Worth::Won,
            2 => Worth::Lost,
            _ => Worth::Drawn,
        })
    }
}

impl Debug for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Late")
    }
}

/// Gives the table to all players that search; what is already there stays.
pub fn provide(table: Late) {
    TABLE.get_or_init(|| table);
}

/// The table that was given.
pub fn provided() -> Option<&'static Late> {
    TABLE.get()
}

static TABLE: OnceLock<Late> = OnceLock::new();
