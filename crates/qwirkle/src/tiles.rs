//! Heaps of tiles: the bag, and whatever nobody has seen yet.

use std::fmt::{self, Debug};

use game::Luck;

use crate::tile::Tile;

/// A heap of tiles in which only the number of each kind matters, in 37 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiles {
    counts: [u8; Tile::KINDS],
    len: u8,
}

impl Tiles {
    /// A multiset without tiles.
    pub const NONE: Tiles = Tiles { counts: [0; Tile::KINDS], len: 0 };
    /// All 108 tiles of the game.
    pub const ALL: Tiles =
        Tiles { counts: [Tile::COPIES; Tile::KINDS], len: Tile::COPIES * Tile::KINDS as u8 };

    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many there are of a kind.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// The tiles, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        Tile::kinds().flat_map(|tile| (0..self.count(tile)).map(move |_| tile))
    }

    /// Puts tiles in.
    pub fn put(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        for tile in tiles {
            self.counts[tile.index()] += 1;
            self.len += 1;
        }
    }

    /// Takes tiles out; `None` if one of them is not there.
    #[must_use]
    pub fn without(mut self, tiles: impl IntoIterator<Item = Tile>) -> Option<Tiles> {
        for tile in tiles {
            let count = &mut self.counts[tile.index()];
            *count = count.checked_sub(1)?;
            self.len -= 1;
        }
        Some(self)
    }

    /// Takes one tile out by luck, each as likely as the next; `what` names the draw.
    pub fn draw(&mut self, what: &str, luck: &mut dyn Luck) -> Option<Tile> {
        if self.is_empty() {
            return None;
        }
        let mut nth = luck.below(what, self.len.into());
        let drawn = Tile::kinds().find(|tile| {
            let count = u32::from(self.count(*tile));
            let here = nth < count;
            nth = nth.wrapping_sub(count);
            here
        })?;
        self.counts[drawn.index()] -= 1;
        self.len -= 1;
        Some(drawn)
    }
}

impl Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
