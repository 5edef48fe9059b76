//! Why an entry is refused.

use crate::colour::{Cell, Colour, Colours};
use crate::pen::Choice;
use crate::sheet::Obstacle;

game::rules! {
    /// A rule that an entry breaks.
    pub enum Rule {
        /// It is to be said who rolls first.
        "who-begins" WhoBegins => "say first who begins",
        /// Nobody sits there.
        "no-such-player" NoSuchPlayer {
            /// The seat asked for.
            seat: u8,
        } => "nobody sits on seat {seat}",
        /// It is to be said which number counted for all.
        "which-number" WhichNumber => "say first which number counted for all",
        /// The dice or cards do not go that far.
        "no-such-sum" NoSuchSum {
            /// The number asked for.
            sum: u8,
            /// The highest there is.
            most: u8,
        } => "{sum} is none of the numbers from 2 to {most}",
        /// Now marks are entered.
        "enter-marks" EnterMarks => "enter what was ticked with this roll",
        /// The sheet has no such cell.
        "no-such-cell" NoSuchCell {
            /// The cell asked for.
            cell: Cell,
        } => "the sheet has no cell {cell}",
        /// The row is closed.
        "row-closed" RowClosed {
            /// The closed row.
            row: Colour,
        } => "the {row} row is closed",
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
        /// Only the active player ticks alone.
        "not-the-active-player" NotTheActivePlayer => "only the active player ticks alone",
        /// With dice the active player ticks one cell alone.
        "one-colour-tick" OneColourTick => "a white die and a colour die make one tick",
        /// Cards that are played together have one colour.
        "cards-of-one-colour" CardsOfOneColour => "cards played together have one colour",
        /// Between the first and the last cell ticked with cards at most one is left out.
        "one-cell-left-out" OneCellLeftOut {
            /// How many would be.
            cells: u8,
        } => "at most one cell is left out between the first and the last, not {cells}",
        /// The die that would be needed has left the game.
        "die-gone" DieGone {
            /// The colour of the die.
            colour: Colour,
        } => "the {colour} die has left the game",
        /// No roll makes both numbers.
        "out-of-reach" OutOfReach {
            /// The cell asked for.
            cell: Cell,
            /// The number ticked for all.
            sum: u8,
        } => "if the white dice make {sum}, no white and colour die make {cell}",
        /// Another number counted for all.
        "not-the-sum" NotTheSum {
            /// The cell asked for.
            cell: Cell,
            /// The number that counted.
            sum: u8,
        } => "{cell} is not {sum}, which counted for all",
        /// The ticks with the number for all are done.
        "common-is-done" CommonIsDone => "the ticks with the number for all are done",
        /// This sheet has no lucky numbers, or another counted.
        "no-lucky-number" NoLuckyNumber => "no lucky number of this sheet",
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
