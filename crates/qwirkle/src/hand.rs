//! Up to six tiles: a hand, what is drawn, what is set aside.

use std::fmt::{self, Debug, Display};

use game::{Cursor, ParseError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::kinds::Kinds;
use crate::tile::{Colour, Tile};

/// Up to six tiles, always in order, so that equal hands are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Hand {
    tiles: [Tile; Hand::FULL],
    len: u8,
}

impl Hand {
    /// The tiles of a full hand.
    pub const FULL: usize = 6;

    /// A hand of these tiles, if they are not more than six.
    pub fn of(tiles: impl IntoIterator<Item = Tile>) -> Option<Hand> {
        Hand::default().with(tiles)
    }

    /// The hand with more tiles in it, if it does not overflow.
    #[must_use]
    pub fn with(mut self, tiles: impl IntoIterator<Item = Tile>) -> Option<Hand> {
        for tile in tiles {
            let place = self.iter().filter(|held| *held <= tile).count();
            *self.tiles.get_mut(usize::from(self.len))? = tile;
            self.len += 1;
            self.tiles[place..usize::from(self.len)].rotate_right(1);
        }
        Some(self)
    }

    /// The hand without some of its tiles; the first one that it does not hold if there is one.
    pub fn without(mut self, tiles: impl IntoIterator<Item = Tile>) -> Result<Hand, Tile> {
        for tile in tiles {
            let place = self.iter().position(|held| held == tile).ok_or(tile)?;
            self.tiles[place..usize::from(self.len)].rotate_left(1);
            self.len -= 1;
            self.tiles[usize::from(self.len)] = Tile::default();
        }
        Ok(self)
    }

    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tile> + use<> {
        self.tiles.into_iter().take(self.len.into())
    }

    /// The kinds of the tiles.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        self.iter().collect()
    }

    /// The size of the largest set that shares a colour or a shape, without duplicates: what its
    /// player bids for the start.
    pub fn bid(&self) -> u8 {
        let kinds = self.kinds();
        let largest = Kinds::shared().map(|set| set.intersection(kinds).len()).max();
        largest.unwrap_or(0) as u8
    }

    /// Every different choice of one tile or more.
    pub fn choices(&self) -> impl Iterator<Item = Hand> + use<> {
        let hand = *self;
        // Of equal tiles, which stand side by side, the first are chosen first.
        let once = move |chosen: &u8| {
            (1..hand.len).all(|i| {
                let equal = hand.tiles[usize::from(i)] == hand.tiles[usize::from(i) - 1];
                !equal || chosen >> (i - 1) & 0b11 != 0b10
            })
        };
        let choice = move |chosen: u8| {
            let tiles = (0..).zip(hand.iter());
            let chosen = tiles.filter(|(i, _)| chosen >> i & 1 == 1);
            Hand::of(chosen.map(|(_, tile)| tile)).unwrap_or_default()
        };
        (1..1u8 << hand.len).filter(once).map(choice)
    }

    /// Reads one tile or more at a cursor, in any order.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let mut hand = Hand::default();
        loop {
            let place = cursor.clone();
            let tile = Tile::read(cursor)?;
            hand = hand.with([tile]).ok_or_else(|| place.error("six tiles at most"))?;
            let mut ahead = cursor.clone();
            let goes_on = ahead.take(" ") && ahead.peek().and_then(Colour::from_letter).is_some();
            if !goes_on {
                return Ok(hand);
            }
            *cursor = ahead;
        }
    }
}

impl Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        Hand::of(tiles).ok_or_else(|| serde::de::Error::custom("a hand holds six tiles at most"))
    }
}
