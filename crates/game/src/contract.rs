//! The one contract of all games.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::luck::Luck;
use crate::notation::ParseError;
use crate::outcome::Outcome;
use crate::seats::{Seat, Seats};
use crate::setup::{EditionSpec, Setup, SetupError};

/// A game with exact rules: a state that takes steps.
///
/// A state holds no generator, no clock and nothing of the future: bags and decks are multisets,
/// and what leaves them arrives as chance. It is deliberately not serializable: what leaves the
/// house is a [`Game::View`], built up from what its viewer may know.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The name of the game, as in `qlub play NAME`.
    const NAME: &'static str;
    /// The version of the rules; it changes only when behaviour does.
    const RULES: u32;
    /// Whether everybody sees all that chance brings, so that people can type it in.
    const OPEN_CHANCE: bool;
    /// Every way in which a game can end: what [`Outcome::reason`] can be.
    const ENDS: &'static [&'static str];

    /// A set-up that has been read and found good.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// What a seat may decide.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What chance may bring.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
    /// What happened, told in the past tense.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is refused.
    type Rule: Rule;

    /// The editions on offer, with their seats and options.
    fn editions() -> &'static [EditionSpec];

    /// Reads a set-up that [`Setup::settle`] has found to fit [`Game::editions`].
    fn options(setup: &Setup) -> Result<Self::Options, SetupError>;

    /// The state before the first step.
    fn new(options: &Self::Options) -> Self;

    /// The state before the first step by some version of the rules, none if that is not played here: what
    /// was written down by a version is played by that one and by no other.
    fn by_rules(rules: u32, options: &Self::Options) -> Option<Self> {
        (rules == Self::RULES).then(|| Self::new(options))
    }

    /// An upper bound on the number of steps a match can take; where play could go on for ever by the
    /// rules, one that no real or random match comes near.
    fn longest(options: &Self::Options) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The seat that says when a decision of several is over, where it is not over with the last answer: at a
    /// real table somebody rolls again when all are ready.
    fn caller(&self) -> Option<Seat> {
        None
    }

    /// Whether `seat`, which owes a decision, may decide `action`; if not, which rule forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Rule>;

    /// Appends exactly the actions of `seat` that [`Game::check`] passes, each once; none for a seat
    /// that owes no decision.
    fn legal_into(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Draws the chance that the game waits for. Part of the fairness format: for one rules
    /// version the same luck gives the same chance for ever.
    fn sample(&self, luck: &mut dyn Luck) -> Self::Chance;

    /// Whether `chance` could happen now.
    fn possible(&self, chance: &Self::Chance) -> bool;

    /// Chance that somebody typed, in small letters and with single spaces, as the notation writes it:
    /// where several things come at once, people need not care about their order.
    fn spell_chance(typed: &str) -> String {
        typed.to_owned()
    }

    /// Takes a step known to be good: the unchecked door, for search and replay.
    ///
    /// A step that [`Game::play`] would refuse leaves the state unspecified, though never unsound.
    fn advance(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Audience, Self::Event));

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that looks like `view` to its viewer, the rest filled in by `luck`.
    fn imagine(view: &Self::View, luck: &mut dyn Luck) -> Result<Self, Inconsistent>;

    /// Whether an action does nothing: what a seat that did not answer in time can be taken to mean.
    fn declines(action: &Self::Action) -> bool;

    /// The seats that win and lose with `seat`, itself among them.
    fn partners(&self, seat: Seat) -> Seats;

    /// The points of a seat so far; none in a game without points, or if nobody sits there.
    fn score(&self, seat: Seat) -> Option<i32>;

    /// The result, once [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// What a legal action would bring by itself: what `seat` would be told and the points it would
    /// make, everybody else who owes a decision doing the first thing they may.
    fn foresee(&self, seat: Seat, action: &Self::Action) -> ActionPreview<Self::Event> {
        let mut after = self.clone();
        let mut events = Vec::new();
        let mut tell = |audience: Audience, event| {
            if audience.includes(Viewer::Seat(seat)) {
                events.push(event);
            }
        };
        after.advance(Step::Decide(seat, *action), &mut tell);
        if let Turn::Decide(seats) = self.turn() {
            for other in seats.without(Seats::only(seat)).iter() {
                if let Some(first) = self.legal(other).first() {
                    after.advance(Step::Decide(other, *first), &mut tell);
                }
            }
        }
        let points = after.score(seat).zip(self.score(seat)).map_or(0, |(now, then)| now - then);
        ActionPreview { points, events }
    }

    /// The actions that `seat` may decide.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_into(seat, &mut out);
        out
    }

    /// Takes a step if the rules allow it; if not, nothing changes. The checked door, for everyone.
    fn play(
        &mut self,
        step: StepOf<Self>,
        tell: &mut impl FnMut(Audience, Self::Event),
    ) -> Result<(), Refusal<Self::Rule>> {
        self.allows(&step)?;
        self.advance(step, tell);
        Ok(())
    }

    /// Whether a step may be taken now; if not, why not.
    fn allows(&self, step: &StepOf<Self>) -> Result<(), Refusal<Self::Rule>> {
        match (self.turn(), step) {
            (Turn::Over, _) => Err(Refusal::Over),
            (Turn::Chance, Step::Decide(..)) => Err(Refusal::ChanceIsDue),
            (Turn::Decide(_), Step::Chance(_)) => Err(Refusal::DecisionIsDue),
            (Turn::Chance, Step::Chance(chance)) => {
                if self.possible(chance) {
                    Ok(())
                } else {
                    Err(Refusal::Impossible)
                }
            }
            (Turn::Decide(seats), Step::Decide(seat, _)) if !seats.contains(*seat) => {
                Err(Refusal::NotYourTurn)
            }
            (Turn::Decide(_), Step::Decide(seat, action)) => {
                self.check(*seat, action).map_err(Refusal::Rule)
            }
        }
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Chance: a roll, a draw, a deal.
    Chance,
    /// A decision of every seat in the set; more than one means sealed until the last is in.
    Decide(Seats),
    /// Nothing: the game is over.
    Over,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// What chance brought.
    Chance(C),
    /// What a seat decided.
    Decide(Seat, A),
}

