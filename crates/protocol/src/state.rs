//! The table as everybody may see it.

use game::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::options::Options;
use crate::request::OfferKind;

/// The table as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The set-up, such as `classic 3`.
    pub setup: String,
    /// Which match of this table it is, from 1.
    pub match_number: u32,
    /// Where the match stands.
    pub phase: Phase,
    /// Where luck comes from.
    pub luck: LuckState,
    /// The options of the table.
    pub options: Options,
    /// The number of the terms: it grows with every change of game, set-up, luck or options.
    #[serde(default)]
    pub terms: u32,
    /// Who sits where.
    pub seats: Vec<ChairState>,
    /// What is being decided, if something is.
    pub question: Option<QuestionState>,
    /// Whether everybody waits for dice to be typed in.
    pub chance_due: bool,
    /// What somebody offers, if somebody does.
    pub offer: Option<OfferState>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
    /// How many watch.
    pub watchers: u32,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their seats.
    Gathering,
    /// The host has started; devices open their nonces.
    Opening,
    /// The match is on.
    Playing,
    /// The match is over; there may be another.
    Over,
    /// The table is closed.
    Closed,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ChairState {
    /// Who sits there: nobody (`open`), a person or a bot.
    pub kind: ChairKind,
    /// The name of the person; empty if there is none.
    pub name: String,
    /// How well the bot plays, if it is one.
    pub level: Option<String>,
    /// The bot that stands in for a person who is away.
    pub stand_in: Option<String>,
    /// Whether the person's device is connected; always true for a bot.
    pub present: bool,
    /// Whether this person's device is the host.
    pub host: bool,
    /// Whether the seat has committed to a nonce for this match.
    pub committed: bool,
    /// Whether the seat is ready to play by the terms as they are; always true for a bot.
    #[serde(default)]
    pub ready: bool,
    /// The name of the person who left this seat in this match, if nobody has taken it since.
    #[serde(default)]
    pub was: Option<String>,
    /// Whether the seat has resigned.
    pub resigned: bool,
    /// What the bot said of its last answer, as a key: what it promises, or why it makes no promise.
    pub remark: Option<String>,
    /// The milliseconds left on this seat's clock, if there is one.
    pub left: Option<u32>,
}

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChairKind {
    /// Nobody sits there.
    Open,
    /// A person sits there.
    Person,
    /// A bot sits there.
    Bot,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct QuestionState {
    /// The number of the question: an answer names it.
    pub number: u32,
    /// Who owes an answer.
    pub seats: Seats,
    /// Who has given one.
    pub answered: Seats,
    /// Whose word ends it, where it is not over with the last answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub caller: Option<Seat>,
    /// The milliseconds until somebody may say that it is over; none if at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub opens: Option<u32>,
    /// The milliseconds that are left to those who have not answered, once somebody said that it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closes: Option<u32>,
}

/// What somebody offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OfferState {
    /// Who offers; the seat that is asked for, if it is a seat.
    pub by: Seat,
    /// What is offered.
    pub offer: OfferKind,
    /// The name of whoever asks for a seat.
    #[serde(default)]
    pub newcomer: Option<String>,
    /// Who still has to say yes.
    pub waiting_for: Seats,
}

/// Where luck comes from, as far as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LuckState {
    /// From a secret and everybody's nonces.
    Fair {
        /// SHA-256 of the secret, in hex: known before anyone sits.
        commitment: String,
        /// The secret, once the match is over.
        secret: Option<String>,
        /// The nonces that count, once they are open: seat and 32 bytes in hex.
        nonces: Vec<NonceState>,
    },
    /// From real dice.
    Typed,
    /// From a seed.
    Seeded {
        /// The seed, as the host typed it.
        seed: String,
    },
    /// Drawn where nobody can look any more: a game that an older program saved.
    Drawn,
}

/// A nonce that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NonceState {
    /// The seat that it is from.
    pub seat: Seat,
    /// 32 bytes in hex.
    pub nonce: String,
}
