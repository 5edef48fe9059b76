//! The table as plain text.

use std::fmt::{self, Display};

use crate::cell::Cell;
use crate::placement::Placement;
use crate::view::View;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seat) in self.seats.iter().enumerate() {
            let active = self.active.is_some_and(|active| active.index() == index);
            let sign = if active { '>' } else { ' ' };
            write!(f, "{sign} seat {index}  {} points", seat.score)?;
            write!(f, "  {} tiles", seat.tiles)?;
            match seat.bid {
                Some(bid) => writeln!(f, "  bid {bid}")?,
                None => writeln!(f)?,
            }
        }
        draw(f, &self.board)?;
        writeln!(f, "bag: {}", self.bag)?;
        match self.own {
            Some(own) => writeln!(f, "hand: {}", own.hand),
            None => Ok(()),
        }
    }
}

/// The tiles with the numbers of their columns and rows, and room for one more all around.
fn draw(f: &mut fmt::Formatter<'_>, board: &[Placement]) -> fmt::Result {
    let range = |of: fn(&Placement) -> i8| {
        let first = board.iter().map(of).min().unwrap_or(0);
        let last = board.iter().map(of).max().unwrap_or(0);
        first.saturating_sub(1)..=last.saturating_add(1)
    };
    let (columns, rows) = (range(|placed| placed.cell.x), range(|placed| placed.cell.y));
    write!(f, "    ")?;
    columns.clone().try_for_each(|x| write!(f, "{x:>4}"))?;
    writeln!(f)?;
    for y in rows {
        write!(f, "{y:>4}")?;
        for x in columns.clone() {
            let here = |placed: &&Placement| placed.cell == Cell::new(x, y);
            match board.iter().find(here) {
                Some(placed) => write!(f, "  {}", placed.tile)?,
                None => write!(f, "   ·")?,
            }
        }
        writeln!(f)?;
    }
    Ok(())
}
