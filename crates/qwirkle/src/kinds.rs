//! Sets of kinds of tiles.

use std::fmt::{self, Debug};
use std::ops::{BitAnd, BitOr, Not};

use crate::tile::{Colour, Shape, Tile};

/// A set of kinds, one bit each: what fits a cell, what a hand holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u64);

/// One kind of every colour, all of the first shape.
const FIRST_OF_EVERY_COLOUR: u64 = 0o01_01_01_01_01_01;

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);
    /// All 36.
    pub const ALL: Kinds = Kinds((1 << Tile::KINDS) - 1);

    /// One kind alone.
    #[inline]
    pub fn only(tile: Tile) -> Kinds {
        Kinds(1 << tile.index())
    }

    /// The kinds of some colours, given one bit a colour.
    #[inline]
    pub(crate) fn of_colours(colours: u8) -> Kinds {
        const KINDS: [u64; 64] = {
            let mut kinds = [0; 64];
            let mut colours = 0;
            while colours < 64 {
                let mut colour = 0;
                while colour < 6 {
                    if colours >> colour & 1 == 1 {
                        kinds[colours] |= 0o77 << (6 * colour);
                    }
                    colour += 1;
                }
                colours += 1;
            }
            kinds
        };
        Kinds(KINDS[usize::from(colours & 0o77)])
    }

    /// The kinds of some shapes, given one bit a shape.
    #[inline]
    pub(crate) fn of_shapes(shapes: u8) -> Kinds {
        Kinds(u64::from(shapes) * FIRST_OF_EVERY_COLOUR)
    }

    /// The six kinds of a colour.
    #[inline]
    pub fn of_colour(colour: Colour) -> Kinds {
        Kinds::of_colours(1 << colour as u8)
    }

    /// The six kinds of a shape.
    #[inline]
    pub fn of_shape(shape: Shape) -> Kinds {
        Kinds::of_shapes(1 << shape as u8)
    }

    /// The twelve sets that share a colour or a shape.
    pub(crate) fn shared() -> impl Iterator<Item = Kinds> {
        let colours = (0..6).map(|colour| Kinds::of_colours(1 << colour));
        let shapes = (0..6).map(|shape| Kinds::of_shapes(1 << shape));
        colours.chain(shapes)
    }

    /// Whether a tile is of one of these kinds.
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// How many kinds there are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A tile of every kind in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = (rest != 0).then(|| Tile::from_index(rest.trailing_zeros()));
            rest &= rest.wrapping_sub(1);
            tile
        })
    }
}

impl BitAnd for Kinds {
    type Output = Kinds;

    #[inline]
    fn bitand(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Kinds;

    #[inline]
    fn bitor(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

impl Not for Kinds {
    type Output = Kinds;

    #[inline]
    fn not(self) -> Kinds {
        Kinds(!self.0) & Kinds::ALL
    }
}

impl FromIterator<Tile> for Kinds {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let with = |kinds: Kinds, tile| kinds | Kinds::only(tile);
        tiles.into_iter().fold(Kinds::NONE, with)
    }
}

impl Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
