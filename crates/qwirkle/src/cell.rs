//! Places on the board, and the two ways a line can run.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Serialize};

/// A cell of the unbounded board: x to the right, y down. Cells are ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    /// The row: larger is further down.
    pub y: i8,
    /// The column: larger is further right.
    pub x: i8,
}

/// How a line runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    /// From left to right: a row.
    Across,
    /// From top to bottom: a column.
    Down,
}

impl Axis {
    /// Both axes.
    pub const BOTH: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other one.
    #[inline]
    pub fn other(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }
}

impl Cell {
    /// The cell where the first line starts.
    pub const ORIGIN: Cell = Cell { y: 0, x: 0 };
    /// How far from the origin a tile can come to lie: 108 tiles, each beside another.
    pub const REACH: u8 = 107;

    /// The cell of a column and a row.
    #[inline]
    pub fn new(x: i8, y: i8) -> Cell {
        Cell { y, x }
    }

    /// The cell some steps on along an axis, or back.
    #[inline]
    #[must_use]
    pub fn step(self, axis: Axis, steps: i8) -> Cell {
        // No tile lies near the ends of the range, so it does not matter what is beyond them.
        match axis {
            Axis::Across => Cell::new(self.x.wrapping_add(steps), self.y),
            Axis::Down => Cell::new(self.x, self.y.wrapping_add(steps)),
        }
    }

    /// Reads a cell at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let x = coordinate(cursor)?;
        if !cursor.take(",") {
            return Err(cursor.error("`,` and a row"));
        }
        let y = coordinate(cursor)?;
        Ok(Cell { y, x })
    }
}

fn coordinate(cursor: &mut Cursor<'_>) -> Result<i8, ParseError> {
    let expected = "a number from -107 to 107";
    let start = cursor.clone();
    let negative = cursor.take("-");
    let number =
        cursor.number(expected, Cell::REACH.into()).map_err(|_| start.error(expected))? as i8;
    match (negative, number) {
        (true, 0) => Err(start.error(expected)),
        (true, _) => Ok(-number),
        (false, _) => Ok(number),
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Cell::read(&mut cursor)?;
        cursor.end()?;
        Ok(cell)
    }
}

game::serde_as_text!(Cell);
