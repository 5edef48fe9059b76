//! Deals what a seat cannot see: the other hands and the order of the bag.

use std::ops::Range;

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
    /// Every other seat, and where its hand is among the unseen tiles: behind the bag.
    hands: Vec<(usize, Range<usize>)>,
    clues: Vec<Clue>,
    doubt: f32,
    /// Deals to choose from, once the bag is empty: tiles that are not in one hand are in another by
    /// then, and what tells something about one hand does so about all.
    weighed: Vec<Weighed>,
}

/// What others may hold.
struct Weighed {
    unseen: Vec<u8>,
    /// How likely all deals are up to this one.
    until: f32,
}

/// How many deals are weighed: with three seats there are hardly a thousand.
const WEIGHED: usize = 1_500;

impl Dealer {
    /// For the table before a decision, as a seat sees it.
    pub(super) fn of(
        world: &World,
        own: Seat,
        clues: Vec<Clue>,
        doubt: f32,
        luck: &mut Stream,
    ) -> Dealer {
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
        let mut start = table.bag();
        let others = (0..table.seats).filter(|seat| *seat != table.own);
        let hand = |seat: usize| {
            let hand = start..start + usize::from(table.hands[seat].len());
            start = hand.end;
            (seat, hand)
        };
        let hands = others.map(hand).collect();
        let mut dealer = Dealer { table, unseen, hands, clues, doubt, weighed: Vec::new() };
        // With two, everything is known once the bag is empty.
        if table.bag() == 0 && table.seats > 2 && !dealer.clues.is_empty() {
            dealer.weigh(luck);
        }
        dealer
    }

    /// Weighs deals by what everybody played.
    fn weigh(&mut self, luck: &mut Stream) {
        let mut until = 0.0;
        for _ in 0..WEIGHED {
            let mut unseen = self.unseen.clone();
            luck.shuffle(&mut unseen);
            until += self
                .hands
                .iter()
                .filter_map(|(seat, hand)| Some((self.clue(*seat)?, hand.clone())))
                .map(|(clue, hand)| clue.likelihood(&unseen[hand], self.doubt, luck))
                .product::<f32>();
            self.weighed.push(Weighed { unseen, until });
        }
    }

    fn clue(&self, seat: usize) -> Option<&Clue> {
        self.clues.iter().find(|clue| clue.seat == seat)
    }

    /// A table as it may be.
    pub(super) fn deal(&self, luck: &mut Stream) -> Table {
        let mut table = self.table;
        let mut unseen = [0; BAG];
        let unseen = &mut unseen[..self.unseen.len()];
        let bag = table.bag();
        if let Some(all) = self.weighed.last().filter(|all| all.until > 0.0) {
            let at = all.until * luck.pick(1 << 24) as f32 / (1 << 24) as f32;
            let place = self.weighed.partition_point(|deal| deal.until <= at);
            unseen.copy_from_slice(&self.weighed.get(place).unwrap_or(all).unseen);
        } else {
            unseen.copy_from_slice(&self.unseen);
            luck.shuffle(unseen);
            for (seat, hand) in &self.hands {
                if let Some(clue) = self.clue(*seat) {
                    clue.settle(unseen, hand.clone(), bag, self.doubt, luck);
                }
            }
        }
        for (seat, hand) in &self.hands {
            table.hands[*seat] = unseen[hand.clone()].iter().copied().collect();
        }
        table.bag[..bag].copy_from_slice(&unseen[..bag]);
        table
    }
}
