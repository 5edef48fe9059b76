//! What may be entered, and why not.

use game::Seat;

use super::action::{Action, Marks, Tick};
use super::rule::Rule;
use super::sums::{Sums, highest};
use super::{Phase, ScorePad};
use crate::cards::MOST_PLAYED;
use crate::colour::{Cell, Colour};
use crate::pen::Pen;
use crate::sheet::Obstacle;

impl ScorePad {
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        match (self.phase, action) {
            (Phase::First, Action::First(first)) => {
                let sits = self.seats().contains(first);
                if sits { Ok(()) } else { Err(Rule::NoSuchPlayer { seat: first.0 }) }
            }
            (Phase::First, _) => Err(Rule::WhoBegins),
            (Phase::Which, Action::Sum(sum)) => {
                let most = highest(&self.options);
                if (2..=most).contains(&sum) { Ok(()) } else { Err(Rule::NoSuchSum { sum, most }) }
            }
            (Phase::Which, _) => Err(Rule::WhichNumber),
            (_, Action::Marks(marks)) => self.check_marks(seat, &marks),
            (_, Action::First(_) | Action::Sum(_)) => Err(Rule::EnterMarks),
        }
    }

    fn check_marks(&self, seat: Seat, marks: &Marks) -> Result<(), Rule> {
        let mut pen = self.pen(seat);
        if let Some(tick) = marks.common {
            self.tick_common(&mut pen, seat, tick)?;
        }
        let own: Vec<Tick> = marks.own().collect();
        self.tick_own(&mut pen, seat, &own)?;
        self.check_reach(marks)
    }

    /// One roll makes the number for all and what the active player ticked alone.
    fn check_reach(&self, marks: &Marks) -> Result<(), Rule> {
        let lucky = self.options.lucky(self.active);
        let sums = Sums::behind(&self.options, marks, lucky);
        if !sums.and(self.known_sums()).is_empty() {
            return Ok(());
        }
        let own = marks.own().next().or(marks.common).map(|tick| tick.cell);
        let entered = self.answers.into_iter().flatten().chain([*marks]);
        let common = entered.filter_map(|marks| marks.common).find(|tick| !tick.lucky);
        match (own, self.sum.or(common.map(|tick| tick.cell.number))) {
            (Some(cell), Some(sum)) => Err(Rule::OutOfReach { cell, sum }),
            (Some(cell), None) => Err(Rule::OutOfReach { cell, sum: highest(&self.options) }),
            (None, _) => Err(Rule::EnterMarks),
        }
    }

    /// The numbers that may have counted, as far as everybody knows.
    fn known_sums(&self) -> Sums {
        let known = Sums::known(&self.options, self.sum);
        match self.phase {
            Phase::Colour => self.seats().iter().fold(known, |k, seat| k.and(self.sums_of(seat))),
            _ => known,
        }
    }

    /// Ticks with the number that counts for all.
    pub(super) fn tick_common(
        &self,
        pen: &mut Pen<'_>,
        seat: Seat,
        tick: Tick,
    ) -> Result<(), Rule> {
        if self.phase == Phase::Colour {
            return Err(Rule::CommonIsDone);
        }
        let cell = tick.cell;
        if tick.lucky {
            self.check_lucky(pen, seat, cell)?;
        } else if let Some(sum) = self.sum.filter(|sum| cell.number != *sum) {
            self.expect_cell(cell)?;
            return Err(Rule::NotTheSum { cell, sum });
        }
        self.tick(pen, tick)
    }

    fn check_lucky(&self, pen: &Pen<'_>, seat: Seat, cell: Cell) -> Result<(), Rule> {
        let pair = self.options.lucky(seat).ok_or(Rule::NoLuckyNumber)?;
        if self.sum.is_some_and(|sum| !pair.contains(&sum)) {
            return Err(Rule::NoLuckyNumber);
        }
        let pad = self.options.pad();
        if pen.sheet.next_tickable(pad, pen.closed, cell.row) != Some(cell) {
            return Err(Rule::LuckyTakesTheNextCell { cell });
        }
        let rows = pen.sheet.lucky_rows(pad, pen.closed);
        if rows.contains(cell.row) {
            Ok(())
        } else {
            Err(Rule::LuckyTakesTheWeakestRow { row: cell.row, rows })
        }
    }

    /// Ticks what the active player has alone: with a colour die, or with cards.
    pub(super) fn tick_own(
        &self,
        pen: &mut Pen<'_>,
        seat: Seat,
        ticks: &[Tick],
    ) -> Result<(), Rule> {
        let Some(first) = ticks.first() else { return Ok(()) };
        if seat != self.active {
            return Err(Rule::NotTheActivePlayer);
        }
        if ticks.iter().any(|tick| tick.lucky) {
            return Err(Rule::NoLuckyNumber);
        }
        let colour = self.expect_cell(first.cell)?;
        if self.options.shares_locks() {
            if ticks.len() > 1 {
                return Err(Rule::OneColourTick);
            }
            if pen.closed.contains(colour) {
                return Err(Rule::DieGone { colour });
            }
            return self.tick(pen, *first);
        }
        for tick in ticks {
            if self.expect_cell(tick.cell)? != colour {
                return Err(Rule::CardsOfOneColour);
            }
        }
        for row in Colour::ALL {
            self.tick_cards(pen, row, ticks)?;
        }
        Ok(())
    }

    /// The ticks of one row with cards, left to right.
    fn tick_cards(&self, pen: &mut Pen<'_>, row: Colour, ticks: &[Tick]) -> Result<(), Rule> {
        let edition = self.options.pad().edition;
        let mut here: Vec<Tick> = ticks.iter().copied().filter(|t| t.cell.row == row).collect();
        here.sort_by_key(|tick| edition.position(tick.cell));
        let cells: Vec<Cell> = here.iter().map(|tick| tick.cell).collect();
        let left_out = edition.left_out(&cells);
        if self.options.strict_gap() && left_out > 1 {
            return Err(Rule::OneCellLeftOut { cells: left_out });
        }
        here.into_iter().try_for_each(|tick| self.tick(pen, tick))
    }

    /// Ticks a cell with all that it sets off, if its sheet allows that.
    fn tick(&self, pen: &mut Pen<'_>, tick: Tick) -> Result<(), Rule> {
        self.expect_cell(tick.cell)?;
        let pad = self.options.pad();
        let Tick { cell, into, .. } = tick;
        let position = pad.edition.position(cell).ok_or(Rule::NoSuchCell { cell })?;
        match pen.sheet.obstacle(pad, pen.closed, cell.row, position) {
            Some(obstacle) => Err(Rule::obstacle(obstacle, cell)),
            None => {
                pen.tick(cell, crate::Means::Sum, &mut |_| {});
                pen.finish(into, &mut |_| {}).map_err(Rule::choice)
            }
        }
    }

    /// The colour printed on a cell.
    fn expect_cell(&self, cell: Cell) -> Result<Colour, Rule> {
        let edition = self.options.pad().edition;
        let position = edition.position(cell).ok_or(Rule::NoSuchCell { cell })?;
        Ok(edition.row(cell.row)[usize::from(position)].colour)
    }

    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::First if seat == Seat(0) => {
                out.extend(self.seats().iter().map(Action::First));
            }
            Phase::Which if seat == self.active => {
                out.extend((2..=highest(&self.options)).map(Action::Sum));
            }
            Phase::Round | Phase::Mend if self.unanswered().contains(seat) => {
                self.list_marks(seat, out);
            }
            Phase::Colour if seat == self.active => self.list_marks(seat, out),
            _ => {}
        }
    }

    fn list_marks(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut all = vec![Marks::NONE];
        if self.phase != Phase::Colour {
            let commons = self.ticks_of(seat, &Marks::NONE);
            all.extend(commons.into_iter().map(|tick| Marks { common: Some(tick), ..Marks::NONE }));
        }
        for common in all {
            out.push(Action::Marks(common));
            if seat == self.active {
                let owns = self.owns_of(seat, &common).into_iter().map(Action::Marks);
                out.extend(owns);
            }
        }
    }

    /// Every common tick that a seat may enter.
    pub fn ticks_of(&self, seat: Seat, beside: &Marks) -> Vec<Tick> {
        let good = |tick: Tick| self.check_marks(seat, &Marks { common: Some(tick), ..*beside });
        let luckies =
            [false, true].into_iter().filter(|l| !l || self.options.lucky(seat).is_some());
        luckies.flat_map(|lucky| self.choices(seat, lucky, good)).collect()
    }

    /// Every entry of the active player with this common tick and something ticked alone.
    pub fn owns_of(&self, seat: Seat, common: &Marks) -> Vec<Marks> {
        if self.options.shares_locks() {
            let with = |tick: Tick| common.with_own(&[tick]);
            let good = |tick: Tick| self.check_marks(seat, &with(tick));
            return self.choices(seat, false, good).into_iter().map(with).collect();
        }
        let mut out = Vec::new();
        for colour in Colour::ALL {
            let printed = |tick: &Tick| self.expect_cell(tick.cell) == Ok(colour);
            let cells: Vec<Tick> = self.untouched(seat, false).filter(printed).collect();
            let mut sets: Vec<Vec<Tick>> = vec![Vec::new()];
            for tick in cells {
                let longer = sets.iter().filter(|set| set.len() < MOST_PLAYED);
                let longer: Vec<_> = longer.map(|set| [&set[..], &[tick]].concat()).collect();
                sets.extend(longer);
            }
            let marks = sets[1..].iter().map(|set| common.with_own(set));
            out.extend(marks.filter(|marks| self.check_marks(seat, marks).is_ok()));
        }
        out
    }

    /// The ticks that pass, one for every row where a bonus leaves a choice.
    fn choices(
        &self,
        seat: Seat,
        lucky: bool,
        good: impl Fn(Tick) -> Result<(), Rule>,
    ) -> Vec<Tick> {
        let mut out = Vec::new();
        for tick in self.untouched(seat, lucky) {
            match good(tick) {
                Ok(()) => out.push(tick),
                Err(Rule::ChooseARow { rows }) => {
                    let into = rows.iter().map(|row| Tick { into: Some(row), ..tick });
                    out.extend(into.filter(|tick| good(*tick).is_ok()));
                }
                Err(_) => {}
            }
        }
        out
    }

    /// The ticks of which some entry could be made: a cell that was passed, or whose row is closed, stays so
    /// whatever is ticked before it. Without them there is far less to try.
    fn untouched(&self, seat: Seat, lucky: bool) -> impl Iterator<Item = Tick> + use<'_> {
        let (pad, pen) = (self.options.pad(), self.pen(seat));
        self.every_tick(lucky).filter(move |Tick { cell, .. }| {
            let position = pad.edition.position(*cell);
            let obstacle =
                position.and_then(|at| pen.sheet.obstacle(pad, pen.closed, cell.row, at));
            matches!(obstacle, None | Some(Obstacle::ClosingNeeds { .. }))
        })
    }

    pub(super) fn every_tick(&self, lucky: bool) -> impl Iterator<Item = Tick> {
        let edition = self.options.pad().edition;
        let cells = Colour::ALL.into_iter().flat_map(move |row| {
            edition.row(row).iter().map(move |printed| Cell { row, number: printed.number })
        });
        cells.map(move |cell| Tick { lucky, ..Tick::of(cell) })
    }
}
