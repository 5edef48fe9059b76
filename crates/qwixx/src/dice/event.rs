//! What happened.

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
        /// Who.
        seat: Seat,
    },
    /// The dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        roll: Roll,
    },
    /// A seat has answered; what, is told when all have.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// A seat ticked nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat made a mark on its sheet.
    Marked {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        mark: SheetMark,
    },
    /// The active player ticked nothing in either action.
    Missed {
        /// Who.
        seat: Seat,
        /// The misses of that seat by now.
        misses: u8,
    },
    /// A row was closed for everybody; its die left the game, and so did the free boxes of its
    /// colour on every bar.
    Closed {
        /// Which.
        row: Colour,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
