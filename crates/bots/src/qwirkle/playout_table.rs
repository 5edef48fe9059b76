//! A table with nothing hidden, made for playing on: small enough to be copied for every try. The board
//! lies apart ([`Field`]), since it is never copied.

use qwirkle::{Hand, Tile};

use super::answer::{Answer, KeptValues};
use super::field::Field;
use super::plays::{Orders, plays};
use super::rack::Rack;
use super::taste::Taste;
use super::world::{LAST_TILE, MOST_SEATS, MOST_SWAPS};

/// A table between two turns.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutTable {
    /// The hand of every seat.
    pub hands: [Rack; MOST_SEATS],
    /// The score of every seat.
    pub scores: [i32; MOST_SEATS],
    /// Whose turn it is.
    pub active: usize,
    /// How many play.
    pub seats: usize,
    /// Who draws from the end of the bag. The others draw from its start, so that what they get does
    /// not depend on how many tiles this one played.
    pub own: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// How many have passed one after another.
    pub passes: usize,
    /// The tiles of the bag by their kinds, in the order in which they are drawn.
    pub bag: [u8; BAG],
    /// Where the tiles begin that are left of it.
    pub first: usize,
    /// Where they end.
    pub last: usize,
    /// How many have swapped one after another.
    pub swaps: u8,
}

/// The most tiles in a bag.
pub const BAG: usize = Tile::KINDS * Tile::COPIES as usize;

impl PlayoutTable {
    /// The end of a game of two after the bag has run out, scores even; the first hand is to move.
    pub fn ending(hands: &[Rack; 2], passed: bool) -> PlayoutTable {
        PlayoutTable {
            hands: [hands[0], hands[1], Rack::default(), Rack::default()],
            scores: [0; MOST_SEATS],
            active: 0,
            seats: 2,
            own: 0,
            is_over: false,
            passes: passed.into(),
            bag: [0; BAG],
            first: 0,
            last: 0,
            swaps: 0,
        }
    }

    /// How many tiles are in the bag.
    #[inline]
    pub fn bag(&self) -> usize {
        self.last - self.first
    }

    /// How many tiles have not been played.
    pub fn left(&self) -> usize {
        self.bag() + self.hands.iter().map(|hand| usize::from(hand.len())).sum::<usize>()
    }

    /// By how many points a seat is ahead of the best of the others.
    pub fn lead(&self, seat: usize) -> i32 {
        let others = (0..self.seats).filter(|other| *other != seat);
        let best = others.map(|other| self.scores[other]).max();
        best.map_or(0, |best| self.scores[seat] - best)
    }

    /// What the own seat has not seen, so many tiles of each kind.
    pub fn unseen(&self) -> [u8; Tile::KINDS] {
        self.in_bag_and_hands((0..self.seats).filter(|other| *other != self.own))
    }

    /// What has not been played, so many tiles of each kind.
    pub fn left_by_kind(&self) -> [u8; Tile::KINDS] {
        self.in_bag_and_hands(0..self.seats)
    }

    fn in_bag_and_hands(&self, seats: impl Iterator<Item = usize>) -> [u8; Tile::KINDS] {
        let mut counts = [0; Tile::KINDS];
        let mut count = |kind: u8| counts[usize::from(kind)] += 1;
        self.bag[self.first..self.last].iter().for_each(|kind| count(*kind));
        seats.for_each(|seat| self.hands[seat].iter().for_each(&mut count));
        counts
    }

    /// What the active seat answers at once: the most points, with what stays in the hand.
    #[inline]
    pub fn reply(&self, field: &Field, taste: &Taste) -> Answer {
        let hand = &self.hands[self.active];
        let (once, twice) = hand.masks();
        let draws = self.bag() > 0;
        let mut best = Answer::NONE;
        let mut least = f32::MIN;
        let mut kept = KeptValues::of(taste, once, twice, hand.len(), draws);
        plays(field, once, Orders::One, |found| {
            let (points, count) = (taste.points(&found), found.puts.len());
            // Most plays are behind whatever they keep: looking at what that is takes longest.
            if points + kept.most[count] <= least {
                return;
            }
            let kept = kept.after(found.played, count);
            if points + kept > least {
                least = points + kept;
                best = Answer::play(found.puts.iter().copied(), found.points);
            }
        });
        best
    }

    /// Does what the active seat answers.
    #[inline]
    pub fn advance(&mut self, field: &mut Field, answer: &Answer) {
        let own = self.active;
        if !answer.puts().is_empty() {
            for (at, kind) in answer.puts() {
                field.put(*at, *kind);
                self.hands[own].drop(*kind);
            }
            self.scores[own] += i32::from(answer.points);
            (self.passes, self.swaps) = (0, 0);
            self.draw(Hand::FULL - usize::from(self.hands[own].len()));
            if self.hands[own].is_empty() {
                self.scores[own] += LAST_TILE;
                self.is_over = true;
            }
        } else if self.bag() > 0 {
            let hand = self.hands[own];
            let some = usize::from(hand.len()).min(self.bag());
            self.swap(hand.iter().take(some));
        } else {
            self.passes += 1;
            self.is_over = self.passes >= self.seats;
        }
        self.active = (own + 1) % self.seats;
    }

    /// The active seat takes the most points, unless the game is over.
    #[inline]
    pub fn take_most(&mut self, field: &mut Field) {
        if !self.is_over {
            let answer = self.reply(field, &Taste::GREEDY);
            self.advance(field, &answer);
        }
    }

    /// Everybody takes the most points until the game is over.
    pub fn play_out(&mut self, field: &mut Field) {
        while !self.is_over {
            self.take_most(field);
        }
    }

    /// Swaps tiles of the active seat, of which there are not more than in the bag. They may come up
    /// again at any time; the middle of the bag is such a time.
    pub fn swap(&mut self, tiles: impl Iterator<Item = u8>) {
        let own = self.active;
        let (first, last) = (self.first, self.last);
        let aside: Rack = tiles.collect();
        aside.iter().for_each(|kind| self.hands[own].drop(kind));
        let count = usize::from(aside.len());
        self.draw(count);
        let middle = (self.first + self.last) / 2;
        if own == self.own {
            self.bag.copy_within(middle..self.last, middle + count);
        } else {
            self.bag.copy_within(self.first..middle, first);
        }
        let place = if own == self.own { middle } else { middle - count };
        for (held, kind) in self.bag[place..].iter_mut().zip(aside.iter()) {
            *held = kind;
        }
        (self.first, self.last) = (first, last);
        self.swaps += 1;
        self.is_over = self.swaps >= MOST_SWAPS;
    }

    /// Draws tiles for the active seat, as many as there are.
    #[inline]
    fn draw(&mut self, count: usize) {
        let hand = &mut self.hands[self.active];
        for _ in 0..count.min(self.last - self.first) {
            let at = if self.active == self.own {
                self.last -= 1;
                self.last
            } else {
                self.first += 1;
                self.first - 1
            };
            hand.take(self.bag[at]);
        }
    }
}
