//! Why a decision is refused.

use super::card::Card;
use crate::colour::{Cell, Colour};
use crate::sheet::Obstacle;

game::rules! {
    /// A rule that a decision breaks.
    pub enum Rule {
        /// The active player takes cards first.
        "take-a-card" TakeACard => "now a card is taken from the row",
        /// The row has no such place.
        "no-such-place" NoSuchPlace {
            /// The place asked for.
            place: u8,
        } => "the row has no card at place {place}",
        /// The common number is to be answered.
        "answer-the-number" AnswerTheNumber {
            /// The common number.
            number: u8,
        } => "now everybody ticks the common number, {number}, or nothing",
        /// Only the common number can be ticked.
        "not-the-number" NotTheNumber {
            /// The cell asked for.
            cell: Cell,
            /// The common number.
            number: u8,
        } => "{cell} is not the common number, which is {number}",
        /// The active player plays cards.
        "play-a-card" PlayACard => "now one to three cards are played from the hand",
        /// At most three cards are played.
        "three-cards-at-most" ThreeCardsAtMost {
            /// The cards asked for.
            cards: usize,
        } => "at most three cards are played, not {cards}",
        /// A card is played that is not held.
        "not-in-hand" NotInHand {
            /// The card that was to be played.
            card: Card,
        } => "{card} is not in the hand",
        /// At most one cell may be left out between the ticks.
        "one-cell-left-out" OneCellLeftOut {
            /// How many would be.
            cells: u8,
        } => "at most one cell may be left out between the first tick and the last, not {cells}",
        /// The sheet has no such cell.
        "no-such-cell" NoSuchCell {
            /// The cell asked for.
            cell: Cell,
        } => "the sheet has no cell {cell}",
        /// The row is closed for this player.
        "row-closed" RowClosed {
            /// The closed row.
            row: Colour,
        } => "the {row} row is closed for you",
        /// A cell is ticked once.
        "already-ticked" AlreadyTicked {
            /// The cell asked for.
            cell: Cell,
        } => "{cell} is ticked already",
        /// Ticks go from left to right.
        "left-to-right" LeftToRight {
            /// The cell asked for.
            cell: Cell,
            /// The number of the last tick in that row.
            last: u8,
        } => "{cell} lies left of {last}, the last tick of its row",
        /// A closing cell needs ticks before it.
        "closing-needs" ClosingNeeds {
            /// The ticks there are.
            have: u8,
            /// The ticks it takes.
            need: u8,
        } => "closing a row takes {need} ticks before, and there are {have}",
    }
}

impl Rule {
    pub(super) fn obstacle(obstacle: Obstacle, cell: Cell) -> Rule {
        match obstacle {
            Obstacle::RowClosed => Rule::RowClosed { row: cell.row },
            Obstacle::Ticked => Rule::AlreadyTicked { cell },
            Obstacle::Passed { last } => Rule::LeftToRight { cell, last },
            Obstacle::ClosingNeeds { have, need } => Rule::ClosingNeeds { have, need },
        }
    }
}
