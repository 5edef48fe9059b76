//! What can be asked, and the tables that are open.

use std::collections::BTreeMap;

use game::{ParseError, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Replay, beside, erased};

use crate::local::{Local, Now, Opening};
use crate::look;
use crate::record::{self, Checked};
use crate::refused::Refused;

/// What can be asked of the engine.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// What there is to play.
    Catalogue,
    /// What a watcher sees of a match before its first step.
    Blank {
        /// The game.
        game: String,
        /// The set-up.
        setup: String,
    },
    /// Opens a table on this device.
    Open {
        /// How.
        #[serde(flatten)]
        opening: Opening,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// Reads a table from the lines that were kept of it.
    Read {
        /// All of them.
        lines: Vec<String>,
        /// The time in milliseconds.
        now: u64,
    },
    /// Somebody at this device asks a table for something.
    Ask {
        /// The table.
        table: u32,
        /// What, as on the wire.
        request: protocol::Request,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// Lets a table do what is due.
    Tick {
        /// The table.
        table: u32,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// The record of a match that is over.
    Record {
        /// The table.
        table: u32,
        /// Which match, from 1.
        number: u32,
    },
    /// Goes on with a game that was saved to a file.
    OpenFile {
        /// The file.
        text: String,
        /// The time and entropy.
        #[serde(flatten)]
        now: Now,
    },
    /// The last match of a table as far as it has come, as a file.
    Saved {
        /// The table.
        table: u32,
    },
    /// Forgets a table.
    Close {
        /// The table.
        table: u32,
    },
    /// Computes all luck of a record anew.
    Verify {
        /// The record.
        record: String,
    },
    /// Reads a record in order to look at its match step by step.
    Replay {
        /// The record.
        record: String,
    },
    /// The match of the last replay as it stood at a stop.
    Stop {
        /// Which, from 0.
        stop: usize,
        /// The seat that looks on; somebody watching if none.
        seat: Option<u8>,
    },
    /// What a device publishes of a nonce.
    Commitment {
        /// 32 bytes in hex.
        nonce: String,
    },
    /// A link as a square that phones read, as SVG.
    Qr {
        /// The link.
        text: String,
    },
    /// What somebody typed, as the notation writes it.
    Spell {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose action it is; chance if nobody's.
        seat: Option<u8>,
        /// What was typed.
        text: String,
    },
    /// What a view shows, and what a seat may do about it.
    Look {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose answers are of interest, if anybody's.
        seat: Option<u8>,
        /// The beginning of an action that is made step by step.
        #[serde(default)]
        draft: Option<String>,
    },
    /// Whether a seat may decide this, going by its view.
    Check {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose.
        seat: u8,
        /// What, in notation.
        action: String,
    },
    /// What an action would bring, going by its seat's view.
    Preview {
        /// The game.
        game: String,
        /// The view.
        view: Value,
        /// Whose.
        seat: u8,
        /// What, in notation.
        action: String,
    },
}

/// The engine: the tables that are open on this device.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<u32, Local>,
    opened: u32,
    replay: Option<Replay>,
}

impl Engine {
    /// Answers a request: `{"ok": …}` or `{"refused": …}`.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = serde_json::from_str(request)
            .map_err(|error| Refused::own("request", error.to_string()))
            .and_then(|request| self.answer(request));
        let answer = match answer {
            Ok(value) => json!({ "ok": value }),
            Err(refused) => json!({ "refused": refused }),
        };
        answer.to_string()
    }

    /// Answers a request that has been read.
    pub fn answer(&mut self, request: Request) -> Result<Value, Refused> {
        match request {
            Request::Catalogue => shown(&table::about::catalogue()),
            Request::Blank { game, setup } => blank(&game, &setup),
            Request::Open { opening, now } => {
                let local = Local::open(&opening, &now)?;
                self.enter(local, now.now)
            }
            Request::Read { lines, now } => self.enter(Local::read(&lines, now)?, now),
            Request::Ask { table, request, now } => shown(&self.table(table)?.ask(&request, &now)?),
            Request::Tick { table, now } => shown(&self.table(table)?.tick(&now)?),
            Request::Record { table, number } => shown(&self.table(table)?.record(number)?),
            Request::OpenFile { text, now } => {
                let local = Local::open_file(&text, &now)?;
                self.enter(local, now.now)
            }
            Request::Saved { table } => shown(&self.table(table)?.saved()),
            Request::Close { table } => {
                self.tables.remove(&table);
                Ok(Value::Null)
            }
            Request::Verify { record } => shown(&record::verify(&record)?),
            Request::Replay { record } => {
                let (replay, verified) =
                    Replay::read(&record).map_err(|error| record::unfit(&error))?;
                let last = replay.last();
                self.replay = Some(replay);
                Ok(json!({ "last": last, "about": Checked::of(&verified) }))
            }
            Request::Stop { stop, seat } => {
                let viewer = seat.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat(seat)));
                let update = self.replay.as_ref().and_then(|replay| replay.at(stop, viewer));
                let none = || Refused::own("stop", format!("there is no stop {stop}"));
                shown(&update.ok_or_else(none)?)
            }
            Request::Commitment { nonce } => shown(&record::commitment(&nonce)?),
            Request::Qr { text } => Ok(json!(pictures::qr::svg(&text))),
            Request::Spell { game, view, seat, text } => {
                let legal = match seat {
                    Some(seat) => {
                        let asked = beside(&game, &view).map_err(|error| unreadable(&error))?;
                        Some(asked.legal(Seat(seat)))
                    }
                    None => None,
                };
                Ok(json!(table::local::spelled(&game, legal, &text)))
            }
            Request::Look { game, view, seat, draft } => {
                look::look(&game, &view, seat.map(Seat), draft.as_deref())
            }
            Request::Check { game, view, seat, action } => {
                let asked = beside(&game, &view).map_err(|error| unreadable(&error))?;
                let checked = asked.check(Seat(seat), &action);
                shown(&checked.err().map(Refused::from))
            }
            Request::Preview { game, view, seat, action } => {
                let asked = beside(&game, &view).map_err(|error| unreadable(&error))?;
                let preview = asked.preview(Seat(seat), &action);
                Ok(preview.map_or(
                    Value::Null,
                    |preview| json!({ "points": preview.points, "events": preview.events }),
                ))
            }
        }
    }

    fn table(&mut self, table: u32) -> Result<&mut Local, Refused> {
        let gone = || Refused::own("no-table", format!("there is no table {table}"));
        self.tables.get_mut(&table).ok_or_else(gone)
    }

    /// Puts a table where it can be asked, and tells all about it.
    fn enter(&mut self, mut local: Local, now: u64) -> Result<Value, Refused> {
        let mut told = shown(&local.welcome(now))?;
        self.opened += 1;
        told["table"] = json!(self.opened);
        self.tables.insert(self.opened, local);
        Ok(told)
    }
}

fn blank(game: &str, setup: &str) -> Result<Value, Refused> {
    let bad = |says: String| Refused::own("setup", says);
    let setup: Setup = setup.parse().map_err(|error: ParseError| bad(error.to_string()))?;
    let opened = erased::open(game, &setup).map_err(|error| bad(error.to_string()))?;
    Ok(opened.view(Viewer::Watcher))
}

pub(crate) fn unreadable(error: &impl ToString) -> Refused {
    Refused::own("view", error.to_string())
}

pub(crate) fn shown(value: &impl Serialize) -> Result<Value, Refused> {
    serde_json::to_value(value).map_err(|error| Refused::own("answer", error.to_string()))
}
