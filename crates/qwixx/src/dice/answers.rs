//! Writing an answer down on its player's sheet.

use game::{Audience, Seat};

use super::action::Action;
use super::event::Event;
use super::{Dice, Phase};
use crate::colour::Colours;
use crate::pen::Pen;
use crate::preview::Preview;

impl Dice {
    pub(super) fn pen(&self, seat: Seat, closed: Colours) -> Pen<'_> {
        Pen::new(&self.options.pad, *self.sheet(seat), closed)
    }

    /// Marks an answer on its player's sheet, and returns the rows closed as that player sees them.
    #[inline]
    pub(super) fn write(
        &mut self,
        seat: Seat,
        action: Action,
        closed: Colours,
        tell: &mut impl FnMut(Audience, Event),
    ) -> Colours {
        let Action::Tick { cell, into } = action else {
            tell(Audience::All, Event::Passed { seat });
            return closed;
        };
        let mut tell = |mark| tell(Audience::All, Event::Marked { seat, mark });
        let mut pen = self.pen(seat, closed);
        pen.tick(cell, self.means(cell), &mut tell);
        // A wrong choice of row is refused before it comes here; unchecked, what follows is lost.
        let _ = pen.finish(into, &mut tell);
        let (sheet, closed) = (pen.sheet, pen.closed);
        self.sheets[seat.index()] = sheet;
        closed
    }

    /// Whether passing now would cost `seat` a miss.
    pub fn passing_misses(&self, seat: Seat) -> bool {
        self.phase == Phase::Colour && seat == self.active && !self.ticked
    }

    /// What a legal answer of `seat` would do to its sheet, bonuses and all.
    pub fn preview(&self, seat: Seat, action: Action) -> Preview {
        let mut pen = self.pen(seat, self.closed);
        let mut marks = Vec::new();
        if let Action::Tick { cell, into } = action {
            pen.tick(cell, self.means(cell), &mut |mark| marks.push(mark));
            let _ = pen.finish(into, &mut |mark| marks.push(mark));
        }
        let pad = &self.options.pad;
        let gain = pen.sheet.tally(pad).total - self.sheet(seat).tally(pad).total;
        Preview { marks, sheet: pen.sheet, gain }
    }
}
