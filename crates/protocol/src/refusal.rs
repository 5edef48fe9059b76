//! Why something was not done.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Why something was not done: the key of the rule, its data, and a plain English line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The key of the rule: anchor in the rules pages, key of the message in the catalogue.
    pub key: String,
    /// What the message needs.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(type = "unknown", optional)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub data: Value,
    /// The same in plain English, for programs that have no catalogue.
    pub says: String,
}
