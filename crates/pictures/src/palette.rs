//! The colours of things.
//!
//! Both sets are staggered in lightness, so that no two of a set are taken for one another by any
//! kind of colour vision.

use crate::paint::Rgb;

/// Texts, marks and outlines.
pub const INK: Rgb = Rgb(0x1b, 0x1b, 0x1f);
/// What was written by hand: ticks, and sums filled in. Lighter than ink, so that what is printed
/// can still be read below.
pub const PEN: Rgb = Rgb(0x1f, 0x62, 0xd6);
/// What is said by the way; still a good contrast on paper.
pub const FAINT: Rgb = Rgb(0x5a, 0x5a, 0x62);
/// Lines that only guide the eye.
pub const HAIR: Rgb = Rgb(0xb9, 0xb9, 0xc0);
/// The ground of every picture.
pub const PAPER: Rgb = Rgb(0xff, 0xff, 0xff);
/// The frame around the cubes.
pub const FRAME: Rgb = Rgb(0x4a, 0x38, 0x2a);
/// The wood of a Quixo cube.
pub const WOOD: Rgb = Rgb(0xf3, 0xe6, 0xcd);
/// The arrows that show where a cube goes.
pub const ARROW: Rgb = Rgb(0x19, 0x30, 0x66);
/// A cube or a seat that a picture points at.
pub const LIT: Rgb = Rgb(0xff, 0xd5, 0x4a);

/// The colour of a row of a sheet.
pub const fn row(colour: qwixx::Colour) -> Rgb {
    match colour {
        qwixx::Colour::Red => Rgb(0x89, 0x10, 0x11),
        qwixx::Colour::Yellow => Rgb(0xff, 0xff, 0x1e),
        qwixx::Colour::Green => Rgb(0x46, 0xa3, 0x93),
        qwixx::Colour::Blue => Rgb(0x19, 0x30, 0x66),
    }
}

/// The colour of a tile.
pub const fn tile(colour: qwirkle::Colour) -> Rgb {
    match colour {
        qwirkle::Colour::Red => Rgb(0x7e, 0x1b, 0x20),
        qwirkle::Colour::Orange => Rgb(0xd8, 0x70, 0x0d),
        qwirkle::Colour::Yellow => Rgb(0xff, 0xff, 0xaa),
        qwirkle::Colour::Green => Rgb(0x4d, 0xb2, 0xa2),
        qwirkle::Colour::Blue => Rgb(0x19, 0x20, 0x66),
        qwirkle::Colour::Purple => Rgb(0xa2, 0x20, 0xff),
    }
}

/// The colour of a mark on a cube.
pub const fn mark(mark: quixo::Mark) -> Rgb {
    match mark {
        quixo::Mark::Cross => Rgb(0x89, 0x10, 0x11),
        quixo::Mark::Ring => Rgb(0x19, 0x30, 0x66),
    }
}

/// What is read best on a ground: white or ink.
pub fn upon(ground: Rgb) -> Rgb {
    if ground.contrast(PAPER) >= ground.contrast(INK) { PAPER } else { INK }
}