impl<A: Copy, C> Step<A, C> {
    /// What was decided, if this is a decision.
    pub fn action(&self) -> Option<A> {
        match self {
            Step::Decide(_, action) => Some(*action),
            Step::Chance(_) => None,
        }
    }

    /// What chance brought, if this is chance.
    pub fn chance(&self) -> Option<&C> {
        match self {
            Step::Chance(chance) => Some(chance),
            Step::Decide(..) => None,
        }
    }
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches.
    Watcher,
}

/// Whom an event is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, watchers included.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether `viewer` hears what this audience is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// What an action would bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionPreview<E> {
    /// The points it would make.
    pub points: i32,
    /// What would be told.
    pub events: Vec<E>,
}

/// A rule of a game that an action can break: one variant a rule, with the data a message needs.
pub trait Rule: Error + Clone + Eq + Serialize {
    /// The keys of all rules of the game.
    const KEYS: &'static [&'static str];
    /// The stable key of this rule: anchor in the rules pages, key of the message.
    fn key(&self) -> &'static str;
}

/// Why a step was refused. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R> {
    /// The game is over.
    Over,
    /// A decision was given while chance is due.
    ChanceIsDue,
    /// Chance was given while a decision is due.
    DecisionIsDue,
    /// The seat owes no decision now.
    NotYourTurn,
    /// Chance cannot bring this now.
    Impossible,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: Rule> Refusal<R> {
    /// The keys of the refusals that every game shares.
    pub const KEYS: &'static [&'static str] =
        &["over", "chance-is-due", "decision-is-due", "not-your-turn", "impossible"];

    /// The stable key of this refusal.
    pub fn key(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::ChanceIsDue => "chance-is-due",
            Refusal::DecisionIsDue => "decision-is-due",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Impossible => "impossible",
            Refusal::Rule(rule) => rule.key(),
        }
    }
}

impl<R: Rule> Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "the game is over",
            Refusal::ChanceIsDue => "chance comes first: nobody decides now",
            Refusal::DecisionIsDue => "a decision comes first: nothing is drawn now",
            Refusal::NotYourTurn => "this seat owes no decision now",
            Refusal::Impossible => "chance cannot bring this now",
            Refusal::Rule(rule) => return Display::fmt(rule, f),
        })
    }
}

impl<R: Rule> Error for Refusal<R> {}

/// A view that no state can look like; it was not made by [`Game::view`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inconsistent(
    /// What does not fit.
    pub &'static str,
);

impl Display for Inconsistent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the view contradicts itself: {}", self.0)
    }
}

impl Error for Inconsistent {}

#[cfg(test)]
#[expect(unreachable_pub, reason = "the rules of a game are public, this one's too")]
mod tests {
    use super::*;

    crate::rules! {
        /// A rule.
        pub enum OneRule {
            /// No.
            "no" No => "no",
        }
    }

    #[test]
    fn every_refusal_has_its_key_and_its_line() {
        let all: [Refusal<OneRule>; 6] = [
            Refusal::Over,
            Refusal::ChanceIsDue,
            Refusal::DecisionIsDue,
            Refusal::NotYourTurn,
            Refusal::Impossible,
            Refusal::Rule(OneRule::No),
        ];
        let keys: Vec<_> = all.iter().map(Refusal::key).collect();
        assert_eq!(keys[..5], *Refusal::<OneRule>::KEYS);
        assert_eq!(keys[5], "no");
        assert!(all.iter().all(|refusal| !refusal.to_string().is_empty()));
        let view = Inconsistent("two kings").to_string();
        assert_eq!(view, "the view contradicts itself: two kings");
    }

    #[test]
    fn audiences_hear_what_is_for_them() {
        assert!(Audience::All.includes(Viewer::Watcher));
        assert!(Audience::Only(Seat(1)).includes(Viewer::Seat(Seat(1))));
        assert!(!Audience::Only(Seat(1)).includes(Viewer::Seat(Seat(0))));
        assert!(!Audience::Only(Seat(1)).includes(Viewer::Watcher));
    }
}
