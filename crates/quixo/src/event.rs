//! The events of the game: what the seats are told after each step.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Mark;
use crate::cell::{Cell, Cells};
use crate::push::End;

/// Something that happened. Everything is open in Quixo, so everybody hears everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A seat took a cube, turned it to its mark and pushed it back in. The cubes from `cell` to
    /// `entry` moved by one towards `cell`.
    Moved {
        /// The seat that moved.
        seat: Seat,
        /// The mark that the cube shows now.
        mark: Mark,
        /// Where the cube was taken.
        cell: Cell,
        /// The end from which it was pushed in.
        end: End,
        /// Where it came to lie.
        entry: Cell,
        /// Whether it was neutral before.
        neutral: bool,
        /// The partner at whom its dot was pointed, with four players.
        dot: Option<Seat>,
    },
    /// A seat was passed over: there was no cube that it might take.
    Skipped {
        /// The seat that was passed over.
        seat: Seat,
    },
    /// A line was made.
    Lined {
        /// Of which mark.
        mark: Mark,
        /// The cells of the line.
        cells: Cells,
    },
    /// A position occurred once more.
    Repeated {
        /// How often it has occurred by now.
        times: u8,
    },
    /// The game is over.
    Ended {
        /// Winners and the reason.
        outcome: Outcome,
    },
}
