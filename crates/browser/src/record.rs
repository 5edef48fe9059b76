//! Records of matches: was their luck right, and how did they go?

use game::Outcome;
use serde::Serialize;
use serde_json::json;
use table::Replay;
use table::fair::{hex, unhex};
use table::record::{Luck, RecordError, VerifiedRecord};

use crate::refusal::EngineRefusal;

/// A match that has been read from its record, its luck computed anew.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckedRecord {
    game: String,
    setup: String,
    lines: usize,
    /// Whether the match is over.
    over: bool,
    luck: Kind,
    /// How many deals were computed anew.
    deals: u32,
    /// The seats whose nonce counts.
    nonces: Vec<u8>,
    names: Vec<String>,
    winners: Vec<u8>,
    scores: Vec<i32>,
    reason: String,
    commitment: Option<String>,
}

/// Where the luck of a match came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "LuckKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// From a secret and everybody's nonces.
    Fair,
    /// From a seed.
    Seeded,
    /// From real dice.
    Typed,
    /// Drawn where nobody can look any more.
    Drawn,
}

/// Reads a record and computes every deal anew; the refusal names the first line that is not right.
pub fn verify(record: &str) -> Result<CheckedRecord, EngineRefusal> {
    table::record::verify(record)
        .map(|verified| CheckedRecord::of(&verified))
        .map_err(|error| unfit(&error))
}

/// A match as it was played, for whoever looks back at it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RetoldMatch {
    setup: String,
    /// All steps, and what is played, as text.
    transcript: String,
    /// How it ended; nothing if it is not over.
    outcome: Option<Outcome>,
    /// The stop of a replay at which each step was still to come.
    stops: Vec<usize>,
}

/// Reads a record for whoever looks back at its match.
pub(crate) fn retell(record: &str) -> Result<RetoldMatch, EngineRefusal> {
    let (replay, verified) = Replay::read(record).map_err(|error| unfit(&error))?;
    let game = verified.table.game();
    Ok(RetoldMatch {
        setup: game.setup().to_string(),
        transcript: game.transcript(),
        outcome: verified.outcome.clone(),
        stops: replay.before_steps(),
    })
}

/// The first thing in a record that is not right.
pub(crate) fn unfit(error: &RecordError) -> EngineRefusal {
    EngineRefusal {
        says: error.to_string(),
        key: "record".to_owned(),
        data: json!({ "line": error.line, "why": error.fault.to_string() }),
    }
}

impl CheckedRecord {
    /// What is to be told of a record that is right.
    pub(crate) fn of(verified: &VerifiedRecord) -> CheckedRecord {
        let state = verified.table.state(0);
        let outcome = verified.outcome.as_ref();
        let (luck, deals, nonces) = match verified.luck {
            Luck::Fair { deals, nonces } => (Kind::Fair, deals, nonces),
            Luck::Seeded { deals } => (Kind::Seeded, deals, game::Seats::NONE),
            Luck::Typed => (Kind::Typed, 0, game::Seats::NONE),
            Luck::Drawn => (Kind::Drawn, 0, game::Seats::NONE),
        };
        CheckedRecord {
            game: state.game,
            setup: state.setup,
            lines: verified.lines,
            over: outcome.is_some(),
            luck,
            deals,
            nonces: nonces.iter().map(|seat| seat.0).collect(),
            names: state.seats.iter().map(|chair| chair.name.clone()).collect(),
            winners: outcome
                .map_or(game::Seats::NONE, |end| end.winners)
                .iter()
                .map(|s| s.0)
                .collect(),
            scores: outcome.map(|end| end.scores.clone()).unwrap_or_default(),
            reason: outcome.map(|end| end.reason.clone()).unwrap_or_default(),
            commitment: match state.luck {
                protocol::LuckState::Fair { commitment, .. } => Some(commitment),
                _ => None,
            },
        }
    }
}

/// What a device publishes of its nonce before it opens it.
pub fn commitment(nonce: &str) -> Result<String, EngineRefusal> {
    let bad = || EngineRefusal::own("entropy", "expected 32 bytes in hex");
    Ok(hex(&table::fair::commitment(&unhex(nonce).ok_or_else(bad)?)))
}
