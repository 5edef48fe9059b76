//! A match as a file: all its lines but the talk, each with a mark that depends on everything before
//! it, so that the first changed line is found. A saved game is a record that is not finished; only
//! [`crate::Local`] writes such ones.
//!
//! ```text
//! qlub-record 1
//! 0 0 6c1d7ac2b2f0a5b1 match qwixx 1 classic 2
//! 1 0 04f2a0f2c7b0e9d3 luck fair COMMITMENT SECRET
//! …
//! ```
//! A line is its number, its time in milliseconds since the first line, its mark and its text.

use std::fmt::Display;

use game::Outcome;
use thiserror::Error;

use crate::error::LineFault;
use crate::fair::{hex, sha256};
use crate::line::{Entry, Line, Source};
use crate::live::Table;

/// The version of the format that this program writes and reads.
pub const FORMAT: u32 = 1;

/// A match that has been read from a record, and whose luck has been checked.
pub struct VerifiedRecord {
    /// The table after the last line.
    pub table: Table,
    /// What its luck was.
    pub luck: Luck,
    /// How it ended; nothing if it is not over.
    pub outcome: Option<Outcome>,
    /// How many lines were read.
    pub lines: usize,
}

/// What was found out about the luck of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Every deal follows from the secret that was committed to and from these seats' nonces.
    Fair {
        /// How many deals were computed anew.
        deals: u32,
        /// The seats whose nonce counts.
        nonces: game::Seats,
    },
    /// Every deal follows from the seed.
    Seeded {
        /// How many deals were computed anew.
        deals: u32,
    },
    /// Real dice, typed in: there is nothing to compute.
    Typed,
    /// Drawn where nobody can look any more: there is nothing to compute.
    Drawn,
}

/// The first thing in a record that is not right.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong in a record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RecordFault {
    /// Something is missing.
    #[error("expected {0}")]
    Expected(String),
    /// The mark does not follow from the lines.
    #[error("this line, or its mark, was changed")]
    Changed,
    /// The line cannot be read, or does not fit what came before it.
    #[error(transparent)]
    Line(#[from] LineFault),
    /// The deal is another than the key gives.
    #[error("{dealt:?} does not follow from the key: expected {expected:?}")]
    Deal {
        /// What the record says.
        dealt: String,
        /// What follows from the key.
        expected: String,
    },
    /// There are lines behind the end of the match.
    #[error("nothing may follow the end")]
    AfterEnd,
    /// The last line does not end.
    #[error("the last line is cut short")]
    CutShort,
}

impl RecordFault {
    fn expected(what: impl Display) -> Self {
        RecordFault::Expected(what.to_string())
    }
}

impl Table {
    /// How many matches of this table are over.
    pub fn finished_matches(&self) -> u32 {
        let ends = self.lines_from(0).iter().filter(|entry| matches!(entry.line, Line::End(_)));
        ends.count() as u32
    }

    /// The record of a match, counted from 1, if it is over. A running match has none: it would
    /// show what is hidden.
    pub fn record(&self, match_number: u32) -> Option<String> {
        let index = usize::try_from(match_number).ok()?.checked_sub(1)?;
        let mut lines = self.lines_from(0);
        for _ in 0..index {
            lines = &lines[past_end(lines)?..];
        }
        Some(write(from_match(&lines[..past_end(lines)?])?))
    }

    /// The record of the last match as far as it has come. It shows what is hidden.
    pub(crate) fn record_so_far(&self) -> String {
        let mut lines = self.lines_from(0);
        while let Some(next) = past_end(lines).and_then(|past| from_match(&lines[past..])) {
            lines = next;
        }
        write(from_match(lines).unwrap_or_default())
    }
}

/// The lines from the first match on: what happened between two matches belongs to neither.
fn from_match(lines: &[Entry]) -> Option<&[Entry]> {
    let first = lines.iter().position(|entry| matches!(entry.line, Line::Match { .. }))?;
    Some(&lines[first..])
}

/// How many lines there are up to the first end, itself included.
fn past_end(lines: &[Entry]) -> Option<usize> {
    Some(lines.iter().position(|entry| matches!(entry.line, Line::End(_)))? + 1)
}

