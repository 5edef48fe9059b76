//! What an entry would do, before it is given.

use game::Seat;

use super::action::{Action, Marks, Tick};
use super::rule::Rule;
use super::sums::highest;
use super::{Phase, ScorePad};
use crate::colour::Colours;
use crate::pen::Means;
use crate::preview::Preview;

impl ScorePad {
    /// The highest number that can count for all.
    pub fn highest(&self) -> u8 {
        highest(&self.options)
    }

    /// Whether a seat may write on its sheet now, or change what it wrote with this roll.
    pub fn writes(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Round | Phase::Mend => self.asked.contains(seat),
            Phase::Colour => seat == self.active,
            Phase::First | Phase::Which | Phase::Over => false,
        }
    }

    /// What marks would do to the sheet of a seat, bonuses and all.
    pub fn preview(&self, seat: Seat, marks: &Marks) -> Preview {
        let before = *self.sheet(seat);
        let mut pen = self.pen(seat);
        let mut made = Vec::new();
        let edition = self.options.pad().edition;
        let mut own: Vec<Tick> = marks.own().collect();
        own.sort_by_key(|tick| (tick.cell.row, edition.position(tick.cell)));
        for tick in marks.common.into_iter().chain(own) {
            pen.tick(tick.cell, Means::Sum, &mut |mark| made.push(mark));
            let _ = pen.finish(tick.into, &mut |mark| made.push(mark));
        }
        Preview::new(self.options.pad(), &before, pen.sheet, made)
    }

    /// Whether these marks cost the active player a miss.
    pub fn misses(&self, seat: Seat, marks: &Marks) -> bool {
        seat == self.active && *marks == Marks::NONE && !self.ticked
    }

    /// The rows of which one has to be named for a bonus; else whether the marks may be entered.
    pub fn rows_to_choose(&self, seat: Seat, marks: &Marks) -> Result<bool, Colours> {
        match self.check_action(seat, Action::Marks(*marks)) {
            Err(Rule::ChooseARow { rows }) => Err(rows),
            checked => Ok(checked.is_ok()),
        }
    }

    /// What the active player can tick alone beside what is begun: one cell with dice, one more with cards.
    /// Where a bonus leaves a choice it is named later.
    pub fn owns_beside(&self, seat: Seat, begun: &Marks) -> Vec<Tick> {
        if seat != self.active {
            return Vec::new();
        }
        // A die makes one tick: another takes its place.
        let own: Vec<Tick> = begun.own().filter(|_| !self.options.shares_locks()).collect();
        let with = |tick: &Tick| begun.with_own(&[&own[..], &[*tick]].concat());
        let good = |tick: &Tick| {
            own.len() < begun.own.len()
                && own.iter().all(|other| other.cell != tick.cell)
                && self.rows_to_choose(seat, &with(tick)) != Ok(false)
        };
        self.every_tick(false).filter(good).collect()
    }
}
