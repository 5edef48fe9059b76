//! Why there is no such match, no such step in it, or no such line at its table.

use game::{ParseError, Refusal, Rule, SetupError};
use serde_json::Value;
use thiserror::Error;

use crate::rule::{TableRefusal, TableRule};

/// Why a step was not taken. The match is unchanged.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StepError {
    /// It could not be read.
    #[error(transparent)]
    Parse(ParseError),
    /// It was refused.
    #[error("{says} ({key})")]
    Refused {
        /// The key of the rule.
        key: &'static str,
        /// What the rule says here, in plain English.
        says: String,
        /// The rule with its data.
        rule: Value,
    },
}

impl StepError {
    pub(crate) fn refused<R: Rule>(refusal: &Refusal<R>) -> Self {
        let rule = match refusal {
            Refusal::Rule(rule) => serde_json::to_value(rule).unwrap_or_default(),
            _ => Value::Null,
        };
        StepError::Refused { key: refusal.key(), says: refusal.to_string(), rule }
    }
}

/// Why there is no such match.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// There is no such game.
    #[error("{}", TableRule::no_such_game(given))]
    Game {
        /// What was asked for.
        given: String,
    },
    /// The game does not offer that.
    #[error(transparent)]
    Setup(SetupError),
}

/// A line that does not fit what came before it.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {number}: {fault}")]
pub struct BadLine {
    /// The number of the line.
    pub number: u32,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// Why a line does not fit what came before it.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LineFault {
    /// It could not be read.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The table or its game does not do that.
    #[error(transparent)]
    Refused(#[from] TableRefusal),
    /// There was a line of this number or a higher one.
    #[error("its number came before")]
    Number,
    /// No line could follow it.
    #[error("its number is too large")]
    LastNumber,
    /// Time does not run backwards.
    #[error("its time lies before that of the line above")]
    Time,
    /// The first line of a table prepares a match.
    #[error("expected a match")]
    NoMatch,
    /// Matches by other rules cannot be played on.
    #[error("rules version {version} is not played here")]
    Rules {
        /// The version it was played by.
        version: u32,
    },
    /// The secret is another than the one that was committed to.
    #[error("the secret is not the one that was committed to")]
    Secret,
    /// A nonce counts as missing only when its time is over.
    #[error("the nonce could still be opened")]
    NonceInTime,
    /// Nobody is asked anything.
    #[error("nothing is asked")]
    NothingAsked,
    /// Others answer the same question.
    #[error("this answer has to be sealed")]
    Unsealed,
    /// Nobody else answers this question, or the seat is not asked.
    #[error("this seat has nothing to seal")]
    NothingToSeal,
    /// The match did not end like this.
    #[error("this is not how it ended")]
    Outcome,
}

impl From<TableRule> for LineFault {
    fn from(rule: TableRule) -> Self {
        LineFault::Refused(rule.into())
    }
}

impl From<StepError> for LineFault {
    fn from(error: StepError) -> Self {
        LineFault::Refused(error.into())
    }
}

impl From<OpenError> for LineFault {
    fn from(error: OpenError) -> Self {
        LineFault::Refused(error.into())
    }
}
