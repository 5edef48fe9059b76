//! The tables that are open, and what they answer.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Books, Level};
use game::{ParseError, Seat, Setup, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Replay, any_match, any_view, registry};

use crate::door::Behind;
use crate::local::Local;
use crate::look;
use crate::question::{Answer, EngineReplay, EngineTable, Question, Reply};
use crate::record::{self, CheckedRecord};
use crate::refusal::EngineRefusal;

/// The engine: the tables that are open on this device.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<u32, Local>,
    opened: u32,
    replay: Option<Replay>,
    books: Books,
}

impl Engine {
    /// Answers a question: JSON of a [`Question`] in, JSON of a [`Reply`] out.
    pub fn ask(&mut self, question: &str) -> String {
        reply(question, |question| self.answer(question))
    }

    /// Answers a question that has been read.
    pub fn answer(&mut self, question: Question) -> Result<Answer, EngineRefusal> {
        Ok(match question {
            Question::Catalogue => Answer::Catalogue(table::catalogue::catalogue()),
            Question::Blank { game, setup } => Answer::Blank(blank(&game, &setup)?),
            Question::Open { opening, now } => {
                let local = Local::open(&opening, &now)?;
                Answer::Open(self.enter(local, now.now))
            }
            Question::Read { lines, now } => {
                Answer::Read(self.enter(Local::read(&lines, now)?, now))
            }
            Question::OpenFile { text, now } => {
                let local = Local::open_file(&text, &now)?;
                Answer::OpenFile(self.enter(local, now.now))
            }
            Question::Ask { table, request, now } => {
                Answer::Ask(self.table(table)?.ask(&request, &now)?)
            }
            Question::Tick { table, now } => {
                let books = self.books.clone();
                Answer::Tick(self.table(table)?.tick(&books, &now)?)
            }
            Question::Record { table, number } => {
                Answer::Record(self.table(table)?.record(number)?)
            }
            Question::Saved { table } => Answer::Saved(self.table(table)?.saved()),
            Question::Close { table } => {
                self.tables.remove(&table);
                Answer::Close(())
            }
            Question::Verify { record } => Answer::Verify(record::verify(&record)?),
            Question::Replay { record } => {
                let (replay, verified) =
                    Replay::read(&record).map_err(|error| record::unfit(&error))?;
                let last = replay.last();
                self.replay = Some(replay);
                Answer::Replay(EngineReplay { last, about: CheckedRecord::of(&verified) })
            }
            Question::Retell { record } => Answer::Retell(record::retell(&record)?),
            Question::Stop { stop, seat } => {
                let viewer = seat.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat(seat)));
                let update = self.replay.as_ref().and_then(|replay| replay.at(stop, viewer));
                let none = || EngineRefusal::own("stop", format!("there is no stop {stop}"));
                Answer::Stop(update.ok_or_else(none)?)
            }
            Question::Commitment { nonce } => Answer::Commitment(record::commitment(&nonce)?),
            Question::Spell { game, view, seat, text } => {
                let legal = match seat {
                    Some(seat) => {
                        let asked = any_view::open(&game, &view)
                            .map_err(|error| EngineRefusal::unreadable(&error))?;
                        Some(asked.legal(Seat(seat)))
                    }
                    None => None,
                };
                Answer::Spell(table::local::spelled(&game, legal, &text))
            }
            Question::Books { game, setup, levels } => {
                Answer::Books(books(&game, &setup, &levels)?)
            }
            Question::Look { game, view, seat, draft, only } => {
                let (seat, draft, only) = (seat.map(Seat), draft.as_deref(), only.as_deref());
                Answer::Look(look::look(&game, &view, seat, draft, only)?)
            }
            Question::Check { game, view, seat, action, only } => {
                Answer::Check(checked(&game, &view, Seat(seat), &action, only.as_deref())?)
            }
        })
    }

    /// Takes bytes as a book for its bots, behind a line with the game and the name of the book; says
    /// whether they are one.
    pub fn provide(&mut self, bytes: &[u8]) -> bool {
        read_book(bytes, &mut self.books)
    }

    fn table(&mut self, table: u32) -> Result<&mut Local, EngineRefusal> {
        let gone = || EngineRefusal::own("no-table", format!("there is no table {table}"));
        self.tables.get_mut(&table).ok_or_else(gone)
    }

    /// Puts a table where it can be asked, and tells all about it.
    fn enter(&mut self, mut local: Local, now: u64) -> EngineTable {
        let shown = local.welcome(now);
        self.opened += 1;
        self.tables.insert(self.opened, local);
        EngineTable { table: self.opened, shown }
    }
}

