//! Quixo, for two and for teams of two.

use std::collections::BTreeSet;

use game::{Game as _, Seat};
use quixo::{Options, Players, Position, Quixo};

use super::{after, count_again};

#[test]
fn numbers_about_moves_are_counted_again() {
    count_again::<Quixo>(|game, seat, action, _| {
        let options = game.setup();
        let then = after(game, seat, action);
        let own = options.mark(seat);
        let board = then.position().board;
        let marked = |mark| {
            let cells = options.frame().cells().iter();
            cells.filter(|cell| board.mark(*cell) == Some(mark)).count() as f64
        };
        let cubes = marked(own) - marked(own.other());
        let mut numbers = vec![("cubes", cubes)];
        let (mut line, mut gives) = (0.0, 0.0);
        match then.outcome() {
            Some(outcome) if outcome.winners.contains(seat) => line = 1.0,
            Some(outcome) if !outcome.winners.is_empty() => gives = 1.0,
            Some(_) => {}
            None => {
                let next = then.position().seat;
                let opened = if options.mark(next) == own { 0.0 } else { winning(&then, next) };
                numbers.push(("opened", opened));
                let partner = Seat((seat.0 + 2) % options.seats());
                let alone = Position { seat: partner, ..*then.position() };
                // In the first round of four no table has somebody to move before their turn.
                let threats = match Quixo::arranged(options, alone) {
                    Ok(table) => winning(&table, partner),
                    Err(error) => {
                        assert_eq!(options.players, Players::Four, "{error}");
                        by_hand(&alone, options)
                    }
                };
                numbers.push(("threats", threats));
            }
        }
        numbers.extend([("line", line), ("gives", gives)]);
        numbers
    });
}

/// With how many moves a seat wins at once, wherever it points the dot.
fn winning(game: &Quixo, seat: Seat) -> f64 {
    let moves = game.legal(seat).into_iter().filter(|action| {
        let outcome = after(game, seat, action).outcome();
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    });
    let moves: BTreeSet<String> =
        moves.map(|action| format!("{}{}", action.cell, action.end)).collect();
    moves.len() as f64
}

/// The same in the first round, where only neutral cubes are taken; later a seat that has no cube to take
/// has no move.
fn by_hand(position: &Position, options: &Options) -> f64 {
    let (board, frame, mark) = (position.board, options.frame(), options.mark(position.seat));
    if !position.is_first_round(options) {
        assert!(position.takeable(options).is_empty());
        return 0.0;
    }
    let neutral = frame.pushes().iter().filter(|push| board.mark(push.cell()).is_none());
    let wins = neutral.map(|push| board.after(mark, push)).filter(|after| {
        after.lines(frame, mark).count() > 0 && after.lines(frame, mark.other()).count() == 0
    });
    wins.count() as f64
}
