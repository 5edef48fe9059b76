//! What a table may choose beside the options of its game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// How long a bot waits before it answers, in milliseconds, so that people can follow.
    pub pace: u32,
    /// How long people may think.
    pub clock: Clock,
    /// What answers for somebody whose time has run out.
    pub late: Late,
    /// Whether people may talk at the table.
    pub chat: bool,
    /// Whether partners may talk to each other alone.
    pub team_chat: bool,
    /// Whether the table answers for a seat whose only action is to decline.
    pub decline_for_me: bool,
    /// The bot that stands in for somebody who is away; none means that everybody waits.
    pub stand_in: Option<String>,
    /// How many seconds somebody may be away before a bot stands in or another becomes host.
    pub grace: u32,
    /// Whether seats may ask the coach of their device; everybody is told who does. Left out where they may
    /// not, as before there was one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            pace: 800,
            clock: Clock::None,
            late: Late::Decline,
            chat: true,
            team_chat: false,
            decline_for_me: false,
            stand_in: None,
            grace: 60,
            coach: false,
        }
    }
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    None,
    /// So long for every decision.
    Decision {
        /// The seconds for one decision.
        seconds: u32,
    },
    /// So long for the whole match, and a little more with every decision.
    Bank {
        /// Seconds for the match.
        seconds: u32,
        /// Seconds added by each decision.
        increment: u32,
    },
}

/// What answers for somebody whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// They decline; where the rules allow no declining, a bot answers.
    Decline,
    /// A bot answers.
    Bot,
}

/// Where luck comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LuckChoice {
    /// From a secret that was committed to, and from everybody's nonces; can be checked afterwards.
    Fair,
    /// From real dice that people type in.
    Typed,
    /// From a seed that everybody may know.
    Seeded {
        /// The seed: a short text.
        seed: String,
    },
}
