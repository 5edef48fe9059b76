//! What tables are worth some turns later.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

use game::Seat;
use game::luck::Stream;
use qwixx::dice::{MOST_SEATS, Roll};
use qwixx::sheet::LAST_MISS;
use qwixx::{Colour, Colours, Sheet};

use super::super::nets::NetBook;
use super::super::position::Position;
use super::super::quick::QuickNet;
use super::continuations::{Choices, answered_by_all};
use super::foresight::Foresight;
use super::mean::{Parts, mean};
use super::near::Near;
use crate::{Depth, Stop};

/// How far the difference of two answers is off at least, root mean square.
const LEAST_ERROR: f64 = 0.005;

/// The part of a change by the last turn looked at that the turn after it may change again.
const CHANGED_AGAIN: f64 = 1.0;

/// The part that a look a turn less deep has in what a table is worth.
const LESS_DEEP: f64 = 0.3;

/// How many rolls are looked at to tell what is expected, quickly and deeply: at the beginning, where a row is closed
/// or may be, and where the game may soon end.
const SAMPLES: [[usize; 3]; 2] = [[4, 8, 20], [8, 2, 4]];

/// How many of the active seat's colour ticks are looked at, quickly and deeply.
const COLOUR_TICKS: [usize; 2] = [2, 1];

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

    /// Whether to look deeply, which ends once there is no time left.
    fn is_deep(&self) -> bool {
        self.depth != Depth::Quick && !self.stop.is_now()
    }

    /// How many turns to look at: at the beginning a second one changes little, and where many play it takes long.
    fn turns(&self, table: &Position) -> usize {
        let from = if table.seats() > 3 { 2 } else { 1 };
        if self.is_deep() && stage(table) >= from { 2 } else { 1 }
    }

    /// How many of the active seat's colour ticks are looked at.
    pub(super) fn colour_ticks(&self) -> usize {
        COLOUR_TICKS[usize::from(self.is_deep())]
    }

    /// What a table is worth before a roll, or when the game is over: two looks err differently, so what lies between
    /// them is steadier than either.
    pub(super) fn worth(&mut self, table: &Position) -> Parts {
        let (sooner, later) = (self.glance(table), self.look(table));
        std::array::from_fn(|seat| later[seat] + LESS_DEEP * (sooner[seat] - later[seat]))
    }

    /// As deep as is looked.
    fn look(&mut self, table: &Position) -> Parts {
        self.later(table, self.turns(table))
    }

    /// The same a turn less deep: [`Looks::look`] is the mean of this over every roll.
    fn glance(&mut self, table: &Position) -> Parts {
        self.later(table, self.turns(table) - 1)
    }

    /// What a table will be worth after the roll, on average: the mean of [`Looks::worth_of`] over every roll,
    /// estimated. The mean of glances at what is foreseen is exact; by how much what a roll is worth differs from
    /// that is seen at a sample of rolls.
    pub(super) fn expect(&mut self, table: &Position) -> Parts {
        self.estimate(table, &mut Stream::new(mark(table)))
    }

    /// The same from a sample that is drawn like this: white sums come as often as they are likely.
    pub(super) fn estimate(&mut self, table: &Position, luck: &mut Stream) -> Parts {
        let mut mean = self.look(table);
        let turns = self.turns(table) - 1;
        let trained = self.trained.clone();
        let mut foresight = Foresight::new(&trained.net, table);
        let sample = SAMPLES[usize::from(self.is_deep())][stage(table)];
        for roll in rolls(table, sample, luck) {
            let joints = foresight.joints(&roll);
            let ticks = self.colour_ticks();
            let ends = |joint| answered_by_all(&trained.net, table, &roll, joint, ticks);
            let ends: Vec<Choices> = joints.iter().map(ends).collect();
            let later = self.worth_of(&ends);
            let sooner = mean_of(&joints, |joint| self.later(&joint.end, turns));
            for (mean, (sooner, later)) in mean.iter_mut().zip(sooner.iter().zip(&later)) {
                *mean += (later - sooner) / sample as f64;
            }
        }
        mean
    }

    /// What is worth most to the seat that chooses.
    fn chosen(&mut self, choices: &Choices) -> Position {
        let Choices { seat, ends } = choices;
        if let [only] = ends[..] {
            return only;
        }
        let mut best = (f64::NEG_INFINITY, ends[0]);
        for end in ends {
            let worth = self.worth(end)[seat.index()];
            if worth > best.0 {
                best = (worth, *end);
            }
        }
        best.1
    }

    /// What it is worth to choose, each of several as likely as the others.
    pub(super) fn worth_of(&mut self, several: &[Choices]) -> Parts {
        mean_of(several, |choices| {
            let chosen = self.chosen(choices);
            self.worth(&chosen)
        })
    }

    /// How far the difference of two tables may be off for a seat: there is no luck in it, but the net errs, and
    /// where another turn changes much one more turn would change something too.
    pub(super) fn error(&mut self, several: [&[Choices]; 2], seat: Seat) -> f64 {
        let [one, two] = several.map(|several| {
            let changed = mean_of(several, |choices| {
                let chosen = self.chosen(choices);
                let (sooner, later) = (self.glance(&chosen), self.look(&chosen));
                std::array::from_fn(|seat| later[seat] - sooner[seat])
            });
            changed[seat.index()]
        });
        let changed = CHANGED_AGAIN * (one - two);
        (LEAST_ERROR * LEAST_ERROR + changed * changed).sqrt()
    }

    /// What a table is worth so many turns later, on average over every roll. Where somebody has one miss left,
    /// one turn is looked at in any case: there the net errs most.
    fn later(&mut self, table: &Position, turns: usize) -> Parts {
        let trained = self.trained.clone();
        self.later_near(table, turns, &mut Near::new(&trained.net))
    }

    /// The same, where tables like it have been looked at.
    fn later_near(&mut self, table: &Position, turns: usize, near: &mut Near<QuickNet>) -> Parts {
        if table.is_over() || turns == 0 && !is_late(table) {
            return near.parts(table);
        }
        let key = (table.sheets, table.closed, table.active);
        if let Some(seen) = self.seen[turns].get(&key) {
            return *seen;
        }
        let trained = self.trained.clone();
        let mut near = Near::new(&trained.net);
        let worth = mean(&trained.net, table, |end| match turns {
            0 => near.parts(end),
            _ => self.later_near(end, turns - 1, &mut near),
        });
        let seen = &mut self.seen[turns];
        if seen.len() >= MOST_REMEMBERED {
            seen.clear();
        }
        seen.insert(key, worth);
        worth
    }
}

