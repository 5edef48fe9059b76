//! A plane without bounds, of which a rectangle is kept.

use crate::cell::Cell;

/// A value for every cell: the default one everywhere outside the rectangle that is kept.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Plane<T> {
    values: Vec<T>,
    bounds: Bounds,
}

/// A rectangle, from the first cell up to but not including the last. Wider numbers than a cell's
/// keep the arithmetic at the rim plain.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Bounds {
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
}

impl Bounds {
    /// A cell and its eight neighbours.
    fn around(cell: Cell) -> Bounds {
        let (x, y) = (i16::from(cell.x), i16::from(cell.y));
        Bounds { left: x - 1, top: y - 1, right: x + 2, bottom: y + 2 }
    }

    fn with(self, other: Bounds) -> Bounds {
        Bounds {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    #[inline]
    fn width(self) -> usize {
        (self.right - self.left) as usize
    }

    #[inline]
    fn height(self) -> usize {
        (self.bottom - self.top) as usize
    }

    /// Where in the list of all values the one of a cell stands.
    #[inline]
    fn index(self, cell: Cell) -> Option<usize> {
        // What lies left of or above the rectangle turns into a number too large for it.
        let x = (i16::from(cell.x) - self.left) as u16 as usize;
        let y = (i16::from(cell.y) - self.top) as u16 as usize;
        (x < self.width() && y < self.height()).then(|| y * self.width() + x)
    }

    /// The cell whose value stands there in the list of all values.
    #[inline]
    fn cell(self, index: usize) -> Cell {
        // Narrow numbers divide faster.
        let (index, width) = (index as u32, self.width() as u32);
        let x = self.left + (index % width) as i16;
        let y = self.top + (index / width) as i16;
        Cell::new(x as i8, y as i8)
    }
}

impl<T: Copy + Default> Plane<T> {
    /// The value of a cell.
    #[inline]
    pub(crate) fn get(&self, cell: Cell) -> T {
        let index = self.bounds.index(cell);
        index.map_or_else(T::default, |index| self.values[index])
    }

    /// The value of a cell that is kept.
    #[inline]
    pub(crate) fn get_mut(&mut self, cell: Cell) -> Option<&mut T> {
        let index = self.bounds.index(cell)?;
        self.values.get_mut(index)
    }

    /// What `choose` makes of the values that are kept, row by row.
    #[inline]
    pub(crate) fn filter_map<U>(
        &self,
        choose: impl Fn(T) -> Option<U>,
    ) -> impl Iterator<Item = (Cell, U)> {
        let values = self.values.iter().enumerate();
        values.filter_map(move |(index, value)| {
            let chosen = choose(*value)?;
            Some((self.bounds.cell(index), chosen))
        })
    }

    /// Keeps a cell and its neighbours from now on, and nothing else that is not needed for that.
    pub(crate) fn keep(&mut self, cell: Cell) {
        let around = Bounds::around(cell);
        let bounds = if self.values.is_empty() { around } else { self.bounds.with(around) };
        if bounds == self.bounds {
            return;
        }
        let mut values = vec![T::default(); bounds.width() * bounds.height()];
        let old = self.bounds;
        for (y, row) in (old.top..).zip(self.values.chunks(old.width().max(1))) {
            let (down, right) = ((y - bounds.top) as usize, (old.left - bounds.left) as usize);
            let start = down * bounds.width() + right;
            values[start..start + row.len()].copy_from_slice(row);
        }
        *self = Plane { values, bounds };
    }
}
