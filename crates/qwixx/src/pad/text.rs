//! The sheets as plain text.

use std::fmt::{self, Display};

use super::view::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, sheet) in self.sheets.iter().enumerate() {
            let is = |other: &game::Seat| other.index() == seat;
            let sign = if self.active.is_some_and(|active| is(&active)) { '>' } else { ' ' };
            write!(f, "{sign} seat {seat}  {} points", sheet.tally.total)?;
            if sheet.misses > 0 {
                write!(f, "  misses {}", "x".repeat(sheet.misses.into()))?;
            }
            if let Some([low, high]) = sheet.lucky {
                write!(f, "  lucky {low} {high}")?;
            }
            let answered = self.answered.iter().any(|seat| is(&seat));
            writeln!(f, "{}", if answered { "  (has answered)" } else { "" })?;
            let closed = if self.setup.shares_locks() { self.closed } else { sheet.locks };
            sheet.draw(f, self.setup.pad(), closed)?;
        }
        match self.sum {
            Some(sum) => writeln!(f, "for all: {sum}"),
            None => Ok(()),
        }
    }
}
