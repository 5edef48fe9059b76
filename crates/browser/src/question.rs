//! What can be asked of the engine, and what it answers.

use protocol::Update;
use protocol::http::Catalogue;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::local::{LocalUpdate, Now, Opening};
use crate::record::{CheckedRecord, RetoldMatch};
use crate::refusal::EngineRefusal;

/// What can be asked of the engine.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Question {
    /// What there is to play.
    Catalogue,
    /// What a watcher sees of a match before its first step.
    Blank {
        /// The name of the game.
        game: String,
        /// The set-up, such as `classic 3`.
        setup: String,
    },
    /// Opens a table on this device.
    Open {
        /// What is played, and who sits where.
        #[serde(flatten)]
        opening: Opening,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// Reads a table from the lines that were kept of it.
    Read {
        /// Every line of the table, in their order.
        lines: Vec<String>,
        /// The time in milliseconds.
        now: u64,
    },
    /// Goes on with a game that was saved to a file.
    OpenFile {
        /// The text of the file.
        text: String,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// Somebody at this device asks a table for something.
    Ask {
        /// The number of the table.
        table: u32,
        /// What, as on the wire.
        request: protocol::Request,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// Lets a table do what is due.
    Tick {
        /// The number of the table.
        table: u32,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// The record of a match that is over.
    Record {
        /// The number of the table.
        table: u32,
        /// Which match, from 1.
        number: u32,
    },
    /// The last match of a table as far as it has come, as a file.
    Saved {
        /// The number of the table.
        table: u32,
    },
    /// Forgets a table.
    Close {
        /// The number of the table.
        table: u32,
    },
    /// Computes all luck of a record anew.
    Verify {
        /// The text of the record.
        record: String,
    },
    /// Reads a record in order to look at its match step by step.
    Replay {
        /// The text of the record.
        record: String,
    },
    /// The match of a record, for whoever looks back at it.
    Retell {
        /// The text of the record.
        record: String,
    },
    /// The match of the last replay as it stood at a stop.
    Stop {
        /// Which, from 0.
        stop: usize,
        /// The seat that looks on; somebody watching if none.
        seat: Option<u8>,
    },
    /// Which books bots of some levels look up in a set-up; the page brings them before they decide.
    Books {
        /// The game.
        game: String,
        /// The set-up.
        setup: String,
        /// The levels.
        levels: Vec<String>,
    },
    /// What a device publishes of a nonce.
    Commitment {
        /// 32 bytes in hex.
        nonce: String,
    },
    /// What somebody typed, as the notation writes it.
    Spell {
        /// The name of the game.
        game: String,
        /// The view of whoever typed.
        #[cfg_attr(test, ts(type = "View"))]
        view: Value,
        /// Whose action it is; chance if nobody's.
        seat: Option<u8>,
        /// What was typed.
        text: String,
    },
    /// What a view shows, and what a seat may do about it.
    Look {
        /// The name of the game.
        game: String,
        /// The view to be shown.
        #[cfg_attr(test, ts(type = "View"))]
        view: Value,
        /// Whose answers are of interest, if anybody's.
        seat: Option<u8>,
        /// The beginning of an action that is made step by step.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        draft: Option<String>,
        /// The one answer that a lesson leaves, in one.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        only: Option<String>,
    },
    /// Whether a seat may decide this, going by its view.
    Check {
        /// The name of the game.
        game: String,
        /// The view of the seat.
        #[cfg_attr(test, ts(type = "View"))]
        view: Value,
        /// The seat that would decide.
        seat: u8,
        /// What, in notation.
        action: String,
        /// The one answer that a lesson leaves, in one.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        only: Option<String>,
    },
}

/// What comes back through the door.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reply<Said = Answer> {
    /// The question was answered.
    Ok(Box<Said>),
    /// Why there is none.
    Refused(EngineRefusal),
}

/// An answer, under the name of its question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// What there is to play.
    Catalogue(Catalogue),
    /// The view of a watcher, as that game writes it.
    Blank(#[cfg_attr(test, ts(type = "View"))] Value),
    /// The table that was opened.
    Open(EngineTable),
    /// The table that was read.
    Read(EngineTable),
    /// The table of a file.
    OpenFile(EngineTable),
    /// What came of a request.
    Ask(LocalUpdate),
    /// What was due.
    Tick(LocalUpdate),
    /// The record of the match, as text.
    Record(String),
    /// The record, finished or not.
    Saved(String),
    /// The table is forgotten.
    Close(()),
    /// A record that is right.
    Verify(CheckedRecord),
    /// A record that can be looked at.
    Replay(EngineReplay),
    /// The match as it was played.
    Retell(RetoldMatch),
    /// The match at that stop.
    Stop(Update),
    /// Their names.
    Books(Vec<String>),
    /// The commitment, in hex.
    Commitment(String),
    /// What was typed, in notation.
    Spell(String),
    /// What is shown, in the form of that game.
    Look(#[cfg_attr(test, ts(type = "Look"))] Value),
    /// Why not, if the seat may not.
    Check(Option<EngineRefusal>),
}

/// A table that can be asked from now on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EngineTable {
    /// The number by which later questions name the table.
    pub table: u32,
    /// All about it.
    #[serde(flatten)]
    pub shown: LocalUpdate,
}

/// A match that can be looked at step by step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EngineReplay {
    /// The number of its last stop; the first is 0.
    pub last: usize,
    /// What its record says.
    pub about: CheckedRecord,
}
