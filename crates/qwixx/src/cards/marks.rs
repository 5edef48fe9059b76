//! Writing a decision down on its player's sheet.

use game::{Audience, Seat};

use super::action::{Action, Play};
use super::event::Event;
use super::rule::Rule;
use super::{Cards, Phase};
use crate::colour::{Cell, Colour, Colours};
use crate::pen::{Means, Pen, SheetMark};
use crate::preview::Preview;
use crate::sheet::Sheet;

impl Cards {
    /// The rows that are closed for a seat: its own, and nobody else's.
    pub fn closed(&self, seat: Seat) -> Colours {
        let (pad, sheet) = (&self.options.pad, self.sheet(seat));
        Colour::ALL.into_iter().filter(|row| sheet.is_locked(pad, *row)).collect()
    }

    /// The sheet of `seat` after a decision, if the rules for marks allow it.
    pub(super) fn mark(
        &self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(SheetMark),
    ) -> Result<Sheet, Rule> {
        let mut pen = Pen::new(&self.options.pad, *self.sheet(seat), self.closed(seat));
        match action {
            Action::Take(_) | Action::Pass => {}
            Action::Tick(cell) => self.tick(&mut pen, cell, Means::Number, tell)?,
            Action::Play(play) => {
                for row in Colour::ALL {
                    let cells = self.cells_in(row, &play);
                    self.check_gap(&cells)?;
                    for cell in cells {
                        self.tick(&mut pen, cell, Means::Card, tell)?;
                    }
                }
            }
        }
        Ok(pen.sheet)
    }

    fn tick(
        &self,
        pen: &mut Pen<'_>,
        cell: Cell,
        means: Means,
        tell: &mut impl FnMut(SheetMark),
    ) -> Result<(), Rule> {
        let pad = &self.options.pad;
        let position = pad.edition.position(cell).ok_or(Rule::NoSuchCell { cell })?;
        match pen.sheet.obstacle(pad, pen.closed, cell.row, position) {
            Some(obstacle) => Err(Rule::obstacle(obstacle, cell)),
            None => {
                pen.tick(cell, means, tell);
                Ok(())
            }
        }
    }

    /// The cells that a play ticks in one row, left to right.
    fn cells_in(&self, row: Colour, play: &Play) -> Vec<Cell> {
        let edition = self.options.pad.edition;
        let mut cells: Vec<Cell> = play
            .ticks()
            .filter_map(|number| edition.cell_of_colour(play.colour(), number))
            .filter(|cell| cell.row == row)
            .collect();
        cells.sort_by_key(|cell| edition.position(*cell));
        cells
    }

    /// Between the first and the last cell ticked in this step at most one is left out.
    fn check_gap(&self, cells: &[Cell]) -> Result<(), Rule> {
        let left_out = self.options.pad.edition.left_out(cells);
        if self.options.strict_gap && left_out > 1 {
            return Err(Rule::OneCellLeftOut { cells: left_out });
        }
        Ok(())
    }

    /// Marks a decision that the rules allow.
    pub(super) fn write(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        if action == Action::Pass {
            tell(Audience::All, Event::Passed { seat });
        }
        let mut tell = |mark| tell(Audience::All, Event::Marked { seat, mark });
        if let Ok(sheet) = self.mark(seat, action, &mut tell) {
            self.sheets[seat.index()] = sheet;
        }
    }

    /// Whether ending the turn now without another tick would cost `seat` a miss.
    pub fn passing_misses(&self, seat: Seat) -> bool {
        self.phase == Phase::Play && seat == self.active && !self.ticked
    }

    /// What a legal decision of `seat` would do to its sheet.
    pub fn preview(&self, seat: Seat, action: Action) -> Preview {
        let before = *self.sheet(seat);
        let mut marks = Vec::new();
        let sheet = self.mark(seat, action, &mut |mark| marks.push(mark)).unwrap_or(before);
        Preview::new(&self.options.pad, &before, sheet, marks)
    }
}
