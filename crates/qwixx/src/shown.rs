//! A sheet as everybody sees it, as data and as text.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Colours};
use crate::edition::{Badge, Pad, Symbol};
use crate::sheet::{Sheet, Tally};

/// A sheet, open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetView {
    /// The numbers ticked in each row, left to right.
    pub rows: [Vec<u8>; 4],
    /// The rows whose lock is ticked on this sheet.
    pub locks: Colours,
    /// The crosses of each row: ticks, and one for the lock.
    pub crosses: [u8; 4],
    /// The boxes of the bar that have been used, counted from 0.
    pub boxes: Vec<u8>,
    /// The pairs that have been completed.
    pub pairs: Vec<Symbol>,
    /// The lucky numbers printed on it.
    pub lucky: Option<[u8; 2]>,
    /// The misses marked.
    pub misses: u8,
    /// What it scores.
    pub tally: Tally,
}

impl SheetView {
    pub(crate) fn new(pad: &Pad, sheet: &Sheet, lucky: Option<[u8; 2]>) -> Self {
        SheetView {
            rows: Colour::ALL.map(|row| sheet.numbers(pad, row).collect()),
            locks: Colour::ALL.into_iter().filter(|row| sheet.is_locked(pad, *row)).collect(),
            crosses: Colour::ALL.map(|row| sheet.crosses(pad, row)),
            boxes: sheet.boxes(pad).collect(),
            pairs: Symbol::ALL.into_iter().filter(|symbol| sheet.has_pair(pad, *symbol)).collect(),
            lucky,
            misses: sheet.misses(),
            tally: sheet.tally(pad),
        }
    }
}

impl SheetView {
    /// The rows as they are printed: `[5]` is ticked, a dot is lost, `#` is a ticked lock.
    pub(crate) fn draw(
        &self,
        f: &mut fmt::Formatter<'_>,
        pad: &Pad,
        closed: Colours,
    ) -> fmt::Result {
        for row in Colour::ALL {
            let ticked = &self.rows[row.index()];
            let cells = pad.edition.row(row);
            let last = cells.iter().rposition(|cell| ticked.contains(&cell.number));
            write!(f, "    {:>6} ", row.to_string())?;
            for (position, cell) in cells.iter().enumerate() {
                let number = match (cell.colour == row, cell.badge) {
                    (false, _) => format!("{}{}", cell.colour.letter(), cell.number),
                    (true, Some(Badge::Bar)) => format!("{}*", cell.number),
                    (true, Some(Badge::Half(symbol))) => {
                        format!("{}{}", cell.number, symbol.sign())
                    }
                    (true, None) => cell.number.to_string(),
                };
                let lost = closed.contains(row) || last.is_some_and(|last| position < last);
                if ticked.contains(&cell.number) {
                    write!(f, "{:>6}", format!("[{number}]"))?;
                } else if lost {
                    write!(f, "{:>5} ", "·")?;
                } else {
                    write!(f, "{number:>5} ")?;
                }
            }
            let lock = if self.locks.contains(row) {
                "#"
            } else if closed.contains(row) {
                "closed"
            } else {
                ""
            };
            writeln!(
                f,
                "  {:>3} = {} {lock}",
                self.crosses[row.index()],
                self.tally.rows[row.index()]
            )?;
        }
        self.draw_bonuses(f, pad, closed)
    }

    fn draw_bonuses(&self, f: &mut fmt::Formatter<'_>, pad: &Pad, closed: Colours) -> fmt::Result {
        if !pad.edition.bar.is_empty() {
            write!(f, "       bar ")?;
            for (index, colour) in (0u8..).zip(&pad.edition.bar) {
                let sign = if self.boxes.contains(&index) {
                    'x'
                } else if closed.contains(*colour) {
                    '·'
                } else {
                    colour.letter()
                };
                write!(f, " {sign}")?;
            }
            writeln!(f)?;
        }
        if !self.pairs.is_empty() {
            let signs: String = self.pairs.iter().map(|symbol| symbol.sign()).collect();
            writeln!(f, "     pairs {signs}")?;
        }
        Ok(())
    }
}
