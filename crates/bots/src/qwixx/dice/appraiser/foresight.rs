//! What everybody is likely to answer to a white sum.
//!
//! Everybody answers at once. Mostly it matters little what the others do, and each answer is the best for its
//! seat if the others do nothing. Where an answer can close a row, or the game may end, it matters much: there
//! each is the best against what the others do. Such second thoughts may go round in a circle, because one wants
//! to close the row that another closes, who wants to close a different one: then everything in the circle is
//! as likely, for each seat apart. Seats that are not active look at the white sum and not at the colour dice: so
//! the mean over every roll can be counted.

use game::Seat;
use qwixx::dice::{Action, MOST_SEATS, Roll};
use qwixx::sheet::LAST_MISS;
use qwixx::{Colour, Sheet};

use super::super::candidates::{self, Candidate};
use super::super::policy::{Outlook, Policy, Reply};
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::super::scale::Scale;
use super::desk::Desk;
use super::near::Near;

/// How often everybody thinks again about what the others do, at most.
const SECOND_THOUGHTS: usize = 6;

/// What all seats but the active one answer.
type Answers = [Option<Candidate>; MOST_SEATS];

/// What is done at the same time.
pub(super) struct Plan {
    /// What the others answer to the white sum.
    others: Answers,
    /// The table after that.
    pub(super) table: Position,
    /// What the active seat does about it, with which rolls.
    pub(super) desk: Desk,
}

/// What all are likely to answer to a white sum, and the table at the end of the turn.
pub(super) struct Joint {
    /// The answers, in the order of seats.
    pub(super) answers: Vec<(Seat, Candidate)>,
    /// At the end of the turn, as it is planned.
    pub(super) end: Position,
}

/// Foresees the turn that begins at a table.
pub(super) struct Foresight<'a, E: Evaluator> {
    net: &'a E,
    table: Position,
    policy: Policy<'a, E>,
    /// What the active seat's answers are worth if the others do nothing.
    scale: Scale<'a, E>,
    found: Vec<Candidate>,
    plans: Vec<Plan>,
}

impl<'a, E: Evaluator> Foresight<'a, E> {
    pub(super) fn new(net: &'a E, table: &Position) -> Self {
        Foresight {
            net,
            table: *table,
            policy: Policy::new(net),
            scale: Scale::new(net, *table, table.active),
            found: Vec::with_capacity(16),
            plans: Vec::with_capacity(1),
        }
    }

    /// The plans for a white sum: what the others do in any of them may meet what the active seat does in any.
    pub(super) fn plans(&mut self, sum: u8) -> &[Plan] {
        let others = self.without_thought(sum);
        let (first, last) = if self.is_critical(sum) {
            self.think(others, sum)
        } else {
            self.plan(0, others);
            let Foresight { net, table, scale, plans, .. } = self;
            plans[0].desk.count(*net, scale, table, table.closed, sum);
            (0, 1)
        };
        &self.plans[first..last]
    }

    /// What all are likely to answer to a roll, each as likely as the others.
    pub(super) fn joints(&mut self, roll: &Roll) -> Vec<Joint> {
        let (now, active) = (self.table, self.table.active);
        let others: Vec<(Answers, Position)> =
            self.plans(roll.sum()).iter().map(|plan| (plan.others, plan.table)).collect();
        let is_critical = self.is_critical(roll.sum());
        let mut joints = Vec::with_capacity(others.len() * others.len());
        for (_, expected) in &others {
            let expected = if is_critical { *expected } else { now };
            let outlook = Outlook { white: expected, end: expected };
            let Reply { first, mut last, .. } = self.policy.reply(&now, &outlook, roll, active);
            // What others close is theirs.
            last.closed = first.closed.union(last.closed.without(expected.closed));
            for (answers, table) in &others {
                let seats = (0..now.seats()).map(Seat);
                let answer = |seat: Seat| (seat, answers[seat.index()].unwrap_or(first));
                let end = finished(table, &first, &last);
                joints.push(Joint { answers: seats.map(answer).collect(), end });
            }
        }
        joints
    }

    /// What each does if the others do nothing.
    fn without_thought(&mut self, sum: u8) -> Answers {
        let nothing = Outlook { white: self.table, end: self.table };
        let roll = Roll::shown([sum / 2, sum - sum / 2], [0; 4], qwixx::Colours::NONE);
        let mut answers = [None; MOST_SEATS];
        for seat in self.others() {
            let reply = self.policy.reply(&self.table, &nothing, &roll, seat);
            answers[seat.index()] = Some(reply.first);
        }
        answers
    }

