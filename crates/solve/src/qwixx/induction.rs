//! The tables, from the last sheets to the first.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use super::shape::{EMPTY, Rows, Shape};
use super::turn::{Desk, passive};

/// The numbers of misses that a game goes on with.
pub(super) const MISSES: usize = 4;

/// What sheets are worth: the points still to be made on them.
pub(super) trait Worth {
    /// With so many misses and these rows.
    fn worth(&self, misses: usize, rows: &Rows) -> f64;
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
}

impl Solution {
    /// What a sheet is worth, `distance` turns before an own turn: the points still to be made.
    pub fn worth(&self, distance: usize, misses: usize, rows: &Rows) -> f64 {
        Table { solution: self, distance }.worth(misses, rows)
    }

    /// What an empty sheet is worth to the seat that is active `distance` turns after the first.
    pub fn value(&self, distance: usize) -> f64 {
        self.worth(distance, 0, &[EMPTY; 4])
    }

    /// The number of sheets in the tables.
    pub fn sheets(&self) -> usize {
        self.shape.size() * MISSES
    }

    pub(super) fn before(&self, distance: usize) -> impl Worth {
        Table { solution: self, distance }
    }
}

/// The table before one turn.
struct Table<'a> {
    solution: &'a Solution,
    distance: usize,
}

impl Worth for Table<'_> {
    #[inline]
    fn worth(&self, misses: usize, rows: &Rows) -> f64 {
        let shape = &self.solution.shape;
        if misses >= MISSES || shape.closed_rows(rows) >= 2 {
            return 0.0;
        }
        let at = misses * shape.size() + shape.index(rows);
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
    let size = shape.size() * MISSES;
    let table = || (0..size).map(|_| AtomicU64::new(0)).collect();
    let tables = (0..seats.max(1)).map(|_| table()).collect();
    let solution = Solution { shape, seats: seats.max(1), tables };
    let layers = Layers::new(&solution.shape);
    let (mut done, all) = (0, layers.work() * MISSES);
    for misses in (0..MISSES).rev() {
        for progress in (0..=layers.last()).rev() {
            let layer = layers.tops(progress);
            let next = AtomicUsize::new(0);
            let work = || {
                let mut desk = Desk::new();
                while let Some((top, sum)) = layer.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for bottom in &layers.bottom[progress - sum] {
                        solution.fill(&mut desk, misses, &[top[0], top[1], bottom[0], bottom[1]]);
                    }
                }
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
    /// Works out what a sheet is worth before every turn.
    fn fill(&self, desk: &mut Desk, misses: usize, rows: &Rows) {
        let shape = &self.shape;
        if !shape.is_first(rows) || shape.closed_rows(rows) >= 2 {
            return;
        }
        let at = misses * shape.size() + shape.index(rows);
        for distance in 0..self.seats {
            let worth = match distance {
                0 => desk.active(shape, rows, misses, &self.before(self.seats - 1)),
                _ => passive(shape, rows, misses, &self.before(distance - 1)),
            };
            self.tables[distance][at].store(worth.to_bits(), Ordering::Relaxed);
        }
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
        let most = 2 * shape.progress(shape.closed());
        let mut pairs = vec![Vec::new(); most + 1];
        for one in 0..=shape.closed() {
            for two in 0..=shape.closed() {
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
