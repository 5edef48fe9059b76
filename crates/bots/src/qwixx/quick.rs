//! A trained net in whole numbers: the same answers several times as fast, on every machine alike.

use game::Seat;

use super::features::{Facts, Layout};
use super::net::{Layer, Net, add};
use super::position::Position;

/// Something that says how likely a seat is to win, from sums that can be changed bit by bit.
pub trait Evaluator {
    /// The first layer's input.
    type Sum: Copy;

    /// Where facts are numbered.
    fn layout(&self) -> &Layout;
    /// The sum for a seat, `distance` turns before its own.
    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Self::Sum;
    /// The sum with one fact about the own sheet in place of another.
    fn exchange(&self, sum: &mut Self::Sum, old: u16, new: u16);
    /// The result for a sum: the higher the likelier to win, 0 is even odds.
    fn logit(&self, sum: &Self::Sum) -> f32;

    /// The facts about everybody, as they are now.
    fn facts(&self, table: &Position) -> [Facts; 5] {
        let seats = usize::from(table.seats());
        std::array::from_fn(|seat| {
            if seat >= seats {
                return Facts::NONE;
            }
            let lucky = table.options.lucky(Seat(seat as u8));
            self.layout().facts(table.pad(), &table.sheets[seat], table.closed, lucky)
        })
    }
}

impl<const H: usize> Evaluator for Net<H> {
    type Sum = Layer<H>;

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Layer<H> {
        Net::sum(self, facts, seat, distance)
    }

    fn exchange(&self, sum: &mut Layer<H>, old: u16, new: u16) {
        add(sum, self.row(0, new));
        sum.iter_mut().zip(self.row(0, old)).for_each(|(sum, less)| *sum -= less);
    }

    fn logit(&self, sum: &Layer<H>) -> f32 {
        self.say(sum).logit
    }
}

/// A layer in whole numbers.
type Whole<const H: usize> = [i16; H];

/// How many make 1 in a layer, and in the weights that follow it.
const LAYER: f32 = 512.0;
const OUT: f32 = 256.0;
/// The most that a unit of the first layer says, and that a weight after it is: the sum of all fits
/// into 32 bits.
const MOST: i16 = 8191;
const MOST_OUT: f32 = 2047.0;

/// A net in whole numbers.
#[derive(Clone, Debug)]
pub struct QuickNet<const H: usize> {
    layout: Layout,
    seats: usize,
    table: Vec<Whole<H>>,
    distance: Vec<Whole<H>>,
    out: Whole<H>,
    second: Vec<Second<H>>,
    bias: f32,
}

/// A unit of the second layer.
#[derive(Clone, Debug)]
struct Second<const H: usize> {
    weights: Whole<H>,
    bias: f32,
    out: f32,
}

impl<const H: usize> QuickNet<H> {
    /// The net in whole numbers.
    pub fn new(net: &Net<H>) -> Self {
        let whole = |layer: &Layer<H>| layer.map(|weight| (weight * LAYER).round() as i16);
        let after = |layer: &Layer<H>| {
            layer.map(|weight| (weight * OUT).round().clamp(-MOST_OUT, MOST_OUT) as i16)
        };
        let ends = net.second_bias.iter().zip(&net.second_out);
        let second = net.second.iter().zip(ends).map(|(weights, (bias, out))| Second {
            weights: after(weights),
            bias: *bias,
            out: *out,
        });
        QuickNet {
            layout: net.layout,
            seats: net.seats,
            table: net.table.iter().map(whole).collect(),
            distance: net.distance.iter().map(whole).collect(),
            out: after(&net.out),
            second: second.collect(),
            bias: net.bias,
        }
    }

    #[inline]
    fn row(&self, block: usize, fact: u16) -> &Whole<H> {
        &self.table[block * usize::from(self.layout.count) + usize::from(fact)]
    }
}

impl<const H: usize> Evaluator for QuickNet<H> {
    type Sum = Whole<H>;

    #[inline]
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Whole<H> {
        let mut sum = self.distance[distance];
        for block in 0..self.seats {
            let other = &facts[(seat.index() + block) % self.seats];
            for fact in &other.index[..other.len] {
                let row = self.row(block, *fact);
                sum.iter_mut().zip(row).for_each(|(sum, more)| *sum = sum.wrapping_add(*more));
            }
        }
        sum
    }

    #[inline]
    fn exchange(&self, sum: &mut Whole<H>, old: u16, new: u16) {
        let changes = self.row(0, new).iter().zip(self.row(0, old));
        for (sum, (new, old)) in sum.iter_mut().zip(changes) {
            *sum = sum.wrapping_add(*new).wrapping_sub(*old);
        }
    }

    #[inline]
    fn logit(&self, sum: &Whole<H>) -> f32 {
        const UNIT: f32 = 1.0 / (LAYER * OUT);
        let said = sum.map(|input| input.clamp(0, MOST));
        let mut logit = self.bias + dot(&said, &self.out) as f32 * UNIT;
        for unit in &self.second {
            logit += (unit.bias + dot(&said, &unit.weights) as f32 * UNIT).max(0.0) * unit.out;
        }
        logit
    }
}

/// The products of two layers, summed.
#[inline]
fn dot<const H: usize>(one: &Whole<H>, two: &Whole<H>) -> i32 {
    one.iter()
        .zip(two)
        .map(|(one, two)| i32::from(*one) * i32::from(*two))
        .fold(0, i32::wrapping_add)
}
