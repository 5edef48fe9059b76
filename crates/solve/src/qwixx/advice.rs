//! The best answer to a roll.

use game::Seat;
use qwixx::dice::{Action, Phase, Roll};
use qwixx::{Cell, Colour, Dice};

use super::bonus::Outcome;
use super::induction::{Solution, Worth};
use super::shape::State;

impl Solution {
    /// What a player who wants points, and is hindered by nobody, answers in a game alone.
    pub fn answer(&self, game: &Dice, seat: Seat) -> Action {
        let Some(roll) = game.roll() else { return Action::Pass };
        let sheet = game.sheet(seat);
        let state = self.shape.state(sheet, game.closed());
        let misses = usize::from(sheet.misses());
        match game.phase() {
            Phase::Colour => self.second(&state, misses, &roll, !game.passing_misses(seat)).1,
            _ => self.first(&state, misses, &roll),
        }
    }

    /// The best answer to the white sum of an own roll.
    fn first(&self, state: &State, misses: usize, roll: &Roll) -> Action {
        let sum = roll.sum();
        let mut best = (self.second(state, misses, roll, false).0, Action::Pass);
        let mut consider = |row: usize, number: u8| {
            self.shape.tick(state, row, number, misses, &mut |found| {
                let gain = f64::from(found.gain);
                let worth = gain + self.second(&found.state, misses, roll, true).0;
                if worth > best.0 {
                    best = (worth, action(row, number, &found));
                }
            });
        };
        (0..4).for_each(|row| consider(row, sum));
        if self.shape.lucky.is_some_and(|pair| pair.contains(&sum)) {
            let ticks = self.shape.lucky_ticks(&state.rows);
            ticks.for_each(|(row, number)| consider(row, number));
        }
        best.1
    }

    /// The best answer to the colour dice, and what the turn is then worth from there.
    fn second(&self, state: &State, misses: usize, roll: &Roll, ticked: bool) -> (f64, Action) {
        let after = self.before(self.seats - 1);
        let pass = match ticked {
            true => after.worth(misses, state),
            false => after.worth(misses + 1, state) - self.shape.miss_cost(state),
        };
        let mut best = (pass, Action::Pass);
        if self.shape.closed_rows(&state.rows) >= 2 {
            return best;
        }
        for colour in Colour::ALL {
            let open = !self.shape.states.is_closed(state.rows[colour.index()]);
            let Some(die) = roll.die(colour).filter(|_| open) else { continue };
            for number in roll.white().map(|white| white + die) {
                let row = self.shape.row_of[colour.index()][usize::from(number)];
                let Some(row) = row.map(usize::from) else { continue };
                self.shape.tick(state, row, number, misses, &mut |found| {
                    let worth = f64::from(found.gain) + after.worth(misses, &found.state);
                    if worth > best.0 {
                        best = (worth, action(row, number, &found));
                    }
                });
            }
        }
        best
    }
}

/// The answer that ticks a number in a row and comes to this.
fn action(row: usize, number: u8, outcome: &Outcome) -> Action {
    let cell = Cell { row: Colour::ALL[row], number };
    Action::Tick { cell, into: outcome.into.map(|row| Colour::ALL[usize::from(row)]) }
}
