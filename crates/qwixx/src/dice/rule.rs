//! Why an answer is refused.

use crate::colour::{Cell, Colour, Colours};
use crate::pen::Choice;
use crate::sheet::Obstacle;

game::rules! {
    /// A rule that an answer breaks.
    pub enum Rule {
        /// The sheet has no such cell.
        "no-such-cell" NoSuchCell {
            /// The cell asked for.
            cell: Cell,
        } => "the sheet has no cell {cell}",
        /// The row is closed for everybody.
        "row-closed" RowClosed {
            /// The closed row.
            row: Colour,
        } => "the {row} row is closed",
        /// In action 1 the white sum is ticked.
        "not-the-sum" NotTheSum {
            /// The cell asked for.
            cell: Cell,
            /// What the white dice add up to.
            sum: u8,
        } => "{cell} is not the white sum, which is {sum}",
        /// A lucky number ticks a next cell.
        "lucky-takes-the-next-cell" LuckyTakesTheNextCell {
            /// The cell asked for.
            cell: Cell,
        } => "a lucky number ticks the next cell of a row, and {cell} is not next",
        /// A lucky number ticks in the row with the fewest crosses.
        "lucky-takes-the-weakest-row" LuckyTakesTheWeakestRow {
            /// The row asked for.
            row: Colour,
            /// The rows that it may be.
            rows: Colours,
        } => "a lucky number goes into the row with the fewest crosses ({rows}), not into {row}",
        /// The die that would be needed has left the game.
        "die-gone" DieGone {
            /// The colour of the die.
            colour: Colour,
        } => "the {colour} die has left the game",
        /// In action 2 one white die and the die of the cell's colour make the number.
        "not-the-dice" NotTheDice {
            /// The cell asked for.
            cell: Cell,
            /// The colour of the cell.
            colour: Colour,
        } => "no white die and the {colour} die add up to {cell}",
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
        /// A bonus leaves a choice of rows, and none was named.
        "choose-a-row" ChooseARow {
            /// The rows with equally few crosses.
            rows: Colours,
        } => "name the row for the bonus, one of {rows}",
        /// The row named for a bonus is not one with the fewest crosses.
        "not-the-weakest-row" NotTheWeakestRow {
            /// The row named.
            row: Colour,
            /// The rows that it may be.
            rows: Colours,
        } => "the bonus goes into the row with the fewest crosses ({rows}), not into {row}",
        /// No bonus leaves a choice, and a row was named.
        "no-row-to-choose" NoRowToChoose {
            /// The row named.
            row: Colour,
        } => "there is no row to choose, so {row} cannot be named",
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

    pub(super) fn choice(choice: Choice) -> Rule {
        match choice {
            Choice::Needed(rows) => Rule::ChooseARow { rows },
            Choice::NotAmong(row, rows) => Rule::NotTheWeakestRow { row, rows },
            Choice::NotAsked(row) => Rule::NoRowToChoose { row },
        }
    }
}
