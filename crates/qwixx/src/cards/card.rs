//! The cards: 2 to 12 in four colours, and jokers.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Serialize};

use crate::colour::Colour;

/// The numbers on cards.
pub const NUMBERS: std::ops::RangeInclusive<u8> = 2..=12;
/// How many numbers there are.
const WIDTH: u8 = 11;

/// A card: a number, and a colour unless it is a joker. `r5` is the red five, `j5` the joker five.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card {
    /// Its colour; none for a joker.
    pub colour: Option<Colour>,
    /// The number on the card.
    pub number: u8,
}

/// What everybody sees of a card that lies or is held with its back up: its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// The number on the back.
    pub number: u8,
}

impl Card {
    /// The back of this card.
    pub fn back(self) -> Back {
        Back { number: self.number }
    }

    /// Its bit in a set; cards are only made with numbers from 2 to 12.
    #[inline]
    const fn bit(self) -> u64 {
        let row = match self.colour {
            Some(colour) => colour as u8,
            None => 4,
        };
        1 << (row * WIDTH + self.number - *NUMBERS.start())
    }

    #[inline]
    fn at(index: usize) -> Card {
        let (row, place) = (index / usize::from(WIDTH), index % usize::from(WIDTH));
        Card { colour: Colour::ALL.get(row).copied(), number: place as u8 + NUMBERS.start() }
    }

    /// Reads a card at a cursor.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Card, ParseError> {
        let colour = cursor.letter("a card like r5, or j5 for a joker", |letter| match letter {
            'j' => Some(None),
            _ => Colour::from_letter(letter).map(Some),
        })?;
        Ok(Card { colour, number: read_number(cursor)? })
    }
}

/// Reads the number of a card.
pub(super) fn read_number(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    let expected = "a number from 2 to 12";
    let start = cursor.clone();
    let number = cursor.number(expected, (*NUMBERS.end()).into())? as u8;
    if NUMBERS.contains(&number) { Ok(number) } else { Err(start.error(expected)) }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.map_or('j', Colour::letter), self.number)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let card = Card::read(&mut cursor)?;
        cursor.end()?;
        Ok(card)
    }
}

game::serde_as_text!(Card);

game::set! {
    /// A set of cards: red, yellow, green, blue, jokers, each from low to high. There is one of each, so
    /// a hand, a pile or a discard is a set.
    #[derive(Hash)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
    pub struct CardSet(u64): Card, 5 * WIDTH as usize, bit, at;
}

game::serde_as_list!(CardSet: Card, "a card is one of the game");

impl CardSet {
    /// All cards of a game, with or without jokers.
    pub fn of_game(jokers: bool) -> CardSet {
        let kinds = if jokers { 5 } else { 4 };
        CardSet((1 << (kinds * WIDTH)) - 1)
    }

    /// The cards of a number; none if no card has that number.
    #[must_use]
    pub fn of_number(self, number: u8) -> CardSet {
        if !NUMBERS.contains(&number) {
            return CardSet::NONE;
        }
        let column = (0..5).fold(0, |bits, kind| bits | 1u64 << (kind * WIDTH));
        CardSet(self.0 & column << (number - NUMBERS.start()))
    }

    /// The cards that can be played as one colour: its own and jokers, in that order.
    #[inline]
    #[must_use]
    pub const fn playable_as(self, colour: Colour) -> CardSet {
        let kind = (1u64 << WIDTH) - 1;
        CardSet(self.0 & (kind << (colour as u8 * WIDTH) | kind << (4 * WIDTH)))
    }

    /// The card at a place of that order.
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }
}
