//! A player of Quixo for two that never loses.
//!
//! It follows a fixed order of moves ([`order`]) and passes over those that its [`Table`] or a short
//! search calls lost, or that would let a win slip where the table is the one that knows. Every position that can come up when it does so from the empty board, first or
//! second, has been visited, and none is lost: docs/quixo-solved.md says how. A move that is proven
//! to win ([`proof`]) comes before the order.
//!
//! The promise holds from the empty board, with this player on its seat since its first move; a
//! [`Guarantee`] says whether it does. Elsewhere the same order and a deeper search do what they can.

mod guarantee;
pub mod order;
pub mod proof;
pub mod sides;
mod table;

use game::{Game, Inconsistent, Luck, Seat};
use quixo::{Action, Board, Cell, End, Event, Players, Push, Quixo, Side, View};

use crate::Bot;
use crate::greedy::Greedy;
pub use guarantee::{Guarantee, Why};
use order::Candidate;
pub use sides::Sides;
pub use table::{NotATable, Table, provide, shipped};

/// How much work a proof may take, by its depth: it answers at once.
const WORK: u32 = 5_000;
/// The longest win that is looked for at each turn, in moves of both.
const LONGEST_PROOF: u32 = 7;
/// The longest win of the opponent that is looked for after a move.
const LONGEST_REFUTATION: u32 = 5;

/// The player.
#[derive(Debug)]
pub struct Unbeatable {
    table: Option<&'static Table>,
    /// The board as this player has heard it come about; none once it has missed something.
    followed: Option<Board>,
    /// The moves it has heard of, by mark, and how many of them it had decided itself.
    heard: [usize; 2],
    own: usize,
    /// What it decided last and has not heard of yet.
    decided: Option<(Cell, End)>,
    guarantee: Guarantee,
}

impl Default for Unbeatable {
    fn default() -> Self {
        Unbeatable {
            table: shipped(),
            followed: Some(Board::NEUTRAL),
            heard: [0; 2],
            own: 0,
            decided: None,
            guarantee: Guarantee::Holds,
        }
    }
}

impl Unbeatable {
    /// Whether the promise held at the last decision.
    pub fn guarantee(&self) -> Guarantee {
        self.guarantee
    }

    /// Whether the promise holds for a decision of `seat` in `game`.
    fn promise(&self, game: &Quixo, seat: Seat) -> Guarantee {
        let (setup, board) = (game.setup(), game.position().board);
        let mark = setup.mark(seat);
        let at_the_start = board.of(mark).is_empty() && board.marked().len() <= 1;
        let stayed = self.followed == Some(board) && self.heard[mark as usize] == self.own;
        if setup.players != Players::Two || setup.side != Side::Five {
            Guarantee::Not(Why::AnotherGame)
        } else if self.table.is_none() {
            Guarantee::Not(Why::NoTable)
        } else if at_the_start || stayed {
            Guarantee::Holds
        } else {
            Guarantee::Not(Why::NotSinceTheStart)
        }
    }
}

impl Bot<Quixo> for Unbeatable {
    fn hear(&mut self, event: &Event) {
        let Event::Moved { mark, cell, end, .. } = event else {
            return;
        };
        self.heard[*mark as usize] += 1;
        self.own += usize::from(self.decided.take() == Some((*cell, *end)));
        let push = Side::Five.frame().push(*cell, *end);
        self.followed = self.followed.zip(push).map(|(board, push)| board.after(*mark, push));
    }

    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        luck: &mut dyn Luck,
    ) -> Result<Action, Inconsistent> {
        let game = Quixo::imagine(view, luck)?;
        if game.position().seat != seat || game.ending().is_some() {
            return Err(Inconsistent("this seat owes no decision"));
        }
        self.guarantee = self.promise(&game, seat);
        if self.guarantee == Guarantee::Not(Why::AnotherGame) {
            return Bot::<Quixo>::decide(&mut Greedy, view, seat, luck);
        }
        let board = game.position().board;
        if self.guarantee == Guarantee::Holds && self.followed != Some(board) {
            // A new player that sits down at the first move has heard nothing yet.
            let mark = game.setup().mark(seat);
            (self.followed, self.own) = (Some(board), self.heard[mark as usize]);
        }
        let mark = game.setup().mark(seat);
        let sides = Sides { me: board.of(mark), them: board.of(mark.other()) };
        let push = choose(sides, self.table).ok_or(Inconsistent("there is no move"))?;
        self.decided = Some((push.cell(), push.end()));
        Ok(Action { cell: push.cell(), end: push.end(), dot: None })
    }
}

/// The move of the player: a proven win, else the first of the order that is not bad.
pub fn choose(sides: Sides, table: Option<&Table>) -> Option<Push> {
    if let Some(push) = proof::win(sides, LONGEST_PROOF, WORK) {
        return Some(push);
    }
    let candidates = order::candidates(sides);
    let first = candidates.first().map(|candidate| candidate.push);
    let code = sides.code();
    let passed_over = |(number, candidate): &(usize, &Candidate)| {
        table.is_some_and(|table| table.is_bad(candidate.code) || table.lets_slip(code, *number))
    };
    let left = candidates.iter().enumerate().filter(|candidate| !passed_over(candidate));
    let mut left = left.map(|(_, candidate)| candidate);
    // Off the beaten track the table knows nothing; no proof ever speaks against a safe move.
    let holds = |candidate: &&Candidate| {
        proof::win(candidate.after.turned(), LONGEST_REFUTATION, WORK).is_none()
    };
    let safe = left.clone().find(holds).or_else(|| left.next());
    safe.map(|candidate| candidate.push)
        .or(first)
        .or_else(|| sides.moves().next().map(|(push, _)| push))
}
