//! A small net that says how likely a seat is to win.
//!
//! Its input is a list of facts, so the first layer is a sum of rows of a table, and trying another
//! tick means exchanging a row or two. The result adds what the first layer says itself to what a
//! small second layer, if there is one, makes of it.

use game::Seat;
use game::luck::Stream;
use qwixx::Pad;

use super::features::{Facts, Layout};
use super::position::Position;
use super::quick::Evaluator;

/// A layer of `H` units.
pub type Layer<const H: usize> = [f32; H];

/// A net for one edition and number of seats, with `H` units in its first layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const H: usize> {
    /// Where facts are numbered.
    pub layout: Layout,
    /// How many play.
    pub seats: usize,
    /// One row a fact, the facts of the own sheet first, then those of the next seats in order.
    pub table: Vec<Layer<H>>,
    /// One row for every number of turns until the own turn.
    pub distance: Vec<Layer<H>>,
    /// From the first layer to the result.
    pub out: Layer<H>,
    /// From the first layer to every unit of the second.
    pub second: Vec<Layer<H>>,
    /// What every unit of the second layer begins with; the first ones count.
    pub second_bias: Layer<H>,
    /// From the second layer to the result; the first ones count.
    pub second_out: Layer<H>,
    /// The result of nothing.
    pub bias: f32,
}

/// What the units of a net say about a table.
#[derive(Clone, Debug)]
pub struct Said<const H: usize> {
    /// The first layer.
    pub first: Layer<H>,
    /// The second layer; the first ones count.
    pub second: Layer<H>,
    /// The result.
    pub logit: f32,
}

impl<const H: usize> Net<H> {
    /// A net that knows nothing, from a seed, with so many units in its second layer.
    pub fn untrained(pad: &Pad, seats: usize, units: usize, seed: u64) -> Self {
        let layout = Layout::new(pad);
        let mut stream = Stream::new(seed);
        let mut small = |scale: f32| {
            let unit = (stream.bits() >> 40) as f32 / (1u64 << 24) as f32;
            (unit * 2.0 - 1.0) * scale
        };
        let mut layer = |scale: f32| -> Layer<H> { std::array::from_fn(|_| small(scale)) };
        let table = (0..seats * usize::from(layout.count)).map(|_| layer(0.1)).collect();
        let distance = (0..seats).map(|_| layer(0.1)).collect();
        let out = layer(0.2);
        let second = (0..units.min(H)).map(|_| layer(0.1)).collect();
        // A second layer that says nothing at first leaves to the first what it knows.
        let (second_bias, second_out) = ([0.0; H], [0.0; H]);
        Net { layout, seats, table, distance, out, second, second_bias, second_out, bias: 0.0 }
    }

    /// A net of the same shape, all weights zero.
    pub fn zeros(&self) -> Self {
        let mut net = self.clone();
        net.layers_mut().for_each(|layer| *layer = [0.0; H]);
        net.bias = 0.0;
        net
    }

    /// All layers of weights, in the order of the file.
    pub fn layers(&self) -> impl Iterator<Item = &Layer<H>> {
        let ends = [&self.second_bias, &self.second_out];
        let ends = ends.into_iter().take(2 * self.second.len().min(1));
        let first = self.table.iter().chain(&self.distance).chain([&self.out]);
        first.chain(&self.second).chain(ends)
    }

    /// All layers of weights, to be changed.
    pub fn layers_mut(&mut self) -> impl Iterator<Item = &mut Layer<H>> {
        let ends = [&mut self.second_bias, &mut self.second_out];
        let ends = ends.into_iter().take(2 * self.second.len().min(1));
        let first = self.table.iter_mut().chain(&mut self.distance).chain([&mut self.out]);
        first.chain(&mut self.second).chain(ends)
    }

    /// The first layer's input for a seat, `distance` turns before its own.
    pub fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Layer<H> {
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
    pub fn row(&self, block: usize, fact: u16) -> &Layer<H> {
        &self.table[block * usize::from(self.layout.count) + usize::from(fact)]
    }

    /// What all units say for a first layer's input.
    pub fn say(&self, sum: &Layer<H>) -> Said<H> {
        let first = sum.map(|input| input.max(0.0));
        let mut second = [0.0; H];
        for (said, (weights, bias)) in
            second.iter_mut().zip(self.second.iter().zip(&self.second_bias))
        {
            *said = (bias + dot(&first, weights)).max(0.0);
        }
        let logit = self.bias + dot(&first, &self.out) + dot(&second, &self.second_out);
        Said { first, second, logit }
    }

    /// How likely a seat is to win.
    pub fn chance(&self, position: &Position, seat: Seat) -> f32 {
        let facts = Evaluator::facts(self, position);
        sigmoid(self.say(&self.sum(&facts, seat, position.distance(seat))).logit)
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
pub(super) fn add<const H: usize>(sum: &mut Layer<H>, row: &Layer<H>) {
    sum.iter_mut().zip(row).for_each(|(sum, more)| *sum += more);
}

/// The products of two layers, summed in eight lanes.
#[inline]
fn dot<const H: usize>(one: &Layer<H>, two: &Layer<H>) -> f32 {
    let mut lanes = [0.0f32; 8];
    for (one, two) in one.chunks_exact(8).zip(two.chunks_exact(8)) {
        for i in 0..8 {
            lanes[i] += one[i] * two[i];
        }
    }
    lanes.iter().sum()
}
