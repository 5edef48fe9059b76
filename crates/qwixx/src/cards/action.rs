//! What a seat may decide, and its notation.
//!
//! `take 2` takes the card at place 2 of the row (from 0); `r5` ticks the common number in the red
//! row and `-` ticks nothing; `r: 4x 7 j9x` plays the red 4, the red 7 and the joker 9 as red cards
//! and ticks 4 and 9.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};

use super::card::{Card, CardSet, NUMBERS, read_number};
use crate::colour::{Cell, Colour};

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    /// Take the card at a place of the row.
    Take(u8),
    /// Tick nothing for the common number.
    Pass,
    /// Tick the common number.
    Tick(Cell),
    /// Play cards and tick some of their numbers.
    Play(Play),
}

/// Cards played together, as cards of one colour, and the numbers ticked.
///
/// All three are sets of numbers, so there is one value for one play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    colour: Colour,
    plain: u16,
    jokers: u16,
    ticks: u16,
}

impl Play {
    /// Cards of a colour (jokers take it), and the numbers to tick; none if a card has another
    /// colour or a number to tick is not on any card.
    pub fn new(colour: Colour, cards: CardSet, ticks: impl Iterator<Item = u8>) -> Option<Play> {
        let mut play = Play { colour, plain: 0, jokers: 0, ticks: 0 };
        for card in cards.iter() {
            match card.colour {
                None => play.jokers |= 1 << card.number,
                Some(own) if own == colour => play.plain |= 1 << card.number,
                Some(_) => return None,
            }
        }
        for number in ticks {
            if !NUMBERS.contains(&number) || (play.plain | play.jokers) >> number & 1 == 0 {
                return None;
            }
            play.ticks |= 1 << number;
        }
        (play.plain | play.jokers > 0).then_some(play)
    }

    /// The colour that all cards count as.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// The cards that are played.
    pub fn cards(&self) -> CardSet {
        let of = |colour, numbers| bits(numbers).map(move |number| Card { colour, number });
        of(Some(self.colour), self.plain).chain(of(None, self.jokers)).collect()
    }

    /// The numbers ticked, from low to high.
    pub fn ticks(&self) -> impl Iterator<Item = u8> {
        bits(self.ticks)
    }
}

fn bits(numbers: u16) -> impl Iterator<Item = u8> {
    NUMBERS.filter(move |number| numbers >> number & 1 == 1)
}

impl Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.colour.letter())?;
        // A number on two cards is ticked once, and marked at the first.
        let mut marked = 0u16;
        for number in NUMBERS {
            for (joker, set) in [("", self.plain), ("j", self.jokers)] {
                if set >> number & 1 == 1 {
                    let ticked = (self.ticks & !marked) >> number & 1 == 1;
                    marked |= 1 << number;
                    write!(f, " {joker}{number}{}", if ticked { "x" } else { "" })?;
                }
            }
        }
        Ok(())
    }
}

impl Play {
    fn read(cursor: &mut Cursor<'_>) -> Result<Play, ParseError> {
        let colour = cursor.letter("a colour (r, y, g or b)", Colour::from_letter)?;
        if !cursor.take(":") {
            return Err(cursor.error("`:` and the cards played"));
        }
        let (mut cards, mut ticks, mut last) = (CardSet::NONE, Vec::new(), None);
        while !cursor.is_done() || cards.is_empty() {
            cursor.space()?;
            let start = cursor.clone();
            let joker = cursor.take("j");
            let number = read_number(cursor)?;
            // From low to high, a joker after the card of its number: one spelling.
            if last >= Some((number, joker)) {
                return Err(start.error("cards from low to high, each once"));
            }
            if cursor.take("x") {
                if ticks.contains(&number) || last == Some((number, false)) {
                    return Err(start.error("a number marked once, at its first card"));
                }
                ticks.push(number);
            }
            last = Some((number, joker));
            let own = if joker { None } else { Some(colour) };
            cards = cards.with(Card { colour: own, number });
        }
        Play::new(colour, cards, ticks.into_iter()).ok_or_else(|| cursor.error("cards"))
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(place) => write!(f, "take {place}"),
            Action::Pass => f.write_str("-"),
            Action::Tick(cell) => write!(f, "{cell}"),
            Action::Play(play) => write!(f, "{play}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.take("-") {
            Action::Pass
        } else if cursor.take("take ") {
            Action::Take(cursor.number("a place in the row", 9)? as u8)
        } else if cursor.rest().chars().nth(1) == Some(':') {
            Action::Play(Play::read(&mut cursor)?)
        } else if cursor.peek().and_then(Colour::from_letter).is_some() {
            Action::Tick(Cell::read(&mut cursor)?)
        } else {
            return Err(cursor.error("`take 0`, `-`, a cell like r5, or cards like r: 4x 7"));
        };
        cursor.end()?;
        Ok(action)
    }
}

game::serde_as_text!(Action);
