//! What a sheet is worth before one roll.

use super::induction::Worth;
use super::maximum::Best;
use super::shape::{NUMBERS, Rows, Shape};

/// No such thing can be done.
pub(super) const NEVER: f64 = f64::NEG_INFINITY;

/// What a miss costs.
const MISS: f64 = 5.0;

/// The misses that end a game.
const LAST_MISS: usize = 4;

/// Room to work in.
pub(super) struct Desk {
    /// For the white sum: worth without a colour die, and with each colour and number.
    plans: Vec<Plan>,
    /// Which plans a sum allows, passing (plan 0) aside.
    of_sum: [Vec<usize>; NUMBERS],
}

/// A tick of action 1, or none, and what may follow.
struct Plan {
    alone: f64,
    with: [[f64; NUMBERS]; 4],
}

impl Desk {
    pub(super) fn new() -> Self {
        Desk { plans: Vec::new(), of_sum: [const { Vec::new() }; NUMBERS] }
    }

    /// What a sheet is worth before an own roll; `after` tells what it is worth after the turn.
    pub(super) fn active(
        &mut self,
        shape: &Shape,
        rows: &Rows,
        misses: usize,
        after: &impl Worth,
    ) -> f64 {
        self.plan(shape, rows, misses, after);
        let missed =
            if misses + 1 == LAST_MISS { -MISS } else { after.worth(misses + 1, rows) - MISS };
        let sides = shape.pad.edition.sides;
        let sums = 2..=2 * sides;
        let (mut total, mut best) = (0.0, [[NEVER; NUMBERS]; 4]);
        for sum in sums {
            let mut alone = missed;
            best.clone_from(&self.plans[0].with);
            for plan in &self.of_sum[usize::from(sum)] {
                let plan = &self.plans[*plan];
                alone = alone.max(plan.alone);
                let cells = best.as_flattened_mut().iter_mut().zip(plan.with.as_flattened());
                cells.for_each(|(best, with)| *best = best.max(*with));
            }
            for low in sum.saturating_sub(sides).max(1)..=sum / 2 {
                let high = sum - low;
                let mut faces = Best::new(alone, sides);
                for (die, numbers) in (0u8..).zip(&best) {
                    for face in 1..=sides {
                        let [one, two] =
                            [low, high].map(|white| numbers[usize::from(white + face)]);
                        faces.add(die, one.max(two));
                    }
                }
                total += faces.mean() * if low == high { 1.0 } else { 2.0 };
            }
        }
        total / f64::from(u16::from(sides) * u16::from(sides))
    }

    fn plan(&mut self, shape: &Shape, rows: &Rows, misses: usize, after: &impl Worth) {
        self.plans.clear();
        self.of_sum.iter_mut().for_each(Vec::clear);
        self.plans.push(follow(shape, rows, 0.0, misses, after));
        let highest = 2 * shape.pad.edition.sides;
        let mut plan_of = [[0; NUMBERS]; 4];
        for (row, plan_of) in plan_of.iter_mut().enumerate() {
            for sum in 2..=highest {
                if let Some(tick) = shape.tick(row, rows[row], sum) {
                    let mut ticked = *rows;
                    ticked[row] = tick.state;
                    plan_of[usize::from(sum)] = self.plans.len();
                    self.of_sum[usize::from(sum)].push(self.plans.len());
                    self.plans.push(follow(shape, &ticked, tick.gain.into(), misses, after));
                }
            }
        }
        for lucky in shape.lucky.into_iter().flatten() {
            for (row, number) in shape.lucky_ticks(rows) {
                self.of_sum[usize::from(lucky)].push(plan_of[row][usize::from(number)]);
            }
        }
    }
}

/// What a sheet is worth before somebody else's roll.
pub(super) fn passive(shape: &Shape, rows: &Rows, misses: usize, after: &impl Worth) -> f64 {
    let sides = u16::from(shape.pad.edition.sides);
    let pass = after.worth(misses, rows);
    let mut total = 0.0;
    for sum in 2..=2 * sides as u8 {
        let mut best = pass;
        let mut consider = |row: usize, number: u8| {
            if let Some(tick) = shape.tick(row, rows[row], number) {
                let mut ticked = *rows;
                ticked[row] = tick.state;
                best = best.max(f64::from(tick.gain) + after.worth(misses, &ticked));
            }
        };
        (0..4).for_each(|row| consider(row, sum));
        if shape.lucky.is_some_and(|pair| pair.contains(&sum)) {
            shape.lucky_ticks(rows).for_each(|(row, number)| consider(row, number));
        }
        let ways = sides - u16::from(sum).abs_diff(sides + 1);
        total += best * f64::from(ways);
    }
    total / f64::from(sides * sides)
}

/// What may follow on these rows in action 2, `gain` being made already.
fn follow(shape: &Shape, rows: &Rows, gain: f64, misses: usize, after: &impl Worth) -> Plan {
    let alone = gain + after.worth(misses, rows);
    let mut with = [[NEVER; NUMBERS]; 4];
    // A second row closed in action 1 ends the game at once.
    if shape.closed_rows(rows) < 2 {
        for (colour, with) in with.iter_mut().enumerate() {
            if rows[colour] == shape.closed() {
                continue;
            }
            for (number, with) in with.iter_mut().enumerate() {
                let Some(row) = shape.row_of[colour][number].map(usize::from) else { continue };
                if let Some(tick) = shape.tick(row, rows[row], number as u8) {
                    let mut ticked = *rows;
                    ticked[row] = tick.state;
                    *with = gain + f64::from(tick.gain) + after.worth(misses, &ticked);
                }
            }
        }
    }
    Plan { alone, with }
}
