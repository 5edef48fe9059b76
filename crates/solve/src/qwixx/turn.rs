//! What a sheet is worth before one roll.

use super::induction::Worth;
use super::maximum::Best;
use super::rows::NUMBERS;
use super::shape::{Shape, State};

/// No such thing can be done.
pub(super) const NEVER: f64 = f64::NEG_INFINITY;

/// Room to work in.
pub(super) struct Desk {
    /// For the white sum: worth without a colour die, and with each colour and number.
    plans: Vec<Plan>,
    /// Which plans a sum allows, passing (plan 0) aside.
    of_sum: [Vec<usize>; NUMBERS],
    faces: Best,
}

/// A tick of action 1, or none, and what may follow.
struct Plan {
    alone: f64,
    with: [[f64; NUMBERS]; 4],
}

impl Desk {
    pub(super) fn new(shape: &Shape) -> Self {
        let faces = Best::new(shape.pad.edition.sides);
        Desk { plans: Vec::new(), of_sum: [const { Vec::new() }; NUMBERS], faces }
    }

    /// What a sheet is worth before an own roll; `after` tells what it is worth after the turn.
    pub(super) fn active(
        &mut self,
        shape: &Shape,
        state: &State,
        misses: usize,
        after: &impl Worth,
    ) -> f64 {
        self.plan(shape, state, misses, after);
        let missed = after.worth(misses + 1, state) - shape.miss_cost(state);
        let sides = shape.pad.edition.sides;
        let (mut total, mut best) = (0.0, [[NEVER; NUMBERS]; 4]);
        for sum in 2..=2 * sides {
            let mut alone = missed;
            best.clone_from(&self.plans[0].with);
            for plan in &self.of_sum[usize::from(sum)] {
                let plan = &self.plans[*plan];
                alone = more(alone, plan.alone);
                let cells = best.as_flattened_mut().iter_mut().zip(plan.with.as_flattened());
                cells.for_each(|(best, with)| *best = more(*best, *with));
            }
            self.faces.begin(alone, &best);
            for low in sum.saturating_sub(sides).max(1)..=sum / 2 {
                let ways = if 2 * low == sum { 1.0 } else { 2.0 };
                total += self.faces.mean(low, sum - low) * ways;
            }
        }
        total / f64::from(u16::from(sides) * u16::from(sides))
    }

    fn plan(&mut self, shape: &Shape, state: &State, misses: usize, after: &impl Worth) {
        self.plans.clear();
        self.of_sum.iter_mut().for_each(Vec::clear);
        self.plans.push(follow(shape, state, 0.0, misses, after));
        let highest = 2 * shape.pad.edition.sides;
        let mut plan_of = [[0; NUMBERS]; 4];
        for (row, plan_of) in plan_of.iter_mut().enumerate() {
            for sum in 2..=highest {
                plan_of[usize::from(sum)] = self.plans.len();
                shape.tick(state, row, sum, misses, &mut |found| {
                    self.of_sum[usize::from(sum)].push(self.plans.len());
                    self.plans.push(follow(shape, &found.state, found.gain.into(), misses, after));
                });
            }
        }
        for lucky in shape.lucky.into_iter().flatten() {
            for (row, number) in shape.lucky_ticks(&state.rows) {
                self.of_sum[usize::from(lucky)].push(plan_of[row][usize::from(number)]);
            }
        }
    }
}

/// What a sheet is worth before somebody else's roll.
pub(super) fn passive(shape: &Shape, state: &State, misses: usize, after: &impl Worth) -> f64 {
    let sides = u16::from(shape.pad.edition.sides);
    let pass = after.worth(misses, state);
    let mut total = 0.0;
    for sum in 2..=2 * sides as u8 {
        let mut best = pass;
        let mut consider = |row: usize, number: u8| {
            shape.tick(state, row, number, misses, &mut |found| {
                best = more(best, f64::from(found.gain) + after.worth(misses, &found.state));
            });
        };
        (0..4).for_each(|row| consider(row, sum));
        if shape.lucky.is_some_and(|pair| pair.contains(&sum)) {
            shape.lucky_ticks(&state.rows).for_each(|(row, number)| consider(row, number));
        }
        let ways = sides - u16::from(sum).abs_diff(sides + 1);
        total += best * f64::from(ways);
    }
    total / f64::from(sides * sides)
}

/// What may follow on a sheet in action 2, `gain` being made already.
fn follow(shape: &Shape, state: &State, gain: f64, misses: usize, after: &impl Worth) -> Plan {
    let alone = gain + after.worth(misses, state);
    let mut with = [[NEVER; NUMBERS]; 4];
    // A second row closed in action 1 ends the game at once.
    if shape.closed_rows(&state.rows) < 2 {
        for (colour, with) in with.iter_mut().enumerate() {
            if shape.states.is_closed(state.rows[colour]) {
                continue;
            }
            let highest = usize::from(2 * shape.pad.edition.sides);
            for (number, with) in with.iter_mut().enumerate().take(highest + 1).skip(2) {
                let Some(row) = shape.row_of[colour][number].map(usize::from) else { continue };
                shape.tick(state, row, number as u8, misses, &mut |found| {
                    let worth = after.worth(misses, &found.state);
                    *with = more(*with, gain + f64::from(found.gain) + worth);
                });
            }
        }
    }
    Plan { alone, with }
}

/// The greater of two worths: there is no "not a number" among them, which `f64::max` would look for.
#[inline]
fn more(one: f64, two: f64) -> f64 {
    if one > two { one } else { two }
}
