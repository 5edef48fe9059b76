//! What is known of tables that come up again: a list of fixed size, the newest knowledge wins.

use quixo::{Mark, Position};

/// How a remembered worth is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The position is worth just that.
    Exact,
    /// It is worth that or more: the search stopped where that was enough for the mover.
    Least,
    /// It is worth that or less: no move was better.
    Most,
}

/// What is known of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// How far ahead it was searched.
    pub depth: u32,
    /// Its worth to the seat that is to move.
    pub worth: i32,
    /// How to read that.
    pub bound: Bound,
    /// The number of the best move.
    pub best: u8,
}

/// What is known of positions that were searched, each in the place of its hash.
#[derive(Clone, Debug)]
pub struct Memory {
    places: Vec<Option<(Position, Known)>>,
}

impl Memory {
    /// A list of 2 to the power of `bits` places.
    pub fn new(bits: u32) -> Self {
        Memory { places: vec![None; 1 << bits] }
    }

    /// What is known of a table.
    #[inline]
    pub fn recall(&self, position: &Position) -> Option<Known> {
        let (kept, known) = self.places[self.place(position)]?;
        (kept == *position).then_some(known)
    }

    /// Notes what is known of a table.
    #[inline]
    pub fn note(&mut self, position: &Position, known: Known) {
        let place = self.place(position);
        self.places[place] = Some((*position, known));
    }

    fn place(&self, position: &Position) -> usize {
        let [cross, ring] = Mark::ALL.map(|mark| u64::from(position.board.of(mark).bits()));
        let dots = u64::from(position.dots.bits());
        let mut hash = (cross | ring << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= (dots << 8 | u64::from(position.seat.0)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash = (hash ^ hash >> 29).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        (hash >> 32) as usize & (self.places.len() - 1)
    }
}
