//! How the positions of a class are numbered.
//!
//! A position is kept in the block of its opponent's mask, of which only the least of the eight
//! images has one; within it at the rank of the mover's mask among the masks of as many cubes,
//! squeezed onto the cells that the opponent leaves free. Ranks are colexicographic: masks of one
//! count are in the order of the numbers they are.

use quixo::Side;

use super::geometry::{Geometry, LOW};

/// Masks, ranks and representatives of one side.
#[derive(Debug)]
pub struct Numbering {
    /// The cells and symmetries of the board.
    pub geometry: Geometry,
    binomials: Vec<Vec<u32>>,
    low: Vec<u16>,
    /// By the number of cubes, then by the high bits: what these add to the rank.
    high: Vec<Vec<u32>>,
    /// By the number of cubes, then by rank.
    canon: Vec<Vec<Canon>>,
    reps: Vec<Vec<Rep>>,
}

/// A mask that stands for its eight images, the least of them.
#[derive(Clone, Copy, Debug)]
pub struct Rep {
    /// The least of the eight masks.
    pub mask: u32,
    /// How many different images it has.
    pub orbit: u32,
    /// How its free cells are squeezed together.
    pub free: Squeeze,
}

/// Which representative a mask belongs to, and the symmetry that takes it there.
#[derive(Clone, Copy, Debug)]
pub struct Canon(u32);

impl Canon {
    /// The number of the representative.
    #[inline]
    pub fn number(self) -> usize {
        (self.0 >> 3) as usize
    }

    /// The number of the symmetry, from 0 to 7.
    #[inline]
    pub fn symmetry(self) -> usize {
        (self.0 & 7) as usize
    }
}

impl Numbering {
    /// The numbering of a side.
    pub fn new(side: Side) -> Self {
        let geometry = Geometry::new(side);
        let binomials = binomials(geometry.cells + 1);
        let low = (0..1u32 << LOW).map(|mask| rank(&binomials, mask, 0, 0) as u16).collect();
        let high_bits = (geometry.cells as u32).saturating_sub(LOW);
        let added = |count: usize, high: u32| {
            let below = count.checked_sub(high.count_ones() as usize);
            below.map_or(0, |below| rank(&binomials, high, LOW as usize, below))
        };
        let high = (0..=geometry.cells)
            .map(|count| (0..1 << high_bits).map(|bits| added(count, bits)).collect())
            .collect();
        let mut all =
            Numbering { geometry, binomials, low, high, canon: Vec::new(), reps: Vec::new() };
        for count in 0..=all.geometry.cells {
            all.add_count(count);
        }
        all
    }

    /// The bytes that it takes, to within the small.
    pub fn bytes(&self) -> usize {
        let canon: usize = self.canon.iter().map(Vec::capacity).sum();
        let reps: usize = self.reps.iter().map(Vec::capacity).sum();
        canon * size_of::<Canon>() + reps * size_of::<Rep>()
    }

    /// Lists the representatives with `count` cubes.
    fn add_count(&mut self, count: usize) {
        let masks = self.choose(self.geometry.cells, count);
        let (mut canon, mut reps) = (Vec::with_capacity(masks), Vec::new());
        for mask in subsets(count, masks) {
            let images = self.geometry.images(mask);
            let least = images.into_iter().min().unwrap_or(mask);
            let symmetry = images.iter().position(|image| *image == least).unwrap_or(0) as u32;
            if least == mask {
                let same = images.iter().filter(|image| **image == mask).count() as u32;
                let free = Squeeze::onto(self.geometry.full() & !mask);
                canon.push(Canon((reps.len() as u32) << 3));
                reps.push(Rep { mask, orbit: 8 / same, free });
            } else {
                let rep: Canon = canon[self.rank(count, least)];
                canon.push(Canon(rep.0 & !7 | symmetry));
            }
        }
        self.canon.push(canon);
        self.reps.push(reps);
    }

