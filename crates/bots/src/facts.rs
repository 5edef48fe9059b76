//! What can be counted about an answer, and which of it speaks for another answer: the ground for reasons in
//! words.

use game::{Game, Seat};
use serde::Serialize;

/// The most reasons that are given for an answer.
const MOST: usize = 2;

/// Something that can be counted about an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fact {
    /// What is counted, as a key for words.
    pub key: &'static str,
    /// How much of it there is.
    pub number: f64,
    /// Roughly what part of a win one of it is worth to the seat; less than nothing if it does harm. It
    /// decides which facts are said and is never shown.
    pub worth: f64,
}

impl Fact {
    pub(crate) fn new(key: &'static str, number: impl Into<f64>, worth: f64) -> Self {
        Fact { key, number: number.into(), worth }
    }

    /// So many of something.
    pub(crate) fn count(key: &'static str, number: usize, worth: f64) -> Self {
        Fact::new(key, number as f64, worth)
    }
}

/// A game whose answers have facts.
pub trait Explained: Game {
    /// The keys of all facts of the game.
    const KEYS: &'static [&'static str];

    /// The facts about a legal answer of `seat`.
    ///
    /// The table may be any that looks to the seat like the real one ([`Game::imagine`]): facts are the
    /// same on all of them, so they tell nobody what is hidden.
    fn facts(game: &Self, seat: Seat, action: &Self::Action) -> Vec<Fact>;
}

/// A difference between two answers that speaks for the better one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// What differs, as a key for words.
    pub key: &'static str,
    /// How much of it there is in what was answered.
    pub yours: f64,
    /// How much of it there is in the best answer.
    pub best: f64,
}

/// The two differences, or fewer, that speak most for the best answer; what is not among the facts of an
/// answer counts as 0 there.
///
/// ```
/// use bots::{Fact, Reason, reasons};
///
/// let facts = |points, skipped| {
///     let points = Fact { key: "points", number: points, worth: 0.01 };
///     [points, Fact { key: "skipped", number: skipped, worth: -0.02 }]
/// };
/// let skipped = Reason { key: "skipped", yours: 3.0, best: 1.0 };
/// assert_eq!(reasons(&facts(6.0, 3.0), &facts(5.0, 1.0)), [skipped]);
/// ```
pub fn reasons(yours: &[Fact], best: &[Fact]) -> Vec<Reason> {
    let mut weighed: Vec<(f64, Reason)> = Vec::new();
    for Fact { key, .. } in best.iter().chain(yours) {
        if weighed.iter().any(|(_, reason)| reason.key == *key) {
            continue;
        }
        let find = |facts: &[Fact]| facts.iter().find(|fact| fact.key == *key).copied();
        let of = |facts| find(facts).unwrap_or(Fact { key, number: 0.0, worth: 0.0 });
        let (yours, best) = (of(yours), of(best));
        // To end a game may be good in one way and bad in another: each answer has its own worth.
        let weight = best.number * best.worth - yours.number * yours.worth;
        weighed.push((weight, Reason { key, yours: yours.number, best: best.number }));
    }
    weighed.retain(|(weight, reason)| *weight > 0.0 && reason.yours != reason.best);
    weighed.sort_by(|(one, _), (two, _)| two.total_cmp(one));
    weighed.into_iter().map(|(_, reason)| reason).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(key: &'static str, number: f64, worth: f64) -> Fact {
        Fact { key, number, worth }
    }

    #[test]
    fn the_two_largest_differences_are_said_the_largest_first() {
        let yours = [fact("a", 1.0, 0.1), fact("b", 1.0, 0.3), fact("c", 3.0, -0.1)];
        let best = [fact("a", 2.0, 0.1), fact("b", 2.0, 0.3), fact("c", 1.0, -0.1)];
        let keys: Vec<_> = reasons(&yours, &best).iter().map(|reason| reason.key).collect();
        assert_eq!(keys, ["b", "c"]);
    }

    #[test]
    fn what_speaks_against_the_best_answer_or_is_equal_is_not_said() {
        let yours = [fact("a", 2.0, 0.1), fact("b", 1.0, 0.1), fact("c", 1.0, -0.1)];
        let best = [fact("a", 1.0, 0.1), fact("b", 1.0, 0.2), fact("c", 2.0, -0.1)];
        assert_eq!(reasons(&yours, &best), []);
    }

    #[test]
    fn a_missing_fact_counts_as_nothing() {
        let more = [fact("a", 2.0, 0.1)];
        assert_eq!(reasons(&[], &more), [Reason { key: "a", yours: 0.0, best: 2.0 }]);
        assert_eq!(reasons(&more, &[]), []);
        let harm = [fact("a", 2.0, -0.1)];
        assert_eq!(reasons(&harm, &[]), [Reason { key: "a", yours: 2.0, best: 0.0 }]);
    }

    #[test]
    fn an_end_that_loses_speaks_for_going_on() {
        let (lost, on) = ([fact("ends", 1.0, -0.5)], [fact("ends", 0.0, 0.5)]);
        assert_eq!(reasons(&lost, &on), [Reason { key: "ends", yours: 1.0, best: 0.0 }]);
        assert_eq!(reasons(&on, &lost), []);
    }
}
