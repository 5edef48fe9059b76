//! What a viewer may know: everything.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Mark;
use crate::cell::Cells;
use crate::options::Options;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The options that the game is played with.
    pub setup: Options,
    /// Who is looking; nobody in particular if it is a watcher.
    pub viewer: Option<Seat>,
    /// The mark of every seat.
    pub marks: Vec<Mark>,
    /// The cubes row by row, the north row first: `.` is neutral, `x` a cross, `o` a ring; with
    /// four players a marked cube is the seat at whom its dot points.
    pub rows: Vec<String>,
    /// The seat to move, or that would be to move were the game not over.
    pub seat: Seat,
    /// Whether some seat has yet to make its first move, with four players: only neutral cubes are
    /// taken then.
    pub first_round: bool,
    /// How often the position has occurred, this time included, if that is counted.
    pub occurred: u8,
    /// The positions before this one since a neutral cube was last taken, drawn as text: each as
    /// often as it occurred, and in the order of the alphabet, not of time.
    pub earlier: Vec<String>,
    /// The lines on the board.
    pub lines: Vec<FullLine>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// A line on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FullLine {
    /// The mark that makes the line.
    pub mark: Mark,
    /// The cells of the line.
    pub cells: Cells,
}
