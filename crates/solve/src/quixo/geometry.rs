//! Masks, their eight images, pushes and lines of one side.
//!
//! Cell (column, row) is bit `side * row + column`: the cells of a small board are numbered without
//! gaps, unlike those of [`quixo::Cells`].

use quixo::{Cells, Side};

/// The most pushes of any side.
pub const PUSHES: usize = 44;

/// Low bits of a mask that a table is looked up by; the others are the high bits.
pub(crate) const LOW: u32 = 13;

/// A cube taken and pushed back in, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// Where the cube is taken.
    pub cell: u32,
    /// Where it comes in.
    pub entry: u32,
    outside: u32,
    filled: u32,
    rotation: u32,
}

impl Push {
    /// Where the cubes of `mask` lie after the push, without the taken one.
    #[inline]
    #[must_use]
    pub fn slide(&self, mask: u32) -> u32 {
        mask & self.outside | mask.rotate_left(self.rotation) & self.filled
    }
}

/// A board of one side.
#[derive(Debug)]
pub struct Geometry {
    /// The size of the board.
    pub side: Side,
    /// The number of cells.
    pub cells: usize,
    /// All pushes, in the order of [`quixo::Frame::pushes`].
    pub pushes: Vec<Push>,
    /// Rows, columns and diagonals.
    lines: Vec<u32>,
    /// Where a push goes under each symmetry.
    push_images: [Vec<u8>; 8],
    /// The images of the low and the high bits of a mask.
    low_images: Vec<[u32; 8]>,
    high_images: Vec<[u32; 8]>,
}

impl Geometry {
    /// The board of `side`.
    pub fn new(side: Side) -> Self {
        let frame = side.frame();
        let n = u32::from(side.cubes());
        let cells = (n * n) as usize;
        let pack = |cells: Cells| cells.iter().fold(0, |mask, cell| mask | 1 << bit(side, cell));
        let pushes: Vec<Push> = frame.pushes().iter().map(|push| packed(side, push)).collect();
        let images_of = |mask: u32| std::array::from_fn(|symmetry| image(n, mask, symmetry));
        let high_bits = (cells as u32).saturating_sub(LOW);
        let find = |cell, entry| {
            let same = |push: &Push| push.cell == cell && push.entry == entry;
            pushes.iter().position(same).unwrap_or_default() as u8
        };
        let push_images = std::array::from_fn(|symmetry| {
            let moved =
                |push: &Push| find(image(n, push.cell, symmetry), image(n, push.entry, symmetry));
            pushes.iter().map(moved).collect()
        });
        Geometry {
            side,
            cells,
            lines: frame.lines().iter().map(|line| pack(*line)).collect(),
            push_images,
            low_images: (0..1 << LOW.min(cells as u32)).map(images_of).collect(),
            high_images: (0..1 << high_bits).map(|high| images_of(high << LOW)).collect(),
            pushes,
        }
    }

    /// A mask of all cells.
    #[inline]
    pub fn full(&self) -> u32 {
        (1 << self.cells) - 1
    }

    /// The eight images of a mask.
    #[inline]
    pub fn images(&self, mask: u32) -> [u32; 8] {
        let low = &self.low_images[(mask & ((1 << LOW) - 1)) as usize];
        let high = &self.high_images[(mask >> LOW) as usize];
        std::array::from_fn(|symmetry| low[symmetry] | high[symmetry])
    }

    /// Whether a mask has a line.
    #[inline]
    pub fn has_line(&self, mask: u32) -> bool {
        self.lines.iter().any(|line| mask & line == *line)
    }

    /// A push as it looks under a symmetry.
    #[inline]
    pub fn turned(&self, push: usize, symmetry: usize) -> &Push {
        &self.pushes[usize::from(self.push_images[symmetry][push])]
    }

    /// A set of cells as a mask of this board.
    pub fn mask(&self, cells: Cells) -> u32 {
        cells.iter().fold(0, |mask, cell| mask | 1 << bit(self.side, cell))
    }
}

fn bit(side: Side, cell: quixo::Cell) -> u32 {
    u32::from(side.cubes()) * u32::from(cell.row()) + u32::from(cell.column())
}

fn packed(side: Side, push: &quixo::Push) -> Push {
    let n = u32::from(side.cubes());
    let (from, to) = (bit(side, push.cell()), bit(side, push.entry()));
    // The cubes between come one step towards where the cube was taken.
    let (step, rotation) = match push.end() {
        quixo::End::North => (n, 32 - n),
        quixo::End::East => (1, 32 - 1),
        quixo::End::South => (n, n),
        quixo::End::West => (1, 1),
    };
    let (cell, entry) = (1 << from, 1 << to);
    let segment = (from.min(to)..=from.max(to)).step_by(step as usize);
    let segment = segment.fold(0, |mask, at| mask | 1 << at);
    Push { cell, entry, outside: !segment, filled: segment & !entry, rotation }
}

/// The image of a mask: bit 0 of the symmetry transposes, then bit 1 flips, then bit 2 turns.
fn image(side: u32, mask: u32, symmetry: usize) -> u32 {
    let mut out = 0;
    for at in (0..side * side).filter(|at| mask >> at & 1 == 1) {
        let (mut column, mut row) = (at % side, at / side);
        if symmetry & 1 == 1 {
            (column, row) = (row, column);
        }
        if symmetry & 2 == 2 {
            row = side - 1 - row;
        }
        if symmetry & 4 == 4 {
            (column, row) = (side - 1 - column, side - 1 - row);
        }
        out |= 1 << (side * row + column);
    }
    out
}