    /// How many masks of `count` cubes there are on `cells` cells.
    #[inline]
    pub fn choose(&self, cells: usize, count: usize) -> usize {
        self.binomials[cells][count] as usize
    }

    /// The rank of a mask of `count` cubes.
    #[inline]
    pub fn rank(&self, count: usize, mask: u32) -> usize {
        let low = u32::from(self.low[(mask & ((1 << LOW) - 1)) as usize]);
        (low + self.high[count][(mask >> LOW) as usize]) as usize
    }

    /// The representative of a mask of `count` cubes.
    #[inline]
    pub fn canon(&self, count: usize, mask: u32) -> Canon {
        self.canon[count][self.rank(count, mask)]
    }

    /// The representatives with `count` cubes.
    #[inline]
    pub fn reps(&self, count: usize) -> &[Rep] {
        &self.reps[count]
    }
}

/// The first `many` masks of `count` bits, in order.
pub(crate) fn subsets(count: usize, many: usize) -> impl Iterator<Item = u32> {
    let first = ((1u64 << count) - 1) as u32;
    let next = |mask: &u32| {
        // Gosper's hack: the next larger number with as many bits.
        let lowest = mask & mask.wrapping_neg();
        let raised = mask.wrapping_add(lowest);
        let moved = (raised ^ mask) >> 2;
        Some(raised | moved.checked_shr(lowest.trailing_zeros()).unwrap_or(0))
    };
    std::iter::successors(Some(first), next).take(many)
}

/// Moves the bits under a mask down to the lowest places and back, five steps each (Hacker's
/// Delight, 7-4).
#[derive(Clone, Copy, Debug)]
pub struct Squeeze {
    mask: u32,
    moves: [u32; 5],
}

impl Squeeze {
    /// Squeezes the bits under `mask`.
    fn onto(onto: u32) -> Squeeze {
        let (mut mask, mut moves) = (onto, [0; 5]);
        let mut count = !mask << 1;
        for (step, moved) in moves.iter_mut().enumerate() {
            let mut parity = count ^ count << 1;
            for shift in [2, 4, 8, 16] {
                parity ^= parity << shift;
            }
            *moved = parity & mask;
            mask = mask ^ *moved | *moved >> (1 << step);
            count &= !parity;
        }
        Squeeze { mask: onto, moves }
    }

    /// The bits of `mask`, which lie under the squeezed one, moved down.
    #[inline]
    #[must_use]
    pub fn down(&self, mut mask: u32) -> u32 {
        for (step, moves) in self.moves.iter().enumerate() {
            let moved = mask & moves;
            mask = mask ^ moved | moved >> (1 << step);
        }
        mask
    }

    /// The bits of `mask`, which lie in the lowest places, moved back up.
    #[inline]
    #[must_use]
    pub fn up(&self, mut mask: u32) -> u32 {
        for (step, moves) in self.moves.iter().enumerate().rev() {
            mask = mask & !moves | (mask << (1 << step)) & moves;
        }
        // What was moved up is still where it came from.
        mask & self.mask
    }
}

fn binomials(largest: usize) -> Vec<Vec<u32>> {
    let mut rows = vec![vec![0; largest + 1]; largest + 1];
    for n in 0..=largest {
        rows[n][0] = 1;
        for k in 1..=n {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1].get(k).copied().unwrap_or(0);
        }
    }
    rows
}

/// What the bits of `mask` add to a rank if they begin at place `from` and `below` bits lie lower.
fn rank(binomials: &[Vec<u32>], mask: u32, from: usize, mut below: usize) -> u32 {
    let mut sum = 0;
    for at in (0..32).filter(|at| mask >> at & 1 == 1) {
        below += 1;
        // Places that no board has only occur with counts that no mask has.
        let row = binomials.get(from + at as usize);
        sum += row.and_then(|row| row.get(below)).copied().unwrap_or(0);
    }
    sum
}
