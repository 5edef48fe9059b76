//! The positions that have been and could come again.

use std::slice;
use std::sync::Arc;

use crate::position::Position;

/// How often a position occurs until it is a draw.
pub(crate) const DRAWN_AT: u8 = 3;

/// The positions since a neutral cube was last taken, without the one on the table.
///
/// What taking a neutral cube leaves behind never comes again, so there is often nothing to
/// remember, or a single position. More are kept in order of size, not of time, for only how often
/// a position has been matters; and copies of a game share them, so that a search copies cheaply.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Earlier {
    /// No position has to be remembered.
    #[default]
    None,
    /// A single position.
    One(Position),
    /// More than one.
    Many(Arc<[Position]>),
}

impl Earlier {
    /// The positions in order.
    #[inline]
    pub(crate) fn positions(&self) -> &[Position] {
        match self {
            Earlier::None => &[],
            Earlier::One(position) => slice::from_ref(position),
            Earlier::Many(positions) => positions,
        }
    }

    /// How often `position` has been.
    #[inline]
    pub(crate) fn times(&self, position: &Position) -> u8 {
        let all = self.positions();
        let from = all.partition_point(|earlier| earlier < position);
        let same = all[from..].iter().take_while(|earlier| *earlier == position);
        same.fold(0, |times, _| times.saturating_add(1))
    }

    /// Adds a position.
    #[inline]
    pub(crate) fn remember(&mut self, position: Position) {
        *self = match self {
            Earlier::None => Earlier::One(position),
            _ => self.positions().iter().copied().chain([position]).collect(),
        };
    }

    /// Forgets all positions.
    #[inline]
    pub(crate) fn forget(&mut self) {
        *self = Earlier::None;
    }
}

impl FromIterator<Position> for Earlier {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        let mut all: Vec<_> = positions.into_iter().collect();
        all.sort_unstable();
        match *all {
            [] => Earlier::None,
            [one] => Earlier::One(one),
            _ => Earlier::Many(all.into()),
        }
    }
}
