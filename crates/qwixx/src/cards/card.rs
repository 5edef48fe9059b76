//! The cards: 2 to 12 in four colours, and jokers.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use game::{Cursor, ParseError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    /// Its number.
    pub number: u8,
}

/// What everybody sees of a card that lies or is held with its back up: its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// The number.
    pub number: u8,
}

impl Card {
    /// The back of this card.
    pub fn back(self) -> Back {
        Back { number: self.number }
    }

    /// Its bit in a set; cards are only made with numbers from 2 to 12.
    fn index(self) -> u8 {
        self.colour.map_or(4, |colour| colour as u8) * WIDTH + self.number - NUMBERS.start()
    }

    fn at(index: u8) -> Card {
        let colour = Colour::ALL.get(usize::from(index / WIDTH)).copied();
        Card { colour, number: index % WIDTH + NUMBERS.start() }
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

/// A set of cards: there is one of each, so a hand, a pile or a discard is a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// All cards of a game, with or without jokers.
    pub fn all(jokers: bool) -> CardSet {
        let kinds = if jokers { 5 } else { 4 };
        CardSet((1 << (kinds * WIDTH)) - 1)
    }

    /// The set with a card in it.
    #[must_use]
    pub fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.index())
    }

    /// What is in this set or the other.
    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// What is in both.
    #[must_use]
    pub fn common(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Whether a card is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many cards are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
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

    /// The cards: red, yellow, green, blue, jokers, each from low to high.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card::at(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            card
        })
    }

    /// The card at a place of that order.
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
