//! The events of the game: what the seats are told after each step.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::colour::{Cell, Colour};
use crate::pen::SheetMark;

/// Something that happened. Sheets are open and entries are told when all are in, so everybody hears
/// everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Event {
    /// It was said who rolls first.
    Began {
        /// The seat of that player.
        seat: Seat,
    },
    /// A seat has entered something; what, is told when all have.
    Answered {
        /// The seat that has.
        seat: Seat,
    },
    /// The entries of a roll contradict each other: this is what a seat entered for all.
    Claimed {
        /// The seat that entered it.
        seat: Seat,
        /// The cell ticked.
        cell: Cell,
        /// Whether it is a tick of the active player alone.
        own: bool,
    },
    /// No roll allows all of that.
    Slipped {
        /// The active player, who is asked what the dice showed.
        seat: Seat,
    },
    /// The active player said which number counted for all.
    Settled {
        /// The seat of the active player.
        seat: Seat,
        /// That number.
        sum: u8,
    },
    /// A tick of the active player alone could not stand.
    Undone {
        /// The seat of the active player.
        seat: Seat,
        /// The cell that stays unticked.
        cell: Cell,
        /// What kept the tick from standing.
        why: Why,
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
    /// The active player ticked nothing with this roll.
    Missed {
        /// The seat of the active player.
        seat: Seat,
        /// The misses of that seat by now.
        misses: u8,
    },
    /// A row was closed for everybody; its die left the game.
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

/// Why a tick of the active player alone could not stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The ticks of all closed its row, or took its die out of the game.
    Closed,
    /// The ticks of all ended the game.
    Over,
    /// The ticks of all changed where its bonus goes.
    Bonus,
}
