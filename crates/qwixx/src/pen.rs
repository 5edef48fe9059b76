//! Making marks on one sheet, with whatever they set off.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::colour::{Cell, Colour, Colours};
use crate::edition::{Badge, Pad, Symbol};
use crate::sheet::Sheet;

/// A player's pen while an answer is written down.
///
/// It works on the table as it stood when the action began plus this player's own marks: what the
/// others close at the same time does not touch it.
#[derive(Clone, Debug)]
pub struct Pen<'a> {
    pad: &'a Pad,
    /// The sheet so far.
    pub sheet: Sheet,
    /// The rows closed as this player sees them.
    pub closed: Colours,
    waiting: VecDeque<Effect>,
}

/// Something that ticking a badge sets off. One is finished before the next begins.
#[derive(Clone, Copy, Debug)]
enum Effect {
    /// The first free box of the bar, and the next cell of the row of its colour.
    Bar,
    /// The next two cells of the row with the fewest crosses.
    TwoInTheWeakestRow,
    /// The next cell of every row.
    OneInEveryRow,
}

/// A mark made on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "mark", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum SheetMark {
    /// A cell was ticked.
    Ticked {
        /// The cell that was ticked.
        cell: Cell,
        /// The colour printed there, which may differ from the row's.
        colour: Colour,
        /// By what right.
        means: Means,
    },
    /// A lock was ticked.
    Locked {
        /// The row of the lock.
        row: Colour,
    },
    /// A box of the bar was used.
    Boxed {
        /// Which, from the left, counted from 0.
        index: u8,
        /// The row it ticks a cell of.
        row: Colour,
    },
    /// A pair was completed.
    Paired {
        /// The symbol of the pair.
        symbol: Symbol,
    },
    /// A cross was granted that could not be made.
    Wasted {
        /// The row in which it would have been made.
        row: Colour,
    },
}

/// By what right a cell is ticked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// The sum of the two white dice.
    Sum,
    /// A lucky number.
    Lucky,
    /// A white die and a colour die.
    Die,
    /// The number on top of the pile.
    Number,
    /// A card played from hand.
    Card,
    /// A cross that a bonus granted.
    Bonus,
}

/// What is wrong with the row named for a bonus that lets its player choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A row must be named: these have equally few crosses.
    Needed(Colours),
    /// The row named is none of those.
    NotAmong(Colour, Colours),
    /// A row was named where there is none to choose.
    NotAsked(Colour),
}

impl<'a> Pen<'a> {
    /// A pen over a sheet, with the rows that are closed when the action begins.
    pub fn new(pad: &'a Pad, sheet: Sheet, closed: Colours) -> Self {
        Pen { pad, sheet, closed, waiting: VecDeque::new() }
    }

    /// Ticks a cell that can be ticked. What that sets off waits for [`Pen::finish`].
    #[inline]
    pub fn tick(&mut self, cell: Cell, means: Means, tell: &mut impl FnMut(SheetMark)) {
        let Some(position) = self.pad.edition.position(cell) else {
            return;
        };
        self.sheet.tick(cell.row, position);
        let colour = self.pad.edition.row(cell.row)[usize::from(position)].colour;
        tell(SheetMark::Ticked { cell, colour, means });
        if self.pad.edition.closing(cell.row) >> position & 1 == 1 {
            self.closed = self.closed.with(cell.row);
            tell(SheetMark::Locked { row: cell.row });
        }
        if self.pad.edition.has_badges {
            self.set_off(cell.row, position, tell);
        }
    }

    fn set_off(&mut self, row: Colour, position: u8, tell: &mut impl FnMut(SheetMark)) {
        let effect = match self.pad.edition.row(row)[usize::from(position)].badge {
            Some(Badge::Bar) => Some(Effect::Bar),
            Some(Badge::Half(symbol)) if self.sheet.has_pair(self.pad, symbol) => {
                tell(SheetMark::Paired { symbol });
                match symbol {
                    Symbol::Circle => Some(Effect::TwoInTheWeakestRow),
                    Symbol::Diamond => Some(Effect::OneInEveryRow),
                    // These count at the end.
                    Symbol::Square | Symbol::Octagon | Symbol::Star => None,
                }
            }
            _ => None,
        };
        self.waiting.extend(effect);
    }

    /// Carries out everything that waits, in order. `into` is the row chosen where a bonus lets its
    /// player choose between several: to be named then, and only then.
    pub fn finish(
        &mut self,
        into: Option<Colour>,
        tell: &mut impl FnMut(SheetMark),
    ) -> Result<(), Choice> {
        let mut asked = false;
        while let Some(effect) = self.waiting.pop_front() {
            match effect {
                Effect::Bar => {
                    if let Some((index, row)) = self.sheet.free_box(self.pad, self.closed) {
                        self.sheet.use_box(index);
                        tell(SheetMark::Boxed { index, row });
                        self.tick_next(row, tell);
                    }
                }
                Effect::TwoInTheWeakestRow => {
                    let rows = self.sheet.fewest(self.pad, Colour::ALL.into_iter());
                    asked |= rows.len() > 1;
                    let row = chosen(rows, into)?;
                    self.tick_next(row, tell);
                    self.tick_next(row, tell);
                }
                Effect::OneInEveryRow => {
                    Colour::ALL.into_iter().for_each(|row| self.tick_next(row, tell));
                }
            }
        }
        match into {
            Some(row) if !asked => Err(Choice::NotAsked(row)),
            _ => Ok(()),
        }
    }

    fn tick_next(&mut self, row: Colour, tell: &mut impl FnMut(SheetMark)) {
        match self.sheet.next_tickable(self.pad, self.closed, row) {
            Some(cell) => self.tick(cell, Means::Bonus, tell),
            None => tell(SheetMark::Wasted { row }),
        }
    }
}

/// The row among `rows` that a bonus goes into.
fn chosen(rows: Colours, into: Option<Colour>) -> Result<Colour, Choice> {
    match (into, rows.iter().next()) {
        (_, Some(only)) if rows.len() == 1 => Ok(only),
        (Some(row), _) if rows.contains(row) => Ok(row),
        (Some(row), _) => Err(Choice::NotAmong(row, rows)),
        (None, _) => Err(Choice::Needed(rows)),
    }
}
