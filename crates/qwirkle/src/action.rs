//! What a seat may decide, and its notation: `Rk@0,0 Rd@1,0` plays two tiles, `swap Rk Gs` sets two
//! aside and draws two, `pass` does nothing.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

use crate::hand::Hand;
use crate::play::Play;
use crate::tile::Colour;

/// A whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put tiles on the board.
    Play(Play),
    /// Set tiles aside and draw as many.
    Swap(Hand),
    /// Pass: play nothing and swap nothing.
    Pass,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) => Display::fmt(play, f),
            Action::Swap(tiles) if tiles.is_empty() => f.write_str("swap"),
            Action::Swap(tiles) => write!(f, "swap {tiles}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads an action; its tiles may come in any order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.take("pass") {
            Action::Pass
        } else if cursor.take("swap ") {
            Action::Swap(Hand::read(&mut cursor)?)
        } else if cursor.take("swap") {
            Action::Swap(Hand::default())
        } else if cursor.peek().and_then(Colour::from_letter).is_some() {
            Action::Play(Play::read(&mut cursor)?)
        } else {
            return Err(cursor.error("tiles like Rk@0,0, `swap` and tiles like Rk, or `pass`"));
        };
        cursor.end()?;
        Ok(action)
    }
}

game::serde_as_text!(Action);
