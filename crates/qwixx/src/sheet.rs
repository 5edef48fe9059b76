//! One player's marks on a sheet, and what they score.

use serde::{Deserialize, Serialize};

use crate::colour::{Cell, Colour, Colours};
use crate::edition::{Pad, Symbol};

/// The misses that end a game.
pub const LAST_MISS: u8 = 4;

/// Why a game is over that closed rows have ended.
pub(crate) const TWO_ROWS_CLOSED: &str = "two-rows-closed";
/// Why a game is over that somebody's misses have ended.
pub(crate) const FOUR_MISSES: &str = "four-misses";

/// The marks of one player, in twelve bytes.
///
/// Locks and granted pairs are not kept: the first is ticked with a closing cell and only then, the
/// second follows from its two cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sheet {
    ticks: [u16; 4],
    bar: u16,
    misses: u8,
}

/// Why a cell cannot be ticked, as far as the sheet and its closed rows are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The row is closed.
    RowClosed,
    /// The cell has been ticked already.
    Ticked,
    /// A cell further right has been ticked.
    Passed {
        /// The number of the row's last tick.
        last: u8,
    },
    /// It is a closing cell and the row has too few ticks.
    ClosingNeeds {
        /// The ticks there are.
        have: u8,
        /// The ticks it takes.
        need: u8,
    },
}

impl Sheet {
    /// How many cells of a row are ticked; the lock does not count.
    #[inline]
    pub fn ticks(&self, row: Colour) -> u8 {
        self.ticks[row.index()].count_ones() as u8
    }

    /// The ticked cells of a row, one bit a position, the lowest for the first.
    #[inline]
    pub fn cells(&self, row: Colour) -> u16 {
        self.ticks[row.index()]
    }

    /// Whether the cell at a position is ticked.
    #[inline]
    pub fn is_ticked(&self, row: Colour, position: u8) -> bool {
        self.ticks[row.index()] >> position & 1 == 1
    }

    /// The position directly right of the last tick; the first one if there is none. It may lie
    /// beyond the end of the row.
    #[inline]
    pub fn next(&self, row: Colour) -> u8 {
        (u16::BITS - self.ticks[row.index()].leading_zeros()) as u8
    }

    /// Whether the lock of a row is ticked on this sheet.
    #[inline]
    pub fn is_locked(&self, pad: &Pad, row: Colour) -> bool {
        self.ticks[row.index()] & pad.edition.closing(row) != 0
    }

    /// What a row scores by: its ticked cells, and one more for its lock.
    #[inline]
    pub fn crosses(&self, pad: &Pad, row: Colour) -> u8 {
        self.ticks(row) + u8::from(self.is_locked(pad, row))
    }

    /// Those of `rows` that have the fewest crosses.
    pub fn fewest(&self, pad: &Pad, rows: impl Iterator<Item = Colour> + Clone) -> Colours {
        let fewest = rows.clone().map(|row| self.crosses(pad, row)).min();
        rows.filter(|row| Some(self.crosses(pad, *row)) == fewest).collect()
    }

    /// What keeps the cell at a position from being ticked, if anything does.
    #[inline]
    pub fn obstacle(
        &self,
        pad: &Pad,
        closed: Colours,
        row: Colour,
        position: u8,
    ) -> Option<Obstacle> {
        let next = self.next(row);
        if closed.contains(row) {
            Some(Obstacle::RowClosed)
        } else if self.is_ticked(row, position) {
            Some(Obstacle::Ticked)
        } else if position < next {
            let last = pad.edition.row(row)[usize::from(next - 1)].number;
            Some(Obstacle::Passed { last })
        } else if pad.edition.closing(row) >> position & 1 == 1
            && self.ticks(row) < pad.closing_needs
        {
            Some(Obstacle::ClosingNeeds { have: self.ticks(row), need: pad.closing_needs })
        } else {
            None
        }
    }

    /// The next cell of a row, if it can be ticked.
    pub fn next_tickable(&self, pad: &Pad, closed: Colours, row: Colour) -> Option<Cell> {
        let position = self.next(row);
        let printed = pad.edition.row(row).get(usize::from(position))?;
        match self.obstacle(pad, closed, row, position) {
            None => Some(Cell { row, number: printed.number }),
            Some(_) => None,
        }
    }

    /// The rows into which a lucky number goes: of those whose next cell can be ticked, the ones with the
    /// fewest crosses.
    pub(crate) fn lucky_rows(&self, pad: &Pad, closed: Colours) -> Colours {
        let open = |row: &Colour| self.next_tickable(pad, closed, *row).is_some();
        self.fewest(pad, Colour::ALL.into_iter().filter(open))
    }

