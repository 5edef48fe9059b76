//! What may be ticked, and why not.

use game::Seat;

use super::action::Action;
use super::rule::Rule;
use super::{Dice, Phase};
use crate::colour::{Cell, Colour, Colours};
use crate::pen::{Choice, Means};

impl Dice {
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        let Action::Tick { cell, into } = action else {
            return Ok(());
        };
        let pad = &self.options.pad;
        let position = pad.edition.position(cell).ok_or(Rule::NoSuchCell { cell })?;
        if self.closed.contains(cell.row) {
            return Err(Rule::RowClosed { row: cell.row });
        }
        let means = match self.phase {
            Phase::Colour => self.check_dice(cell)?,
            _ => self.check_sum(seat, cell)?,
        };
        let obstacle = self.sheet(seat).obstacle(pad, self.closed, cell.row, position);
        if let Some(obstacle) = obstacle {
            return Err(Rule::obstacle(obstacle, cell));
        }
        self.try_tick(seat, cell, means, into).map_err(Rule::choice)
    }

    /// By what right `seat` may tick `cell` in action 1.
    fn check_sum(&self, seat: Seat, cell: Cell) -> Result<Means, Rule> {
        let sum = self.roll.sum();
        if cell.number == sum {
            return Ok(Means::Sum);
        }
        if !self.is_lucky(seat) {
            return Err(Rule::NotTheSum { cell, sum });
        }
        let sheet = self.sheet(seat);
        if sheet.next_tickable(&self.options.pad, self.closed, cell.row) != Some(cell) {
            return Err(Rule::LuckyTakesTheNextCell { cell });
        }
        let rows = self.lucky_rows(seat);
        if rows.contains(cell.row) {
            Ok(Means::Lucky)
        } else {
            Err(Rule::LuckyTakesTheWeakestRow { row: cell.row, rows })
        }
    }

    /// By what right the active player may tick `cell` in action 2.
    fn check_dice(&self, cell: Cell) -> Result<Means, Rule> {
        let edition = self.options.pad.edition;
        let colour = Colour::ALL
            .into_iter()
            .find(|colour| edition.cell_of_colour(*colour, cell.number) == Some(cell))
            .ok_or(Rule::NoSuchCell { cell })?;
        let die = self.roll.die(colour).ok_or(Rule::DieGone { colour })?;
        if self.roll.white().into_iter().any(|white| white + die == cell.number) {
            Ok(Means::Die)
        } else {
            Err(Rule::NotTheDice { cell, colour })
        }
    }

    /// Whether the white sum is one of a seat's lucky numbers.
    #[inline]
    fn is_lucky(&self, seat: Seat) -> bool {
        self.options.lucky(seat).is_some_and(|pair| pair.contains(&self.roll.sum()))
    }

    /// The rows in which a lucky number may be used: of those whose next cell can be ticked, the
    /// ones with the fewest crosses.
    fn lucky_rows(&self, seat: Seat) -> Colours {
        self.sheet(seat).lucky_rows(&self.options.pad, self.closed)
    }

    #[inline]
    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Sum if self.unanswered().contains(seat) => {
                out.push(Action::Pass);
                for row in Colour::ALL {
                    self.list_cell(seat, Cell { row, number: self.roll.sum() }, Means::Sum, out);
                }
                if self.is_lucky(seat) {
                    self.list_lucky(seat, out);
                }
            }
            Phase::Colour if seat == self.active => {
                out.push(Action::Pass);
                let [one, other] = self.roll.white();
                for colour in Colour::ALL {
                    let Some(die) = self.roll.die(colour) else {
                        continue;
                    };
                    self.list_number(colour, die + one, out);
                    if other != one {
                        self.list_number(colour, die + other, out);
                    }
                }
            }
            _ => {}
        }
    }

    /// The lucky ticks that are not also ticks of the sum.
    fn list_lucky(&self, seat: Seat, out: &mut Vec<Action>) {
        let pad = &self.options.pad;
        for row in self.lucky_rows(seat).iter() {
            match self.sheet(seat).next_tickable(pad, self.closed, row) {
                Some(cell) if cell.number != self.roll.sum() => {
                    self.list_cell(seat, cell, Means::Lucky, out);
                }
                _ => {}
            }
        }
    }

    #[inline]
    fn list_number(&self, colour: Colour, number: u8, out: &mut Vec<Action>) {
        if let Some(cell) = self.options.pad.edition.cell_of_colour(colour, number) {
            self.list_cell(self.active, cell, Means::Die, out);
        }
    }

    /// Lists a cell if it can be ticked, once for every row that a bonus may then go into.
    #[inline]
    fn list_cell(&self, seat: Seat, cell: Cell, means: Means, out: &mut Vec<Action>) {
        let pad = &self.options.pad;
        let Some(position) = pad.edition.position(cell) else {
            return;
        };
        if self.sheet(seat).obstacle(pad, self.closed, cell.row, position).is_some() {
            return;
        }
        match self.try_tick(seat, cell, means, None) {
            Err(Choice::Needed(rows)) => {
                out.extend(rows.iter().map(|row| Action::Tick { cell, into: Some(row) }));
            }
            _ => out.push(Action::Tick { cell, into: None }),
        }
    }

    /// Whether the row named for a bonus is right.
    #[inline]
    fn try_tick(
        &self,
        seat: Seat,
        cell: Cell,
        means: Means,
        into: Option<Colour>,
    ) -> Result<(), Choice> {
        if !self.options.pad.edition.has_badges {
            return into.map_or(Ok(()), |row| Err(Choice::NotAsked(row)));
        }
        let mut pen = self.pen(seat, self.closed);
        pen.tick(cell, means, &mut |_| {});
        pen.finish(into, &mut |_| {})
    }

    /// By what right a legal tick is made.
    pub(super) fn means(&self, cell: Cell) -> Means {
        match self.phase {
            Phase::Colour => Means::Die,
            _ if cell.number == self.roll.sum() => Means::Sum,
            _ => Means::Lucky,
        }
    }
}
