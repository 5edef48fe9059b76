//! What is written down, and its notation: `first 1` begins, `12` is what a turn made, `9 out` made 9 and went
//! out, `end` says that nobody can lay any more.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError, Seat, Seats};

/// What is written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    /// Who begins.
    First(Seat),
    /// What a turn made; nothing if tiles were swapped.
    Points {
        /// Without what going out brings.
        points: u8,
        /// Whether that was the last tile, with none left in the bag.
        out: bool,
    },
    /// Nobody can lay any more.
    End,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Points { points, out: false } => write!(f, "{points}"),
            Action::Points { points, out: true } => write!(f, "{points} out"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.take("first ") {
            Action::First(Seat(cursor.number("a seat", u32::from(Seats::MOST) - 1)? as u8))
        } else if cursor.take("end") {
            Action::End
        } else {
            let points = cursor.number("points, `end`, or `first` and a seat", 255)? as u8;
            Action::Points { points, out: cursor.take(" out") }
        };
        cursor.end()?;
        Ok(action)
    }
}

game::serde_as_text!(Action);