    /// Ticks the cell at a position, whatever the rules say and without what a bonus sets off.
    #[inline]
    pub fn tick(&mut self, row: Colour, position: u8) {
        self.ticks[row.index()] |= 1 << position;
    }

    /// The numbers ticked in a row, left to right.
    pub fn numbers<'a>(&self, pad: &'a Pad, row: Colour) -> impl Iterator<Item = u8> + 'a {
        let ticks = self.ticks[row.index()];
        let cells = pad.edition.row(row).iter().enumerate();
        cells.filter(move |(i, _)| ticks >> i & 1 == 1).map(|(_, cell)| cell.number)
    }

    /// The boxes of the bar that have been used.
    pub fn boxes<'a>(&self, pad: &'a Pad) -> impl Iterator<Item = u8> + 'a {
        let bar = self.bar;
        (0..pad.edition.bar.len() as u8).filter(move |i| bar >> i & 1 == 1)
    }

    /// The first box of the bar that is neither used nor of a closed row's colour.
    pub(crate) fn free_box(&self, pad: &Pad, closed: Colours) -> Option<(u8, Colour)> {
        let boxes = (0u8..).zip(pad.edition.bar.iter().copied());
        boxes.into_iter().find(|(i, colour)| self.bar >> i & 1 == 0 && !closed.contains(*colour))
    }

    pub(crate) fn use_box(&mut self, index: u8) {
        self.bar |= 1 << index;
    }

    /// How many misses are marked.
    #[inline]
    pub fn misses(&self) -> u8 {
        self.misses
    }

    #[inline]
    pub(crate) fn miss(&mut self) {
        self.misses += 1;
    }

    /// The sheet with one more miss.
    #[inline]
    #[must_use]
    pub fn with_miss(mut self) -> Sheet {
        self.miss();
        self
    }

    /// Whether both cells of a pair are ticked.
    pub fn has_pair(&self, pad: &Pad, symbol: Symbol) -> bool {
        let ticked = |cell: Cell| {
            pad.edition.position(cell).is_some_and(|position| self.is_ticked(cell.row, position))
        };
        pad.edition.pair(symbol).is_some_and(|pair| pair.into_iter().all(ticked))
    }

    /// What the sheet scores, and how it comes about.
    pub fn tally(&self, pad: &Pad) -> Tally {
        let rows = Colour::ALL.map(|row| points(self.crosses(pad, row)));
        let has = |symbol| pad.edition.has_badges && self.has_pair(pad, symbol);
        let misses = if has(Symbol::Star) { 0 } else { -5 * i32::from(self.misses) };
        let doubled = if has(Symbol::Square) { rows.into_iter().min().unwrap_or(0) } else { 0 };
        let extra = if has(Symbol::Octagon) { 13 } else { 0 };
        let total = rows.iter().sum::<i32>() + misses + doubled + extra;
        Tally { rows, misses, doubled, extra, total }
    }

    /// A sheet with these marks, if a player could have made them: left to right, closing cells only
    /// with the ticks they need, boxes and misses that exist.
    pub fn marked(pad: &Pad, rows: &[Vec<u8>; 4], boxes: &[u8], misses: u8) -> Option<Sheet> {
        let mut sheet = Sheet { misses, ..Sheet::default() };
        for row in Colour::ALL {
            for &number in &rows[row.index()] {
                let position = pad.edition.position(Cell { row, number })?;
                let own = Colour::ALL.into_iter().filter(|row| sheet.is_locked(pad, *row));
                if sheet.obstacle(pad, own.collect(), row, position).is_some() {
                    return None;
                }
                sheet.tick(row, position);
            }
        }
        for &index in boxes {
            if usize::from(index) >= pad.edition.bar.len() {
                return None;
            }
            sheet.use_box(index);
        }
        (misses <= LAST_MISS).then_some(sheet)
    }
}

/// What a row of `crosses` scores: 1, 3, 6, 10 …
#[inline]
fn points(crosses: u8) -> i32 {
    let crosses = i32::from(crosses);
    crosses * (crosses + 1) / 2
}

/// The arithmetic of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// The points of each row.
    pub rows: [i32; 4],
    /// What the misses cost: zero or less.
    pub misses: i32,
    /// What doubling the weakest row adds.
    pub doubled: i32,
    /// Points granted at the end.
    pub extra: i32,
    /// All of it together.
    pub total: i32,
}
