//! The board: an unbounded plane of tiles.
//!
//! Beside the tiles it remembers, at every empty cell, which lines end there. That makes putting a
//! tile a matter of four cells, and tells at a glance what fits where.

use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};

use game::Inconsistent;

use crate::cell::{Axis, Cell};
use crate::ends::{Ends, Side};
use crate::kinds::Kinds;
use crate::line::TileLine;
use crate::placement::Placement;
use crate::plane::Plane;
use crate::tile::Tile;
use crate::tiles::Tiles;

/// The tiles that have been played, and where they lie.
///
/// What is kept is the smallest rectangle with all tiles and their neighbours, and every square of
/// it follows from the tiles: boards with the same tiles are equal however they grew.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Board {
    squares: Plane<Square>,
    len: u8,
}

/// An empty cell beside a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Free {
    /// The empty cell.
    pub cell: Cell,
    /// What fits there.
    pub fits: Kinds,
    /// The lines that a tile there would join, across and down.
    pub lines: [TileLine; 2],
}

/// What is on a cell: a tile, or else the ends of lines.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Square {
    tile: Option<Tile>,
    ends: Ends,
}

impl Board {
    /// A board with these tiles, in any order, if good lines could lie so.
    pub fn arranged(placements: &[Placement]) -> Result<Board, Inconsistent> {
        let tiles = placements.iter().map(|placed| placed.tile);
        if Tiles::ALL.without(tiles).is_none() {
            return Err(Inconsistent("more than three tiles of a kind"));
        }
        // Tiles that hang together from the origin on reach no farther, now and later.
        let within = |n: i8| usize::from(n.unsigned_abs()) < placements.len();
        let mut board = Board::default();
        for Placement { cell, tile } in placements {
            if !(within(cell.x) && within(cell.y)) {
                return Err(Inconsistent("a tile lies too far away"));
            }
            if !board.put(*cell, *tile) {
                return Err(Inconsistent("a tile lies where it does not fit"));
            }
        }
        Ok(board)
    }

    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing has been played.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tile on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        self.squares.get(cell).tile
    }

    /// The kinds of the tiles that could be played alone on a cell.
    pub fn fits(&self, cell: Cell) -> Kinds {
        let ends = self.squares.get(cell).ends;
        if ends.touches() || self.is_empty() && cell == Cell::ORIGIN {
            ends.fits()
        } else {
            Kinds::NONE
        }
    }

    /// The tiles, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Placement> {
        let tiles = self.squares.filter_map(|square| square.tile);
        tiles.map(|(cell, tile)| Placement { cell, tile })
    }

    /// The empty cells beside a tile that take one of these kinds, row by row, with the lines that
    /// end there; on an empty board the origin.
    #[inline]
    pub(crate) fn open(&self, kinds: Kinds) -> impl Iterator<Item = (Cell, Ends)> {
        let first = self.is_empty() && !kinds.is_empty();
        let origin = first.then(|| (Cell::ORIGIN, Ends::default()));
        let open = self.squares.filter_map(move |square| {
            let ends = square.ends;
            // Both are asked, since a guess at either would often be wrong.
            let takes = ends.touches() & !ends.fits().intersection(kinds).is_empty();
            takes.then_some(ends)
        });
        open.chain(origin)
    }

    /// The empty cells beside a tile that take a tile, row by row.
    #[inline]
    pub fn free(&self) -> impl Iterator<Item = Free> {
        let open = self.squares.filter_map(|square| {
            let ends = square.ends;
            let takes = ends.touches() & !ends.fits().is_empty();
            takes.then_some(ends)
        });
        open.map(|(cell, ends)| {
            let lines = Axis::BOTH.map(|axis| ends.line(axis).unwrap_or_default());
            Free { cell, fits: ends.fits(), lines }
        })
    }

    /// The lines that end at a cell, if it is empty.
    #[inline]
    pub(crate) fn ends(&self, cell: Cell) -> Option<Ends> {
        let square = self.squares.get(cell);
        square.tile.is_none().then_some(square.ends)
    }

    /// Puts a tile on a cell; nothing happens if it does not fit there.
    pub fn put(&mut self, cell: Cell, tile: Tile) -> bool {
        let Some(ends) = self.ends(cell).filter(|ends| ends.fits().contains(tile)) else {
            return false;
        };
        self.squares.keep(cell);
        if let Some(square) = self.squares.get_mut(cell) {
            *square = Square { tile: Some(tile), ends: Ends::default() };
        }
        for axis in Axis::BOTH {
            let (before, after) = (ends.before(axis), ends.after(axis));
            let line = before.join(after).unwrap_or_default().with(tile);
            // The cells at both ends of the line now face all of it.
            let first = cell.step(axis, -1 - before.len() as i8);
            let last = cell.step(axis, 1 + after.len() as i8);
            for (end, side) in [(first, Side::After), (last, Side::Before)] {
                if let Some(square) = self.squares.get_mut(end) {
                    square.ends.set(axis, side, line);
                }
            }
        }
        self.len += 1;
        true
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        self.iter().for_each(|placed| placed.hash(state));
    }
}

/// The board as a drawing: one line a row, `..` where a cell is empty.
impl Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = None;
        for (cell, square) in self.squares.filter_map(Some) {
            match row.replace(cell.y) {
                Some(y) if y == cell.y => f.write_str(" ")?,
                Some(_) => writeln!(f)?,
                None => {}
            }
            match square.tile {
                Some(tile) => write!(f, "{tile}")?,
                None => f.write_str("..")?,
            }
        }
        Ok(())
    }
}

impl Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
