//! Tiles put on the board in one turn, written `Rk@0,0 Rd@1,0 Rc@2,0`.

use std::fmt::{self, Debug, Display};

use game::{Cursor, ParseError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cell::{Axis, Cell};
use crate::hand::Hand;
use crate::placement::Placement;
use crate::tile::Tile;

/// One to six placements, in the order of their cells, so that one turn has one spelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Placement>"))]
pub struct Play {
    placements: [Placement; Hand::FULL],
    len: u8,
}

/// A play and what its lines score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoredPlay {
    /// The tiles, and where they go.
    pub play: Play,
    /// What it scores.
    pub points: u8,
}

impl Play {
    /// A play of one tile.
    #[inline]
    pub fn single(cell: Cell, tile: Tile) -> Play {
        let mut placements = [Placement::default(); Hand::FULL];
        placements[0] = Placement { cell, tile };
        Play { placements, len: 1 }
    }

    /// A play of these placements, if they are one to six.
    pub fn of(placements: &[Placement]) -> Option<Play> {
        let (first, rest) = placements.split_first()?;
        let mut play = Play::single(first.cell, first.tile);
        for placed in rest {
            play = play.with(*placed)?;
        }
        Some(play)
    }

    /// The play with one placement more, if it is not the seventh.
    #[must_use]
    pub fn with(mut self, placed: Placement) -> Option<Play> {
        let place = self.iter().filter(|other| *other < placed).count();
        *self.placements.get_mut(usize::from(self.len))? = placed;
        self.len += 1;
        self.placements[place..usize::from(self.len)].rotate_right(1);
        Some(self)
    }

    /// The play with a tile after all others; there is room for it.
    #[inline]
    pub(crate) fn push_back(mut self, cell: Cell, tile: Tile) -> Play {
        self.placements[usize::from(self.len)] = Placement { cell, tile };
        self.len += 1;
        self
    }

    /// The play with a tile before all others; there is room for it.
    #[inline]
    pub(crate) fn push_front(mut self, cell: Cell, tile: Tile) -> Play {
        self.placements.rotate_right(1);
        self.placements[0] = Placement { cell, tile };
        self.len += 1;
        self
    }

    /// How many tiles are played: one to six.
    #[expect(clippy::len_without_is_empty, reason = "a play is never empty")]
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// The placements in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Placement> + use<> {
        self.placements.into_iter().take(self.len.into())
    }

    /// The tiles in the order of their cells.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.iter().map(|placed| placed.tile)
    }

    /// The first cell.
    #[inline]
    pub fn first(&self) -> Cell {
        self.placements[0].cell
    }

    /// The tile put on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        let mut placements = self.iter();
        placements.find_map(|placed| (placed.cell == cell).then_some(placed.tile))
    }

    /// The axis on which all cells lie, if there is one; a tile alone lies on both, and the row is
    /// named.
    pub fn axis(&self) -> Option<Axis> {
        let first = self.first();
        if self.iter().all(|placed| placed.cell.y == first.y) {
            Some(Axis::Across)
        } else if self.iter().all(|placed| placed.cell.x == first.x) {
            Some(Axis::Down)
        } else {
            None
        }
    }

    /// Reads a play at a cursor, in any order.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let first = Placement::read(cursor)?;
        let mut play = Play::single(first.cell, first.tile);
        while cursor.take(" ") {
            let place = cursor.clone();
            let placed = Placement::read(cursor)?;
            play = play.with(placed).ok_or_else(|| place.error("six tiles at most"))?;
        }
        Ok(play)
    }
}

impl Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, placed) in self.iter().enumerate() {
            write!(f, "{}{placed}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let placements = Vec::<Placement>::deserialize(deserializer)?;
        Play::of(&placements).ok_or_else(|| serde::de::Error::custom("a play has one to six tiles"))
    }
}
