//! What a game writes down of a step.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

/// Chance or an action in the notation of its game, which alone can read it. It is never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notation(String);

impl Notation {
    /// As the game writes it.
    pub(crate) fn of(written: &impl Display) -> Self {
        Notation(written.to_string())
    }

    /// The notation as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Notation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.trim().is_empty() {
            return Err(Cursor::new(text).error("chance or an action in the notation of the game"));
        }
        Ok(Notation(text.to_owned()))
    }
}
