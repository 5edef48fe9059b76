//! A roll is over: what was entered is written down, the common ticks first.

use game::{Audience, Game, Seat, Seats};

use super::action::{Action, Marks, Tick};
use super::event::{Event, Why};
use super::rule::Rule;
use super::sums::Sums;
use super::{LAST_CLOSED, PastRoll, Phase, ScorePad};
use crate::colour::{Colour, Colours};
use crate::pen::{Means, Pen};
use crate::sheet::{FOUR_MISSES, LAST_MISS, TWO_ROWS_CLOSED};

type Tell<'a> = &'a mut dyn FnMut(Audience, Event);

impl ScorePad {
    /// The rows that a seat cannot tick in any more.
    pub(super) fn closed_for(&self, seat: Seat) -> Colours {
        if self.options.shares_locks() {
            return self.closed;
        }
        let (pad, sheet) = (self.options.pad(), self.sheet(seat));
        Colour::ALL.into_iter().filter(|row| sheet.is_locked(pad, *row)).collect()
    }

    pub(super) fn pen(&self, seat: Seat) -> Pen<'_> {
        Pen::new(self.options.pad(), *self.sheet(seat), self.closed_for(seat))
    }

    /// The numbers that a seat's entry leaves possible.
    pub(super) fn sums_of(&self, seat: Seat) -> Sums {
        let marks = self.answers[seat.index()].unwrap_or_default();
        Sums::behind(&self.options, &marks, self.options.lucky(seat))
    }

    /// Everybody who was asked has entered something.
    pub(super) fn all_are_in(&mut self, tell: Tell<'_>) {
        let known = Sums::known(&self.options, self.sum);
        let sums = self.seats().iter().fold(known, |sums, seat| sums.and(self.sums_of(seat)));
        if !sums.is_empty() {
            return self.write_down(tell);
        }
        for seat in self.seats().iter() {
            let marks = self.answers[seat.index()].unwrap_or_default();
            let cells = marks.common.map(|tick| (tick.cell, false));
            let own = marks.own().map(|tick| (tick.cell, true));
            for (cell, own) in cells.into_iter().chain(own) {
                tell(Audience::All, Event::Claimed { seat, cell, own });
            }
        }
        tell(Audience::All, Event::Slipped { seat: self.active });
        self.phase = Phase::Which;
        self.asked = Seats::NONE;
    }

    /// The active player said which number it was: who entered something else enters again.
    pub(super) fn settle(&mut self, sum: u8, tell: Tell<'_>) {
        tell(Audience::All, Event::Settled { seat: self.active, sum });
        self.sum = Some(sum);
        let wrong = |seat: &Seat| !self.sums_of(*seat).contains(sum);
        self.asked = self.seats().iter().filter(wrong).collect();
        for seat in self.asked.iter() {
            self.answers[seat.index()] = None;
        }
        self.phase = Phase::Mend;
        if self.asked.is_empty() {
            self.write_down(tell);
        }
    }

    fn write_down(&mut self, tell: Tell<'_>) {
        let mut after = self.closed;
        for seat in self.seats().iter() {
            let marks = self.answers[seat.index()].unwrap_or_default();
            match marks.common {
                None if seat != self.active || marks == Marks::NONE => {
                    tell(Audience::All, Event::Passed { seat });
                }
                None => {}
                Some(tick) => {
                    let means = match (tick.lucky, self.options.shares_locks()) {
                        (true, _) => Means::Lucky,
                        (false, true) => Means::Sum,
                        (false, false) => Means::Number,
                    };
                    self.ticked |= seat == self.active;
                    after = after.union(self.write(seat, &[tick], means, tell));
                }
            }
        }
        self.close(after, tell);
        let own: Vec<Tick> = self.answers[self.active.index()].unwrap_or_default().own().collect();
        if self.phase == Phase::Over {
            let why = Why::Over;
            own.iter().for_each(|tick| self.undo(tick, why, tell));
            return self.note_roll();
        }
        self.write_own(&own, tell);
    }

    /// What the active player ticked alone is written down, if that still stands.
    pub(super) fn write_own(&mut self, own: &[Tick], tell: Tell<'_>) {
        let why = match self.tick_own(&mut self.pen(self.active), self.active, own) {
            Ok(()) => return self.finish_roll(own, tell),
            Err(Rule::ChooseARow { .. } | Rule::NotTheWeakestRow { .. }) => Why::Bonus,
            Err(Rule::NoRowToChoose { .. }) => Why::Bonus,
            Err(_) => Why::Closed,
        };
        own.iter().for_each(|tick| self.undo(tick, why, tell));
        self.phase = Phase::Colour;
        self.asked = Seats::NONE;
    }

    fn undo(&mut self, tick: &Tick, why: Why, tell: Tell<'_>) {
        tell(Audience::All, Event::Undone { seat: self.active, cell: tick.cell, why });
        if let Some(marks) = &mut self.answers[self.active.index()] {
            *marks = marks.without_own();
        }
    }

    pub(super) fn finish_roll(&mut self, own: &[Tick], tell: Tell<'_>) {
        let active = self.active;
        let means = if self.options.shares_locks() { Means::Die } else { Means::Card };
        let closed = self.write(active, own, means, tell);
        if let Some(marks) = &mut self.answers[active.index()] {
            *marks = marks.with_own(own);
        }
        if !self.ticked && own.is_empty() {
            let sheet = &mut self.sheets[active.index()];
            sheet.miss();
            tell(Audience::All, Event::Missed { seat: active, misses: sheet.misses() });
        }
        self.note_roll();
        self.begin_turn(active.next(self.options.seats()));
        self.close(closed, tell);
    }

    /// Keeps what was entered with this roll, for whoever looks back.
    fn note_roll(&mut self) {
        let entered = |seat: Seat| Action::Marks(self.answers[seat.index()].unwrap_or_default());
        let entries = self.seats().iter().map(entered).collect();
        self.past.push(PastRoll { active: self.active, until: self.steps, entries });
        self.answers = Default::default();
        self.sum = None;
        self.asked = Seats::NONE;
    }

    /// Marks ticks that are known to be good, and returns the rows closed as that player sees them.
    fn write(&mut self, seat: Seat, ticks: &[Tick], means: Means, tell: Tell<'_>) -> Colours {
        let edition = self.options.pad().edition;
        let mut ticks = ticks.to_vec();
        ticks.sort_by_key(|tick| (tick.cell.row, edition.position(tick.cell)));
        let mut tell = |mark| tell(Audience::All, Event::Marked { seat, mark });
        let mut pen = self.pen(seat);
        for tick in ticks {
            pen.tick(tick.cell, means, &mut tell);
            // A wrong choice of row is refused before it comes here; unchecked, what follows is lost.
            let _ = pen.finish(tick.into, &mut tell);
        }
        let (sheet, closed) = (pen.sheet, pen.closed);
        self.sheets[seat.index()] = sheet;
        closed
    }

    /// Closes rows for everybody where that is so, and the game if that ends it.
    pub(super) fn close(&mut self, closed: Colours, tell: Tell<'_>) {
        if self.options.shares_locks() {
            for row in closed.without(self.closed).iter() {
                tell(Audience::All, Event::Closed { row });
            }
            self.closed = closed;
        }
        if self.reason().is_some() {
            self.phase = Phase::Over;
            self.ticked = false;
            self.asked = Seats::NONE;
            if let Some(outcome) = self.outcome() {
                tell(Audience::All, Event::Ended { outcome });
            }
        }
    }

    /// Why the game is over, if it is.
    pub(super) fn reason(&self) -> Option<&'static str> {
        if self.seats().iter().any(|seat| self.closed_for(seat).len() >= LAST_CLOSED) {
            Some(TWO_ROWS_CLOSED)
        } else if self.seats().iter().any(|seat| self.sheet(seat).misses() >= LAST_MISS) {
            Some(FOUR_MISSES)
        } else {
            None
        }
    }
}
