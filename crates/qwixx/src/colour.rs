//! The four colours, and the cells they name.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Serialize};

/// A colour. The colour of a row's lock names the row and its die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The first row from the top.
    Red,
    /// The second row.
    Yellow,
    /// The third row.
    Green,
    /// The fourth row.
    Blue,
}

impl Colour {
    /// All four, from the top row to the bottom row.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The colour as an index into a list of all four.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    const fn bit(self) -> u8 {
        1 << self as u8
    }

    #[inline]
    fn at(index: usize) -> Colour {
        Colour::ALL[index]
    }

    /// The letter that stands for the colour.
    pub fn letter(self) -> char {
        ['r', 'y', 'g', 'b'][self.index()]
    }

    /// The colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["red", "yellow", "green", "blue"][self.index()])
    }
}

game::set! {
    /// A set of colours, from the top row to the bottom row.
    #[derive(Hash)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Colour>"))]
    pub struct Colours(u8): Colour, 4, bit, at;
}

game::serde_as_list!(Colours: Colour, "a colour is one of four");

impl Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, colour) in self.iter().enumerate() {
            write!(f, "{}{colour}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// A cell of a sheet, named by its row and its number: `r5`, `g12`.
///
/// Every row holds a number at most once, so that is enough, whatever colour the cell itself has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    /// The row, by the colour of its lock.
    pub row: Colour,
    /// The number printed in the cell.
    pub number: u8,
}

impl Cell {
    /// Reads a cell at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let row = cursor.letter("a row (r, y, g or b)", Colour::from_letter)?;
        let number = cursor.number("a number from 2 to 16", 16)? as u8;
        Ok(Cell { row, number })
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row.letter(), self.number)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Cell::read(&mut cursor)?;
        cursor.end()?;
        Ok(cell)
    }
}

game::serde_as_text!(Cell);
