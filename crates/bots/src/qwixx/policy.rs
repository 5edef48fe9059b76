//! An answer for every roll: the one after which its player is likeliest to win.
//!
//! Everybody answers a white sum at once. So the others' answers are foreseen first, each the best
//! for its player if the rest stay as they are, and the own answer is chosen on the table that comes
//! of it. An answer that ends the game is worth what the sheets then say.

use game::Seat;
use qwixx::dice::{Action, Phase, Roll};
use qwixx::{Colours, Dice, Sheet};

use super::candidates::{self, Candidate};
use super::features::Facts;
use super::position::Position;
use super::quick::Evaluator;

/// A player that asks a net.
#[derive(Clone, Debug)]
pub struct Policy<'a, E> {
    net: &'a E,
    sums: Vec<Candidate>,
    colours: Vec<Candidate>,
}

/// What a seat does in a turn.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// Its answer to the white sum.
    pub first: Candidate,
    /// Its sheet and the closed rows at the end of the turn.
    pub last: Candidate,
    /// What it is worth to the seat, as odds.
    pub worth: f32,
}

/// The odds of a certain win.
pub const CERTAIN: f32 = 1e6;

/// The worth of endings and of tables that go on, for one seat.
struct Scale<'a, E: Evaluator> {
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
    fn new(net: &'a E, mut table: Position, seat: Seat) -> Self {
        table.active = table.active.next(table.seats());
        let facts = net.facts(&table);
        let sum = net.sum(&facts, seat, table.distance(seat));
        let (is_over, facts) = (table.is_over(), facts[seat.index()]);
        Scale { net, table, seat, is_over, facts, sum }
    }

    /// Goes on from this sheet: what follows differs little from it.
    #[inline]
    fn stand_on(&mut self, sheet: &Sheet) {
        let (net, mut facts, mut sum) = (self.net, self.facts, self.sum);
        self.changes(sheet, |at, fact| {
            net.exchange(&mut sum, facts.index[at], fact);
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
    fn weigh(&self, sheet: &Sheet, closed: Colours) -> f32 {
        let ends = sheet.misses() >= qwixx::sheet::LAST_MISS;
        if closed == self.table.closed && !ends && !self.is_over {
            let mut sum = self.sum;
            self.changes(sheet, |at, fact| {
                self.net.exchange(&mut sum, self.facts.index[at], fact);
            });
            return self.net.logit(&sum);
        }
        let mut table = self.table;
        table.sheets[self.seat.index()] = *sheet;
        table.closed = closed;
        weigh(self.net, &table, self.seat)
    }
}

/// What a table is worth to a seat, as odds, before somebody's roll.
pub fn weigh<E: Evaluator>(net: &E, table: &Position, seat: Seat) -> f32 {
    if table.is_over() {
        return match table.share(seat) {
            0.0 => -CERTAIN,
            1.0 => CERTAIN,
            share => (share / (1.0 - share)).ln(),
        };
    }
    net.logit(&net.sum(&net.facts(table), seat, table.distance(seat)))
}

impl<'a, E: Evaluator> Policy<'a, E> {
    /// A player that asks this net.
    pub fn new(net: &'a E) -> Self {
        Policy { net, sums: Vec::with_capacity(16), colours: Vec::with_capacity(32) }
    }

    /// What `seat` should answer now.
    pub fn answer(&mut self, game: &Dice, seat: Seat) -> Action {
        let table = Position::of(game);
        let Some(roll) = game.roll() else { return Action::Pass };
        match game.phase() {
            Phase::Colour => {
                let ticked = !game.passing_misses(seat);
                self.colour(&table, &roll, seat, ticked).action
            }
            _ => self.sum(&table, &roll, seat).first.action,
        }
    }

    /// The best answer to the white sum, with what is to follow.
    pub fn sum(&mut self, table: &Position, roll: &Roll, seat: Seat) -> Reply {
        let foreseen = self.foresee(table, roll, Some(seat));
        if seat == table.active {
            self.active(table, &foreseen, roll)
        } else {
            self.passive(table, &foreseen, roll, seat)
        }
    }

    /// The best answer to the white and colour dice.
    pub fn colour(&mut self, table: &Position, roll: &Roll, seat: Seat, ticked: bool) -> Candidate {
        let scale = Scale::new(self.net, *table, seat);
        let sheet = &table.sheets[seat.index()];
        self.colours.clear();
        candidates::for_colours(table.pad(), sheet, table.closed, roll, &mut self.colours);
        if !ticked {
            self.colours[0].sheet = sheet.with_miss();
        }
        best(&scale, &self.colours).0
    }

    /// The table after what all are likely to do with this roll, all but one where one is named.
    pub fn foresee(&mut self, table: &Position, roll: &Roll, but: Option<Seat>) -> Position {
        let mut foreseen = *table;
        for other in (0..table.seats()).map(Seat).filter(|other| Some(*other) != but) {
            let reply = if other == table.active {
                self.active(table, table, roll)
            } else {
                self.passive(table, table, roll, other)
            };
            let stops = reply.first.closed.union(foreseen.closed).len() >= 2;
            let end = if stops { reply.first } else { reply.last };
            foreseen.sheets[other.index()] = end.sheet;
            foreseen.closed = foreseen.closed.union(end.closed);
        }
        foreseen
    }

    /// The best for the active seat: both actions. `now` is the table before the turn, `foreseen`
    /// what the others make of it.
    fn active(&mut self, now: &Position, foreseen: &Position, roll: &Roll) -> Reply {
        let seat = now.active;
        let pad = now.pad();
        let mut scale = Scale::new(self.net, *foreseen, seat);
        let sheet = &now.sheets[seat.index()];
        let lucky = now.options.lucky(seat);
        self.sums.clear();
        candidates::for_sum(pad, sheet, now.closed, roll.sum(), lucky, &mut self.sums);
        let pass = Candidate::pass(*sheet, now.closed);
        let mut best_reply = Reply { first: pass, last: pass, worth: f32::NEG_INFINITY };
        for (i, first) in self.sums.iter().enumerate() {
            let closed = first.closed.union(foreseen.closed);
            if closed.len() >= 2 {
                let worth = scale.weigh(&first.sheet, closed);
                if worth > best_reply.worth {
                    best_reply = Reply { first: *first, last: *first, worth };
                }
                continue;
            }
            self.colours.clear();
            candidates::for_colours(pad, &first.sheet, closed, roll, &mut self.colours);
            if i == 0 {
                self.colours[0].sheet = sheet.with_miss();
            }
            scale.stand_on(&first.sheet);
            let (last, worth) = best(&scale, &self.colours);
            if worth > best_reply.worth {
                best_reply = Reply { first: *first, last, worth };
            }
        }
        best_reply
    }

    fn passive(&mut self, now: &Position, foreseen: &Position, roll: &Roll, seat: Seat) -> Reply {
        let scale = Scale::new(self.net, *foreseen, seat);
        let sheet = &now.sheets[seat.index()];
        let lucky = now.options.lucky(seat);
        self.sums.clear();
        candidates::for_sum(now.pad(), sheet, now.closed, roll.sum(), lucky, &mut self.sums);
        for candidate in &mut self.sums {
            candidate.closed = candidate.closed.union(foreseen.closed);
        }
        let (first, worth) = best(&scale, &self.sums);
        Reply { first, last: first, worth }
    }
}

/// The best of several, and its worth; of equals the first.
fn best<E: Evaluator>(scale: &Scale<'_, E>, candidates: &[Candidate]) -> (Candidate, f32) {
    let mut found = (candidates[0], f32::NEG_INFINITY);
    for candidate in candidates {
        let worth = scale.weigh(&candidate.sheet, candidate.closed);
        if worth > found.1 {
            found = (*candidate, worth);
        }
    }
    found
}
