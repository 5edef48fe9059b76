//! Sets of kinds of tiles.

use crate::tile::{Colour, Shape, Tile};

game::set! {
    /// A set of kinds: what fits a cell, what a hand holds.
    #[derive(Hash)]
    pub struct Kinds(u64): Tile, Tile::KINDS, bit, at;
}

/// One kind of every colour, all of the first shape.
const FIRST_OF_EVERY_COLOUR: u64 = 0o01_01_01_01_01_01;

impl Kinds {
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
}
