//! What somebody does at a table, and what then stays in the hand.

use qwirkle::Hand;

use super::field::Put;
use super::taste::Taste;

/// What somebody does at a table.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    puts: [Put; Hand::FULL],
    /// How many tiles are played.
    count: usize,
    /// What they score.
    pub points: u8,
}

impl Answer {
    /// Nothing to play: as many new tiles as there are.
    pub const NONE: Answer = Answer { puts: [(0, 0); 6], count: 0, points: 0 };

    /// A play of these tiles that scores so many points.
    pub fn play(tiles: impl IntoIterator<Item = Put>, points: u8) -> Answer {
        let mut answer = Answer { points, ..Answer::NONE };
        for (place, put) in answer.puts.iter_mut().zip(tiles) {
            *place = put;
            answer.count += 1;
        }
        answer
    }

    /// What is put down.
    #[inline]
    pub fn puts(&self) -> &[Put] {
        &self.puts[..self.count]
    }
}

/// What stays in a hand is worth, worked out once for every choice of tiles.
pub(super) struct KeptValues<'a> {
    taste: &'a Taste,
    once: u64,
    twice: u64,
    len: u8,
    draws: bool,
    /// No choice of so many tiles leaves more.
    pub(super) most: [f32; 7],
    known: [(u64, f32); KeptValues::KNOWN],
}

impl KeptValues<'_> {
    const KNOWN: usize = 16;

    #[inline]
    pub(super) fn of(taste: &Taste, once: u64, twice: u64, len: u8, draws: bool) -> KeptValues<'_> {
        let most =
            if draws { taste.most_kept(once) } else { std::array::from_fn(KeptValues::nearer) };
        KeptValues { taste, once, twice, len, draws, most, known: [(0, 0.0); KeptValues::KNOWN] }
    }

    /// Fewer tiles left is nearer to going out.
    #[inline]
    fn nearer(count: usize) -> f32 {
        0.5 * count as f32
    }

    /// After so many tiles of these kinds are played.
    #[inline]
    pub(super) fn after(&mut self, played: u64, count: usize) -> f32 {
        if !self.draws {
            return KeptValues::nearer(count);
        }
        // The same tiles are tried in many places.
        let place = (played % 61) as usize % KeptValues::KNOWN;
        if self.known[place].0 != played {
            let left = self.once & !played | self.twice;
            self.known[place] = (played, self.taste.worth(left, self.len - count as u8));
        }
        self.known[place].1
    }
}
