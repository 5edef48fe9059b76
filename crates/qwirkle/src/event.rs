//! The events of the game: what the seats are told after each step.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::hand::Hand;
use crate::placing::ScoredLine;
use crate::play::Play;

/// Something that happened. Which tiles somebody took is told to that seat alone, everything else
/// to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// Every seat was dealt a hand.
    Dealt {
        /// The tiles left in the bag.
        bag: u8,
    },
    /// A seat took these tiles; told to that seat alone.
    Took {
        /// The seat that took them.
        seat: Seat,
        /// The tiles that it took.
        tiles: Hand,
    },
    /// A seat announced the size of its largest set.
    Bid {
        /// The seat that bids.
        seat: Seat,
        /// How many tiles.
        size: u8,
    },
    /// The highest bid won the start.
    Began {
        /// Whose it was.
        seat: Seat,
    },
    /// A seat played tiles.
    Played {
        /// The seat that played.
        seat: Seat,
        /// What, and where.
        play: Play,
        /// The lines made or extended.
        lines: Vec<ScoredLine>,
        /// What they score together.
        points: u8,
    },
    /// A seat set tiles aside for others.
    Swapped {
        /// The seat that swapped.
        seat: Seat,
        /// How many tiles were set aside.
        count: u8,
    },
    /// A seat drew tiles.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// How many tiles were drawn.
        count: u8,
        /// The tiles in the bag by now; what was set aside is back in it.
        bag: u8,
    },
    /// A seat passed.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A seat played its last tile when the bag was empty.
    WentOut {
        /// The seat that went out.
        seat: Seat,
        /// The points for it.
        bonus: u8,
    },
    /// The game is over.
    Ended {
        /// Winners, scores and the reason.
        outcome: Outcome,
    },
}
