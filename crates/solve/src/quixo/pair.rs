//! Two classes solved together, in rounds.

use super::class::{Class, Values};
use super::expand::{Children, PartialClass, expand};
use super::numbering::{Numbering, subsets};
use super::transpose::transpose;

/// A solved pair of classes: the second is missing where both players have as many cubes.
#[derive(Debug)]
pub struct SolvedPair {
    /// The class (a, b).
    pub first: Values,
    /// The class (b, a).
    pub second: Option<Values>,
    /// The rounds it took.
    pub rounds: usize,
}

/// A class that is being solved.
struct Open {
    values: Values,
    found: PartialClass,
    fresh: Vec<bool>,
}

impl Open {
    fn new(numbering: &Numbering, class: Class) -> Open {
        let mut values = Values::empty(numbering, class);
        write_ended(numbering, &mut values);
        let fresh = vec![true; values.layout.blocks];
        Open { found: PartialClass::new(numbering, class), fresh, values }
    }

    fn transpose(&mut self, numbering: &Numbering, threads: usize) -> bool {
        transpose(numbering, &self.found, &mut self.values, &mut self.fresh, threads)
    }
}

/// The bytes that a class takes while it is being solved.
pub(crate) fn bytes(numbering: &Numbering, class: Class) -> usize {
    Values::bytes(numbering, class) + PartialClass::bytes(numbering, class)
}

/// Solves `class` and its turned class; `after_first` and `after_second` are the classes to which
/// taking a neutral cube leads from each.
pub fn solve(
    numbering: &Numbering,
    class: Class,
    after_first: Option<&Values>,
    after_second: Option<&Values>,
    threads: usize,
) -> SolvedPair {
    let mut x = Open::new(numbering, class);
    if class.mover == class.opponent {
        let rounds = alone(numbering, &mut x, after_first, threads);
        return SolvedPair { first: x.values, second: None, rounds };
    }
    let mut y = Open::new(numbering, class.after_own());
    let mut rounds = 0;
    loop {
        let first = rounds == 0;
        rounds += 1;
        let children = Children { own: &y.values, fresh: &y.fresh, neutral: after_first };
        expand(numbering, &mut x.found, children, first, threads);
        if !x.transpose(numbering, threads) && !first {
            break;
        }
        let children = Children { own: &x.values, fresh: &x.fresh, neutral: after_second };
        expand(numbering, &mut y.found, children, first, threads);
        if !y.transpose(numbering, threads) {
            break;
        }
    }
    SolvedPair { first: x.values, second: Some(y.values), rounds }
}

fn alone(numbering: &Numbering, x: &mut Open, after: Option<&Values>, threads: usize) -> usize {
    for round in 0.. {
        let children = Children { own: &x.values, fresh: &x.fresh, neutral: after };
        expand(numbering, &mut x.found, children, round == 0, threads);
        if !x.transpose(numbering, threads) {
            return round + 1;
        }
    }
    0
}

/// Writes down what is over: a line of the mover, whoever made it, is won; else one of the opponent
/// is lost.
fn write_ended(numbering: &Numbering, values: &mut Values) {
    let layout = values.layout;
    let blocks = values.words.chunks_mut(layout.words);
    for (words, rep) in blocks.zip(numbering.reps(values.class.opponent)) {
        let lost = numbering.geometry.has_line(rep.mask);
        for (place, mask) in subsets(values.class.mover, layout.size).enumerate() {
            if numbering.geometry.has_line(rep.free.up(mask)) {
                words[place / 32] |= 1 << (place % 32);
            } else if lost {
                words[place / 32] |= 1 << (32 + place % 32);
            }
        }
    }
}
