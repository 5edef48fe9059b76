//! The board of each side, with all its pushes and lines worked out beforehand.

use crate::cell::{CELLS, Cell, Cells, LARGEST};
use crate::push::{End, Push};

/// How many cubes make a row: 5 in the box, 3 and 4 for a quick game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Nine cubes in all.
    Three,
    /// Sixteen cubes in all.
    Four,
    /// Twenty-five cubes in all.
    Five,
}

impl Side {
    /// All three, the smallest first.
    pub const ALL: [Side; 3] = [Side::Three, Side::Four, Side::Five];

    /// The side as a number of cubes.
    #[inline]
    pub const fn cubes(self) -> u8 {
        self as u8 + 3
    }

    /// The board of this side.
    #[inline]
    pub fn frame(self) -> &'static Frame {
        static FRAMES: [Frame; 3] = [Frame::new(3), Frame::new(4), Frame::new(5)];
        &FRAMES[self as usize]
    }
}

/// The pushes of the largest board: two for a corner, three for any other cell of the border.
const MOST_PUSHES: usize = 44;
/// The lines of the largest board.
const MOST_LINES: usize = 2 * LARGEST as usize + 2;
/// Stands where there is no push.
const NO_PUSH: u8 = u8::MAX;

/// A board without its cubes: which cells there are, and what can be done with them.
#[derive(Debug)]
pub struct Frame {
    side: u8,
    cells: Cells,
    border: Cells,
    /// Rows, columns, diagonals. Smaller boards repeat their diagonals: the length is the same for
    /// all, so that the compiler can look at several lines at once.
    lines: [Cells; MOST_LINES],
    pushes: [Push; MOST_PUSHES],
    /// The number of every push, by cell and end.
    numbers: [[u8; 4]; CELLS],
    count: usize,
}

impl Frame {
    const fn new(side: u8) -> Frame {
        let Some(any) = Push::new(cell(0, 0), End::North, side) else {
            panic!("a board has more than one cell")
        };
        let mut frame = Frame {
            side,
            cells: Cells::NONE,
            border: Cells::NONE,
            lines: lines(side),
            pushes: [any; MOST_PUSHES],
            numbers: [[NO_PUSH; 4]; CELLS],
            count: 0,
        };
        let mut at = 0;
        while at < side * side {
            let (column, row) = (at % side, at / side);
            frame.cells = frame.cells.union(Cells::only(cell(column, row)));
            if column == 0 || row == 0 || column == side - 1 || row == side - 1 {
                frame.add(cell(column, row));
            }
            at += 1;
        }
        frame
    }

    /// Adds a cell of the border with its ways back.
    const fn add(&mut self, cell: Cell) {
        self.border = self.border.union(Cells::only(cell));
        let mut at = 0;
        while at < End::ALL.len() {
            if let Some(push) = Push::new(cell, End::ALL[at], self.side) {
                self.pushes[self.count] = push;
                self.numbers[cell.index()][at] = self.count as u8;
                self.count += 1;
            }
            at += 1;
        }
    }

    /// The number of cubes a row.
    #[inline]
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The cells of the board.
    #[inline]
    pub fn cells(&self) -> Cells {
        self.cells
    }

    /// The cells from which a cube can be taken.
    #[inline]
    pub fn border(&self) -> Cells {
        self.border
    }

    /// Everything that can be done on the board, in the order of the cells.
    #[inline]
    pub fn pushes(&self) -> &[Push] {
        &self.pushes[..self.count]
    }

    /// What taking the cube of `cell` and pushing it in from `end` does, if it can be done.
    #[inline]
    pub fn push(&self, cell: Cell, end: End) -> Option<&Push> {
        let number = self.numbers[cell.index()][end as usize];
        self.pushes.get(usize::from(number))
    }

    /// The rows, columns and diagonals, in this order.
    pub fn lines(&self) -> &[Cells] {
        &self.lines[..2 * usize::from(self.side) + 2]
    }

    /// Whether `cells` has a line.
    #[inline]
    pub fn has_line(&self, cells: Cells) -> bool {
        self.any_line(|line| cells.covers(line))
    }

    /// Whether `test` holds for a line.
    #[inline]
    pub(crate) fn any_line(&self, test: impl Fn(Cells) -> bool) -> bool {
        // Without a way out of the loop it takes a handful of vector instructions.
        let found = |found: bool, line: &Cells| found | test(*line);
        self.lines.iter().fold(false, found)
    }
}

/// A cell that is known to be on the board.
const fn cell(column: u8, row: u8) -> Cell {
    match Cell::new(column, row) {
        Some(cell) => cell,
        None => panic!("a cell lies on the largest board"),
    }
}

/// Rows, columns, and the two diagonals over and over.
const fn lines(side: u8) -> [Cells; MOST_LINES] {
    let mut lines = [Cells::NONE; MOST_LINES];
    let mut line = 0;
    while line < lines.len() {
        let n = line as u8;
        let mut at = 0;
        while at < side {
            let on = if n < side {
                cell(at, n)
            } else if n < 2 * side {
                cell(n - side, at)
            } else if n.is_multiple_of(2) {
                cell(at, at)
            } else {
                cell(at, side - 1 - at)
            };
            lines[line] = lines[line].union(Cells::only(on));
            at += 1;
        }
        line += 1;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_the_compiler_are_those_of_the_program() {
        for side in [Side::Three, Side::Four, Side::Five] {
            let built = Frame::new(std::hint::black_box(side.cubes()));
            assert_eq!(built.cells(), side.frame().cells());
            assert_eq!(built.border(), side.frame().border());
            assert_eq!(built.lines(), side.frame().lines());
            assert!(built.pushes().iter().eq(side.frame().pushes()));
            assert_eq!(built.lines().len(), 2 * usize::from(side.cubes()) + 2);
        }
    }
}
