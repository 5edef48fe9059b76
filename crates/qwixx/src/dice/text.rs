//! The table as plain text.

use std::fmt::{self, Display};

use super::view::{SheetView, View};
use crate::colour::{Colour, Colours};
use crate::edition::{Badge, Pad};

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, sheet) in self.sheets.iter().enumerate() {
            let active = self.active.is_some_and(|active| active.index() == seat);
            let answered = self
                .answered
                .iter()
                .any(|answered| answered.index() == seat);
            let sign = if active { '>' } else { ' ' };
            write!(f, "{sign} seat {seat}  {} points", sheet.tally.total)?;
            if sheet.misses > 0 {
                write!(f, "  misses {}", "x".repeat(sheet.misses.into()))?;
            }
            if let Some([low, high]) = sheet.lucky {
                write!(f, "  lucky {low} {high}")?;
            }
            writeln!(f, "{}", if answered { "  (has answered)" } else { "" })?;
            sheet.draw(f, &self.setup.pad, self.closed)?;
        }
        match self.roll {
            Some(roll) => writeln!(f, "dice: {roll}  (white sum {})", roll.sum()),
            None => Ok(()),
        }
    }
}

impl SheetView {
    /// The rows as they are printed: `[5]` is ticked, a dot is lost, `#` is a ticked lock.
    fn draw(&self, f: &mut fmt::Formatter<'_>, pad: &Pad, closed: Colours) -> fmt::Result {
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
