//! Deals what a seat cannot see: the other hands and the order of the bag.

use game::Seat;
use game::luck::Stream;

use super::clues::Clue;
use super::held::Held;
use super::table::{BAG, Table};
use super::world::World;

/// Deals what a seat cannot see.
pub(super) struct Dealer {
    table: Table,
    unseen: Vec<u8>,
    clues: Vec<Clue>,
    doubt: f32,
}

impl Dealer {
    /// For the table before a decision, as a seat sees it.
    pub(super) fn of(world: &World, own: Seat, clues: Vec<Clue>, doubt: f32) -> Dealer {
        let mut unseen = Vec::new();
        for (kind, count) in (0..).zip(world.unseen(own)) {
            unseen.extend((0..count).map(|_| kind));
        }
        let table = Table {
            hands: std::array::from_fn(|seat| Held::of(&world.hands[seat])),
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
        Dealer { table, unseen, clues, doubt }
    }

    /// A table as it may be.
    pub(super) fn deal(&self, luck: &mut Stream) -> Table {
        let mut table = self.table;
        let mut unseen = [0; BAG];
        let unseen = &mut unseen[..self.unseen.len()];
        unseen.copy_from_slice(&self.unseen);
        luck.shuffle(unseen);
        let bag = table.bag();
        let mut start = bag;
        for seat in (0..table.seats).filter(|seat| *seat != table.own) {
            let hand = start..start + usize::from(table.hands[seat].len());
            start = hand.end;
            if let Some(clue) = self.clues.iter().find(|clue| clue.seat == seat) {
                clue.settle(unseen, hand.clone(), bag, self.doubt, luck);
            }
            table.hands[seat] = unseen[hand].iter().copied().collect();
        }
        table.bag[..bag].copy_from_slice(&unseen[..bag]);
        table
    }
}
