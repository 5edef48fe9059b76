//! What an empty cell faces: the lines that end there.

use crate::cell::Axis;
use crate::kinds::Kinds;
use crate::line::TileLine;

/// The lines that end at an empty cell: on each axis the one before it and the one after it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ends {
    lines: [[TileLine; 2]; 2],
    /// What fits all of them, kept because it is asked for far more often than it changes.
    fits: Kinds,
}

/// On which side of a cell a line lies.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    Before,
    After,
}

impl Default for Ends {
    fn default() -> Self {
        Ends { lines: [[TileLine::EMPTY; 2]; 2], fits: Kinds::ALL }
    }
}

impl Ends {
    /// The line that ends just before the cell.
    #[inline]
    pub(crate) fn before(&self, axis: Axis) -> TileLine {
        self.lines[axis as usize][Side::Before as usize]
    }

    /// The line that starts just after the cell.
    #[inline]
    pub(crate) fn after(&self, axis: Axis) -> TileLine {
        self.lines[axis as usize][Side::After as usize]
    }

    /// The line that a tile on the cell would join, if some tile can.
    #[inline]
    pub(crate) fn line(&self, axis: Axis) -> Option<TileLine> {
        self.before(axis).join(self.after(axis))
    }

    /// What fits the lines of both axes.
    #[inline]
    pub(crate) fn fits(&self) -> Kinds {
        self.fits
    }

    /// Whether a tile on the cell would touch another.
    #[inline]
    pub(crate) fn touches(&self) -> bool {
        // Every line leaves something out.
        self.fits != Kinds::ALL
    }

    /// Faces another line.
    pub(crate) fn set(&mut self, axis: Axis, side: Side, line: TileLine) {
        self.lines[axis as usize][side as usize] = line;
        let fits = Axis::BOTH.map(|axis| self.line(axis).map_or(Kinds::NONE, TileLine::fits));
        self.fits = fits[0].intersection(fits[1]);
    }
}
