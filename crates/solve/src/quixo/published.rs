//! What others counted: how many boards of each class are won, lost and drawn.
//!
//! For side 5 these are the counts behind "Quixo Is Solved" (arXiv 2007.15895), keyed by mover and
//! opponent; for sides 3 and 4 they were counted by brute force,
//! for the tests of the rules.

use quixo::Side;

use super::class::{Class, Counts};

const THREE: &str = include_str!("../../../quixo/tests/data/quixo_wld_3x3.csv");
const FOUR: &str = include_str!("../../../quixo/tests/data/quixo_wld_4x4.csv");
const FIVE: &str = include_str!("../../data/quixo_wld_5x5.csv");

/// The published counts of a class.
pub fn counts(side: Side, class: Class) -> Option<Counts> {
    let table = match side {
        Side::Three => THREE,
        Side::Four => FOUR,
        Side::Five => FIVE,
    };
    let prefix = format!("{},{},", class.mover, class.opponent);
    let line = table.lines().find_map(|line| line.strip_prefix(&prefix))?;
    let mut numbers = line.split(',').map(|word| word.trim().parse().ok());
    let mut next = || numbers.next().flatten();
    Some(Counts { won: next()?, lost: next()?, drawn: next()? })
}
