//! What chance brings, and its notation: `first 0` draws the first active player,
//! `deal r2,y5,g7,b12 r4,j6,y8,y9 row 5,7,8,9 top 11` is the opening deal, `face r11` shows a card
//! that was taken, and `refill 5,7` names the numbers that come to the top of the pile while the row
//! is filled.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError, Seat, Seats};

use super::card::{Card, CardSet, read_number};

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The first active player.
    First(Seat),
    /// The opening deal.
    Deal {
        /// The cards of each seat.
        hands: Vec<CardSet>,
        /// The numbers of the row.
        row: Vec<u8>,
        /// The number on top of the pile.
        top: u8,
    },
    /// The card that was taken.
    Face(Card),
    /// The numbers that come to the top of the pile, one after another.
    Refill(Vec<u8>),
}

fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal { hands, row, top } => {
                f.write_str("deal")?;
                hands.iter().try_for_each(|hand| write!(f, " {}", list(hand.iter())))?;
                write!(f, " row {} top {top}", list(row.iter()))
            }
            Chance::Face(card) => write!(f, "face {card}"),
            Chance::Refill(numbers) => write!(f, "refill {}", list(numbers.iter())),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let chance = if cursor.take("first ") {
            let most = u32::from(Seats::MOST) - 1;
            Chance::First(Seat(cursor.number("a seat", most)? as u8))
        } else if cursor.take("face ") {
            Chance::Face(Card::read(&mut cursor)?)
        } else if cursor.take("refill ") {
            Chance::Refill(numbers(&mut cursor)?)
        } else if cursor.take("deal ") {
            let mut hands = Vec::new();
            while !cursor.take("row ") {
                hands.push(hand(&mut cursor)?);
                cursor.space()?;
            }
            let row = numbers(&mut cursor)?;
            if !cursor.take(" top ") {
                return Err(cursor.error("`top` and a number"));
            }
            Chance::Deal { hands, row, top: read_number(&mut cursor)? }
        } else {
            return Err(cursor.error("`first`, `deal`, `face` or `refill`"));
        };
        cursor.end()?;
        Ok(chance)
    }
}

fn numbers(cursor: &mut Cursor<'_>) -> Result<Vec<u8>, ParseError> {
    let mut numbers = vec![read_number(cursor)?];
    while cursor.take(",") {
        numbers.push(read_number(cursor)?);
    }
    Ok(numbers)
}

/// Reads the cards of a hand, in the one order they are written in.
fn hand(cursor: &mut Cursor<'_>) -> Result<CardSet, ParseError> {
    let start = cursor.clone();
    let mut cards = vec![Card::read(cursor)?];
    while cursor.take(",") {
        cards.push(Card::read(cursor)?);
    }
    let hand: CardSet = cards.iter().copied().collect();
    if hand.iter().eq(cards.iter().copied()) {
        Ok(hand)
    } else {
        Err(start.error("cards in order (r, y, g, b, j, from low to high), each once"))
    }
}

game::serde_as_text!(Chance);
