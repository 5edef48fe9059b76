//! The cells of a board, and sets of them.
//!
//! Cells have one number whatever the side of the board: a smaller board lies in the south-west
//! corner of the largest. So a set of cells, and with it a board, means the same on every side.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// A set of cells: one bit a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Cell>"))]
pub struct Cells(u32);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// One cell alone.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// The cells whose bits are set, bit n being the cell with index n; other bits are passed over.
    #[inline]
    pub const fn from_bits(bits: u32) -> Cells {
        Cells(bits & ((1 << CELLS) - 1))
    }

    /// One bit a cell.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// What is in this set or the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// What is in this set and the other.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether all of `other` is in the set.
    #[inline]
    pub const fn covers(self, other: Cells) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many cells are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no cell is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in the order of their index: row by row from the south, each from the west.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            cell
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let only = cells.into_iter().map(Cells::only);
        only.fold(Cells::NONE, Cells::union)
    }
}

impl Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Cell>::deserialize(deserializer)?;
        Ok(cells.into_iter().collect())
    }
}
