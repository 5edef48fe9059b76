//! What tables are worth some turns later.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

use game::Seat;
use game::luck::Stream;
use qwixx::dice::MOST_SEATS;
use qwixx::sheet::LAST_MISS;
use qwixx::{Colour, Colours, Sheet};

use super::super::nets::NetBook;
use super::super::position::Position;
use super::mean::{Parts, each_end, mean, parts};
use crate::{Depth, Stop};

/// How far the difference of two answers is off at least, root mean square.
const LEAST_ERROR: f64 = 0.005;

/// The part of a change by the last turn looked at that the turn after it may change again.
const CHANGED_AGAIN: f64 = 1.0;

/// How many of the tables that a turn may end with are looked at as closely as the one that it does end with:
/// quickly, and where each of them takes long.
const SAMPLE: [u32; 2] = [8, 3];

/// How finely a sample is placed.
const FINE: usize = 1 << 20;

/// How many tables are remembered for each number of turns; then they are forgotten.
const MOST_REMEMBERED: usize = 1 << 14;

/// The part of a table by which it is remembered; the set-up is always the same.
type Key = ([Sheet; MOST_SEATS], Colours, Seat);

/// Tables that have been seen.
type Memory = HashMap<Key, Parts, BuildHasherDefault<DefaultHasher>>;

/// Looks at tables, and remembers them.
pub(super) struct Looks {
    pub(super) trained: Arc<NetBook>,
    depth: Depth,
    stop: Stop,
    /// What was seen, by the number of turns.
    seen: [Memory; 3],
}

impl Looks {
    pub(super) fn new(trained: Arc<NetBook>, depth: Depth, stop: &Stop) -> Self {
        Looks { trained, depth, stop: stop.clone(), seen: Default::default() }
    }

    /// How many turns to look at; fewer once there is no time left.
    fn turns(&self) -> usize {
        if self.depth == Depth::Quick || self.stop.is_now() { 1 } else { 2 }
    }

    /// What a table is worth before a roll, or when the game is over.
    pub(super) fn worth(&mut self, table: &Position) -> Parts {
        self.later(table, self.turns())
    }

    /// The same a turn less deep: [`Looks::worth`] is the mean of this over every roll.
    pub(super) fn glance(&mut self, table: &Position) -> Parts {
        self.later(table, self.turns() - 1)
    }

    /// What a table will be worth after the roll, at the end of the turn: the mean of [`Looks::worth`] over every
    /// roll, estimated. The mean of glances is exact; by how much a look differs from a glance is seen at a
    /// sample of the tables that the turn may end with, which are as likely as they are in it.
    pub(super) fn expect(&mut self, table: &Position) -> Parts {
        let first = Stream::new(mark(table)).pick(FINE) as f64 / FINE as f64;
        self.estimate(table, first)
    }

    /// The same from a given sample: tables at even distances, the first this part of one away from the beginning.
    pub(super) fn estimate(&mut self, table: &Position, first: f64) -> Parts {
        let mut mean = self.worth(table);
        let trained = self.trained.clone();
        let mut ends = Vec::with_capacity(256);
        each_end(&trained.net, table, &mut |likely, end| ends.push((likely, *end)));
        let sample = f64::from(SAMPLE[self.turns() - 1]);
        let (mut next, mut before) = (first, 0.0);
        for (likely, end) in ends {
            before += likely * sample;
            while next < before {
                next += 1.0;
                let (sooner, later) = (self.glance(&end), self.worth(&end));
                for (mean, (sooner, later)) in mean.iter_mut().zip(sooner.iter().zip(&later)) {
                    *mean += (later - sooner) / sample;
                }
            }
        }
        mean
    }

    /// What several tables are worth, each as likely as the others.
    pub(super) fn worth_of(&mut self, tables: &[Position]) -> Parts {
        mean_of(tables, |table| self.worth(table))
    }

    /// The same a turn less deep.
    pub(super) fn glance_at(&mut self, tables: &[Position]) -> Parts {
        mean_of(tables, |table| self.glance(table))
    }

    /// How far the difference of two tables may be off for a seat: there is no luck in it, but the net errs, and
    /// where another turn changes much one more turn would change something too.
    pub(super) fn error(&mut self, tables: [&[Position]; 2], seat: Seat) -> f64 {
        let [one, two] = tables.map(|tables| {
            let (sooner, later) = (self.glance_at(tables), self.worth_of(tables));
            later[seat.index()] - sooner[seat.index()]
        });
        let changed = CHANGED_AGAIN * (one - two);
        (LEAST_ERROR * LEAST_ERROR + changed * changed).sqrt()
    }

    /// What a table is worth so many turns later, on average over every roll. Where somebody has one miss left,
    /// one turn is looked at in any case: there the net errs most.
    fn later(&mut self, table: &Position, turns: usize) -> Parts {
        if table.is_over() || turns == 0 && !is_late(table) {
            return parts(&self.trained.net, table);
        }
        let key = (table.sheets, table.closed, table.active);
        if let Some(seen) = self.seen[turns].get(&key) {
            return *seen;
        }
        let trained = self.trained.clone();
        let worth = mean(&trained.net, table, |end| match turns {
            0 => parts(&trained.net, end),
            _ => self.later(end, turns - 1),
        });
        let seen = &mut self.seen[turns];
        if seen.len() >= MOST_REMEMBERED {
            seen.clear();
        }
        seen.insert(key, worth);
        worth
    }
}

fn mean_of(tables: &[Position], mut worth: impl FnMut(&Position) -> Parts) -> Parts {
    let mut mean = [0.0; MOST_SEATS];
    for table in tables {
        mean.iter_mut().zip(worth(table)).for_each(|(mean, part)| *mean += part);
    }
    mean.map(|part| part / tables.len() as f64)
}

/// Whether a miss may soon end the game.
fn is_late(table: &Position) -> bool {
    let sheets = &table.sheets[..usize::from(table.seats())];
    sheets.iter().any(|sheet| sheet.misses() + 1 >= LAST_MISS)
}

/// A number that hardly two tables have in common.
fn mark(table: &Position) -> u64 {
    let sheets = &table.sheets[..usize::from(table.seats())];
    let cells = sheets.iter().flat_map(|sheet| Colour::ALL.map(|row| sheet.cells(row)));
    let misses = sheets.iter().map(|sheet| u32::from(sheet.misses()));
    cells
        .map(u32::from)
        .chain(misses)
        .fold(table.active.0.into(), |mark, number| Stream::new(mark ^ u64::from(number)).bits())
}
