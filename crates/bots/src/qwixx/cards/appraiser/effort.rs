//! How much is played on before numbers are given.

use crate::Depth;

/// How hard to look; all of it counts, so that a table always gets the same numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Effort {
    /// How many worlds the value of a table is the mean of.
    pub worlds: usize,
    /// How many orders of the pile an expectation is the mean of.
    pub orders: usize,
    /// How many deals the value of a game before the deal is the mean of.
    pub deals: usize,
    /// The same for answers of a seat.
    pub answers: Answers,
}

/// How hard to look at the answers of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Answers {
    /// How many are tried; the rest are weighed as they are.
    pub tried: usize,
    /// The worlds that all of them are tried in.
    pub shared: usize,
    /// How many of the best are tried further.
    pub kept: usize,
    /// The worlds that only those are tried in.
    pub further: usize,
    /// How the best of them are played on, where it is to be known which is the best.
    pub on: PlayedOn,
}

/// How far answers are played on, and how often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PlayedOn {
    /// How many answers are.
    pub kept: usize,
    /// For how many rounds.
    pub rounds: u32,
    /// The worlds that all of them are played on in, for two seats.
    pub worlds: usize,
    /// The worlds in which only the best and the one that was done are played on further.
    pub further: usize,
    /// How far the net may still be off about their difference when it is asked then, root mean square.
    pub off: f64,
}

/// More rounds than any game has.
const TO_THE_END: u32 = 100;

impl Effort {
    pub(super) fn new(depth: Depth) -> Self {
        match depth {
            Depth::Quick => Effort {
                worlds: 3,
                orders: 1,
                deals: 64,
                answers: Answers {
                    tried: 6,
                    shared: 6,
                    kept: 4,
                    further: 4,
                    on: PlayedOn { kept: 3, rounds: 3, worlds: 48, further: 252, off: 0.015 },
                },
            },
            Depth::Deep => Effort {
                worlds: 12,
                orders: 2,
                deals: 256,
                answers: Answers {
                    tried: 32,
                    shared: 24,
                    kept: 8,
                    further: 48,
                    on: PlayedOn {
                        kept: 4,
                        rounds: TO_THE_END,
                        worlds: 400,
                        further: 2000,
                        off: 0.0,
                    },
                },
            },
            Depth::Thorough => Effort {
                worlds: 48,
                orders: 4,
                answers: Answers {
                    tried: 64,
                    shared: 100,
                    kept: 12,
                    further: 500,
                    on: PlayedOn {
                        kept: 6,
                        rounds: TO_THE_END,
                        worlds: 2000,
                        further: 8000,
                        off: 0.0,
                    },
                },
                ..Effort::new(Depth::Deep)
            },
        }
    }
}
