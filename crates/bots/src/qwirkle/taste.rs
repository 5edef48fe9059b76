//! What tiles are worth that stay in the hand, and what a board offers to the next player, in points.
//!
//! Tiles that fit into one line are worth keeping together; a second copy of a tile is not. A line of five
//! is worth twelve points to whoever holds the sixth tile, a line of four nearly as much.

use qwirkle::{Hand, Tile};

use super::field::Field;
use super::plays::FoundPlay;
use super::runs::{ALL, bits, length};

/// The points of a full line.
const FULL_LINE: f32 = 12.0;

/// How many pairs so many tiles make.
const PAIRS: [u8; 8] = [0, 0, 1, 3, 6, 10, 15, 0];

/// How many bits are set in six.
const SIZES: [u8; 64] = {
    let mut sizes = [0; 64];
    let mut set = 0;
    while set < 64 {
        sizes[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    sizes
};

/// The weights of static equity, fitted by play against itself (`examples/qwirkle_fit.rs`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// The worth of a pair in the hand that shares a colour or a shape.
    pub pair: f32,
    /// The worth of every further copy of a kind in the hand.
    pub copy: f32,
    /// The worth of the largest set in the hand that could lie in one line, by its size.
    pub set: [f32; 7],
    /// The worth of every tile that is drawn.
    pub fresh: f32,
    /// How much of a full line counts that the next player completes with one tile.
    pub five: f32,
    /// The same with two tiles.
    pub four: f32,
    /// What it costs to leave a line with five tiles, and one with four.
    pub opens: [f32; 2],
}

impl Taste {
    /// Weights that count points and nothing else.
    pub const GREEDY: Taste = Taste {
        pair: 0.0,
        copy: 0.0,
        set: [0.0; 7],
        fresh: 0.0,
        five: 0.0,
        four: 0.0,
        opens: [0.0; 2],
    };

    /// A beginner's: points, and as many tiles as can be laid at once, which looks like much and is little.
    pub const LAYING: Taste = Taste { fresh: 3.0, ..Taste::GREEDY };

    /// What stays in the hand, weighed by what came of it in play (`examples/qwirkle_leaf.rs`).
    pub const AHEAD: Taste = Taste {
        pair: 0.24,
        copy: -0.75,
        set: [0.0, 0.0, 0.0, 0.22, 0.75, 1.2, 1.2],
        fresh: 0.93,
        five: 0.6,
        four: 0.3,
        opens: [1.0, 0.0],
    };

    /// The fitted weights.
    pub const FITTED: Taste = Taste {
        pair: 0.0,
        copy: -0.6,
        set: [0.0, 0.0, 0.0, 0.6, 1.0, 1.0, 1.0],
        fresh: 0.3,
        five: 0.4,
        four: 0.0,
        opens: [0.0; 2],
    };

    /// The points of a play, less what it opens to others.
    #[inline]
    pub fn points(&self, play: &FoundPlay<'_>) -> f32 {
        let (fives, fours) = play.opened();
        let opened = self.opens[0] * f32::from(fives) + self.opens[1] * f32::from(fours);
        f32::from(play.points) - opened
    }

    /// Whether it matters to this taste what is offered to the next player.
    pub fn minds_offers(&self) -> bool {
        self.five != 0.0 || self.four != 0.0
    }

    /// What is left of a hand, while tiles can still be drawn.
    pub fn kept(&self, hand: &Hand) -> f32 {
        let kinds = hand.iter().fold(0, |kinds, tile| kinds | 1 << tile.index());
        self.worth(kinds, hand.len())
    }

    /// What so many tiles of these kinds, a bit each, are worth in the hand.
    #[inline]
    pub fn worth(&self, kinds: u64, tiles: u8) -> f32 {
        let sets = Sets::of(kinds);
        let copies = f32::from(tiles) - sets.kinds as f32;
        let drawn = Hand::FULL as f32 - f32::from(tiles);
        self.pair * f32::from(sets.pairs)
            + self.copy * copies
            + self.set[sets.largest.min(Hand::FULL)]
            + self.fresh * drawn
    }

    /// The most that a hand of these kinds can be worth after so many of its tiles were played.
    #[inline]
    pub fn most_kept(&self, kinds: u64) -> [f32; 7] {
        let sets = Sets::of(kinds);
        let set = self.set[..=sets.largest.min(Hand::FULL)].iter().copied().fold(0.0, f32::max);
        let most = self.pair.max(0.0) * f32::from(sets.pairs) + set;
        std::array::from_fn(|played| most + self.fresh * played as f32)
    }

    /// What a board offers to a player who holds `tiles` of those that are unseen, so many of each kind.
    pub fn offer(&self, field: &Field, unseen: &[u8; Tile::KINDS], tiles: u8) -> f32 {
        if !self.minds_offers() {
            return 0.0;
        }
        let (five, four) = offers(field, unseen, tiles);
        FULL_LINE * (self.five * five + self.four * four)
    }
}

/// How likely a player who holds `tiles` of those that are unseen has the last tile of some line, and
/// the last two of another.
pub fn offers(field: &Field, unseen: &[u8; Tile::KINDS], tiles: u8) -> (f32, f32) {
    let all = unseen.iter().map(|count| u32::from(*count)).sum::<u32>() as f32;
    if all == 0.0 {
        return (0.0, 0.0);
    }
    let lacks = |count: u32| (1.0 - count as f32 / all).max(0.0).powi(tiles.into());
    let lacks_some: [f32; 4] = std::array::from_fn(|count| lacks(count as u32));
    let count = |kind: usize| usize::from(unseen[kind]);
    let (mut last, mut two) = (0, 0.0f32);
    for (_, spot) in field.open(ALL) {
        for faced in spot.axes {
            match length(faced.sides[0]) + length(faced.sides[1]) {
                5 => last |= spot.fits,
                4 => {
                    let held = bits(faced.fits).map(|kind| 1.0 - lacks_some[count(kind) & 3]);
                    two = two.max(held.product());
                }
                _ => {}
            }
        }
    }
    let count: usize = bits(last).map(count).sum();
    (1.0 - lacks(count as u32), two)
}

/// What a set of kinds has in common.
pub struct Sets {
    /// How many kinds there are.
    pub kinds: usize,
    /// How many pairs share a colour or a shape.
    pub pairs: u8,
    /// The most that share one.
    pub largest: usize,
}

impl Sets {
    /// Of these kinds, a bit each.
    #[inline]
    pub fn of(kinds: u64) -> Sets {
        /// One kind of every colour, all of the first shape.
        const COLUMN: u64 = 0o01_01_01_01_01_01;
        /// Where the sum of a column stands after it was multiplied by itself.
        const SUM: u32 = 30;
        let mut sets = Sets { kinds: 0, pairs: 0, largest: 0 };
        for set in 0..6 {
            let colour = SIZES[((kinds >> (6 * set)) & 0o77) as usize];
            let shape = ((((kinds >> set) & COLUMN) * COLUMN) >> SUM & 0o7) as usize;
            sets.pairs += PAIRS[usize::from(colour)] + PAIRS[shape];
            sets.largest = sets.largest.max(colour.into()).max(shape);
            sets.kinds += usize::from(colour);
        }
        sets
    }
}
