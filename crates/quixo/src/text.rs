//! The table as plain text.

use std::fmt::{self, Display};

use crate::board::Mark;
use crate::view::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = (1..=self.rows.len()).rev();
        for (number, row) in numbers.zip(&self.rows) {
            write!(f, "  {number} ")?;
            row.chars().try_for_each(|cube| write!(f, " {cube}"))?;
            writeln!(f)?;
        }
        write!(f, "    ")?;
        let mut columns = ('a'..='z').take(self.rows.len());
        columns.try_for_each(|column| write!(f, " {column}"))?;
        writeln!(f)?;
        for (seat, mark) in self.marks.iter().enumerate() {
            let to_move = self.outcome.is_none() && self.seat.index() == seat;
            let sign = if to_move { '>' } else { ' ' };
            let name = match mark {
                Mark::Cross => "cross",
                Mark::Ring => "ring",
            };
            writeln!(f, "{sign} seat {seat}  {name}")?;
        }
        if self.occurred > 1 {
            writeln!(f, "the position has occurred {} times", self.occurred)?;
        }
        Ok(())
    }
}
