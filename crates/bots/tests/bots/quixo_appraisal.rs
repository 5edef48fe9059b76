//! What is said of moves of Quixo, against their exact values.

use bots::{Appraised, Books, Depth, Rated, Stop};
use game::{Game, Seat, Setup, Viewer};
use quixo::{Action, Board, Cells, Position, Quixo, Side};

/// Positions of games with the exact value of each move.
const GAMES: &str = include_str!("../quixo_games_5x5.txt");
/// A move that is so far behind the best is called a mistake, if it is as surely behind as marks ask.
const MISTAKE: f64 = 0.08;
const SURE: f64 = 2.0;

fn share(letter: u8) -> f64 {
    match letter {
        b'w' => 1.0,
        b'd' => 0.5,
        _ => 0.0,
    }
}

/// The moves of a position as they are ranked, with their exact shares, and the exact share of the position.
fn judged(line: &str) -> (Vec<(Rated<Action>, f64)>, f64) {
    let words: Vec<&str> = line.split(' ').collect();
    let cells = |word| Cells::from_bits(u32::from_str_radix(word, 16).expect("a mask"));
    let board = Board::new(cells(words[0]), cells(words[1]));
    let options = Quixo::options(&Setup::new("two", 2)).expect("a set-up");
    let position = Position { board, dots: Cells::NONE, seat: Seat(0) };
    let game = Quixo::arranged(&options, position).expect("a table");
    let found = Quixo::appraiser(&options, Depth::Quick, &Books::default(), &Stop::never());
    let ranked = found.expect("an appraiser").rank(&game.view(Viewer::Watcher), Seat(0));
    let exact = |action: &Action| {
        let is = |push: &quixo::Push| (push.cell(), push.end()) == (action.cell, action.end);
        let at = Side::Five.frame().pushes().iter().position(is).expect("a push");
        share(words[3].as_bytes()[at])
    };
    let ranked = ranked.expect("a ranking").into_iter();
    (ranked.map(|rated| (rated, exact(&rated.action))).collect(), share(words[2].as_bytes()[0]))
}

#[test]
fn mistakes_are_seen_and_good_moves_are_not_called_mistakes() {
    let [mut seen, mut mistakes, mut spared, mut good] = [0; 4];
    let (mut squares, mut positions) = (0.0, 0.0);
    for (moves, value) in GAMES.lines().step_by(7).map(judged) {
        let best = moves[0].0.chance;
        squares += (best - value).powi(2);
        positions += 1.0;
        for (rated, exact) in moves {
            assert!(!rated.proved || rated.chance == exact, "{rated:?}");
            let loss = best - rated.chance;
            let marked = loss >= MISTAKE && loss > SURE * rated.error;
            if exact < value {
                mistakes += 1;
                seen += usize::from(marked);
            } else {
                good += 1;
                spared += usize::from(!marked);
            }
        }
    }
    assert!(mistakes > 1_500 && seen * 100 >= mistakes * 98, "{seen} of {mistakes}");
    assert!(good > 5_000 && spared * 100 >= good * 98, "{spared} of {good}");
    // What is won by best play is not yet won by players.
    assert!(squares / positions < 0.008, "{}", squares / positions);
}
