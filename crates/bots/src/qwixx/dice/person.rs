//! Players that weigh a tick as people at a table do: its points against the cells it skips, and
//! the row it builds on.

use game::{Game, Inconsistent, Luck, Seat};
use qwixx::dice::{Action, View};
use qwixx::{Colour, Dice, Sheet};

use crate::Bot;
use crate::slips::{self, Eye};

/// The cells of a row on the usual sheet.
const USUAL_WIDTH: i32 = 11;

/// A person's habits; worths are tenths of a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Person {
    /// What a skipped cell costs.
    pub skipped: i32,
    /// What it costs less when the row is as good as finished.
    pub late: i32,
    /// What passing is worth where it costs nothing.
    pub waiting: i32,
    /// What a miss costs.
    pub miss: i32,
    /// How they look.
    pub eye: Eye,
}

impl Person {
    /// Somebody who has played twice: cannot wait, ticks whatever it sees with the smallest gap, and
    /// overlooks much.
    pub const BEGINNER: Person = Person {
        skipped: 40,
        late: 0,
        waiting: -200,
        miss: -280,
        eye: Eye { obvious: 60, glances: 4, vague: 40.0 },
    };
    /// Somebody who plays now and then: minds gaps, and overlooks a tick here and there.
    pub const OCCASIONAL: Person = Person {
        skipped: 25,
        late: 9,
        waiting: -20,
        miss: -110,
        eye: Eye { obvious: 85, glances: 6, vague: 20.0 },
    };
    /// Somebody who plays often and soundly.
    pub const REGULAR: Person =
        Person { skipped: 25, late: 9, waiting: -20, miss: -110, eye: Eye::OPEN };

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
        // Habits are those of the usual sheet: a cell of a longer row is a smaller part of it.
        each * (passed(after) - passed(before)) * USUAL_WIDTH / width.max(1)
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
        let worth = |action: &Action| self.judge(&game, seat, *action) as f32;
        slips::choose(&game, seat, self.eye, worth, luck)
    }
}
