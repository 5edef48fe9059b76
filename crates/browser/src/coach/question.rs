//! What can be asked of the coach, and what it answers.

use bots::Unit;
use game::Outcome;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::report::{CoachReport, Why};

/// What can be asked of the coach.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum CoachQuestion {
    /// What a seat had best do, by what it sees and was told.
    Hint {
        /// The name of the game.
        game: String,
        /// The set-up.
        setup: String,
        /// The view of the seat.
        #[cfg_attr(test, ts(type = "View"))]
        view: Value,
        /// The seat.
        seat: u8,
        /// The events that the seat was told; what is none of the game is passed over.
        #[cfg_attr(test, ts(type = "{ event: string }[]"))]
        heard: Vec<Value>,
        /// What the seat has in mind, in notation.
        #[serde(default)]
        in_mind: Option<String>,
    },
    /// Begins to look at a match that is over.
    Begin {
        /// The match, as text.
        transcript: String,
        /// How it ended.
        outcome: Option<Outcome>,
        /// How hard to look.
        depth: CoachDepth,
    },
    /// Looks at the next piece of the match.
    Go,
}

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CoachDepth {
    /// A first look.
    Quick,
    /// About ten times as hard.
    Deep,
}

/// An answer, under the name of its question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CoachAnswer {
    /// The best answers of the seat, the best first, and behind them what it has in mind.
    Hint(Vec<CoachHint>),
    /// How many steps there are to look at.
    Begin(usize),
    /// How far the look has come.
    Go(CoachProgress),
}

/// An answer that a seat may give.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CoachHint {
    /// The answer, what it is worth and what it brings.
    #[serde(flatten)]
    pub choice: RatedChoice,
    /// What its worth counts.
    #[cfg_attr(test, ts(type = "'wins' | 'points'"))]
    pub unit: Unit,
    /// Why the best answer is better.
    pub reasons: Vec<Why>,
}

/// An answer that can be given, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatedChoice {
    /// The answer, in notation.
    pub action: String,
    /// The part of a win that its seat may expect after it; who plays alone, hundreds of points.
    pub chance: f64,
    /// The standard error of how far it is behind the best.
    pub error: f64,
    /// Whether that is proved rather than likely.
    pub proved: bool,
    /// The points it makes at once.
    pub points: i32,
    /// What would be told of it.
    #[cfg_attr(test, ts(type = "{ event: string, [field: string]: unknown }[]"))]
    pub brings: Vec<Value>,
}

/// How far a look has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CoachProgress {
    /// How many steps have been looked at.
    pub at: usize,
    /// What was found, once all has been looked at.
    pub report: Option<Box<CoachReport>>,
}
