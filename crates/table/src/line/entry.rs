//! A line with its number and its time.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

use super::Line;
use crate::error::BadLine;

/// A line with its number and its time. As text: `17 240312 0 r7`.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The number of the line; no number comes twice at a table.
    pub number: u32,
    /// When it was written, in milliseconds.
    pub at: u64,
    /// What it says.
    pub line: Line,
}

impl Entry {
    /// Reads an entry whose number and time stand apart from what it says, as in a database.
    pub fn read(number: u32, at: u64, text: &str) -> Result<Self, BadLine> {
        let bad = |error: ParseError| BadLine { number, fault: error.into() };
        Ok(Entry { number, at, line: text.parse().map_err(bad)? })
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.number, self.at, self.line)
    }
}

impl FromStr for Entry {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let number = cursor.number("the number of a line", u32::MAX)?;
        cursor.space()?;
        let error = cursor.error("a time in milliseconds");
        let time = cursor.rest().split(' ').next().unwrap_or_default();
        let at: u64 = time.parse().map_err(|_| error.clone())?;
        if at.to_string() != time {
            return Err(error);
        }
        cursor.take(time);
        cursor.space()?;
        let start = cursor.at();
        let line = cursor.rest().parse().map_err(|error: ParseError| error.after(start))?;
        Ok(Entry { number, at, line })
    }
}
