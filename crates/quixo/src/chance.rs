//! What chance brings: nothing.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

/// The chance of a game without chance: it has no notation and is possible in no state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance(pub(crate) ());

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Err(Cursor::new(text).error("a move, for there is no chance in Quixo"))
    }
}

game::serde_as_text!(Chance);
