//! What becomes of a table by the end of a turn.

use game::Seat;
use qwixx::Dice;
use qwixx::dice::{Action, Phase, Roll};

use super::super::candidates::{self, Candidate};
use super::super::policy::Policy;
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::foresight::{Foresight, Joint, answered};

/// An answer, and the tables at the end of the turn, each as likely as the others.
pub(super) struct Line {
    pub(super) action: Action,
    pub(super) ends: Vec<Position>,
    /// Whether nobody can change the result any more.
    pub(super) proved: bool,
}

/// The tables at the end of the turn, each as likely as the others, if all who still have to answer do what is
/// foreseen.
pub(super) fn ends<E: Evaluator>(net: &E, game: &Dice) -> Vec<Position> {
    let table = Position::of(game);
    let Some(roll) = game.roll() else { return vec![table] };
    if game.phase() == Phase::Colour {
        let ticked = !game.passing_misses(table.active);
        return vec![coloured(&mut Policy::new(net), table, &roll, ticked)];
    }
    Foresight::new(net, &table).joints(&roll).into_iter().map(|joint| joint.end).collect()
}

/// What all who answer together are likely to answer, each list as likely as the others.
pub(super) fn likely<E: Evaluator>(net: &E, game: &Dice) -> Vec<Vec<(Seat, Action)>> {
    let Some(roll) = game.roll().filter(|_| game.phase() != Phase::Colour) else {
        return Vec::new();
    };
    let joints = Foresight::new(net, &Position::of(game)).joints(&roll);
    let actions = |joint: Joint| {
        joint.answers.into_iter().map(|(seat, answer)| (seat, answer.action)).collect()
    };
    joints.into_iter().map(actions).collect()
}

/// Every answer of a seat, with the tables at the end of the turn.
pub(super) fn lines<E: Evaluator>(net: &E, game: &Dice, roll: &Roll, seat: Seat) -> Vec<Line> {
    let now = Position::of(game);
    let (pad, sheet) = (now.pad(), game.sheet(seat));
    let mut found: Vec<Candidate> = Vec::new();
    if game.phase() == Phase::Colour {
        candidates::for_colours(pad, sheet, now.closed, roll, &mut found);
        if game.passing_misses(seat) {
            found[0].sheet = sheet.with_miss();
        }
        let line = |last: &Candidate| {
            let end = next_turn(answered(now, seat, last));
            Line { action: last.action, ends: vec![end], proved: end.is_over() }
        };
        return found.iter().map(line).collect();
    }
    let mut others: Vec<Position> = Vec::new();
    for joint in Foresight::new(net, &now).joints(roll) {
        let answers = joint.answers.iter().filter(|(other, _)| *other != seat);
        others.push(answers.fold(now, |table, (other, answer)| answered(table, *other, answer)));
    }
    candidates::for_sum(pad, sheet, now.closed, roll.sum(), now.options.lucky(seat), &mut found);
    let mut policy = Policy::new(net);
    let line = |first: &Candidate| {
        let end = |others: &Position| {
            let white = answered(*others, seat, first);
            let active = now.active.index();
            let ticked = white.sheets[active] != now.sheets[active];
            coloured(&mut policy, white, roll, ticked)
        };
        let ends = others.iter().map(end).collect();
        Line { action: first.action, ends, proved: is_decided(&now, roll, seat, first) }
    };
    found.iter().map(line).collect()
}

/// The table at the end of a turn, which was looked at as that of the turn itself.
pub(super) fn next_turn(mut table: Position) -> Position {
    table.active = table.active.next(table.seats());
    table
}

/// The table at the end of a turn, all answers to the white sum being in.
fn coloured<E: Evaluator>(
    policy: &mut Policy<'_, E>,
    white: Position,
    roll: &Roll,
    ticked: bool,
) -> Position {
    if white.is_over() {
        return next_turn(white);
    }
    let last = policy.colour(&white, roll, white.active, ticked);
    next_turn(answered(white, white.active, &last))
}

/// Whether an answer to the white sum ends the game with the same result whatever the others answer.
fn is_decided(now: &Position, roll: &Roll, seat: Seat, answer: &Candidate) -> bool {
    let ended = answered(*now, seat, answer);
    if !ended.is_over() {
        return false;
    }
    let own = ended.points(seat);
    let others = (0..now.seats()).map(Seat).filter(|other| *other != seat);
    let ranges = others.map(|other| {
        let mut found = Vec::new();
        let (sheet, lucky) = (&now.sheets[other.index()], now.options.lucky(other));
        candidates::for_sum(now.pad(), sheet, now.closed, roll.sum(), lucky, &mut found);
        let points = found.iter().map(|one| one.sheet.tally(now.pad()).total);
        (points.clone().min().unwrap_or(own), points.max().unwrap_or(own))
    });
    let ranges: Vec<(i32, i32)> = ranges.collect();
    ranges.iter().all(|(_, most)| *most < own) || ranges.iter().any(|(least, _)| *least > own)
}
