//! The points as plain text.

use std::fmt::{self, Display};

use super::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, (total, turns)) in self.totals.iter().zip(&self.turns).enumerate() {
            let active = !self.over && self.active.is_some_and(|active| active.index() == seat);
            let sign = if active { '>' } else { ' ' };
            let turns: Vec<String> = turns.iter().map(u8::to_string).collect();
            writeln!(f, "{sign} seat {seat} {total:>4}  {}", turns.join(" "))?;
        }
        Ok(())
    }
}
