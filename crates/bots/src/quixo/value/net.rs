//! The net: a sum of table rows, two small layers and two results, in whole numbers alone.

use std::fmt::{self, Debug};

use super::patterns::{LINES, PATTERNS, least, patterns};
use crate::books::Book;

/// The width of the first layer, whose halves are multiplied with each other.
pub const WIDTH: usize = 256;
/// The width of the layers after it.
pub const SMALL: usize = 32;
/// There are other small layers for every three marks more.
pub const BUCKETS: usize = 9;
const HALF: usize = WIDTH / 2;
/// The largest activation; it is counted in 128ths.
const MOST: i16 = 127;

/// What the net learnt from exact values of Quixo: a book of the players that search.
#[derive(Clone, PartialEq, Eq)]
pub struct ValueNet {
    /// A row for every pattern of every line.
    pub(super) table: Vec<[i8; WIDTH]>,
    pub(super) bias: [i16; WIDTH],
    pub(super) buckets: Vec<Bucket>,
}

/// The layers for some numbers of marks. Weights are counted in 512ths.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Bucket {
    pub(super) second: Layer<HALF, SMALL>,
    pub(super) third: Layer<SMALL, SMALL>,
    pub(super) results: Layer<SMALL, 2>,
}

/// A layer: for each input its weights, and what is added to each output.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Layer<const IN: usize, const OUT: usize> {
    pub(super) weights: [[i16; OUT]; IN],
    pub(super) biases: [i32; OUT],
}

/// What the net thinks of a position, in 256ths: 0 is even odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Logits {
    /// The player to move wins.
    pub wins: i32,
    /// The player to move does not lose.
    pub is_safe: i32,
}

impl ValueNet {
    /// What a position without lines is worth to the player to move, who cannot make one at once.
    #[inline]
    pub fn logits(&self, me: u32, them: u32) -> Logits {
        let (me, them) = least(me, them);
        self.logits_of_least(me, them)
    }

    /// The same for a position that is its own least image.
    pub fn logits_of_least(&self, me: u32, them: u32) -> Logits {
        let bucket = &self.buckets[((me | them).count_ones() as usize / 3).min(BUCKETS - 1)];
        let first = self.first(&patterns(me, them));
        let second = bucket.second.of(&first).map(activation);
        let third = bucket.third.of(&second).map(activation);
        let [wins, is_safe] = bucket.results.of(&third).map(|sum| sum >> 8);
        Logits { wins, is_safe }
    }

    /// The first layer: halves of the sum, each between nothing and one, multiplied.
    fn first(&self, patterns: &[u16; LINES]) -> [i16; HALF] {
        /// So many sums stay in registers.
        const PART: usize = 32;
        let rows = patterns.map(|pattern| &self.table[usize::from(pattern)]);
        let sums = |from: usize| {
            let mut sums: [i16; PART] = std::array::from_fn(|at| self.bias[from + at]);
            for row in rows {
                for (sum, weight) in sums.iter_mut().zip(&row[from..from + PART]) {
                    *sum += i16::from(*weight);
                }
            }
            sums.map(|sum| sum.clamp(0, MOST))
        };
        let mut out = [0; HALF];
        for from in (0..HALF).step_by(PART) {
            let (low, high) = (sums(from), sums(from + HALF));
            for at in 0..PART {
                out[from + at] = (low[at] * high[at]) >> 7;
            }
        }
        out
    }
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    /// Most inputs are nothing: going by them, and not by outputs, passes over their weights.
    #[inline]
    fn of(&self, input: &[i16; IN]) -> [i32; OUT] {
        let mut sums = self.biases;
        for (x, weights) in input.iter().zip(&self.weights) {
            if *x != 0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += i32::from(*weight) * i32::from(*x);
                }
            }
        }
        sums
    }
}

/// A sum in 65,536ths as an activation.
#[inline]
fn activation(sum: i32) -> i16 {
    (sum >> 9).clamp(0, MOST.into()) as i16
}

/// How many rows the table has.
pub(super) const ROWS: usize = LINES * PATTERNS;

impl Book for ValueNet {}

impl Debug for ValueNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ValueNet")
    }
}
