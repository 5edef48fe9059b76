//! Why there is no such match, or no such step in it.

use std::error::Error;
use std::fmt::{self, Display};

use game::{ParseError, Refusal, Rule, SetupError};
use serde_json::Value;

use crate::rule::TableRule;

/// Why a step was not taken. The match is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum StepError {
    /// It could not be read.
    Parse(ParseError),
    /// It was refused.
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

impl Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Parse(error) => write!(f, "{error}"),
            StepError::Refused { key, says, .. } => write!(f, "{says} ({key})"),
        }
    }
}

impl Error for StepError {}

/// Why there is no such match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// There is no such game.
    Game {
        /// What was asked for.
        given: String,
    },
    /// The game does not offer that.
    Setup(SetupError),
}

impl Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Game { given } => write!(f, "{}", TableRule::no_such_game(given)),
            OpenError::Setup(error) => write!(f, "{error}"),
        }
    }
}

impl Error for OpenError {}
