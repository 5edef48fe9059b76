//! The best answer to a roll.

use game::Seat;
use qwixx::dice::{Action, Phase, Roll};
use qwixx::{Cell, Colour, Colours, Dice, Sheet};

use super::induction::{Solution, Worth};
use super::shape::Rows;

/// What a tick, or none, comes to.
#[derive(Clone, Copy, Debug)]
struct Choice {
    action: Action,
    rows: Rows,
    gain: f64,
}

impl Solution {
    /// What a player who wants points, and is hindered by nobody, answers in a game alone.
    pub fn answer(&self, game: &Dice, seat: Seat) -> Action {
        let Some(roll) = game.roll() else { return Action::Pass };
        let sheet = game.sheet(seat);
        match game.phase() {
            Phase::Colour => {
                let ticked = !game.passing_misses(seat);
                let rows = self.shape.rows(sheet, game.closed());
                self.second(&rows, sheet.misses().into(), &roll, ticked).1
            }
            _ => self.first(sheet, game.closed(), &roll),
        }
    }

    /// The best answer to the white sum of an own roll.
    fn first(&self, sheet: &Sheet, closed: Colours, roll: &Roll) -> Action {
        let rows = self.shape.rows(sheet, closed);
        let misses = usize::from(sheet.misses());
        let sum = roll.sum();
        let mut best = (self.second(&rows, misses, roll, false).0, Action::Pass);
        let mut consider = |row: usize, number: u8| {
            if let Some(choice) = self.choice(&rows, row, number) {
                let worth = choice.gain + self.second(&choice.rows, misses, roll, true).0;
                if worth > best.0 {
                    best = (worth, choice.action);
                }
            }
        };
        (0..4).for_each(|row| consider(row, sum));
        if self.shape.lucky.is_some_and(|pair| pair.contains(&sum)) {
            self.shape.lucky_ticks(&rows).for_each(|(row, number)| consider(row, number));
        }
        best.1
    }

    /// The best answer to the colour dice, and what the turn is then worth from there.
    fn second(&self, rows: &Rows, misses: usize, roll: &Roll, ticked: bool) -> (f64, Action) {
        let after = self.before(self.seats - 1);
        let pass = match ticked {
            true => after.worth(misses, rows),
            false => after.worth(misses + 1, rows) - 5.0,
        };
        let mut best = (pass, Action::Pass);
        if self.shape.closed_rows(rows) >= 2 {
            return best;
        }
        for colour in Colour::ALL {
            let open = rows[colour.index()] != self.shape.closed();
            let Some(die) = roll.die(colour).filter(|_| open) else { continue };
            for number in roll.white().map(|white| white + die) {
                let row = self.shape.row_of[colour.index()][usize::from(number)];
                let choice = row.and_then(|row| self.choice(rows, row.into(), number));
                if let Some(choice) = choice {
                    let worth = choice.gain + after.worth(misses, &choice.rows);
                    if worth > best.0 {
                        best = (worth, choice.action);
                    }
                }
            }
        }
        best
    }

    fn choice(&self, rows: &Rows, row: usize, number: u8) -> Option<Choice> {
        let tick = self.shape.tick(row, rows[row], number)?;
        let mut ticked = *rows;
        ticked[row] = tick.state;
        let cell = Cell { row: Colour::ALL[row], number };
        let action = Action::Tick { cell, into: None };
        Some(Choice { action, rows: ticked, gain: tick.gain.into() })
    }
}
