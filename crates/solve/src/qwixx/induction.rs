//! The tables, from the last sheets to the first.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::shape::{Shape, State};
use super::turn::{Desk, passive};

/// The numbers of misses that a game goes on with.
pub(super) const MISSES: usize = 4;

/// What sheets are worth: the points still to be made on them.
pub(super) trait Worth {
    /// With so many misses.
    fn worth(&self, misses: usize, state: &State) -> f64;
}

/// What every sheet is worth before every turn.
#[derive(Debug)]
pub struct Solution {
    /// What the sheets look like.
    pub shape: Shape,
    /// How many turns go by from one own turn to the next.
    pub seats: usize,
    /// By number of turns until the own turn, misses and sheet; as bits, so that threads can share.
    tables: Vec<Vec<AtomicU64>>,
    solved: AtomicUsize,
}

impl Solution {
    /// What a sheet is worth, `distance` turns before an own turn: the points still to be made.
    pub fn worth(&self, distance: usize, misses: usize, state: &State) -> f64 {
        TurnValues { solution: self, distance }.worth(misses, state)
    }

    /// What an empty sheet is worth to the seat that is active `distance` turns after the first.
    pub fn value(&self, distance: usize) -> f64 {
        self.worth(distance, 0, &State::default())
    }

    /// The number of places for sheets in a table.
    pub fn sheets(&self) -> usize {
        self.shape.sheets()
    }

    /// What every sheet is worth before an own turn, by its place.
    pub(super) fn values(&self) -> impl Iterator<Item = f64> {
        let values = self.tables.first().into_iter().flatten();
        values.map(|bits| f64::from_bits(bits.load(Ordering::Relaxed)))
    }

    /// The number of sheets that were worked out.
    pub fn solved(&self) -> usize {
        self.solved.load(Ordering::Relaxed)
    }

    pub(super) fn before(&self, distance: usize) -> impl Worth {
        TurnValues { solution: self, distance }
    }
}

/// The table before one turn.
struct TurnValues<'a> {
    solution: &'a Solution,
    distance: usize,
}

impl Worth for TurnValues<'_> {
    #[inline(always)]
    fn worth(&self, misses: usize, state: &State) -> f64 {
        let shape = &self.solution.shape;
        if misses >= MISSES || shape.closed_rows(&state.rows) >= 2 {
            return shape.end_worth(state);
        }
        let at = shape.place(misses, state);
        f64::from_bits(self.solution.tables[self.distance][at].load(Ordering::Relaxed))
    }
}

/// Solves a sheet for a table of `seats`, in so many threads. `tell` hears now and then which part of
/// the work is done; when it says no, the work is left and nothing comes of it.
pub fn solve(
    shape: Shape,
    seats: usize,
    threads: usize,
    tell: &mut dyn FnMut(f64) -> bool,
) -> Option<Solution> {
    let seats = seats.max(1);
    let mut solution = Solution { shape, seats, tables: Vec::new(), solved: AtomicUsize::new(0) };
    let size = solution.sheets();
    let table = || (0..size).map(|_| AtomicU64::new(0)).collect();
    solution.tables = (0..seats).map(|_| table()).collect();
    let layers = Layers::new(&solution.shape);
    let (mut done, all) = (0, layers.work() * MISSES);
    for misses in (0..MISSES).rev() {
        for progress in (0..=layers.last()).rev() {
            let layer = layers.tops(progress);
            let next = AtomicUsize::new(0);
            let work = || {
                let (mut desk, mut filled) = (Desk::new(&solution.shape), 0);
                while let Some((top, sum)) = layer.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for extra in 0..solution.shape.bonuses.extras() as u8 {
                        for bottom in &layers.bottom[progress - sum] {
                            let rows = [top[0], top[1], bottom[0], bottom[1]];
                            let state = State { rows, extra };
                            filled += usize::from(solution.fill(&mut desk, misses, &state));
                        }
                    }
                }
                solution.solved.fetch_add(filled, Ordering::Relaxed);
            };
            // Few sheets are done sooner than threads begin.
            if layer.len() < 64 || threads < 2 {
                work();
            } else {
                std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
            }
            done += layers.size(progress);
            if !tell(done as f64 / all as f64) {
                return None;
            }
        }
    }
    Some(solution)
}

impl Solution {
    /// Works out what a sheet is worth before every turn, if there can be such a sheet.
    fn fill(&self, desk: &mut Desk, misses: usize, state: &State) -> bool {
        let shape = &self.shape;
        if !shape.is_first(&state.rows)
            || shape.closed_rows(&state.rows) >= 2
            || !shape.could_be(state)
        {
            return false;
        }
        let at = shape.place(misses, state);
        for distance in 0..self.seats {
            let worth = match distance {
                0 => desk.active(shape, state, misses, &self.before(self.seats - 1)),
                _ => passive(shape, state, misses, &self.before(distance - 1)),
            };
            self.tables[distance][at].store(worth.to_bits(), Ordering::Relaxed);
        }
        true
    }
}

/// Sheets by how far they have come: whatever follows from one lies in a later layer.
struct Layers {
    /// Pairs of upper and of lower rows, by their progress together.
    top: Vec<Vec<[u8; 2]>>,
    bottom: Vec<Vec<[u8; 2]>>,
}

impl Layers {
    fn new(shape: &Shape) -> Self {
        let states = shape.states.count() as u8;
        let most = 2 * shape.progress(states - 1);
        let mut pairs = vec![Vec::new(); most + 1];
        for one in 0..states {
            for two in 0..states {
                pairs[shape.progress(one) + shape.progress(two)].push([one, two]);
            }
        }
        Layers { top: pairs.clone(), bottom: pairs }
    }

    fn last(&self) -> usize {
        self.top.len() + self.bottom.len() - 2
    }

    /// The upper pairs of a layer, each with its own progress.
    fn tops(&self, progress: usize) -> Vec<([u8; 2], usize)> {
        let fits = |sum: &usize| progress >= *sum && progress - sum < self.bottom.len();
        let sums = (0..self.top.len()).filter(fits);
        sums.flat_map(|sum| self.top[sum].iter().map(move |pair| (*pair, sum))).collect()
    }

    fn size(&self, progress: usize) -> usize {
        let rest = |sum: usize| self.bottom.get(progress.checked_sub(sum)?).map(Vec::len);
        let each = self.top.iter().enumerate();
        each.map(|(sum, pairs)| pairs.len() * rest(sum).unwrap_or(0)).sum()
    }

    fn work(&self) -> usize {
        (0..=self.last()).map(|progress| self.size(progress)).sum()
    }
}
