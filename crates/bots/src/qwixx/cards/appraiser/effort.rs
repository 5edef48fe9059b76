//! How much is played on before numbers are given.

use crate::Depth;

/// How hard to look; all of it counts, so that a table always gets the same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// How many worlds the value of a table is the mean of.
    pub worlds: usize,
    /// How many turns they are played on beyond the present one.
    pub turns: u32,
    /// Whether the turn after those is gone through, with every common number that may come.
    pub foresees: bool,
    /// How many orders of the pile an expectation is the mean of.
    pub orders: usize,
    /// How many deals the value of a game before the deal is the mean of.
    pub deals: usize,
    /// The same for answers of a seat.
    pub answers: Answers,
}

/// How hard to look at the answers of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Answers {
    /// How many are tried; the rest are weighed as they are.
    pub tried: usize,
    /// The worlds that all of them are tried in.
    pub shared: usize,
    /// How many of the best are tried further.
    pub kept: usize,
    /// The worlds that only those are tried in.
    pub further: usize,
    /// How many turns worlds are played on beyond the present one.
    pub turns: u32,
}

impl Effort {
    pub(super) fn new(depth: Depth) -> Self {
        match depth {
            Depth::Quick => Effort {
                worlds: 1,
                turns: 0,
                foresees: true,
                orders: 1,
                deals: 64,
                answers: Answers { tried: 8, shared: 6, kept: 4, further: 6, turns: 0 },
            },
            Depth::Deep => Effort {
                worlds: 4,
                turns: 0,
                foresees: true,
                orders: 2,
                deals: 256,
                answers: Answers { tried: 32, shared: 24, kept: 8, further: 48, turns: 0 },
            },
            Depth::Thorough => Effort {
                worlds: 16,
                orders: 4,
                answers: Answers { tried: 64, shared: 100, kept: 12, further: 500, turns: 0 },
                ..Effort::new(Depth::Deep)
            },
        }
    }
}
