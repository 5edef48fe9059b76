//! What chance brings, and its notation: `deal Rc Rx Rd Rs Rt Rk / Gc Gx Gd Gs Gt Gk` gives every
//! seat its first hand, `draw Rk Gs` gives tiles to the seat that played or swapped.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, Luck, ParseError};

use crate::hand::Hand;
use crate::options::MOST_SEATS;
use crate::tiles::Tiles;

/// What chance brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The first hands, seat by seat.
    Deal(Vec<Hand>),
    /// Tiles from the bag.
    Draw(Hand),
}

/// The names of the draws, by which luck is addressed.
const DEAL: [[&str; Hand::FULL]; MOST_SEATS] = [
    ["deal 0.0", "deal 0.1", "deal 0.2", "deal 0.3", "deal 0.4", "deal 0.5"],
    ["deal 1.0", "deal 1.1", "deal 1.2", "deal 1.3", "deal 1.4", "deal 1.5"],
    ["deal 2.0", "deal 2.1", "deal 2.2", "deal 2.3", "deal 2.4", "deal 2.5"],
    ["deal 3.0", "deal 3.1", "deal 3.2", "deal 3.3", "deal 3.4", "deal 3.5"],
];
const DRAW: [&str; Hand::FULL] = ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"];

impl Chance {
    /// Deals a full hand to every seat.
    pub(crate) fn deal(seats: u8, mut bag: Tiles, luck: &mut dyn Luck) -> Chance {
        let names = DEAL.iter().take(seats.into());
        Chance::Deal(names.map(|names| draw(names, &mut bag, luck)).collect())
    }

    /// Draws some tiles from the bag.
    pub(crate) fn draw(count: u8, mut bag: Tiles, luck: &mut dyn Luck) -> Chance {
        let names = &DRAW[..usize::from(count).min(DRAW.len())];
        Chance::Draw(draw(names, &mut bag, luck))
    }
}

/// One tile for every name.
fn draw(names: &[&str], bag: &mut Tiles, luck: &mut dyn Luck) -> Hand {
    let tiles = names.iter().filter_map(|name| bag.draw(name, luck));
    Hand::of(tiles).unwrap_or_default()
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(hands) => {
                f.write_str("deal")?;
                for (i, hand) in hands.iter().enumerate() {
                    write!(f, "{} {hand}", if i == 0 { "" } else { " /" })?;
                }
                Ok(())
            }
            Chance::Draw(tiles) => write!(f, "draw {tiles}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    /// Reads what chance brings; the tiles of a hand may come in any order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let chance = if cursor.take("deal ") {
            let mut hands = vec![Hand::read(&mut cursor)?];
            while hands.len() < MOST_SEATS && cursor.take(" / ") {
                hands.push(Hand::read(&mut cursor)?);
            }
            Chance::Deal(hands)
        } else if cursor.take("draw ") {
            Chance::Draw(Hand::read(&mut cursor)?)
        } else {
            return Err(cursor.error("`deal` and hands, or `draw` and tiles"));
        };
        cursor.end()?;
        Ok(chance)
    }
}

game::serde_as_text!(Chance);
