//! What fitting needs, and nobody needs to play: new games, what cells hold, and files.

use game::luck::Stream;
use qwixx::cards::{Card, CardSet, MOST_SEATS, Options, Phase};

use super::chances::{self, CELLS, Chances, Facts, STEPS};
use super::pad::Marks;
use super::taste::{self, THIRDS, Taste};
use super::world::{DEALT, World};
use crate::origin::Origin;

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

impl Chances {
    /// What the cells hold, and their sum.
    #[inline]
    pub fn sum(&self, facts: &Facts) -> ([f32; CELLS], f32) {
        let mut cells = self.gathered_anew(facts);
        let sum = self.weighed(&mut cells);
        (cells, sum)
    }
}

/// The file of what rows are worth, table after table.
pub fn write_rows<'a>(tables: impl IntoIterator<Item = &'a Taste>, origin: &Origin) -> Vec<u8> {
    let worths = tables.into_iter().flat_map(|taste| taste.rows.as_flattened());
    let bytes = worths.map(|worth| (worth * THIRDS).round().clamp(0.0, 255.0) as u8);
    origin.file(&taste::HEAD, &bytes.collect::<Vec<u8>>())
}

/// The file of a net that tells chances.
pub fn write_chances(weights: &[[f32; CELLS]], origin: &Origin) -> Vec<u8> {
    let steps = weights.as_flattened().iter().map(|weight| (weight * STEPS).round() as i16);
    let bytes = steps.flat_map(i16::to_le_bytes);
    origin.file(&chances::HEAD, &bytes.collect::<Vec<u8>>())
}

/// How what is in such a file was fitted; none if it is neither of the two.
pub fn origin(file: &[u8]) -> Option<Origin> {
    Origin::of(file, &taste::HEAD).or_else(|| Origin::of(file, &chances::HEAD))
}

/// All cards of a table, shuffled.
pub fn deck(options: &Options, luck: &mut Stream) -> Vec<Card> {
    let mut cards: Vec<Card> = options.deck().iter().collect();
    luck.shuffle(&mut cards);
    cards
}
