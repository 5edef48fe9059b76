//! Deals what a seat cannot see: the other hands and the order of the bag.

use std::ops::Range;

use game::Seat;
use game::luck::Stream;

use super::clues::Clue;
use super::guesses::{Guesses, ReadingSettings};
use super::playout_table::{BAG, PlayoutTable};
use super::rack::Rack;
use super::world::World;

/// Deals what a seat cannot see.
pub struct Dealer {
    table: PlayoutTable,
    unseen: Vec<u8>,
    /// Every other seat, and where its hand is among the unseen tiles: behind the bag.
    hands: Vec<(usize, Range<usize>)>,
    /// Deals to choose from, where something tells one from another.
    guesses: Option<Guesses>,
}

impl Dealer {
    /// For the table before a decision, as a seat sees it.
    pub fn of(
        world: &World,
        own: Seat,
        clues: &[Clue],
        reading: &ReadingSettings,
        luck: &mut Stream,
    ) -> Dealer {
        let mut unseen = Vec::new();
        for (kind, count) in (0..).zip(world.unseen(own)) {
            unseen.extend((0..count).map(|_| kind));
        }
        let table = PlayoutTable {
            hands: std::array::from_fn(|seat| Rack::of(&world.hands[seat])),
            scores: world.scores,
            active: world.active.index(),
            seats: world.seats.into(),
            own: own.index(),
            is_over: false,
            passes: world.passes().into(),
            bag: [0; BAG],
            first: 0,
            last: world.bag(),
            swaps: 0,
        };
        let mut start = table.bag();
        let others = (0..table.seats).filter(|seat| *seat != table.own);
        let hand = |seat: usize| {
            let hand = start..start + usize::from(table.hands[seat].len());
            start = hand.end;
            (seat, hand)
        };
        let hands: Vec<(usize, Range<usize>)> = others.map(hand).collect();
        let known = clues.iter().filter_map(|clue| {
            let (_, hand) = hands.iter().find(|(seat, _)| *seat == clue.seat)?;
            Some((clue, hand.clone()))
        });
        let guesses = Guesses::of(&unseen, known, reading, luck);
        Dealer { table, unseen, hands, guesses }
    }

    /// A table as it may be.
    pub fn deal(&self, luck: &mut Stream) -> PlayoutTable {
        let mut table = self.table;
        let mut unseen = [0; BAG];
        let unseen = &mut unseen[..self.unseen.len()];
        let bag = table.bag();
        match &self.guesses {
            Some(guesses) => {
                unseen.copy_from_slice(guesses.any(luck));
                luck.shuffle(&mut unseen[..bag]);
            }
            None => {
                unseen.copy_from_slice(&self.unseen);
                luck.shuffle(unseen);
            }
        }
        for (seat, hand) in &self.hands {
            table.hands[*seat] = unseen[hand.clone()].iter().copied().collect();
        }
        table.bag[..bag].copy_from_slice(&unseen[..bag]);
        table
    }
}
