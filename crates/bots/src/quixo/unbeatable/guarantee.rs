//! What the player promises, and whether it can.

use std::fmt::{self, Display};

/// What the player promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guarantee {
    /// It cannot lose.
    Holds,
    /// It cannot lose, and wins as soon as the other gives it a position that is won.
    KeepsWins,
    /// Nobody knows; it searches.
    Not(Why),
}

/// Why a promise does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody else has moved for the seat otherwise than the player would, or the position was set up.
    NotSinceTheStart,
    /// Four players, or a smaller board.
    AnotherGame,
    /// The table is not loaded.
    NoTable,
}

impl Guarantee {
    /// A stable key.
    pub fn key(self) -> &'static str {
        match self {
            Guarantee::Holds => "cannot-lose",
            Guarantee::KeepsWins => "keeps-wins",
            Guarantee::Not(Why::NotSinceTheStart) => "not-since-the-start",
            Guarantee::Not(Why::AnotherGame) => "another-game",
            Guarantee::Not(Why::NoTable) => "no-table",
        }
    }
}

impl Display for Guarantee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Guarantee::Holds => "this player cannot lose",
            Guarantee::KeepsWins => "this player cannot lose, and lets no win slip",
            Guarantee::Not(Why::NotSinceTheStart) => {
                "no promise: not all moves since the empty board were its own, so it searches"
            }
            Guarantee::Not(Why::AnotherGame) => {
                "no promise: the table is for two players on the board of 25, so it searches"
            }
            Guarantee::Not(Why::NoTable) => "no promise: its table is not there, so it searches",
        })
    }
}
