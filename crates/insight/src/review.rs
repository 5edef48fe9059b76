//! A match looked at from its first step to its last.

use bots::{Appraiser, Fact, Shares};
use game::transcript::Transcript;
use game::{Game, Inconsistent, Seat, StepOf};
use serde::Serialize;

use crate::account::Account;
use crate::decision::{Chance, Decision};
use crate::look::Look;

/// A match to be looked at.
#[derive(Clone, Debug)]
pub struct Match<'a, G: Game> {
    /// The table before the first step.
    pub first: G,
    /// All steps.
    pub steps: &'a [StepOf<G>],
    /// How many played.
    pub seats: u8,
    /// What everybody got, where the match ended by something else than the rules.
    pub broken_off: Option<Shares>,
    /// Whether everybody saw all there was to see.
    pub open: bool,
    /// What can be counted about an answer of a seat.
    pub facts: fn(&G, Seat, &G::Action) -> Vec<Fact>,
}

impl<'a, G: Game> Match<'a, G> {
    /// The match that a transcript tells; nothing is counted about answers.
    pub fn of(transcript: &'a Transcript<G>, open: bool) -> Option<Self> {
        let first = transcript.rewound(0)?.game().clone();
        let (steps, seats) = (transcript.steps(), transcript.setup().seats);
        Some(Match { first, steps, seats, broken_off: None, open, facts: |_, _, _| Vec::new() })
    }
}

/// What was found in a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// What led to the result, by seat.
    pub accounts: Vec<Account>,
    /// What every table was worth to every seat: before the first step, and after every chance and every
    /// decision; of answers given at the same time after the last.
    pub curve: Vec<(usize, Shares)>,
    /// By how much the appraiser changed its mind, by step and seat.
    pub drifts: Vec<(usize, Shares)>,
    /// All that chance brought.
    pub chances: Vec<Chance>,
    /// All decisions in which there was something to decide.
    pub decisions: Vec<Decision>,
}

/// Why a match could not be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotReviewed {
    /// It is not over.
    NotOver,
    /// A step does not fit the table it was taken at.
    DoesNotFit {
        /// The number of the step, from 0.
        step: usize,
    },
    /// The appraiser could make nothing of a view.
    Inconsistent(Inconsistent),
}

impl From<Inconsistent> for NotReviewed {
    fn from(fault: Inconsistent) -> Self {
        NotReviewed::Inconsistent(fault)
    }
}

/// Looks at a match from its first step to its last; `progress` hears of every step that is done.
pub fn review<G: Game>(
    played: &Match<'_, G>,
    appraiser: &mut dyn Appraiser<G>,
    progress: &mut dyn FnMut(usize),
) -> Result<Review, NotReviewed> {
    let mut look = Look::begin(played, appraiser);
    let mut at = 0;
    while at < played.steps.len() {
        at += look.next(at)?;
        progress(at);
    }
    look.end()
}
