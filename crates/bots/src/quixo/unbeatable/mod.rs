//! A player of Quixo for two that never loses.
//!
//! It follows a fixed order of moves ([`order`]) and passes over those that its [`BadMoves`] or a short
//! search calls lost, or that would let a win slip where the table is the one that knows. Where a position
//! would come again it may take a later move. Every position that can come up when it does so from the
//! empty board, first or second, has been visited, and none is lost: docs/quixo-solved.md says how. A move
//! that is proven to win ([`proof`]) comes before the order.
//!
//! The promise holds from the empty board, if every move of its seat was one that it would choose; a
//! [`Guarantee`] says whether it does. Elsewhere the same order and a deeper search do what they can.
//!
//! All of this is told of the player who decides and of the other ([`Sides`]), and both orders of play were
//! visited. So it does not matter which seat begins, nor who has which mark: with other marks every position
//! is the same one, and whoever begins is one of the two.

mod bad_moves;
mod fuse;
mod guarantee;
mod known;
pub mod order;
pub mod proof;
pub mod sides;

use std::sync::Arc;

use game::{Game, Inconsistent, Luck, Seat, Setup};
use quixo::{Action, Board, Event, Mark, Players, Push, Quixo, Side, View};

use crate::greedy::Greedy;
use crate::{Books, Bot};
pub use bad_moves::{BadMoves, Unfit, never_loses};
pub use guarantee::{Guarantee, Why};
use order::{Candidate, Style};
pub use sides::Sides;

/// How much work a proof may take, by its depth: it answers at once.
const WORK: u32 = 5_000;
/// The longest win that is looked for at each turn, in moves of both.
const LONGEST_PROOF: u32 = 7;
/// The longest win of the opponent that is looked for after a move.
const LONGEST_REFUTATION: u32 = 5;

/// The player that never loses.
#[derive(Debug)]
pub struct Unbeatable {
    table: Option<Arc<BadMoves>>,
    /// The board as this player has heard it come about; none once that cannot be.
    followed: Option<Board>,
    /// The moves it has heard of.
    heard: Vec<Step>,
    /// How many of them were held against its own choices, and whether all were what it would choose.
    compared: usize,
    as_chosen: bool,
    guarantee: Guarantee,
}

/// A move, with the positions before and after it, as its mover sees them.
#[derive(Debug)]
struct Step {
    mark: Mark,
    before: Sides,
    after: Sides,
}

impl Unbeatable {
    /// A player that looks at the table among these books, or else at the one of the program.
    pub fn new(books: &Books) -> Self {
        Unbeatable::with(books.get().or_else(never_loses))
    }

    /// A player that looks at this table.
    pub fn with(table: Option<Arc<BadMoves>>) -> Self {
        Unbeatable {
            table,
            followed: Some(Board::NEUTRAL),
            heard: Vec::new(),
            compared: 0,
            as_chosen: true,
            guarantee: Guarantee::Holds,
        }
    }

    /// Whether the promise held at the last decision.
    #[cfg(feature = "workshop")]
    pub fn guarantee(&self) -> Guarantee {
        self.guarantee
    }

    /// Whether the promise holds for a decision of `seat` in `game`: if the moves of its mark since the
    /// empty board were those that it would choose, whoever made them.
    fn promise(&mut self, game: &Quixo, seat: Seat) -> Guarantee {
        let (setup, board) = (game.setup(), game.position().board);
        let mark = setup.mark(seat);
        let nothing_done = board.of(mark).is_empty() && board.marked().len() <= 1;
        if setup.players != Players::Two || setup.side != Side::Five {
            Guarantee::Not(Why::AnotherGame)
        } else if self.table.is_none() {
            Guarantee::Not(Why::NoTable)
        } else if nothing_done || self.followed == Some(board) && self.was_as_chosen(mark) {
            let keeps_wins = self.table.as_ref().is_some_and(|table| table.keeps_wins());
            if keeps_wins { Guarantee::KeepsWins } else { Guarantee::Holds }
        } else {
            Guarantee::Not(Why::NotSinceTheStart)
        }
    }

    fn was_as_chosen(&mut self, mark: Mark) -> bool {
        let table = self.table.as_deref();
        let new = (self.compared..self.heard.len()).filter(|at| self.heard[*at].mark == mark);
        self.as_chosen &= new.into_iter().all(|at| {
            let Step { before, after, .. } = self.heard[at];
            let chosen = choose(before, table, &|after| times(&self.heard[..at], mark, after));
            chosen.is_some_and(|push| before.after(&push).code() == after.code())
        });
        self.compared = self.heard.len();
        self.as_chosen
    }
}

/// How often a position has been on the table after a move of a mark.
fn times(heard: &[Step], mark: Mark, after: Sides) -> usize {
    heard.iter().filter(|step| step.mark == mark && step.after == after).count()
}

impl Bot<Quixo> for Unbeatable {
    fn sit(&mut self, _: &Setup, _: Seat) {
        *self = Unbeatable::with(self.table.take());
    }

    fn hear(&mut self, event: &Event) {
        let Event::Moved { mark, cell, end, .. } = event else {
            return;
        };
        let push = Side::Five.frame().push(*cell, *end);
        self.followed = self.followed.zip(push).map(|(board, push)| {
            let before = Sides::of(board, *mark);
            self.heard.push(Step { mark: *mark, before, after: before.after(push) });
            board.after(*mark, push)
        });
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
        let mark = game.setup().mark(seat);
        let sides = Sides::of(game.position().board, mark);
        let times = |after| times(&self.heard, mark, after);
        let push = choose(sides, self.table.as_deref(), &times);
        let push = push.ok_or(Inconsistent("there is no move"))?;
        Ok(Action { cell: push.cell(), end: push.end(), dot: None })
    }

    fn remark(&self) -> Option<&'static str> {
        Some(self.guarantee.key())
    }
}

/// The move of the player: a proven win, else the first of the order that is not bad. Where that would bring
/// a position again, one of the first that are not bad: the one that brings what has been least often.
/// `times` says how often a position has been on the table after a move of the player.
pub fn choose(
    sides: Sides,
    table: Option<&BadMoves>,
    times: &dyn Fn(Sides) -> usize,
) -> Option<Push> {
    if let Some(push) = proof::win(sides, LONGEST_PROOF, WORK) {
        return Some(push);
    }
    let style = table.map_or(&Style::BARE, BadMoves::style);
    let candidates = order::candidates(sides, style);
    let first = candidates.first().map(|candidate| candidate.push);
    let left = match table {
        Some(table) => table.left(sides, &candidates),
        None => candidates.iter().collect(),
    };
    // Off the beaten track the table knows nothing; no proof ever speaks against a safe move.
    let holds = |candidate: &&&Candidate| {
        proof::win(candidate.after.turned(), LONGEST_REFUTATION, WORK).is_none()
    };
    let mut safe = left.iter().filter(holds).peekable();
    let among = match safe.peek() {
        Some(first) if times(first.after) > 0 => style.among(sides, first),
        _ => 1,
    };
    let chosen = safe.take(among).min_by_key(|candidate| times(candidate.after));
    let chosen = chosen.or_else(|| left.first());
    chosen
        .map(|candidate| candidate.push)
        .or(first)
        .or_else(|| sides.moves().next().map(|(push, _)| push))
}
