//! A trained net in whole numbers: the same answers several times as fast, on every machine alike.

use game::Seat;

use super::features::{Facts, Layout};
use super::net::{HIDDEN, Layer, Net, add};
use super::position::Position;

/// Something that says how likely a seat is to win, from sums that can be changed bit by bit.
pub trait Evaluator {
    /// The hidden layer's input.
    type Sum: Copy;

    /// Where facts are numbered.
    fn layout(&self) -> &Layout;
    /// The sum for a seat, `distance` turns before its own.
    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Self::Sum;
    /// The sum with one fact about the sheet `block` seats on in place of another.
    fn exchange(&self, sum: &mut Self::Sum, block: usize, old: u16, new: u16);
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

impl Evaluator for Net {
    type Sum = Layer;

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Layer {
        Net::sum(self, facts, seat, distance)
    }

    fn exchange(&self, sum: &mut Layer, block: usize, old: u16, new: u16) {
        add(sum, self.row(block, new));
        sum.iter_mut().zip(self.row(block, old)).for_each(|(sum, less)| *sum -= less);
    }

    fn logit(&self, sum: &Layer) -> f32 {
        Net::logit(self, sum)
    }
}

/// A layer in whole numbers.
type Whole = [i16; HIDDEN];

/// How many make 1 in a layer, and in the weights of the result.
const LAYER: f32 = 512.0;
const OUT: f32 = 256.0;
/// The most that a hidden unit says: the result of all fits into 32 bits.
const MOST: i16 = 8191;

/// A net in whole numbers.
#[derive(Clone, Debug)]
pub struct QuickNet {
    layout: Layout,
    seats: usize,
    table: Vec<Whole>,
    distance: Vec<Whole>,
    out: Whole,
    bias: f32,
}

impl QuickNet {
    /// The net in whole numbers.
    pub fn new(net: &Net) -> Self {
        let whole = |layer: &Layer| layer.map(|weight| (weight * LAYER).round() as i16);
        QuickNet {
            layout: net.layout,
            seats: net.seats,
            table: net.table.iter().map(whole).collect(),
            distance: net.distance.iter().map(whole).collect(),
            out: net.out.map(|weight| (weight * OUT).round().clamp(-3840.0, 3840.0) as i16),
            bias: net.bias,
        }
    }

    #[inline]
    fn row(&self, block: usize, fact: u16) -> &Whole {
        &self.table[block * usize::from(self.layout.count) + usize::from(fact)]
    }
}

impl Evaluator for QuickNet {
    type Sum = Whole;

    #[inline]
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn sum(&self, facts: &[Facts; 5], seat: Seat, distance: usize) -> Whole {
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
    fn exchange(&self, sum: &mut Whole, block: usize, old: u16, new: u16) {
        let changes = self.row(block, new).iter().zip(self.row(block, old));
        for (sum, (new, old)) in sum.iter_mut().zip(changes) {
            *sum = sum.wrapping_add(*new).wrapping_sub(*old);
        }
    }

    #[inline]
    fn logit(&self, sum: &Whole) -> f32 {
        let said = sum.iter().zip(&self.out);
        let total: i32 =
            said.map(|(sum, out)| i32::from((*sum).clamp(0, MOST)) * i32::from(*out)).sum();
        self.bias + total as f32 / (LAYER * OUT)
    }
}
