//! The marks on the cubes, and what a push does to them.

use std::fmt::{self, Debug};

use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Cells};
use crate::frame::Frame;
use crate::push::Push;

/// A mark on a cube, and with it a player or a team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A cross.
    Cross,
    /// A ring.
    Ring,
}

impl Mark {
    /// Both, in the order in which boards are written down.
    pub const ALL: [Mark; 2] = [Mark::Cross, Mark::Ring];

    /// The opponent's mark.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Mark {
        match self {
            Mark::Cross => Mark::Ring,
            Mark::Ring => Mark::Cross,
        }
    }

    /// How far up in the word of a board its cubes are.
    #[inline]
    const fn half(self) -> u32 {
        32 * self as u32
    }
}

/// The cubes on a board: which show a cross, which a ring; the others are neutral.
///
/// It is one word, crosses in the low half and rings in the high half, so a push moves both at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Board(u64);

impl Board {
    /// All cubes neutral.
    pub const NEUTRAL: Board = Board(0);

    /// A board with these marks; a cube that is named for both shows a cross.
    #[inline]
    pub const fn new(cross: Cells, ring: Cells) -> Board {
        Board(cross.bits() as u64 | (ring.without(cross).bits() as u64) << 32)
    }

    /// The mark that the cube of `cell` shows, unless it is neutral.
    pub fn mark(self, cell: Cell) -> Option<Mark> {
        let shows = |mark: &Mark| self.of(*mark).contains(cell);
        Mark::ALL.into_iter().find(shows)
    }

    /// The cubes that show `mark`.
    #[inline]
    pub const fn of(self, mark: Mark) -> Cells {
        Cells::from_bits((self.0 >> mark.half()) as u32)
    }

    /// The cubes that show a mark.
    #[inline]
    pub fn marked(self) -> Cells {
        self.of(Mark::Cross).union(self.of(Mark::Ring))
    }

    /// The cubes that `mark` may take: of the border, and not the opponent's.
    #[inline]
    pub fn takeable(self, frame: &Frame, mark: Mark) -> Cells {
        frame.border().without(self.of(mark.other()))
    }

    /// The moves of `mark`.
    #[inline]
    pub fn moves(self, frame: &Frame, mark: Mark) -> impl Iterator<Item = &Push> {
        let takeable = self.takeable(frame, mark);
        let pushes = frame.pushes().iter();
        pushes.filter(move |push| takeable.contains(push.cell()))
    }

    /// The board after `mark` has taken a cube, turned it to its mark and pushed it in.
    #[inline]
    #[must_use]
    pub fn after(self, mark: Mark, push: &Push) -> Board {
        let entry = u64::from(Cells::only(push.entry()).bits());
        Board(push.slide_both(self.0) | entry << mark.half())
    }

    /// Whether there is a line of `mark`.
    #[inline]
    pub fn has_line(self, frame: &Frame, mark: Mark) -> bool {
        frame.has_line(self.of(mark))
    }

    /// Whether there is a line of either mark.
    #[inline]
    pub fn is_finished(self, frame: &Frame) -> bool {
        let (cross, ring) = (self.of(Mark::Cross), self.of(Mark::Ring));
        frame.any_line(|line| cross.covers(line) | ring.covers(line))
    }

    /// All lines of `mark`.
    pub fn lines(self, frame: &Frame, mark: Mark) -> impl Iterator<Item = Cells> {
        let cubes = self.of(mark);
        let lines = frame.lines().iter().copied();
        lines.filter(move |line| cubes.covers(*line))
    }
}

impl Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut board = f.debug_struct("Board");
        for mark in Mark::ALL {
            board.field(["cross", "ring"][mark as usize], &self.of(mark));
        }
        board.finish()
    }
}
