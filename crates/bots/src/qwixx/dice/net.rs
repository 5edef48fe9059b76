//! A small net that says how likely a seat is to win.
//!
//! One hidden layer. Its input is a list of facts, so the first layer is a sum of rows of a table,
//! and trying another tick means exchanging a row or two.

use game::Seat;
use game::luck::Stream;
use qwixx::Pad;

use super::features::{Facts, Layout};

/// The width of the hidden layer.
pub const HIDDEN: usize = 64;

/// A hidden layer.
pub type Layer = [f32; HIDDEN];

/// A net for one edition and number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// Where facts are numbered.
    pub layout: Layout,
    /// How many play.
    pub seats: usize,
    /// One row a fact, the facts of the own sheet first, then those of the next seats in order.
    pub table: Vec<Layer>,
    /// One row for every number of turns until the own turn.
    pub distance: Vec<Layer>,
    /// From the hidden layer to the result.
    pub out: Layer,
    /// The result of nothing.
    pub bias: f32,
}

impl Net {
    /// A net that knows nothing, from a seed.
    pub fn untrained(pad: &Pad, seats: usize, seed: u64) -> Self {
        let layout = Layout::new(pad);
        let mut stream = Stream::new(seed);
        let mut small = |scale: f32| {
            let unit = (stream.bits() >> 40) as f32 / (1u64 << 24) as f32;
            (unit * 2.0 - 1.0) * scale
        };
        let mut layer = |scale: f32| -> Layer { std::array::from_fn(|_| small(scale)) };
        let table = (0..seats * usize::from(layout.count)).map(|_| layer(0.1)).collect();
        let distance = (0..seats).map(|_| layer(0.1)).collect();
        Net { layout, seats, table, distance, out: layer(0.2), bias: 0.0 }
    }

    /// All layers of weights, in the order of the file.
    pub fn layers(&self) -> impl Iterator<Item = &Layer> {
        self.table.iter().chain(&self.distance).chain([&self.out])
    }

    /// All layers of weights, to be changed.
    pub fn layers_mut(&mut self) -> impl Iterator<Item = &mut Layer> {
        self.table.iter_mut().chain(&mut self.distance).chain([&mut self.out])
    }

    /// The hidden layer's input for a seat, `distance` turns before its own.
    pub fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Layer {
        let mut sum = self.distance[distance];
        for block in 0..self.seats {
            let other = &facts[(seat.index() + block) % self.seats];
            for fact in &other.index[..other.len] {
                add(&mut sum, self.row(block, *fact));
            }
        }
        sum
    }

    /// The row of a fact about the sheet `block` seats on.
    #[inline]
    pub fn row(&self, block: usize, fact: u16) -> &Layer {
        &self.table[block * usize::from(self.layout.count) + usize::from(fact)]
    }

    /// The result for a hidden layer's input: the higher the likelier to win, 0 is even odds.
    #[inline]
    pub fn logit(&self, sum: &Layer) -> f32 {
        let mut parts = [0.0f32; 8];
        for i in 0..HIDDEN {
            parts[i % 8] += sum[i].max(0.0) * self.out[i];
        }
        self.bias + parts.iter().sum::<f32>()
    }
}

/// From odds to a chance. Made of sums and products alone, so that it is the same on every machine.
#[inline]
pub fn sigmoid(logit: f32) -> f32 {
    let halvings = -logit.clamp(-30.0, 30.0) * std::f32::consts::LOG2_E;
    let whole = halvings.round();
    let rest = (halvings - whole) * std::f32::consts::LN_2;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let part = series.into_iter().fold(0.0, |sum, term: f32| sum * rest + term);
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + part * power)
}

/// Adds one layer to another.
#[inline]
pub fn add(sum: &mut Layer, row: &Layer) {
    for i in 0..HIDDEN {
        sum[i] += row[i];
    }
}
