//! What can be counted about a move.

use game::{Game as _, Seat, Step};
use quixo::{Action, Mark, Position, Quixo};

use super::search::moves;
use crate::facts::{Explained, Fact};

/// What a line is worth, as the whole game.
const LINE: f64 = 1.0;
/// What a move is worth with which the other side wins at once.
const OPENED: f64 = -0.3;
/// What a move is worth with which the own side could win next.
const THREAT: f64 = 0.05;
/// What a cube more is worth: whoever is behind must take neutral ones while the other side builds.
const CUBE: f64 = 0.03;

impl Explained for Quixo {
    const KEYS: &'static [&'static str] = &["line", "gives", "opened", "threats", "cubes"];

    fn facts(game: &Quixo, seat: Seat, action: &Action) -> Vec<Fact> {
        let options = game.setup();
        let own = options.mark(seat);
        let mut after = game.clone();
        after.advance(Step::Decide(seat, *action), &mut |_, _| {});
        let outcome = after.outcome();
        let won = outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
        let decided = outcome.as_ref().is_some_and(|outcome| !outcome.winners.is_empty());
        let position = *after.position();
        let cubes = |mark: Mark| position.board.of(mark).len() as f64;
        let mut facts = vec![
            Fact::new("line", u8::from(won), LINE),
            Fact::new("gives", u8::from(decided && !won), -LINE),
            Fact::new("cubes", cubes(own) - cubes(own.other()), CUBE),
        ];
        if outcome.is_none() {
            let theirs = options.mark(position.seat) != own;
            let opened = if theirs { lines(&after, &position) } else { 0 };
            facts.push(Fact::count("opened", opened, OPENED));
            // With four the partner moves next for the side.
            let next = seat.next(options.seats()).next(options.seats());
            let threats = lines(&after, &Position { seat: next, ..position });
            facts.push(Fact::count("threats", threats, THREAT));
        }
        facts
    }
}

/// With how many moves the seat to move completes a line of its side and none of the other.
fn lines(game: &Quixo, position: &Position) -> usize {
    let (options, mark) = (game.setup(), game.setup().mark(position.seat));
    let wins = |push: &moves::Move| {
        let board = push.after(options, position).board;
        board.has_line(options.frame(), mark) && !board.has_line(options.frame(), mark.other())
    };
    // The dot of a cube decides no line: a move counts once, wherever it points.
    moves::all(options, position).filter(|push| !push.second).filter(wins).count()
}