fn write(entries: &[Entry]) -> String {
    let begun = entries.first().map_or(0, |entry| entry.at);
    let mut text = format!("{}\n", head());
    let mut mark = first_mark();
    for Entry { number, at, line } in entries {
        if matches!(line, Line::Say(..) | Line::Whisper(..) | Line::Close) {
            continue;
        }
        let (time, line) = (at - begun, line.to_string());
        mark = next_mark(&mark, &number.to_string(), &time.to_string(), &line);
        text += &format!("{number} {time} {mark} {line}\n");
    }
    text
}

fn head() -> String {
    format!("qlub-record {FORMAT}")
}

fn first_mark() -> String {
    hex(&sha256(head().as_bytes())[..8])
}

fn next_mark(before: &str, number: &str, time: &str, line: &str) -> String {
    hex(&sha256(format!("{before} {number} {time} {line}").as_bytes())[..8])
}

/// A text with marks that fit, whatever it says: for tests that look behind the marks.
#[doc(hidden)]
pub fn marked(text: &str) -> String {
    let mut mark = first_mark();
    let mut marked = format!("{}\n", head());
    for line in text.split_terminator('\n').skip(1) {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let [number, time, _, says] = words[..] else { break };
        mark = next_mark(&mark, number, time, says);
        marked += &format!("{number} {time} {mark} {says}\n");
    }
    marked
}

/// Whether a text is meant as a record.
pub fn is_record(text: &str) -> bool {
    text.starts_with("qlub-record ")
}

/// Reads a record, finished or not, and computes every deal anew.
pub fn verify(text: &str) -> Result<VerifiedRecord, RecordError> {
    let at = |line: usize, fault: RecordFault| RecordError { line, fault };
    let mut lines = (1..).zip(text.split_terminator('\n'));
    let first = lines.next().map(|(_, line)| line);
    if first != Some(&head()) {
        return Err(at(1, RecordFault::expected(format_args!("{:?}", head()))));
    }
    let mut mark = first_mark();
    let mut table: Option<Table> = None;
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        let entry = entry(line, &mut mark).map_err(|fault| at(number, fault))?;
        match &mut table {
            None => {
                let read = Table::read([entry], 0).map_err(|bad| at(number, bad.fault.into()))?;
                table = Some(read);
            }
            Some(table) => table.check_and_accept(entry).map_err(|fault| at(number, fault))?,
        }
    }
    let table = table.ok_or_else(|| at(last, LineFault::NoMatch.into()))?;
    let outcome = table.outcome().cloned();
    if !text.ends_with('\n') {
        return Err(at(last, RecordFault::CutShort));
    }
    Ok(VerifiedRecord { luck: table.luck(), outcome, lines: last - 1, table })
}

/// Reads a line of a record, whose mark has to follow from the one before.
fn entry(line: &str, mark: &mut String) -> Result<Entry, RecordFault> {
    let mut words = line.splitn(4, ' ');
    let mut word = |what: &str| words.next().ok_or_else(|| RecordFault::expected(what));
    let (number, time) = (word("a number")?, word("a time")?);
    let (given, text) = (word("a mark")?, word("a line of a match")?);
    *mark = next_mark(mark, number, time, text);
    if *mark != given {
        return Err(RecordFault::Changed);
    }
    let number = number.parse().map_err(|_| RecordFault::expected("a number"))?;
    let at = time.parse().map_err(|_| RecordFault::expected("a time"))?;
    Entry::read(number, at, text).map_err(|bad| bad.fault.into())
}

impl Table {
    /// Accepts a line of a record; a deal has to be the one that follows from the key.
    fn check_and_accept(&mut self, entry: Entry) -> Result<(), RecordFault> {
        if self.outcome().is_some() {
            return Err(RecordFault::AfterEnd);
        }
        if let Line::Chance(dealt) = &entry.line
            && !matches!(self.current().source, Source::Drawn(_))
            && let Some(expected) = self.expected_deal()
            && *dealt != expected
        {
            let (dealt, expected) = (dealt.to_string(), expected.to_string());
            return Err(RecordFault::Deal { dealt, expected });
        }
        self.accept(entry).map_err(|bad| bad.fault.into())
    }

    fn luck(&self) -> Luck {
        let current = self.current();
        let deals = current.deals;
        match &current.source {
            Source::Typed => Luck::Typed,
            Source::Drawn(_) => Luck::Drawn,
            Source::Seeded(_) => Luck::Seeded { deals },
            Source::Fair { .. } => {
                let opened = current.nonces.iter().filter(|(_, nonce)| nonce.is_some());
                Luck::Fair { deals, nonces: opened.map(|(seat, _)| *seat).collect() }
            }
        }
    }
}
