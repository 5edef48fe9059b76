//! Taking a cube and pushing it back in, as a few operations on bits.

use std::fmt::{self, Display, Write as _};

use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Cells, LARGEST};

/// An end of a row or a column, from which a cube is pushed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The top of a column.
    North,
    /// The right end of a row.
    East,
    /// The foot of a column.
    South,
    /// The left end of a row.
    West,
}

impl End {
    /// All four, clockwise from the north.
    pub const ALL: [End; 4] = [End::North, End::East, End::South, End::West];

    /// The letter that stands for the end.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The end that a letter stands for.
    pub fn from_letter(letter: char) -> Option<End> {
        End::ALL.into_iter().find(|end| end.letter() == letter)
    }

    /// The next cell on the way from `cell` to this end of a board with `side` cubes a row.
    const fn step(self, cell: Cell, side: u8) -> Option<Cell> {
        let (column, row) = (cell.column(), cell.row());
        let inside = match self {
            End::North => row + 1 < side,
            End::East => column + 1 < side,
            End::South => row > 0,
            End::West => column > 0,
        };
        if !inside {
            return None;
        }
        match self {
            End::North => Cell::new(column, row + 1),
            End::East => Cell::new(column + 1, row),
            End::South => Cell::new(column, row - 1),
            End::West => Cell::new(column - 1, row),
        }
    }

    /// How far bits are rotated to the left when cubes move by one away from this end.
    const fn rotation(self) -> u8 {
        match self {
            End::North => 64 - LARGEST,
            End::East => 64 - 1,
            End::South => LARGEST,
            End::West => 1,
        }
    }
}

impl Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// A cube taken and pushed back in: what it does to the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// From where the cube was taken to where it comes in, in both halves of a word.
    segment: u64,
    /// The cells of the segment that get their neighbour's cube: all but where the taken one comes
    /// in.
    filled: u64,
    cell: Cell,
    end: End,
    entry: Cell,
    rotation: u8,
}

impl Push {
    /// The cube of `cell` pushed in from `end`; none if that is where it was taken from.
    pub(crate) const fn new(cell: Cell, end: End, side: u8) -> Option<Push> {
        let mut filled = Cells::NONE;
        let mut entry = cell;
        while let Some(next) = end.step(entry, side) {
            filled = filled.union(Cells::only(entry));
            entry = next;
        }
        if filled.is_empty() {
            return None;
        }
        let segment = filled.union(Cells::only(entry));
        let (segment, filled) = (twice(segment), twice(filled));
        Some(Push { segment, filled, cell, end, entry, rotation: end.rotation() })
    }

    /// Where the cube is taken.
    #[inline]
    pub const fn cell(&self) -> Cell {
        self.cell
    }

    /// The end from which it is pushed in.
    #[inline]
    pub const fn end(&self) -> End {
        self.end
    }

    /// Where it comes to lie.
    #[inline]
    pub const fn entry(&self) -> Cell {
        self.entry
    }

    /// Where the cubes of `cells` lie after the push; the taken cube itself is left out.
    #[inline]
    #[must_use]
    pub const fn slide(&self, cells: Cells) -> Cells {
        Cells::from_bits(self.slide_both(cells.bits() as u64) as u32)
    }

    /// Where the cubes of `cells` lay before the push; the taken cube itself is left out.
    #[inline]
    #[must_use]
    pub const fn slide_back(&self, cells: Cells) -> Cells {
        let bits = cells.bits() as u64;
        let shifted = (bits & self.filled).rotate_right(self.rotation as u32);
        Cells::from_bits((bits & !self.segment | shifted) as u32)
    }

    /// [`Push::slide`] for two sets of cells at once, each in one half of the word.
    ///
    /// A half has seven bits more than cells, so what leaves the cells of one never gets among those
    /// of the other.
    #[inline]
    pub(crate) const fn slide_both(&self, both: u64) -> u64 {
        both & !self.segment | both.rotate_left(self.rotation as u32) & self.filled
    }
}

/// A set of cells in both halves of a word.
const fn twice(cells: Cells) -> u64 {
    let half = cells.bits() as u64;
    half | half << 32
}
