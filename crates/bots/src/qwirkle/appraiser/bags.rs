//! What may come out of the bag: always the same orders of all tiles, so that tables which differ little
//! are tried with nearly the same luck, and what differs between them is told by few worlds.

use game::luck::Stream;
use qwirkle::{Tile, Tiles};

use super::super::playout_table::{BAG, PlayoutTable};

/// So many tiles of each kind.
pub(super) type Counts = [u8; Tile::KINDS];

/// Seeds of the own luck, which is no match's luck.
const ORDERS: u64 = 0x51d5_ba65_0b1e_6e01;
const DRAWS: u64 = 0xa0e1_9c4d_77f3_2b55;

/// Orders of all tiles.
pub(super) struct Bags {
    orders: Vec<[u8; BAG]>,
}

impl Bags {
    /// So many orders.
    pub(super) fn new(count: usize) -> Bags {
        let mut luck = Stream::new(ORDERS);
        let order = |_| {
            let mut order = std::array::from_fn(|tile| tile as u8);
            luck.shuffle(&mut order);
            order
        };
        Bags { orders: (0..count).map(order).collect() }
    }

    /// Fills the bag of a table for a world of this number.
    ///
    /// One seat draws from the other end of the bag. In as many worlds as there are seats the order is the
    /// same and everybody is that seat once: what is good luck for one in a world is somebody else's in the next.
    pub(super) fn fill(&self, table: &mut PlayoutTable, counts: &Counts, world: usize) {
        const COPIES: u8 = Tile::COPIES;
        let order = &self.orders[world / table.seats % self.orders.len()];
        table.own = world % table.seats;
        (table.first, table.last) = (0, 0);
        for tile in order {
            // Whichever copies are there, all orders are as likely.
            if tile % COPIES < counts[usize::from(tile / COPIES)] {
                table.bag[table.last] = tile / COPIES;
                table.last += 1;
            }
        }
    }
}

/// The tiles of a heap by their kinds.
pub(super) fn counts(tiles: &Tiles) -> Counts {
    let mut counts = [0; Tile::KINDS];
    tiles.iter().for_each(|tile| counts[tile.index()] += 1);
    counts
}

/// Draws of some tiles each. They are cut from the whole bag, shuffled, until too little is left of it, so
/// that few of them have every tile about as often as it comes.
pub(super) struct Draws {
    tiles: Vec<u8>,
    each: usize,
    taken: usize,
    luck: Stream,
}

impl Draws {
    /// Draws of so many tiles from a bag that has at least as many.
    pub(super) fn new(bag: &Counts, each: usize) -> Draws {
        let copies = |(kind, count): (u8, &u8)| (0..*count).map(move |_| kind);
        let tiles: Vec<u8> = (0..).zip(bag).flat_map(copies).collect();
        let seed = DRAWS ^ (tiles.len() as u64) << 8 ^ each as u64;
        Draws { taken: tiles.len(), tiles, each, luck: Stream::new(seed) }
    }

    /// The next draw.
    pub(super) fn next(&mut self) -> &[u8] {
        if self.tiles.len() - self.taken < self.each {
            self.luck.shuffle(&mut self.tiles);
            self.taken = 0;
        }
        self.taken += self.each;
        &self.tiles[self.taken - self.each..self.taken]
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::rack::Rack;
    use super::*;

    fn empty() -> PlayoutTable {
        PlayoutTable::ending(&[Rack::default(), Rack::default()], false)
    }

    #[test]
    fn every_tile_is_as_likely_to_come_first() {
        let bags = Bags::new(4000);
        let mut bag = [0; Tile::KINDS];
        (bag[3], bag[8], bag[20]) = (1, 3, 2);
        let mut first = [0; Tile::KINDS];
        for world in 0..8000 {
            let mut table = empty();
            bags.fill(&mut table, &bag, world);
            assert_eq!((table.left_by_kind(), table.own), (bag, world % 2));
            first[usize::from(table.bag[0])] += 1;
        }
        // The deviations of a binomial with n = 4,000, counted twice, are at most 64.
        for (kind, expected) in [(3, 1333), (8, 4000), (20, 2667)] {
            assert!(i32::abs_diff(first[kind], expected) < 250, "{first:?}");
        }
    }

    #[test]
    fn a_tile_less_leaves_the_order_of_the_others() {
        let bags = Bags::new(1);
        let (mut all, mut fewer) = (empty(), empty());
        let bag = [1; Tile::KINDS];
        let mut rest = bag;
        rest[7] = 0;
        bags.fill(&mut all, &bag, 0);
        bags.fill(&mut fewer, &rest, 0);
        let without: Vec<u8> = all.bag[..36].iter().copied().filter(|kind| *kind != 7).collect();
        assert_eq!(without, fewer.bag[..35]);
    }

    #[test]
    fn draws_have_every_tile_about_as_often_as_it_comes() {
        let mut bag = [0; Tile::KINDS];
        (bag[1], bag[2], bag[30]) = (3, 2, 1);
        let mut draws = Draws::new(&bag, 2);
        let mut drawn = [0; Tile::KINDS];
        for _ in 0..300 {
            draws.next().iter().for_each(|kind| drawn[usize::from(*kind)] += 1);
        }
        assert_eq!((drawn[1], drawn[2], drawn[30]), (300, 200, 100));
    }
}
