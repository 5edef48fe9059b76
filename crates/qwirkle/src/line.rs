//! Lines: tiles side by side, all of one colour in different shapes, or all of one shape in
//! different colours.

use crate::kinds::Kinds;
use crate::tile::Tile;

/// The tiles of the longest line, which scores double.
pub const LONGEST: u8 = 6;

/// What a line of `length` tiles scores; a tile alone is no line.
#[inline]
pub fn points(length: u8) -> u8 {
    match length {
        0 | 1 => 0,
        LONGEST => 2 * LONGEST,
        _ => length,
    }
}

/// A line by what can be said of all its tiles: the colours and the shapes it shows, a bit each.
///
/// That is enough to know its tiles, since one of the two is the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileLine {
    colours: u8,
    shapes: u8,
}

impl TileLine {
    /// A line without tiles.
    pub const EMPTY: TileLine = TileLine { colours: 0, shapes: 0 };

    /// A line of one tile.
    #[inline]
    pub fn of(tile: Tile) -> TileLine {
        // Kinds are counted colour by colour.
        TileLine { colours: 1 << (tile.index() / 6), shapes: 1 << (tile.index() % 6) }
    }

    /// How many tiles there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.colours.count_ones().max(self.shapes.count_ones()) as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == TileLine::EMPTY
    }

    /// What the line scores.
    #[inline]
    pub fn points(self) -> u8 {
        points(self.len())
    }

    /// Both lines as one, if that is a line.
    #[inline]
    pub fn join(self, other: TileLine) -> Option<TileLine> {
        let joined = self.and(other);
        // All is asked at once: this is the heart of the search, and guesses would often be wrong.
        let of_one_colour = is_one(joined.colours) & (self.shapes & other.shapes == 0);
        let of_one_shape = is_one(joined.shapes) & (self.colours & other.colours == 0);
        (of_one_colour | of_one_shape).then_some(joined)
    }

    /// The kinds of the tiles that may be added.
    #[inline]
    pub fn fits(self) -> Kinds {
        if self.is_empty() {
            return Kinds::ALL;
        }
        let colours = Kinds::of_colours(self.colours);
        let shapes = Kinds::of_shapes(self.shapes);
        let of_the_colour =
            if is_one(self.colours) { colours.without(shapes) } else { Kinds::NONE };
        let of_the_shape = if is_one(self.shapes) { shapes.without(colours) } else { Kinds::NONE };
        of_the_colour.union(of_the_shape)
    }

    /// The line with a tile that fits it.
    #[inline]
    pub(crate) fn with(self, tile: Tile) -> TileLine {
        self.and(TileLine::of(tile))
    }

    #[inline]
    fn and(self, other: TileLine) -> TileLine {
        TileLine { colours: self.colours | other.colours, shapes: self.shapes | other.shapes }
    }
}

/// Whether at most one bit is set.
#[inline]
fn is_one(bits: u8) -> bool {
    bits & bits.wrapping_sub(1) == 0
}
