//! The cells of a board, and sets of them.
//!
//! Cells have one number whatever the side of the board: a smaller board lies in the south-west
//! corner of the largest. So a set of cells, and with it a board, means the same on every side.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

/// The side of the largest board.
pub const LARGEST: u8 = 5;

/// The cells of the largest board.
pub const CELLS: usize = LARGEST as usize * LARGEST as usize;

/// A cell, named by its column and row: `a1` is the south-west corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row, both counted from 0, if the largest board has it.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < LARGEST && row < LARGEST { Some(Cell(row * LARGEST + column)) } else { None }
    }

    /// The column, from west to east, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % LARGEST
    }

    /// The row, from south to north, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / LARGEST
    }

    /// The cell as an index into a list of all [`CELLS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u32 {
        1 << self.0
    }

    #[inline]
    fn at(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// Reads a cell at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let among = |names: &'static str| move |c: char| names.find(c).map(|at| at as u8);
        let column = cursor.letter("a column (a to e)", among("abcde"))?;
        let row = cursor.letter("a row (1 to 5)", among("12345"))?;
        Ok(Cell(row * LARGEST + column))
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
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

game::set! {
    /// A set of cells, in the order of their index: row by row from the south, each from the west.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Cell>"))]
    pub struct Cells(u32): Cell, CELLS, bit, at;
}

game::serde_as_list!(Cells: Cell, "a cell lies on the board");
