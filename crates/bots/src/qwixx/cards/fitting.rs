//! What fitting needs, and nobody needs to play: new games, and worths as they are kept.

use game::luck::Stream;
use qwixx::cards::{Card, CardSet, MOST_SEATS, Options, Phase};

use super::pad::Marks;
use super::taste::{THIRDS, Taste};
use super::world::{DEALT, World};

impl World {
    /// A new game with these cards dealt from the end.
    pub fn dealt(seats: usize, active: usize, mut pile: Vec<Card>) -> Self {
        let mut hands = [CardSet::NONE; MOST_SEATS];
        for hand in hands.iter_mut().take(seats) {
            *hand = pile.drain(pile.len() - DEALT..).collect();
        }
        let row = pile.drain(pile.len() - DEALT..).rev().collect();
        let marks = [Marks::default(); MOST_SEATS];
        let (discard, ticked, phase) = (CardSet::NONE, false, Phase::Take);
        World { marks, hands, row, pile, discard, active, seats, ticked, phase }
    }
}

impl Taste {
    /// The worths of rows, as they are kept in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let worths = self.rows.as_flattened().iter();
        worths.map(|worth| (worth * THIRDS).round().clamp(0.0, 255.0) as u8).collect()
    }
}

/// All cards of a table, shuffled.
pub fn deck(options: &Options, luck: &mut Stream) -> Vec<Card> {
    let mut cards: Vec<Card> = options.deck().iter().collect();
    luck.shuffle(&mut cards);
    cards
}
