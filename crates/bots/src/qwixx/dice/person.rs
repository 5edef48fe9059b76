//! Players that weigh a tick as people at a table do: its points against the cells it skips, and
//! the row it builds on.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::dice::{Action, View};
use qwixx::{Colour, Dice, Sheet};

use crate::Bot;

/// A person's habits; worths are tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Person {
    /// What a skipped cell costs.
    skipped: i32,
    /// What it costs less when the row is as good as finished.
    late: i32,
    /// What passing is worth where it costs nothing.
    waiting: i32,
    /// What a miss costs.
    miss: i32,
    /// One time in so many a tick for somebody else's roll is overlooked; never if 0.
    overlooks: u32,
    /// How far worths are misjudged, at most.
    vague: u32,
}

impl Person {
    /// Somebody who has played twice: fears misses, dislikes gaps a little, forgets to look at the
    /// white dice of others.
    pub const BEGINNER: Person =
        Person { skipped: 14, late: 0, waiting: -10, miss: -100, overlooks: 4, vague: 30 };
    /// Somebody who plays often and soundly.
    pub const REGULAR: Person =
        Person { skipped: 25, late: 9, waiting: -20, miss: -110, overlooks: 0, vague: 0 };

    fn judge(&self, game: &Dice, seat: Seat, action: Action) -> i32 {
        if action == Action::Pass {
            return if game.passing_misses(seat) { self.miss } else { self.waiting };
        }
        let preview = game.preview(seat, action);
        let before = game.sheet(seat);
        let skipped: i32 =
            Colour::ALL.into_iter().map(|row| self.gap(game, before, &preview.sheet, row)).sum();
        10 * preview.gain - skipped
    }

    /// What the cells skipped in one row cost: less where few ticks could still have been made.
    fn gap(&self, game: &Dice, before: &Sheet, after: &Sheet, row: Colour) -> i32 {
        let passed = |sheet: &Sheet| i32::from(sheet.next(row)) - i32::from(sheet.ticks(row));
        let width = game.setup().pad.edition.row(row).len() as i32;
        let late = 2 * i32::from(after.next(row)) > 3 * width / 2;
        let each = self.skipped - if late { self.late } else { 0 };
        each * (passed(after) - passed(before))
    }
}

impl Bot<Dice> for Person {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Dice::imagine(view, luck)?;
        let others = view.active != Some(seat);
        if others && self.overlooks > 0 && luck.below("overlooks", self.overlooks) == 0 {
            return Ok(Action::Pass);
        }
        let mut best = (i32::MIN, Action::Pass);
        for action in game.legal(seat) {
            let worth = self.judge(&game, seat, action);
            let worth = worth + luck.below("vague", self.vague + 1) as i32;
            if worth > best.0 {
                best = (worth, action);
            }
        }
        Ok(best.1)
    }
}
