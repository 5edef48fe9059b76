//! The moves of a position on the board of 25, for searches that take images of a position for one.

use quixo::Push;

use crate::quixo::unbeatable::Sides;

/// How many numbers pushes have.
pub(in crate::quixo) const NUMBERS: usize = 100;

/// A move, and the position after it as the other player sees it.
#[derive(Clone, Copy, Debug)]
pub(in crate::quixo) struct Step {
    pub(in crate::quixo) push: Push,
    pub(in crate::quixo) after: Sides,
    pub(in crate::quixo) code: u64,
    /// What is known beforehand: the game is over, or the position has been on the table.
    pub(in crate::quixo) end: Option<End>,
    pub(in crate::quixo) order: i32,
}

/// How a move ends the game for who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::quixo) enum End {
    Won,
    Lost,
    Drawn,
}

/// My moves, of those that lead to images of one position the first.
pub(in crate::quixo) fn all(sides: Sides) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(44);
    for (push, after) in sides.moves() {
        let end = match (after.my_line(), after.their_line()) {
            (_, true) => Some(End::Lost),
            (true, false) => Some(End::Won),
            _ => None,
        };
        let after = after.turned();
        let code = after.code();
        if steps.iter().all(|step| step.code != code) {
            steps.push(Step { push, after, code, end, order: 0 });
        }
    }
    steps
}

/// The number of a push among all that a board can see.
pub(in crate::quixo) fn number(push: &Push) -> usize {
    4 * push.cell().index() + push.end() as usize
}
