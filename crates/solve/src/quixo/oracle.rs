//! The value of a position and of each of its moves.

use quixo::{Board, Mark, Push};

use super::class::{Class, Value};
use super::numbering::Numbering;

/// Whoever can tell the value of a position of a class, if its table is there.
pub trait ClassValues {
    /// The value of the position (mover, opponent).
    fn value(&mut self, class: Class, mover: u32, opponent: u32) -> Option<Value>;
}

/// Looks positions up.
#[derive(Debug)]
pub struct Oracle<'a> {
    /// How they are numbered.
    pub numbering: &'a Numbering,
}

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Its value for the player to move; none where the tables end.
    pub value: Option<Value>,
    /// The moves with their values for the player who makes them.
    pub moves: Vec<(Push, Option<Value>)>,
}

impl Oracle<'_> {
    /// What the tables know of `board` with `mark` to move.
    pub fn verdict(&self, tables: &mut impl ClassValues, board: Board, mark: Mark) -> Verdict {
        let geometry = &self.numbering.geometry;
        let frame = geometry.side.frame();
        let mut value = |board: Board, mark: Mark| {
            let (mover, opponent) = (board.of(mark), board.of(mark.other()));
            if board.has_line(frame, mark) {
                return Some(Value::Won);
            }
            if board.has_line(frame, mark.other()) {
                return Some(Value::Lost);
            }
            let class = Class::new(mover.len(), opponent.len());
            tables.value(class, geometry.mask(mover), geometry.mask(opponent))
        };
        if board.is_finished(frame) {
            return Verdict { value: value(board, mark), moves: Vec::new() };
        }
        let after = |push: &Push| (*push, board.after(mark, push));
        let children: Vec<_> = board.moves(frame, mark).map(after).collect();
        let mut judge = |(push, child)| (push, value(child, mark.other()).map(Value::turned));
        let moves: Vec<_> = children.into_iter().map(&mut judge).collect();
        // One move that wins is enough; anything else needs them all.
        let best = moves.iter().filter_map(|(_, value)| *value).max();
        let all = moves.iter().all(|(_, value)| value.is_some());
        let from_moves = best.filter(|best| all || *best == Value::Won);
        Verdict { value: value(board, mark).or(from_moves), moves }
    }
}
