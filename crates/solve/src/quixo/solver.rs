//! The whole board, class after class.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt::Display;

use super::class::{Class, Counts, Values};
use super::numbering::Numbering;
use super::{pair, published};

/// Where solved classes are kept.
pub trait Shelf {
    /// What can go wrong with it.
    type Error: Display;
    /// The values of a class that was put there before.
    fn take(&mut self, numbering: &Numbering, class: Class) -> Result<Option<Values>, Self::Error>;
    /// Keeps the values of a class.
    fn put(&mut self, numbering: &Numbering, values: Values) -> Result<(), Self::Error>;
}

/// Classes kept in memory.
#[derive(Default, Debug)]
pub struct Memory(pub HashMap<Class, Values>);

impl Shelf for Memory {
    type Error = Infallible;

    fn take(&mut self, _: &Numbering, class: Class) -> Result<Option<Values>, Infallible> {
        Ok(self.0.get(&class).cloned())
    }

    fn put(&mut self, _: &Numbering, values: Values) -> Result<(), Infallible> {
        self.0.insert(values.class, values);
        Ok(())
    }
}

/// Solves a side.
#[derive(Debug)]
pub struct Solver {
    /// How the positions are numbered.
    pub numbering: Numbering,
    /// How many threads work.
    pub threads: usize,
}

/// What is told of a pair of classes that is solved.
#[derive(Clone, Debug)]
pub struct PairReport {
    /// The classes with their counts.
    pub counts: Vec<(Class, Counts)>,
    /// The rounds it took; none if both classes were on the shelf.
    pub rounds: Option<usize>,
    /// The positions of both, one of eight images each.
    pub positions: u64,
}

/// Why solving stopped.
#[derive(Debug)]
pub enum SolveError<E> {
    /// The shelf failed.
    Shelf(E),
    /// A class that is needed is not on the shelf.
    Missing(Class),
    /// A class differs from what was published.
    Differs(Class, Counts),
    /// Whoever was told how far it is said that it is enough.
    Stopped,
}

impl Solver {
    /// The pairs from the full board down to `down_to` marks, in the order they are solved in.
    pub fn pairs(&self, down_to: usize) -> Vec<Class> {
        let levels = (down_to..=self.numbering.geometry.cells).rev();
        levels.flat_map(|marks| (0..=marks / 2).map(move |b| Class::new(marks - b, b))).collect()
    }

    /// How many positions a pair has, one of eight images each.
    pub fn positions(&self, class: Class) -> u64 {
        let of = |class: Class| {
            let places = self.numbering.geometry.cells - class.opponent;
            self.numbering.reps(class.opponent).len() * self.numbering.choose(places, class.mover)
        };
        let turned = class.after_own();
        (of(class) + if turned == class { 0 } else { of(turned) }) as u64
    }

    /// The bytes that are held while a pair is being solved, with the numbering; what a shelf holds comes
    /// on top of it.
    pub fn memory(&self, class: Class) -> usize {
        let numbering = &self.numbering;
        let after = |class: Class| {
            if class.marks() == numbering.geometry.cells {
                0
            } else {
                Values::bytes(numbering, class.after_neutral())
            }
        };
        let open = |class: Class| pair::bytes(numbering, class) + after(class);
        let turned = class.after_own();
        numbering.bytes() + open(class) + if turned == class { 0 } else { open(turned) }
    }

    /// Solves a pair with what is on the shelf and puts it there, or finds it there already.
    pub fn pair<S: Shelf>(
        &self,
        class: Class,
        shelf: &mut S,
    ) -> Result<PairReport, SolveError<S::Error>> {
        let numbering = &self.numbering;
        let turned = class.after_own();
        let mut take = |class: Class| shelf.take(numbering, class).map_err(SolveError::Shelf);
        let (mut done, mut rounds) = (Vec::new(), None);
        for class in if turned == class { vec![class] } else { vec![class, turned] } {
            done.extend(take(class)?);
        }
        let known = done.len() == if turned == class { 1 } else { 2 };
        if !known {
            let full = class.marks() == numbering.geometry.cells;
            let mut need = |class: Class| {
                if full {
                    Ok(None)
                } else {
                    take(class)?.ok_or(SolveError::Missing(class)).map(Some)
                }
            };
            let after_first = need(class.after_neutral())?;
            let after_second = if turned == class { None } else { need(turned.after_neutral())? };
            let solved = pair::solve(
                numbering,
                class,
                after_first.as_ref(),
                after_second.as_ref(),
                self.threads,
            );
            rounds = Some(solved.rounds);
            done = [Some(solved.first), solved.second].into_iter().flatten().collect();
        }
        let mut counts = Vec::new();
        for values in &done {
            counts.push((values.class, self.compared(values)?));
        }
        if !known {
            for values in done {
                shelf.put(numbering, values).map_err(SolveError::Shelf)?;
            }
        }
        Ok(PairReport { counts, rounds, positions: self.positions(class) })
    }

    fn compared<E>(&self, values: &Values) -> Result<Counts, SolveError<E>> {
        let counts = values.counts(&self.numbering);
        if published::counts(self.numbering.geometry.side, values.class) == Some(counts) {
            Ok(counts)
        } else {
            Err(SolveError::Differs(values.class, counts))
        }
    }
}

impl<E: Display> Display for SolveError<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolveError::Shelf(error) => write!(f, "{error}"),
            SolveError::Stopped => f.write_str("it was stopped"),
            SolveError::Missing(Class { mover, opponent }) => {
                write!(f, "class {mover},{opponent} is needed and was not kept")
            }
            SolveError::Differs(Class { mover, opponent }, found) => {
                let Counts { won, lost, drawn } = found;
                write!(
                    f,
                    "class {mover},{opponent} has {won} won, {lost} lost, {drawn} drawn: \
                     other counts were published"
                )
            }
        }
    }
}
