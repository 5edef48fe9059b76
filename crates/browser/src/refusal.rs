//! A refusal, as the page receives it.

use protocol::Refusal;
use serde::Serialize;
use serde_json::Value;
use table::StepError;

/// Why something was not done: a key, the data that its message needs, and a plain English line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(as = "Refusal"))]
pub struct EngineRefusal {
    /// The stable key; the name of a rule, or of something the engine itself does not do.
    pub key: String,
    /// What the message needs.
    pub data: Value,
    /// What it says, for programmers.
    pub says: String,
}

impl EngineRefusal {
    /// A refusal of the engine rather than of a rule.
    pub fn own(key: &str, says: impl Into<String>) -> Self {
        EngineRefusal { key: key.to_owned(), data: Value::Null, says: says.into() }
    }

    /// A view that cannot be read, or that no match can lead to.
    pub(crate) fn unreadable(error: &impl ToString) -> Self {
        EngineRefusal::own("view", error.to_string())
    }
}

impl From<table::TableRefusal> for EngineRefusal {
    fn from(refused: table::TableRefusal) -> Self {
        let Refusal { key, data, says } = refused.into();
        EngineRefusal { key, data, says }
    }
}

impl From<StepError> for EngineRefusal {
    fn from(error: StepError) -> Self {
        table::TableRefusal::from(error).into()
    }
}
