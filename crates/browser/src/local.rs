//! A table on this device: what the page asks of it, and what the page is shown.

use bots::Books;
use game::Seat;
use protocol::http::NewTable;
use protocol::{Request, Update};
use serde::{Deserialize, Serialize};
use table::fair::unhex;
use table::live::{Bookmark, RequestOutcome};
use table::local::{FileError, HERE, Older, Sitter as Sits};
use table::{Entry, Local as Table, Moment};

use crate::record::unfit;
use crate::refusal::EngineRefusal;

/// How a table on this device is opened.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    /// The game, set-up, luck and options of the table.
    pub new: NewTable,
    /// Who sits where.
    pub seats: Vec<Sitter>,
}

/// Who sits on a seat: a bot if a level is named.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Sitter {
    /// What the others should call this person.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub name: String,
    /// How well the bot plays.
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
}

impl From<&Sitter> for Sits {
    fn from(sitter: &Sitter) -> Self {
        let person = || Sits::Person(sitter.name.clone());
        sitter.level.clone().map_or_else(person, Sits::Bot)
    }
}

/// What a table cannot know by itself: the page says it with every question.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Now {
    /// The time in milliseconds.
    pub now: u64,
    /// 32 random bytes in hex.
    pub fresh: String,
}

impl Now {
    pub(crate) fn moment(&self) -> Result<Moment, EngineRefusal> {
        let bad = || EngineRefusal::own("entropy", "expected 32 bytes in hex");
        Ok(Moment { now: self.now, fresh: unhex(&self.fresh).ok_or_else(bad)? })
    }
}

/// What happened, and what there is to keep.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LocalUpdate {
    /// The table as a device hears of it.
    update: Update,
    /// What a seat may do, if that was asked.
    legal: Option<Vec<String>>,
    /// The lines that are new: `NUMBER TIME LINE`.
    lines: Vec<String>,
    /// When to tick again, if nobody does anything.
    wakes: Option<u64>,
}

/// A table on this device, and how much of it the page knows.
pub struct Local {
    table: Table,
    mark: Bookmark,
    kept: u32,
}

impl Local {
    /// Opens a table, seats everybody and starts.
    pub fn open(opening: &Opening, now: &Now) -> Result<Self, EngineRefusal> {
        let sitters: Vec<Sits> = opening.seats.iter().map(Sits::from).collect();
        Ok(Local::of(Table::open(&opening.new, &sitters, &now.moment()?)?, 0))
    }

    /// Reads a table from its lines.
    pub fn read(lines: &[String], now: u64) -> Result<Self, EngineRefusal> {
        let entries: Option<Vec<Entry>> = lines.iter().map(|line| line.parse().ok()).collect();
        let bad = |says: String| EngineRefusal::own("lines", says);
        let entries = entries.ok_or_else(|| bad("a line cannot be read".to_owned()))?;
        let kept = entries.last().map_or(0, |last| last.number.saturating_add(1));
        let table = Table::read(entries, now).map_err(|line| bad(line.to_string()))?;
        Ok(Local::of(table, kept))
    }

    /// Goes on with a game that was saved to a file; people are called by their seats if the file
    /// does not tell their names.
    pub fn open_file(text: &str, now: &Now) -> Result<Self, EngineRefusal> {
        let sitter = |seat: Seat| Sits::Person((seat.0 + 1).to_string());
        let older = Older { sitter: &sitter, typed: false };
        let table = Table::open_file(text, &older, &now.moment()?);
        let table = table.map_err(|error| match error {
            FileError::Record(error) => unfit(&error),
            FileError::Table(refused) => refused.into(),
            FileError::Transcript(_) | FileError::Elsewhere => {
                EngineRefusal::own("file", error.to_string())
            }
        });
        Ok(Local::of(table?, 0))
    }

    fn of(table: Table, kept: u32) -> Self {
        Local { mark: table.table().mark(), table, kept }
    }

    /// The table from the start, as far as it is worth telling.
    pub fn welcome(&mut self, now: u64) -> LocalUpdate {
        let (_, update) = self.table.table().welcome(HERE, None, now);
        self.shown(update, None, now)
    }

    /// Carries out a request.
    pub fn ask(&mut self, request: &Request, now: &Now) -> Result<LocalUpdate, EngineRefusal> {
        let legal = match self.table.ask(request, &now.moment()?)? {
            RequestOutcome::Legal(actions) => Some(actions),
            RequestOutcome::Done => None,
        };
        Ok(self.update(legal, now.now))
    }

    /// Does what is due: bots that read these books answer when their time has come.
    pub fn tick(&mut self, books: &Books, now: &Now) -> Result<LocalUpdate, EngineRefusal> {
        self.table.tick(books, &now.moment()?);
        Ok(self.update(None, now.now))
    }

    /// The record of a match that is over.
    pub fn record(&self, number: u32) -> Result<String, EngineRefusal> {
        let none =
            || EngineRefusal::own("no-record", "there is no record of such a finished match");
        self.table.table().record(number).ok_or_else(none)
    }

    /// The last match as far as it has come, to be gone on with elsewhere.
    pub fn saved(&self) -> String {
        self.table.saved()
    }

    fn update(&mut self, legal: Option<Vec<String>>, now: u64) -> LocalUpdate {
        let stirred = self.table.take_stirred();
        let update = self.table.table().update(HERE, self.mark, stirred, now);
        self.shown(update, legal, now)
    }

    fn shown(&mut self, update: Update, legal: Option<Vec<String>>, now: u64) -> LocalUpdate {
        let table = self.table.table();
        let lines = table.lines_from(self.kept).iter().map(Entry::to_string).collect();
        self.kept = table.next_line();
        self.mark = table.mark();
        LocalUpdate { update, legal, lines, wakes: self.table.wakes(now) }
    }
}
