//! What a seat may decide, and its notation: `-` ticks nothing, `r5` ticks the 5 of the red row,
//! `y11>b` does so and puts the bonus that it sets off into the blue row.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

use crate::colour::{Cell, Colour};

/// An answer to either action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    /// Pass: tick nothing.
    Pass,
    /// Tick a cell.
    Tick {
        /// The cell to tick.
        cell: Cell,
        /// The row for a bonus that leaves its player the choice.
        into: Option<Colour>,
    },
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("-"),
            Action::Tick { cell, into: None } => write!(f, "{cell}"),
            Action::Tick { cell, into: Some(row) } => write!(f, "{cell}>{}", row.letter()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        if cursor.take("-") {
            cursor.end()?;
            return Ok(Action::Pass);
        }
        if cursor.peek().and_then(Colour::from_letter).is_none() {
            return Err(cursor.error("`-`, or a cell like r5"));
        }
        let cell = Cell::read(&mut cursor)?;
        let into = if cursor.take(">") {
            Some(cursor.letter("a row (r, y, g or b)", Colour::from_letter)?)
        } else {
            None
        };
        cursor.end()?;
        Ok(Action::Tick { cell, into })
    }
}

game::serde_as_text!(Action);
