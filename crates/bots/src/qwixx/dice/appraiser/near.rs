//! What tables are worth that differ little from one another, such as those that a turn may end with.

use game::Seat;
use qwixx::dice::MOST_SEATS;

use super::super::features::Facts;
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::mean::{Parts, ended, shared};

/// Says what tables are worth; of one that is like the one before it only what differs is counted anew.
pub(super) struct Near<'a, E: Evaluator> {
    net: &'a E,
    base: Option<Base<E::Sum>>,
}

/// A table, and what the net makes of it.
struct Base<S> {
    table: Position,
    facts: [Facts; MOST_SEATS],
    sums: [S; MOST_SEATS],
}

impl<'a, E: Evaluator> Near<'a, E> {
    pub(super) fn new(net: &'a E) -> Self {
        Near { net, base: None }
    }

    /// What a table is worth before somebody's roll, as the net says; what everybody got if it is over.
    pub(super) fn parts(&mut self, table: &Position) -> Parts {
        if table.is_over() {
            return ended(table);
        }
        let seats = usize::from(table.seats());
        let base = match self.base.take().filter(|base| base.is_like(table)) {
            Some(base) => base,
            None => self.stand_on(table),
        };
        let mut sums = base.sums;
        for (seat, known) in base.facts[..seats].iter().enumerate() {
            let sheets = [&base.table.sheets[seat], &table.sheets[seat]];
            if sheets[0] == sheets[1] {
                continue;
            }
            let layout = self.net.layout();
            layout.changes(table.pad(), sheets, known, table.closed, |at, fact| {
                for (viewer, sum) in sums[..seats].iter_mut().enumerate() {
                    let block = (seat + seats - viewer) % seats;
                    self.net.exchange(sum, block, known.index[at], fact);
                }
            });
        }
        self.base = Some(base);
        shared(self.net, &sums[..seats])
    }

    fn stand_on(&self, table: &Position) -> Base<E::Sum> {
        let facts = self.net.facts(table);
        let sum = |seat: usize| {
            let seat = Seat((seat % usize::from(table.seats())) as u8);
            self.net.sum(&facts, seat, table.distance(seat))
        };
        Base { table: *table, facts, sums: std::array::from_fn(sum) }
    }
}

impl<S> Base<S> {
    /// Whether a table differs in one sheet at most.
    fn is_like(&self, table: &Position) -> bool {
        let pairs = self.table.sheets.iter().zip(&table.sheets);
        self.table.closed == table.closed
            && self.table.active == table.active
            && pairs.filter(|(one, other)| one != other).count() < 2
    }
}
