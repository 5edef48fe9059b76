//! The best answer to a roll.

use game::Seat;
use qwixx::dice::{Action, Phase, Roll};
use qwixx::{Cell, Colour, Dice};

use super::bonus::Outcome;
use super::induction::{Solution, Worth};
use super::shape::{Shape, State};

impl Solution {
    /// What a player who wants points, and is hindered by nobody, answers in a game alone.
    pub fn answer(&self, game: &Dice, seat: Seat) -> Action {
        Advice { shape: &self.shape, after: &self.before(self.seats - 1) }.answer(game, seat)
    }
}

/// Answers by what sheets are worth after the turn.
struct Advice<'a, W> {
    shape: &'a Shape,
    after: &'a W,
}

impl<W: Worth> Advice<'_, W> {
    fn answer(&self, game: &Dice, seat: Seat) -> Action {
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
        let after = self.after;
        let pass = if ticked {
            after.worth(misses, state)
        } else {
            after.worth(misses + 1, state) - self.shape.miss_cost(state)
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

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::HashMap;

    use game::luck::Stream;
    use game::{Game, Setup, Step, Turn};
    use qwixx::Sheet;

    use super::super::induction::MISSES;
    use super::super::turn::Desk;
    use super::*;

    /// What late sheets are worth, worked out when somebody asks.
    struct Late<'a> {
        shape: &'a Shape,
        known: RefCell<HashMap<(usize, [u8; 5]), f64>>,
    }

    impl Worth for Late<'_> {
        fn worth(&self, misses: usize, state: &State) -> f64 {
            if misses >= MISSES || self.shape.closed_rows(&state.rows) >= 2 {
                return self.shape.end_worth(state);
            }
            let [one, two, three, four] = state.rows;
            let key = (misses, [one, two, three, four, state.extra]);
            let known = self.known.borrow().get(&key).copied();
            known.unwrap_or_else(|| {
                assert!(self.shape.could_be(state), "{state:?}");
                // Looked at, but never counted: what the sheet itself is worth without a tick.
                self.known.borrow_mut().insert(key, 0.0);
                let worth = Desk::new(self.shape).active(self.shape, state, misses, self);
                self.known.borrow_mut().insert(key, worth);
                worth
            })
        }
    }

    /// Plays the rest of a game by the rules, many times, and holds the mean against the worth.
    fn agrees(edition: &str, rows: [&[u8]; 4], boxes: &[u8], misses: u8) {
        let options = Dice::options(&Setup::new(edition, 1)).expect("a set-up");
        let shape = Shape::new(options.pad, options.lucky(Seat(0))).expect("a shape");
        let late = Late { shape: &shape, known: RefCell::default() };
        let advice = Advice { shape: &shape, after: &late };
        let sheet = Sheet::marked(&options.pad, &rows.map(<[u8]>::to_vec), boxes, misses);
        let start = Dice::arranged(&options, &[sheet.expect("marks")], Seat(0)).expect("a table");
        let state = shape.state(start.sheet(Seat(0)), start.closed());
        let worth = late.worth(misses.into(), &state);
        // What counts only at the end is still to be made.
        let begun = f64::from(start.score(Seat(0)).expect("a score")) - shape.end_worth(&state);
        let (games, mut sum, mut squares) = (4000, 0.0, 0.0);
        for seed in 0..games {
            let mut luck = Stream::new(Stream::new(seed).bits());
            let mut game = start.clone();
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&mut luck)),
                    Turn::Decide(_) => Step::Decide(Seat(0), advice.answer(&game, Seat(0))),
                };
                game.play(step, &mut |_, _| {}).expect("a legal step");
            }
            let made = f64::from(game.score(Seat(0)).expect("a score")) - begun;
            (sum, squares) = (sum + made, squares + made * made);
        }
        let mean = sum / games as f64;
        let deviation = ((squares / games as f64 - mean * mean) / games as f64).sqrt();
        assert!((mean - worth).abs() < 4.0 * deviation, "{edition}: {mean} ± {deviation}, {worth}");
    }

    #[test]
    fn the_rules_bring_what_late_sheets_are_worth() {
        let [red, yellow] = [&[2, 3, 5, 6, 8][..], &[3, 4, 5, 6, 7, 9]];
        let [green, blue] = [&[12, 11, 9, 8, 6][..], &[12, 10, 9, 7, 6, 5]];
        let rows = [red, yellow, green, blue];
        agrees("classic", rows, &[], 1);
        agrees(
            "gemixxt-b",
            [&[10, 6, 2, 8, 12], &[9, 12, 4, 2, 5], &[8, 2, 10, 9, 7], &[5, 7, 11, 3, 8]],
            &[],
            0,
        );
        agrees("bonus-a", rows, &[0, 1, 2, 3, 4], 1);
        agrees("bonus-b", rows, &[], 2);
        let lower = &[12, 11, 9, 8, 6][..];
        agrees("bonus-b", [red, &[2, 4, 5, 6, 7, 9], lower, &[12, 11, 9, 8, 6]], &[], 1);
    }
}
