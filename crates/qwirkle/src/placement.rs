//! A tile on a cell, written `Rk@0,0`.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

use crate::cell::Cell;
use crate::tile::Tile;

/// A tile on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Placement {
    /// Where the tile lies.
    pub cell: Cell,
    /// The tile that lies there.
    pub tile: Tile,
}

impl Placement {
    /// Reads a placement at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let tile = Tile::read(cursor)?;
        if !cursor.take("@") {
            return Err(cursor.error("`@` and a cell"));
        }
        let cell = Cell::read(cursor)?;
        Ok(Placement { cell, tile })
    }
}

impl Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.tile, self.cell)
    }
}

impl Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Placement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let placed = Placement::read(&mut cursor)?;
        cursor.end()?;
        Ok(placed)
    }
}

game::serde_as_text!(Placement);