fn mean_of<T>(several: &[T], mut worth: impl FnMut(&T) -> Parts) -> Parts {
    let mut mean = [0.0; MOST_SEATS];
    for one in several {
        mean.iter_mut().zip(worth(one)).for_each(|(mean, part)| *mean += part);
    }
    mean.map(|part| part / several.len() as f64)
}

/// So many rolls, their white sums evenly spread over all that may come.
fn rolls(table: &Position, count: usize, luck: &mut Stream) -> Vec<Roll> {
    let sides = table.pad().edition.sides;
    let mut whites: Vec<[u8; 2]> =
        (1..=sides).flat_map(|one| (1..=sides).map(move |other| [one, other])).collect();
    whites.sort_by_key(|[one, other]| one + other);
    let first = luck.pick(FINE);
    let mut roll = |nth: usize| {
        let white = whites[(nth * FINE + first) * whites.len() / (count * FINE)];
        let colours = [(); 4].map(|()| luck.pick(sides.into()) as u8 + 1);
        Roll::shown(white, colours, table.closed)
    };
    (0..count).map(&mut roll).collect()
}

/// How near the end is: 0 at the beginning, 1 where a row is closed or may be in the next turn, 2 where the game may
/// soon end.
fn stage(table: &Position) -> usize {
    let (pad, sheets) = (table.pad(), &table.sheets[..usize::from(table.seats())]);
    let may_close = |sheet: &Sheet, row: Colour| {
        !table.closed.contains(row) && sheet.crosses(pad, row) + 1 >= pad.closing_needs
    };
    let closing =
        sheets.iter().any(|sheet| Colour::ALL.into_iter().any(|row| may_close(sheet, row)));
    let closed = !table.closed.is_empty();
    if is_late(table) { 2 } else { usize::from(closing) + usize::from(closed) }
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
