//! What an attack cost, and what others felt of it.

use std::collections::BTreeMap;

use serde::Serialize;

pub use super::attack::AttackCounts;
pub use super::cost::Cost;

/// What came of one attack.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AttackReport {
    /// What was done, several things at once.
    pub kinds: Vec<&'static str>,
    /// What honest people felt before the attack.
    pub before: Window,
    /// What they felt under attack.
    pub under: Window,
    /// What it cost the server; nothing if its process or its folder is unknown.
    pub cost: Cost,
    /// What the attacker got done.
    pub attacker: AttackCounts,
}

/// What honest people felt for a while. Times are in milliseconds unless they are called seconds.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Window {
    /// How long it was measured, in seconds.
    pub seconds: f64,
    /// Answers acknowledged in a second.
    pub answers_per_second: f64,
    /// From answer to a neighbour's update, for half of them.
    pub p50: f64,
    /// The same for all but one in a hundred.
    pub p99: f64,
    /// The longest, those included that had not come at the end.
    pub longest: f64,
    /// How many delays were measured.
    pub measured: usize,
    /// Refusals by the server, closed sockets and failed connections.
    pub refusals: u64,
    /// The longest that somebody was refused in a row or waited to be let in, in seconds.
    pub refused_for: f64,
    /// What people were told, and how often.
    pub refused_with: BTreeMap<String, u64>,
    /// The slowest sign of health.
    pub slowest_health: f64,
    /// Signs of health that were asked for and not given.
    pub failed_health: u64,
    /// The slowest answer of a bot.
    pub slowest_bot: f64,
    /// The time of a bot for half of its answers.
    pub bot_p50: f64,
    /// How often the bot answered.
    pub bot_answers: usize,
    /// Guests who came in by a code.
    pub guests: u64,
}
