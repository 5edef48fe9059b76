//! What a seat may decide, and its notation: `c1N` takes the cube of c1 and pushes it in from the
//! north end of column c; with four players `c1N.2` also points its dot at seat 2.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError, Seat};

use crate::cell::Cell;
use crate::options::FOUR;
use crate::push::End;

/// A move: a cube taken and pushed back in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// Where the cube is taken.
    pub cell: Cell,
    /// The end of its row or column from which it is pushed in.
    pub end: End,
    /// The partner at whom its dot is pointed, with four players.
    pub dot: Option<Seat>,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.end)?;
        self.dot.map_or(Ok(()), |seat| write!(f, ".{seat}"))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Cell::read(&mut cursor)?;
        let end = cursor.letter("an end (N, E, S or W)", End::from_letter)?;
        let dot = if cursor.take(".") {
            Some(cursor.number("a seat (0 to 3)", u32::from(FOUR) - 1)?)
        } else {
            None
        };
        cursor.end()?;
        let dot = dot.map(|seat| Seat(seat as u8));
        Ok(Action { cell, end, dot })
    }
}

game::serde_as_text!(Action);
