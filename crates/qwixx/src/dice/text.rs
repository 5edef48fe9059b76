//! The table as plain text.

use std::fmt::{self, Display};

use super::view::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, sheet) in self.sheets.iter().enumerate() {
            let active = self.active.is_some_and(|active| active.index() == seat);
            let answered = self.answered.iter().any(|answered| answered.index() == seat);
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
