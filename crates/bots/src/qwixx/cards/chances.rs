//! What a table is worth to all seats when somebody is about to take a card, nothing hidden: the part of
//! a win that each may expect. A small net that was fitted to games which sound players finished, one for
//! all editions and numbers of seats.

use std::sync::OnceLock;

use qwixx::cards::{MOST_SEATS, Options, Phase};

use super::pad::Marks;
use super::policy::Policy;
use super::taste::table;
use super::world::World;
use crate::net_file::split;

pub use super::facts::{Dealt, FACTS, Facts};

/// How many cells the net has between facts and sum.
pub const CELLS: usize = 64;
/// How the file of what was fitted begins: a magic word, the version, and how many facts and cells there are. Then follow the
/// weights in steps, as little-endian numbers of 16 bits: every page with the card game loads them.
pub(super) const HEAD: [u8; 7] = [b'Q', b'C', b'C', b'H', 2, FACTS as u8, CELLS as u8];
/// The steps of a weight of 1.
pub(super) const STEPS: f32 = 512.0;

/// A number for every seat; at a smaller table the last ones mean nothing.
pub type Each = [f64; MOST_SEATS];

/// What facts about a seat weigh.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// The weights from every fact to all cells, what the cells have to begin with, and what they weigh.
    pub weights: Vec<[f32; CELLS]>,
    /// The place of the edition and number of seats among all.
    table: usize,
}

impl Chances {
    /// A net of these weights, for a table.
    pub fn new(weights: Vec<[f32; CELLS]>, options: &Options) -> Self {
        Chances { weights, table: table(options) }
    }

    /// The fitted net, for a table.
    pub fn fitted(options: &Options) -> Self {
        let mut weights = vec![[0.0; CELLS]; FACTS + 2];
        let (steps, _) = learnt().as_chunks();
        for (weight, steps) in weights.as_flattened_mut().iter_mut().zip(steps) {
            *weight = f32::from(i16::from_le_bytes(*steps)) / STEPS;
        }
        Chances::new(weights, options)
    }

    /// The part of a win that every seat may expect.
    pub fn shares(&self, policy: &Policy<'_>, world: &World) -> Each {
        self.shares_beside(policy, world, &mut None)
    }

    /// The same, from what is known of a table that differs in little, which is the first that was asked about.
    pub fn shares_beside(
        &self,
        policy: &Policy<'_>,
        world: &World,
        first: &mut Option<Known>,
    ) -> Each {
        if world.phase == Phase::Over {
            return won(&world.marks[..world.seats]);
        }
        let facts = Dealt { policy, world, table: self.table }.facts();
        let known = first.get_or_insert_with(|| {
            let cells = facts.map(|facts| self.gathered_anew(&facts));
            Known { facts, cells }
        });
        let mut shares = [0.0; MOST_SEATS];
        for (seat, share) in shares.iter_mut().enumerate().take(world.seats) {
            let mut cells = self.gathered(known.cells[seat], &known.facts[seat], &facts[seat]);
            *share = self.weighed(&mut cells).into();
        }
        softmax(&mut shares[..world.seats]);
        shares
    }

    /// What comes together in the cells.
    pub(super) fn gathered_anew(&self, facts: &Facts) -> [f32; CELLS] {
        self.gathered(self.weights[FACTS], &[0.0; FACTS], facts)
    }

    /// What comes together in the cells, from what did for other facts: most of them are often the same.
    #[inline]
    fn gathered(&self, mut cells: [f32; CELLS], before: &Facts, facts: &Facts) -> [f32; CELLS] {
        for ((fact, before), weights) in facts.iter().zip(before).zip(&self.weights) {
            if fact != before {
                let more = fact - before;
                cells.iter_mut().zip(weights).for_each(|(cell, weight)| *cell += more * weight);
            }
        }
        cells
    }

    /// Leaves in the cells what is more than nothing, and weighs it.
    #[inline]
    pub(super) fn weighed(&self, cells: &mut [f32; CELLS]) -> f32 {
        cells.iter_mut().for_each(|cell| *cell = cell.max(0.0));
        cells.iter().zip(&self.weights[FACTS + 1]).map(|(cell, weight)| cell * weight).sum()
    }
}

/// What was fitted: every weight.
fn learnt() -> &'static [u8] {
    // Looked at once: the program contains no other.
    static LEARNT: OnceLock<&[u8]> = OnceLock::new();
    let file = include_bytes!("../../../nets/cards.chances");
    LEARNT.get_or_init(|| split(file, &HEAD).unwrap_or_default().1)
}

/// What is known of a table.
#[derive(Clone, Debug)]
pub struct Known {
    facts: [Facts; MOST_SEATS],
    /// What came together in the cells.
    cells: [[f32; CELLS]; MOST_SEATS],
}

/// What is won by scores as they are: equal ones share.
fn won(marks: &[Marks]) -> Each {
    let best = marks.iter().map(Marks::score).max();
    let winners = marks.iter().filter(|marks| Some(marks.score()) == best).count();
    let mut shares = [0.0; MOST_SEATS];
    for (share, marks) in shares.iter_mut().zip(marks) {
        *share = if Some(marks.score()) == best { 1.0 / winners as f64 } else { 0.0 };
    }
    shares
}

/// Makes parts of one of the sums that seats have.
pub fn softmax(sums: &mut [f64]) {
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    sums.iter_mut().for_each(|sum| *sum = (*sum - most).exp());
    let all: f64 = sums.iter().sum();
    sums.iter_mut().for_each(|sum| *sum /= all);
}
