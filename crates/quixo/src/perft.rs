//! Counting move sequences, to test and to time the rest.
//!
//! A position that is over is not played on. Every sequence is played to its last move; the moves
//! of the last position are never merely counted.

use std::hint::black_box;

use game::{Game, Step, Turn};

use crate::board::{Board, Mark};
use crate::frame::Frame;

/// The sequences of `depth` moves from `board` with `mark` to move, counted on the kernel.
pub fn of_board(frame: &Frame, board: Board, mark: Mark, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.is_finished(frame) {
        return 0;
    }
    let moves = board.moves(frame, mark);
    let boards = moves.map(|push| black_box(board.after(mark, push)));
    // A call of its own for the last board would take longer than making it.
    if depth == 1 {
        return boards.map(|_| 1).sum();
    }
    let deeper = |next| of_board(frame, next, mark.other(), depth - 1);
    boards.map(deeper).sum()
}

/// The sequences of `depth` decisions from `game`, counted through the contract of all games. What
/// chance would bring is not followed.
pub fn of_game<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lists = vec![Vec::new(); depth as usize];
    count(game, &mut lists)
}

/// Follows the game as deep as there are lists to write its actions on.
fn count<G: Game>(game: &G, lists: &mut [Vec<G::Action>]) -> u64 {
    let (Turn::Decide(seats), Some((actions, deeper))) = (game.turn(), lists.split_first_mut())
    else {
        return 0;
    };
    let mut sequences = 0;
    for seat in seats.iter() {
        actions.clear();
        game.legal_into(seat, actions);
        for action in actions.iter() {
            let mut next = game.clone();
            next.advance(Step::Decide(seat, *action), &mut |_, _| {});
            if deeper.is_empty() {
                black_box(&next);
                sequences += 1;
            } else {
                sequences += count(&next, deeper);
            }
        }
    }
    sequences
}
