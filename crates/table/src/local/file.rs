//! A game at one device as a file: a record that need not be finished. The older text form, which
//! tells the steps and nothing else, is still read.

use game::Seat;
use game::transcript::TranscriptError;
use protocol::http::NewTable;
use protocol::{LuckChoice, Options, Refusal, Request};
use thiserror::Error;

use super::{DEVICE, Local, Sitter};
use crate::any_match::{self, AnyMatch};
use crate::error::{BadLine, StepError};
use crate::line::Entry;
use crate::live::{Moment, Table};
use crate::record::{RecordError, is_record, verify};
use crate::rule::TableRefusal;

/// Why a file cannot be opened as a game at this device.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum FileError {
    /// It is no sound record.
    #[error(transparent)]
    Record(RecordError),
    /// It is no sound game in the older form.
    #[error(transparent)]
    Transcript(TranscriptError),
    /// Its people were at several devices.
    #[error("this match was not played at one device")]
    Elsewhere,
    /// What it tells does not fit a table.
    #[error("{}", Refusal::from(.0.clone()).says)]
    Table(TableRefusal),
}

/// What a file in the older form does not say.
pub struct Older<'a> {
    /// Who sits where.
    pub sitter: &'a dyn Fn(Seat) -> Sitter,
    /// Whether people type in what chance brings.
    pub typed: bool,
}

impl Local {
    /// The match so far as a file: a record, finished or not.
    pub fn saved(&self) -> String {
        self.table.record_so_far()
    }

    /// Goes on with the game of a file.
    pub fn open_file(text: &str, older: &Older<'_>, moment: &Moment) -> Result<Self, FileError> {
        if is_record(text) {
            let verified = verify(text).map_err(FileError::Record)?;
            return Local::go_on(&verified.table, moment.now);
        }
        let game = any_match::read(text).map_err(FileError::Transcript)?;
        Local::play_again(game.as_ref(), older, moment).map_err(FileError::Table)
    }

    /// Goes on at a table that was read from a record, as if the last line had been written now.
    fn go_on(table: &Table, now: u64) -> Result<Self, FileError> {
        if table.devices().iter().any(|device| *device != DEVICE) {
            return Err(FileError::Elsewhere);
        }
        let lines = table.lines_from(0);
        let pause = now.saturating_sub(lines.last().map_or(0, |last| last.at));
        let later = |entry: &Entry| Entry { at: entry.at.saturating_add(pause), ..entry.clone() };
        let bad =
            |BadLine { number, fault }| RecordError { line: number as usize, fault: fault.into() };
        Local::read(lines.iter().map(later), now).map_err(|line| FileError::Record(bad(line)))
    }

    /// A table at which a game in the older form was played: its chance cannot be computed anew.
    fn play_again(
        game: &dyn AnyMatch,
        older: &Older<'_>,
        moment: &Moment,
    ) -> Result<Self, TableRefusal> {
        let setup = game.setup();
        let luck = if older.typed { LuckChoice::Typed } else { LuckChoice::Fair };
        let options = Options::default();
        let new =
            NewTable { game: game.game().to_owned(), setup: setup.to_string(), luck, options };
        let sitters: Vec<Sitter> =
            (0..setup.seats).map(|seat| (older.sitter)(Seat(seat))).collect();
        let mut local = Local::gather(&new, &sitters, moment)?;
        local.table.play_by_rules_of(game, moment.now)?;
        if !older.typed {
            local.table.draw_from(moment.fresh, moment.now)?;
        }
        local.table.take(super::HERE, &Request::Start, moment)?;
        for step in game.steps() {
            let line = step.parse().map_err(StepError::Parse)?;
            local.table.play_again(line, moment.now)?;
        }
        local.table.settle(moment.now);
        Ok(local)
    }
}
