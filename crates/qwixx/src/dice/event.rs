//! The events of the game: what the seats are told after each step.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::chance::Roll;
use crate::colour::Colour;
use crate::pen::SheetMark;

/// Something that happened. Sheets are open and answers are told when all are in, so everybody
/// hears everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The first active player was drawn.
    Began {
        /// The seat of that player.
        seat: Seat,
    },
    /// The dice were rolled.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// What they show.
        roll: Roll,
    },
    /// A seat has answered; what, is told when all have.
    Answered {
        /// The seat that has answered.
        seat: Seat,
    },
    /// A seat ticked nothing.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A seat made a mark on its sheet.
    Marked {
        /// The seat whose sheet it is.
        seat: Seat,
        /// The mark that was made.
        #[serde(flatten)]
        mark: SheetMark,
    },
    /// The active player ticked nothing in either action.
    Missed {
        /// The seat of the active player.
        seat: Seat,
        /// The misses of that seat by now.
        misses: u8,
    },
    /// A row was closed for everybody; its die left the game, and so did the free boxes of its
    /// colour on every bar.
    Closed {
        /// The row that was closed.
        row: Colour,
    },
    /// The game is over.
    Ended {
        /// Winners, scores and the reason.
        outcome: Outcome,
    },
}
