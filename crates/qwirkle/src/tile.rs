//! The tiles: six colours, six shapes, three tiles of every kind.
//!
//! A tile is written as the letter of its colour and the letter of its shape: `Rk` is the red
//! clover.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Serialize};

/// The colour of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red, written `R`.
    Red,
    /// Orange, written `O`.
    Orange,
    /// Yellow, written `Y`.
    Yellow,
    /// Green, written `G`.
    Green,
    /// Blue, written `B`.
    Blue,
    /// Purple, written `P`.
    Purple,
}

impl Colour {
    /// All six colours.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The letter that stands for the colour.
    pub fn letter(self) -> char {
        ['R', 'O', 'Y', 'G', 'B', 'P'][self as usize]
    }

    /// The colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Colour> {
        let stands_for = |colour: &Colour| colour.letter() == letter;
        Colour::ALL.into_iter().find(stands_for)
    }
}

/// The shape on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A circle, written `c`.
    Circle,
    /// A cross, written `x`.
    Cross,
    /// A diamond, written `d`.
    Diamond,
    /// A square, written `s`.
    Square,
    /// A star, written `t`.
    Star,
    /// A clover, written `k`.
    Clover,
}

impl Shape {
    /// All six shapes.
    pub const ALL: [Shape; 6] =
        [Shape::Circle, Shape::Cross, Shape::Diamond, Shape::Square, Shape::Star, Shape::Clover];

    /// The letter that stands for the shape.
    pub fn letter(self) -> char {
        ['c', 'x', 'd', 's', 't', 'k'][self as usize]
    }

    /// The shape that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Shape> {
        let stands_for = |shape: &Shape| shape.letter() == letter;
        Shape::ALL.into_iter().find(stands_for)
    }
}

/// A tile, in one byte. Tiles of one kind cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 36;
    /// How many tiles there are of every kind.
    pub const COPIES: u8 = 3;

    /// The tile of a colour and a shape.
    #[inline]
    pub fn new(colour: Colour, shape: Shape) -> Tile {
        Tile(colour as u8 * 6 + shape as u8)
    }

    /// One tile of every kind, colour by colour.
    pub fn kinds() -> impl Iterator<Item = Tile> {
        (0..Tile::KINDS as u8).map(Tile)
    }

    /// The colour of this tile.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / 6)]
    }

    /// The shape on this tile.
    #[inline]
    pub fn shape(self) -> Shape {
        Shape::ALL[usize::from(self.0 % 6)]
    }

    /// The kind as an index into a list of all kinds, colour by colour.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    #[inline]
    pub(crate) fn at(index: usize) -> Tile {
        Tile(index as u8)
    }

    /// Reads a tile at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let colour = cursor.letter("a colour (R, O, Y, G, B or P)", Colour::from_letter)?;
        let shape = cursor.letter("a shape (c, x, d, s, t or k)", Shape::from_letter)?;
        Ok(Tile::new(colour, shape))
    }
}

impl Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.shape().letter())
    }
}

impl Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let tile = Tile::read(&mut cursor)?;
        cursor.end()?;
        Ok(tile)
    }
}

game::serde_as_text!(Tile);
