//! What a player thinks of a table, in numbers: the ground for hints and for looking back at a match.

use game::{Game, Inconsistent, Outcome, Seat, Turn};
use serde::Serialize;

use crate::{Books, Levelled, Stop};

/// The part of a win that every seat may expect, between 0 and 1: partners have the same part.
pub type Shares = Vec<f64>;

/// What the numbers of an appraiser count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// Parts of a win.
    Wins,
    /// Hundreds of points: who plays alone can beat nobody. Two points are marked like two hundredths of a win.
    Points,
}

impl Unit {
    /// What every seat got.
    pub fn results<G: Game>(self, game: &G, outcome: &Outcome, seats: u8) -> Shares {
        match self {
            Unit::Wins => shares_of(game, outcome, seats),
            Unit::Points => outcome.scores.iter().map(|score| f64::from(*score) / 100.0).collect(),
        }
    }
}

/// An answer that a seat may give, and what it is worth to the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<A> {
    /// The answer.
    pub action: A,
    /// The part of a win that the seat may expect after it.
    pub chance: f64,
    /// The standard error of how far it is behind the best answer.
    pub error: f64,
    /// Whether the chance is proved rather than likely.
    pub proved: bool,
}

/// What remains of how far an answer was behind the best one in trials, given the standard error: the best of
/// several owes a part of its lead to chance.
pub(crate) fn likely_behind(behind: f64, error: f64) -> f64 {
    if behind <= error { 0.0 } else { behind - error * error / behind }
}

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// About a second for a whole match.
    Quick,
    /// About ten seconds.
    Deep,
    /// Minutes: at least ten times what the strongest player does for a decision.
    Thorough,
}

/// Somebody who says what a table is worth to everybody, always by the same standard.
///
/// There are two kinds of numbers, and they are kept apart. [`Appraiser::value`] sees the whole table, hidden
/// hands included, so it serves for matches that are over. [`Appraiser::rank`] sees what a seat sees.
pub trait Appraiser<G: Game>: Send {
    /// What its numbers count.
    fn unit(&self) -> Unit {
        Unit::Wins
    }

    /// What a table is worth to all seats before chance or a decision; of one that is over, what they got.
    ///
    /// Of seats that decide together either none or all have answered.
    fn value(&mut self, game: &G) -> Shares;

    /// The mean of [`Appraiser::value`] over all that chance can bring now, each as often as it comes.
    ///
    /// Where it is estimated, the estimate neither knows nor uses what chance will bring.
    fn expect(&mut self, game: &G) -> Shares;

    /// What those who decide together are likely to answer, as lists of everybody's answers, each as likely as the
    /// others; none where everybody is expected to give what [`Appraiser::rank`] puts first.
    ///
    /// Where it matters what the others answer, there may be no answer that is the best for everybody at once.
    fn likely(&mut self, _game: &G) -> Vec<Vec<(Seat, G::Action)>> {
        Vec::new()
    }

    /// Told what happened, as far as `seat` may hear it; the next match begins with another appraiser.
    fn hear(&mut self, _seat: Seat, _event: &G::Event) {}

    /// All answers of `seat`, which sees `view` and owes a decision, the best first.
    fn rank(&mut self, view: &G::View, seat: Seat) -> Result<Vec<Rated<G::Action>>, Inconsistent> {
        self.rank_with(view, seat, &[])
    }

    /// The same, where answers that were given, `also`, are among those that are looked at closely.
    fn rank_with(
        &mut self,
        view: &G::View,
        seat: Seat,
        also: &[G::Action],
    ) -> Result<Vec<Rated<G::Action>>, Inconsistent>;
}

/// A game whose tables can be appraised.
pub trait Appraised: Levelled {
    /// Whether seats see all there is to see: what was hidden from them is then no reason for anything.
    const OPEN: bool;

    /// An appraiser of tables by these options, with the books that are there.
    fn appraiser(
        options: &Self::Options,
        depth: Depth,
        books: &Books,
        stop: &Stop,
    ) -> Result<Box<dyn Appraiser<Self>>, NotAppraised>;
}

/// Why tables by some options cannot be appraised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAppraised {
    /// Without the book of this name nothing can be said.
    BookMissing(String),
    /// Nobody has learnt this set-up.
    NotLearnt,
}

/// What every seat got: sides that win together share it, and a draw is shared by all sides.
pub fn shares_of<G: Game>(game: &G, outcome: &Outcome, seats: u8) -> Shares {
    let sides = |seats: game::Seats| {
        let first = |seat: &Seat| game.partners(*seat).iter().next() == Some(*seat);
        seats.iter().filter(first).count().max(1) as f64
    };
    let all = game::Seats::first(seats);
    let winners = if outcome.winners.is_empty() { all } else { outcome.winners };
    let share = 1.0 / sides(winners);
    (0..seats).map(|seat| if winners.contains(Seat(seat)) { share } else { 0.0 }).collect()
}

/// What every seat got from a game that is over; none if it goes on.
pub fn shares<G: Game>(game: &G, seats: u8) -> Option<Shares> {
    if game.turn() != Turn::Over {
        return None;
    }
    game.outcome().map(|outcome| shares_of(game, &outcome, seats))
}
