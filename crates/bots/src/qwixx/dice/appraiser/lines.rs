//! What becomes of a table by the end of a turn.

use game::Seat;
use qwixx::Dice;
use qwixx::dice::{Action, Phase, Roll};

use super::super::candidates::{self, Candidate};
use super::super::policy::Policy;
use super::super::position::Position;
use super::super::quick::Evaluator;

/// An answer, and the table at the end of the turn.
pub(super) struct Line {
    pub(super) action: Action,
    pub(super) end: Position,
    /// Whether nobody can change the result any more.
    pub(super) proved: bool,
}

/// The table at the end of the turn, if everybody who still has to answer follows the policy.
pub(super) fn end<E: Evaluator>(net: &E, game: &Dice) -> Position {
    let table = Position::of(game);
    let Some(roll) = game.roll() else { return table };
    let mut policy = Policy::new(net);
    if game.phase() == Phase::Colour {
        return coloured(&mut policy, table, &roll, !game.passing_misses(table.active));
    }
    next_turn(policy.foresee(&table, &roll, None).end)
}

/// Every answer of a seat, with the table at the end of the turn.
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
            Line { action: last.action, end, proved: end.is_over() }
        };
        return found.iter().map(line).collect();
    }
    let mut policy = Policy::new(net);
    let others = policy.foresee(&now, roll, Some(seat)).white;
    candidates::for_sum(pad, sheet, now.closed, roll.sum(), now.options.lucky(seat), &mut found);
    let line = |first: &Candidate| {
        let white = answered(others, seat, first);
        let active = now.active.index();
        let ticked = white.sheets[active] != now.sheets[active];
        let end = coloured(&mut policy, white, roll, ticked);
        Line { action: first.action, end, proved: is_decided(&now, roll, seat, first) }
    };
    found.iter().map(line).collect()
}

/// The table with an answer of a seat written down.
fn answered(mut table: Position, seat: Seat, answer: &Candidate) -> Position {
    table.sheets[seat.index()] = answer.sheet;
    table.closed = table.closed.union(answer.closed);
    table
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