/// Why a seat may not decide something, going by its view: a rule, or the lesson that leaves one answer.
/// Of an answer that is made step by step the beginning is enough to tell the one from the other.
fn checked(
    game: &str,
    view: &Value,
    seat: Seat,
    action: &str,
    only: Option<&str>,
) -> Result<Option<EngineRefusal>, EngineRefusal> {
    let asked = any_view::open(game, view).map_err(|error| EngineRefusal::unreadable(&error))?;
    let no = asked.check(seat, action).err().map(EngineRefusal::from);
    let Some(only) = only.filter(|only| *only != action) else { return Ok(no) };
    let begins = |other: &String| other.starts_with(action) && other != only;
    let allowed = no.is_none() || asked.legal(seat).iter().any(begins);
    Ok(if allowed { Some(not_now()) } else { no })
}

/// What a lesson says to an answer that the rules allow, and that it does not lead to.
pub(crate) fn not_now() -> EngineRefusal {
    EngineRefusal::own("lesson-not-now", "the lesson goes another way")
}

impl Behind for Engine {
    fn ask(&mut self, question: &str) -> String {
        Engine::ask(self, question)
    }

    fn provide(&mut self, bytes: &[u8]) -> bool {
        Engine::provide(self, bytes)
    }
}

/// Reads a question, and writes the answer or why there is none.
pub(crate) fn reply<Asked: DeserializeOwned, Said: Serialize>(
    question: &str,
    answer: impl FnOnce(Asked) -> Result<Said, EngineRefusal>,
) -> String {
    let answer = serde_json::from_str(question)
        .map_err(|error| EngineRefusal::own("request", error.to_string()))
        .and_then(answer);
    let written = |reply: &Reply<Said>| serde_json::to_string(reply);
    let unwritten = |error: serde_json::Error| {
        let refused = EngineRefusal::own("answer", error.to_string());
        written(&Reply::Refused(refused)).unwrap_or_default()
    };
    written(&answer.map(Box::new).map_or_else(Reply::Refused, Reply::Ok)).unwrap_or_else(unwritten)
}

/// Puts bytes among the books, behind a line with the game and the name of the book; says whether they are
/// one.
pub(crate) fn read_book(bytes: &[u8], books: &mut Books) -> bool {
    let mut parts = bytes.splitn(2, |byte| *byte == b'\n');
    let line = parts.next().and_then(|line| std::str::from_utf8(line).ok());
    let named = line.and_then(|line| line.split_once(' '));
    let (Some((game, name)), Some(bytes)) = (named, parts.next()) else { return false };
    registry::read_book(game, name, bytes, books)
}

/// The books that bots of some levels look up; levels that nobody knows look up nothing.
fn books(game: &str, setup: &str, levels: &[String]) -> Result<Vec<String>, EngineRefusal> {
    let setup: Setup =
        setup.parse().map_err(|error: ParseError| EngineRefusal::unreadable(&error))?;
    let levels = levels.iter().filter_map(|level| level.parse::<Level>().ok());
    let named: BTreeSet<String> =
        levels.filter_map(|level| registry::book(game, &setup, level)).collect();
    Ok(named.into_iter().collect())
}

fn blank(game: &str, setup: &str) -> Result<Value, EngineRefusal> {
    let bad = |says: String| EngineRefusal::own("setup", says);
    let setup: Setup = setup.parse().map_err(|error: ParseError| bad(error.to_string()))?;
    let opened = any_match::open(game, &setup).map_err(|error| bad(error.to_string()))?;
    Ok(opened.view(Viewer::Watcher))
}
