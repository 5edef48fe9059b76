//! What tiles are worth that stay in the hand, and what a board offers to the next player, in points.
//!
//! Tiles that go together wait for each other; a second copy waits for nobody. A line of five is
//! twelve points for whoever holds the sixth tile, a line of four nearly so.

use qwirkle::{Board, Hand, Kinds, Tiles};

/// The points of a full line.
const FULL_LINE: f32 = 12.0;

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
}

impl Taste {
    /// Points alone.
    pub const GREEDY: Taste =
        Taste { pair: 0.0, copy: 0.0, set: [0.0; 7], fresh: 0.0, five: 0.0, four: 0.0 };

    /// What is left after some rounds played on, weighed more heavily: there is no next move to come
    /// that would show what it is worth.
    pub const AHEAD: Taste = Taste { pair: 0.4, copy: -1.0, five: 0.6, four: 0.3, ..Taste::FITTED };

    /// The fitted weights.
    pub const FITTED: Taste = Taste {
        pair: 0.0,
        copy: -0.6,
        set: [0.0, 0.0, 0.0, 0.6, 1.0, 1.0, 1.0],
        fresh: 0.3,
        five: 0.4,
        four: 0.0,
    };

    /// Whether it matters to this taste what is offered to the next player.
    pub fn minds_offers(&self) -> bool {
        self.five != 0.0 || self.four != 0.0
    }

    /// What is left of a hand, while tiles can still be drawn.
    pub fn kept(&self, hand: &Hand) -> f32 {
        let kinds = hand.kinds();
        let (mut pairs, mut largest) = (0, 0);
        for tile in kinds.iter() {
            let alike = [Kinds::of_colour(tile.colour()), Kinds::of_shape(tile.shape())];
            let [colour, shape] = alike.map(|set| (set & kinds).len());
            // Every pair is met from both of its tiles, and every tile meets itself twice.
            pairs += colour + shape - 2;
            largest = largest.max(colour).max(shape);
        }
        let copies = f32::from(hand.len()) - kinds.len() as f32;
        let drawn = Hand::FULL as f32 - f32::from(hand.len());
        self.pair * (pairs / 2) as f32
            + self.copy * copies
            + self.set[largest.min(Hand::FULL)]
            + self.fresh * drawn
    }

    /// No hand is worth more after so many tiles of it were played.
    pub fn most_kept(&self, played: u8) -> f32 {
        /// The pairs of five tiles.
        const PAIRS: f32 = 10.0;
        let set = self.set.iter().copied().fold(0.0, f32::max);
        let drawn = self.fresh.max(0.5) * f32::from(played);
        self.pair.max(0.0) * PAIRS + set + drawn
    }

    /// What a board offers to a player who holds `tiles` of those that are `unseen`.
    pub fn offer(&self, board: &Board, unseen: &Tiles, tiles: u8) -> f32 {
        if unseen.is_empty() || !self.minds_offers() {
            return 0.0;
        }
        let (mut last, mut two) = (Kinds::NONE, 0.0f32);
        let all = f32::from(unseen.len());
        let lacks = |count: f32| (1.0 - count / all).max(0.0).powi(tiles.into());
        for free in board.free() {
            for line in free.lines {
                match line.len() {
                    5 => last = last | free.fits,
                    4 if !(free.fits & line.fits()).is_empty() => {
                        let held = line.fits().iter();
                        let held = held.map(|tile| 1.0 - lacks(unseen.count(tile).into()));
                        two = two.max(held.product());
                    }
                    _ => {}
                }
            }
        }
        let count: u32 = last.iter().map(|tile| u32::from(unseen.count(tile))).sum();
        FULL_LINE * (self.five * (1.0 - lacks(count as f32)) + self.four * two)
    }
}
