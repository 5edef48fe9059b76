//! What is told of single moments of a match.

use bots::{Reason, Shares};
use game::Seat;
use serde::Serialize;

use crate::grade::Grade;

/// What chance brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Chance {
    /// The number of its step, from 0.
    pub step: usize,
    /// What came, in notation.
    pub came: String,
    /// What every seat gained by it against the mean.
    pub luck: Shares,
}

/// An answer that could be given.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The answer, in notation.
    pub action: String,
    /// The part of a win that its seat could expect after it, by what it could know.
    pub chance: f64,
    /// The standard error of how far it is behind the best.
    pub error: f64,
    /// Whether that is proved rather than likely.
    pub proved: bool,
}

/// A decision in which there was something to decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Decision {
    /// The number of its step, from 0.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, among the choices.
    pub played: usize,
    /// Every answer, the best first.
    pub choices: Vec<Choice>,
    /// What it cost.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// How it is marked.
    pub mark: Option<Grade>,
    /// What every other seat got by it.
    pub gifts: Shares,
    /// What speaks for the best answer against what was done.
    pub reasons: Vec<Reason>,
}

impl Decision {
    /// What was done.
    pub fn played(&self) -> Option<&Choice> {
        self.choices.get(self.played)
    }

    /// What would have been best.
    pub fn best(&self) -> Option<&Choice> {
        self.choices.first()
    }
}
