//! What answers are worth to one seat, tried one after another on the same table.

use game::Seat;
use qwixx::{Colours, Sheet};

use super::candidates::Candidate;
use super::features::Facts;
use super::position::Position;
use super::quick::Evaluator;

/// The odds of a certain win.
const CERTAIN: f32 = 1e6;

/// The worth of endings and of tables that go on, for one seat.
pub(super) struct Scale<'a, E: Evaluator> {
    net: &'a E,
    /// The table as it will be, but for the seat's own marks.
    table: Position,
    seat: Seat,
    /// Whether the game is over whatever the seat does.
    is_over: bool,
    /// What is known of the sheet that the seat's answers are compared with.
    facts: Facts,
    sum: E::Sum,
}

impl<'a, E: Evaluator> Scale<'a, E> {
    /// `table` is the table of this turn: worth is looked for at the start of the next one.
    pub(super) fn new(net: &'a E, mut table: Position, seat: Seat) -> Self {
        table.active = table.active.next(table.seats());
        let facts = net.facts(&table);
        let sum = net.sum(&facts, seat, table.distance(seat));
        let (is_over, facts) = (table.is_over(), facts[seat.index()]);
        Scale { net, table, seat, is_over, facts, sum }
    }

    /// Goes on from this sheet: what follows differs little from it.
    #[inline]
    pub(super) fn stand_on(&mut self, sheet: &Sheet) {
        let (net, mut facts, mut sum) = (self.net, self.facts, self.sum);
        self.changes(sheet, |at, fact| {
            net.exchange(&mut sum, 0, facts.index[at], fact);
            facts.index[at] = fact;
        });
        (self.facts, self.sum) = (facts, sum);
        self.table.sheets[self.seat.index()] = *sheet;
    }

    #[inline]
    fn changes(&self, sheet: &Sheet, change: impl FnMut(usize, u16)) {
        let sheets = [&self.table.sheets[self.seat.index()], sheet];
        let Position { closed, .. } = self.table;
        self.net.layout().changes(self.table.pad(), sheets, &self.facts, closed, change);
    }

    /// What it is worth to have this sheet, these rows being closed.
    #[inline]
    pub(super) fn weigh(&self, sheet: &Sheet, closed: Colours) -> f32 {
        let ends = sheet.misses() >= qwixx::sheet::LAST_MISS;
        if closed == self.table.closed && !ends && !self.is_over {
            let mut sum = self.sum;
            self.changes(sheet, |at, fact| {
                self.net.exchange(&mut sum, 0, self.facts.index[at], fact);
            });
            return self.net.logit(&sum);
        }
        let mut table = self.table;
        table.sheets[self.seat.index()] = *sheet;
        table.closed = closed;
        weigh(self.net, &table, self.seat)
    }

    /// The best of several, and its worth; of equals the first.
    pub(super) fn best(&self, candidates: &[Candidate]) -> (Candidate, f32) {
        let mut found = (candidates[0], f32::NEG_INFINITY);
        for candidate in candidates {
            let worth = self.weigh(&candidate.sheet, candidate.closed);
            if worth > found.1 {
                found = (*candidate, worth);
            }
        }
        found
    }
}

/// What a table is worth to a seat, as odds, before somebody's roll.
pub(super) fn weigh<E: Evaluator>(net: &E, table: &Position, seat: Seat) -> f32 {
    if table.is_over() {
        return match table.share(seat) {
            0.0 => -CERTAIN,
            1.0 => CERTAIN,
            share => (share / (1.0 - share)).ln(),
        };
    }
    net.logit(&net.sum(&net.facts(table), seat, table.distance(seat)))
}
