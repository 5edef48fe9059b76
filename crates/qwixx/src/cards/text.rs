//! The table as plain text.

use std::fmt::{self, Display};

use super::card::Back;
use super::view::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, (sheet, hand)) in self.sheets.iter().zip(&self.hands).enumerate() {
            let active = self.active.is_some_and(|active| active.index() == seat);
            let answered = self.answered.iter().any(|answered| answered.index() == seat);
            let sign = if active { '>' } else { ' ' };
            write!(f, "{sign} seat {seat}  {} points", sheet.tally.total)?;
            if sheet.misses > 0 {
                write!(f, "  misses {}", "x".repeat(sheet.misses.into()))?;
            }
            match hand.cards {
                Some(cards) => {
                    let cards: Vec<_> = cards.iter().map(|card| card.to_string()).collect();
                    write!(f, "  hand {}", cards.join(" "))?;
                }
                None => write!(f, "  hand {}", backs(&hand.backs))?,
            }
            writeln!(f, "{}", if answered { "  (has answered)" } else { "" })?;
            sheet.draw(f, &self.setup.pad, sheet.locks)?;
        }
        if let Some(top) = self.top {
            writeln!(f, "row: {}  pile: {} ({} cards)", backs(&self.row), top.number, self.pile)?;
        }
        Ok(())
    }
}

fn backs(backs: &[Back]) -> String {
    backs.iter().map(|back| format!("?{}", back.number)).collect::<Vec<_>>().join(" ")
}
