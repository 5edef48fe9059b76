//! Exact values of tables of Quixo for two: all of the smaller boards, and the board of 25 when at most one cube is
//! neutral.

use std::sync::OnceLock;
use std::thread::available_parallelism;

use game::{Game, Seat, Step};
use quixo::{Action, Players, Quixo, Side};
use solve::quixo::oracle::ClassValues;
use solve::quixo::{Class, Memory, Numbering, Oracle, Solver, Value};

/// A board that has been solved.
struct Tables {
    numbering: Numbering,
    classes: Memory,
}

/// The classes as the oracle asks for them.
struct Classes<'a>(&'a Tables);

impl ClassValues for Classes<'_> {
    fn value(&mut self, class: Class, mover: u32, opponent: u32) -> Option<Value> {
        let values = self.0.classes.0.get(&class);
        values.map(|values| values.of(&self.0.numbering, mover, opponent))
    }
}

/// The fewest cubes that are marked on a board whose value is known: of the largest one the whole is too large.
const fn down_to(side: Side) -> usize {
    match side {
        Side::Five => 24,
        _ => 0,
    }
}

fn solve(side: Side) -> Tables {
    let threads = available_parallelism().map_or(1, usize::from);
    let solver = Solver { numbering: Numbering::new(side), threads };
    let mut classes = Memory::default();
    for pair in solver.pairs(down_to(side)) {
        solver.pair(pair, &mut classes).unwrap_or_else(|error| panic!("{error}"));
    }
    Tables { numbering: solver.numbering, classes }
}

/// The tables of a side, solved when somebody first asks.
fn tables(side: Side) -> &'static Tables {
    static ALL: [OnceLock<Tables>; 3] = [const { OnceLock::new() }; 3];
    let at = usize::from(side.cubes()) - 3;
    ALL[at].get_or_init(|| solve(side))
}

/// What is known of the moves of a seat, as shares of a win.
pub(crate) fn moves(game: &Quixo, seat: Seat) -> Option<Vec<(Action, f64)>> {
    let (options, position) = (game.setup(), game.position());
    // A neutral cube may be taken, so boards with one mark less have moves that are known.
    let early = position.board.marked().len() + 1 < down_to(options.side);
    if options.players != Players::Two || early {
        return None;
    }
    let tables = tables(options.side);
    let oracle = Oracle { numbering: &tables.numbering };
    let verdict = oracle.verdict(&mut Classes(tables), position.board, options.mark(seat));
    let share = |action: Action| {
        let mut after = game.clone();
        after.advance(Step::Decide(seat, action), &mut |_, _| {});
        let is_draw = after.outcome().is_some_and(|outcome| outcome.winners.is_empty());
        let mut moves = verdict.moves.iter();
        let (_, value) =
            moves.find(|(push, _)| (push.cell(), push.end()) == (action.cell, action.end))?;
        Some((action, if is_draw { 0.5 } else { part((*value)?) }))
    };
    Some(game.legal(seat).into_iter().filter_map(share).collect())
}

/// The part of a win that is certain.
fn part(value: Value) -> f64 {
    match value {
        Value::Won => 1.0,
        Value::Drawn => 0.5,
        Value::Lost => 0.0,
    }
}