    /// What each does about what the others do: which plans come again and again.
    fn think(&mut self, mut others: Answers, sum: u8) -> (usize, usize) {
        for round in 0..SECOND_THOUGHTS {
            self.plan(round, others);
            let Foresight { net, table, plans, .. } = self;
            let Plan { table: expected, desk, .. } = &mut plans[round];
            let mut scale = Scale::new(*net, *expected, expected.active);
            desk.count(*net, &mut scale, expected, table.closed, sum);
            for seat in self.others() {
                others[seat.index()] = self.think_again(round, seat, sum);
            }
            let again = |plan: &Plan| sheets(&plan.others) == sheets(&others);
            if let Some(first) = self.plans[..=round].iter().position(again) {
                return (first, round + 1);
            }
        }
        (SECOND_THOUGHTS / 2, SECOND_THOUGHTS)
    }

    /// Begins a plan.
    fn plan(&mut self, number: usize, others: Answers) {
        let table = written(self.table, &others, None);
        match self.plans.get_mut(number) {
            Some(plan) => (plan.others, plan.table) = (others, table),
            None => {
                let desk = Desk::new(table.pad().edition.sides);
                self.plans.push(Plan { others, table, desk });
            }
        }
    }

    /// What is best for a seat, if all others do what is planned.
    fn think_again(&mut self, round: usize, seat: Seat, sum: u8) -> Option<Candidate> {
        let Foresight { net, table, plans, found, .. } = self;
        let Plan { others, desk, .. } = &plans[round];
        let (sheet, lucky) = (&table.sheets[seat.index()], table.options.lucky(seat));
        found.clear();
        candidates::for_sum(table.pad(), sheet, table.closed, sum, lucky, found);
        let others = written(*table, others, Some(seat));
        let mut near = Near::new(*net);
        let mut worth = |answer: &Candidate| {
            let white = answered(others, seat, answer);
            let taken = desk.offers.iter().filter(|offer| offer.rolls > 0);
            let mut each = |offer| near.parts(&desk.end(&white, offer))[seat.index()];
            taken.map(|offer| f64::from(offer.rolls) * each(offer)).sum::<f64>()
        };
        let mut best: Option<(f64, Candidate)> = None;
        for answer in found.iter() {
            let worth = worth(answer);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// Whether the game may end in this turn, or somebody close a row by this sum.
    fn is_critical(&mut self, sum: u8) -> bool {
        let Foresight { table, found, .. } = self;
        let active = &table.sheets[table.active.index()];
        if active.misses() + 1 >= LAST_MISS {
            return true;
        }
        let needs = table.pad().closing_needs;
        let may_close = |row: &Colour| {
            !table.closed.contains(*row) && active.crosses(table.pad(), *row) + 1 >= needs
        };
        let by_die = Colour::ALL.into_iter().filter(may_close).count();
        if by_die > 0 && table.closed.len() + 1 >= 2 {
            return true;
        }
        found.clear();
        for seat in (0..table.seats()).map(Seat) {
            let (sheet, lucky) = (&table.sheets[seat.index()], table.options.lucky(seat));
            candidates::for_sum(table.pad(), sheet, table.closed, sum, lucky, found);
        }
        found.iter().any(|answer| answer.closed != table.closed)
    }

    /// All seats but the active one.
    fn others(&self) -> impl Iterator<Item = Seat> + use<E> {
        let active = self.table.active;
        (0..self.table.seats()).map(Seat).filter(move |seat| *seat != active)
    }
}

fn sheets(answers: &Answers) -> [Option<Sheet>; MOST_SEATS] {
    answers.map(|answer| answer.map(|answer| answer.sheet))
}

/// The table with these answers written down, but for that of one seat.
fn written(mut table: Position, answers: &Answers, but: Option<Seat>) -> Position {
    for (seat, answer) in (0..).map(Seat).zip(answers) {
        if let Some(answer) = answer.filter(|_| Some(seat) != but) {
            table = answered(table, seat, &answer);
        }
    }
    table
}

/// The table with an answer of a seat written down.
pub(super) fn answered(mut table: Position, seat: Seat, answer: &Candidate) -> Position {
    table.sheets[seat.index()] = answer.sheet;
    table.closed = table.closed.union(answer.closed);
    table
}

/// The table at the end of the turn, the others having answered the white sum: a colour tick that was planned in a
/// row that they have closed is left out.
pub(super) fn finished(others: &Position, first: &Candidate, last: &Candidate) -> Position {
    let active = others.active;
    let white = answered(*others, active, first);
    let mut end = white;
    if !white.is_closed_down() {
        end = match last.action {
            Action::Tick { cell, .. } if others.closed.contains(cell.row) && *last != *first => {
                let mut nothing = *first;
                if first.action == Action::Pass {
                    nothing.sheet = first.sheet.with_miss();
                }
                answered(white, active, &nothing)
            }
            _ => answered(white, active, last),
        };
    }
    end.active = active.next(end.seats());
    end
}
