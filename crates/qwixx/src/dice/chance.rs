//! What chance brings, and its notation: `first 0` draws the first active player,
//! `w3 w4 r1 y6 g2 b5` is a roll; dice that have left the game are left out.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, Luck, ParseError, Seat, Seats};

use crate::colour::{Colour, Colours};

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The first active player.
    First(Seat),
    /// What the dice show.
    Roll(Roll),
}

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Roll {
    white: [u8; 2],
    /// One die a colour; 0 where the die has left the game.
    colour: [u8; 4],
}

impl Roll {
    /// No dice on the table.
    pub(super) const NONE: Roll = Roll { white: [0; 2], colour: [0; 4] };

    /// The two white dice.
    #[inline]
    pub fn white(&self) -> [u8; 2] {
        self.white
    }

    /// The sum of the two white dice.
    #[inline]
    pub fn sum(&self) -> u8 {
        self.white[0] + self.white[1]
    }

    /// The die of a colour, if it is in play.
    #[inline]
    pub fn die(&self, colour: Colour) -> Option<u8> {
        let face = self.colour[colour.index()];
        (face > 0).then_some(face)
    }

    pub(super) fn remove(&mut self, colour: Colour) {
        self.colour[colour.index()] = 0;
    }

    /// Dice that show these faces; the colours in `closed` have none.
    pub fn shown(white: [u8; 2], mut colour: [u8; 4], closed: Colours) -> Roll {
        closed.iter().for_each(|gone| colour[gone.index()] = 0);
        Roll { white, colour }
    }

    #[inline]
    pub(super) fn sample(sides: u8, closed: Colours, luck: &mut dyn Luck) -> Roll {
        let mut die = |name: &str| luck.below(name, sides.into()) as u8 + 1;
        Roll {
            white: ["w1", "w2"].map(&mut die),
            colour: Colour::ALL.map(|colour| {
                let name = ["r", "y", "g", "b"][colour.index()];
                if closed.contains(colour) { 0 } else { die(name) }
            }),
        }
    }

    pub(super) fn fits(&self, sides: u8, closed: Colours) -> bool {
        let shows = |face: u8| (1..=sides).contains(&face);
        self.white.into_iter().all(shows)
            && Colour::ALL.into_iter().all(|colour| match self.die(colour) {
                Some(face) => shows(face) && !closed.contains(colour),
                None => closed.contains(colour),
            })
    }
}

impl Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{} w{}", self.white[0], self.white[1])?;
        Colour::ALL.into_iter().try_for_each(|colour| match self.die(colour) {
            Some(face) => write!(f, " {}{face}", colour.letter()),
            None => Ok(()),
        })
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut roll = Roll::NONE;
        for (i, white) in roll.white.iter_mut().enumerate() {
            if i > 0 {
                cursor.space()?;
            }
            if !cursor.take("w") {
                return Err(cursor.error("a white die like w3"));
            }
            *white = face(&mut cursor)?;
        }
        for colour in Colour::ALL {
            let mut ahead = cursor.clone();
            if ahead.take(" ") && ahead.take(&colour.letter().to_string()) {
                roll.colour[colour.index()] = face(&mut ahead)?;
                cursor = ahead;
            }
        }
        cursor
            .end()
            .map_err(|_| cursor.error("colour dice in the order r, y, g, b, like r1 y6"))?;
        Ok(roll)
    }
}

fn face(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    let expected = "a face of the die";
    match cursor.clone().number(expected, 8)? {
        0 => Err(cursor.error(expected)),
        _ => Ok(cursor.number(expected, 8)? as u8),
    }
}

game::serde_as_text!(Roll);

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Roll(roll) => Display::fmt(roll, f),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        if cursor.take("first ") {
            let seat = cursor.number("a seat", u32::from(Seats::MOST) - 1)? as u8;
            cursor.end()?;
            return Ok(Chance::First(Seat(seat)));
        }
        if cursor.peek() != Some('w') {
            return Err(cursor.error("`first` and a seat, or a roll like w3 w4 r1 y6 g2 b5"));
        }
        text.parse().map(Chance::Roll)
    }
}

game::serde_as_text!(Chance);

/// Dice that somebody typed, put into the order in which they are written: white, then the colours.
/// Anything else stays as it is.
pub(super) fn in_order(typed: &str) -> String {
    let mut dice: Vec<&str> = typed.split(' ').collect();
    let place = |die: &&str| match die.chars().next()? {
        'w' => Some(0),
        letter => Some(1 + Colour::from_letter(letter)?.index()),
    };
    if dice.iter().all(|die| die.len() == 2 && place(die).is_some()) {
        dice.sort_by_key(place);
    }
    dice.join(" ")
}
