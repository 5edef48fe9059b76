//! A no, as the page hears it.

use serde::Serialize;
use serde_json::{Value, json};
use table::StepError;

/// Why something was not done: a key, the data that its message needs, and a plain English line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// The stable key; the name of a rule, or of something the table itself does not allow.
    pub key: String,
    /// What the message needs.
    pub data: Value,
    /// What it says, for programmers.
    pub says: String,
}

impl Refused {
    /// A refusal of the table rather than of a rule.
    pub fn table(key: &str, says: impl Into<String>) -> Self {
        Refused { key: key.to_owned(), data: Value::Null, says: says.into() }
    }

    /// A step that was not taken; `before` characters of it were not typed by the player.
    pub fn step(error: StepError, before: usize) -> Self {
        let says = error.to_string();
        match error {
            StepError::Parse(error) => {
                let at = error.at.saturating_sub(before) + 1;
                let data = json!({ "at": at, "expected": error.expected, "found": error.found });
                Refused { key: "notation".to_owned(), data, says }
            }
            StepError::Refused { key, says, rule } => {
                Refused { key: key.to_owned(), data: rule, says }
            }
        }
    }
}
