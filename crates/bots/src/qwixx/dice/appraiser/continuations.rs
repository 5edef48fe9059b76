//! What becomes of a table by the end of a turn.

use game::Seat;
use qwixx::Dice;
use qwixx::dice::{Action, Phase, Roll};

use super::super::candidates::{self, Candidate};
use super::super::position::Position;
use super::super::quick::Evaluator;
use super::super::scale::Scale;
use super::foresight::{Foresight, Joint, answered};

/// The tables at the end of a turn among which the active seat still chooses.
#[derive(Clone)]
pub(super) struct Choices {
    pub(super) seat: Seat,
    /// What looks best to the net; one at least.
    pub(super) ends: Vec<Position>,
}

/// An answer, and what may be chosen from after it, each as likely as the others.
pub(super) struct Continuation {
    pub(super) action: Action,
    pub(super) ends: Vec<Choices>,
    /// Whether nobody can change the result any more.
    pub(super) proved: bool,
}

/// What a seat may choose from at the end of the turn, each as likely as the others, if all who still have to
/// answer the white sum do what is foreseen.
pub(super) fn ends<E: Evaluator>(net: &E, game: &Dice, ticks: usize) -> Vec<Choices> {
    let table = Position::of(game);
    let Some(roll) = game.roll() else { return vec![only(table.active, table)] };
    if game.phase() == Phase::Colour {
        let ticked = !game.passing_misses(table.active);
        return vec![coloured(net, table, &roll, ticked, ticks)];
    }
    let joints = Foresight::new(net, &table).joints(&roll);
    joints.iter().map(|joint| answered_by_all(net, &table, &roll, joint, ticks)).collect()
}

/// What the active seat may choose from after what is foreseen.
pub(super) fn answered_by_all<E: Evaluator>(
    net: &E,
    now: &Position,
    roll: &Roll,
    joint: &Joint,
    ticks: usize,
) -> Choices {
    let white = |table, (seat, answer): &(Seat, Candidate)| answered(table, *seat, answer);
    whitened(net, now, joint.answers.iter().fold(*now, white), roll, ticks)
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
pub(super) fn continuations<E: Evaluator>(
    net: &E,
    game: &Dice,
    roll: &Roll,
    seat: Seat,
    ticks: usize,
) -> Vec<Continuation> {
    let now = Position::of(game);
    let (pad, sheet) = (now.pad(), game.sheet(seat));
    let mut found: Vec<Candidate> = Vec::new();
    if game.phase() == Phase::Colour {
        candidates::for_colours(pad, sheet, now.closed, roll, &mut found);
        if game.passing_misses(seat) {
            found[0].sheet = sheet.with_miss();
        }
        let continuation = |last: &Candidate| {
            let end = next_turn(answered(now, seat, last));
            Continuation { action: last.action, ends: vec![only(seat, end)], proved: end.is_over() }
        };
        return found.iter().map(continuation).collect();
    }
    let mut others: Vec<Position> = Vec::new();
    for joint in Foresight::new(net, &now).joints(roll) {
        let answers = joint.answers.iter().filter(|(other, _)| *other != seat);
        others.push(answers.fold(now, |table, (other, answer)| answered(table, *other, answer)));
    }
    candidates::for_sum(pad, sheet, now.closed, roll.sum(), now.options.lucky(seat), &mut found);
    let continuation = |first: &Candidate| {
        let end =
            |others: &Position| whitened(net, &now, answered(*others, seat, first), roll, ticks);
        let ends = others.iter().map(end).collect();
        Continuation { action: first.action, ends, proved: is_decided(&now, roll, seat, first) }
    };
    found.iter().map(continuation).collect()
}

/// The table at the end of a turn, which was looked at as that of the turn itself.
pub(super) fn next_turn(mut table: Position) -> Position {
    table.active = table.active.next(table.seats());
    table
}

/// Nothing is left to choose.
fn only(seat: Seat, end: Position) -> Choices {
    Choices { seat, ends: vec![end] }
}

/// What the active seat may choose from, given the table before and after the answers to the white sum.
fn whitened<E: Evaluator>(
    net: &E,
    now: &Position,
    white: Position,
    roll: &Roll,
    ticks: usize,
) -> Choices {
    let active = now.active.index();
    coloured(net, white, roll, white.sheets[active] != now.sheets[active], ticks)
}

/// What the active seat may choose from, all answers to the white sum being in: what looks best to the net.
fn coloured<E: Evaluator>(
    net: &E,
    white: Position,
    roll: &Roll,
    ticked: bool,
    ticks: usize,
) -> Choices {
    let seat = white.active;
    if white.is_over() {
        return only(seat, next_turn(white));
    }
    let sheet = &white.sheets[seat.index()];
    let mut found = Vec::with_capacity(16);
    candidates::for_colours(white.pad(), sheet, white.closed, roll, &mut found);
    if !ticked {
        found[0].sheet = sheet.with_miss();
    }
    let scale = Scale::new(net, white, seat);
    let weighed = found.iter().map(|last| (scale.weigh(&last.sheet, last.closed), last));
    let mut weighed: Vec<(f32, &Candidate)> = weighed.collect();
    weighed.sort_by(|(one, _), (two, _)| two.total_cmp(one));
    weighed.truncate(ticks);
    let end = |(_, last): (f32, &Candidate)| next_turn(answered(white, seat, last));
    Choices { seat, ends: weighed.into_iter().map(end).collect() }
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
