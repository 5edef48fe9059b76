//! A table on one device: the very table of the server, all its people at one screen.

use game::Seat;
use protocol::http::NewTable;
use protocol::{Request, Update};
use serde::{Deserialize, Serialize};
use table::fair::unhex;
use table::live::{Mark, Taken};
use table::{Actor, Entry, Moment, Table};

use crate::luck::Given;
use crate::refused::Refused;

/// The one device at such a table.
const HERE: Actor = Actor::Device(1);

/// How a table on this device is opened.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    /// The table.
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
    fn moment(&self) -> Result<Moment, Refused> {
        let bad = || Refused::own("entropy", "expected 32 bytes in hex");
        Ok(Moment { now: self.now, fresh: unhex(&self.fresh).ok_or_else(bad)? })
    }
}

/// What happened, and what there is to keep.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Shown {
    /// The table as a device hears of it.
    update: Update,
    /// What a seat may do, if that was asked.
    legal: Option<Vec<String>>,
    /// The lines that are new: `NUMBER TIME LINE`.
    lines: Vec<String>,
    /// When to tick again, if nobody does anything.
    wakes: Option<u64>,
}

/// A table on this device.
pub struct Local {
    table: Table,
    mark: Mark,
    kept: u32,
}

impl Local {
    /// Opens a table, seats everybody and starts.
    pub fn open(opening: &Opening, now: &Now) -> Result<Self, Refused> {
        let moment = now.moment()?;
        let mut table = Table::open(&opening.new, 1, &moment)?;
        table.arrive(HERE);
        for (seat, sitter) in (0..).map(Seat).zip(&opening.seats) {
            let name = sitter.name.clone();
            let request = match sitter.level.clone() {
                Some(level) => Request::SeatBot { seat, level },
                None => Request::Sit { seat, name, commitment: None, terms: None },
            };
            table.take(HERE, &request, &moment)?;
        }
        table.take(HERE, &Request::Start, &moment)?;
        table.settle(moment.now);
        let mark = table.mark();
        Ok(Local { table, mark, kept: 0 })
    }

    /// Reads a table from its lines.
    pub fn read(lines: &[String], now: u64) -> Result<Self, Refused> {
        let entries: Option<Vec<Entry>> = lines.iter().map(|line| entry(line)).collect();
        let bad = |says: String| Refused::own("lines", says);
        let entries = entries.ok_or_else(|| bad("a line cannot be read".to_owned()))?;
        let mut table = Table::read(entries, now).map_err(|line| bad(line.to_string()))?;
        let kept = table.next_line();
        table.arrive(HERE);
        table.wake(now).map_err(|line| bad(line.to_string()))?;
        table.settle(now);
        let mark = table.mark();
        Ok(Local { table, mark, kept })
    }

    /// The table from the start, as far as it is worth telling.
    pub fn welcome(&mut self, now: u64) -> Shown {
        let (_, update) = self.table.welcome(HERE, None, now);
        self.shown(update, None, now)
    }

    /// Carries out a request.
    pub fn ask(&mut self, request: &Request, now: &Now) -> Result<Shown, Refused> {
        let moment = now.moment()?;
        let taken = self.table.take(HERE, request, &moment)?;
        if *request == Request::Rematch {
            // Everybody sits already, and nobody else is awaited.
            self.table.take(HERE, &Request::Start, &moment)?;
        }
        self.table.settle(moment.now);
        let legal = match taken {
            Taken::Legal(actions) => Some(actions),
            Taken::Done => None,
        };
        Ok(self.update(legal, moment.now))
    }

    /// Does what is due: bots answer when their time has come.
    pub fn tick(&mut self, now: &Now) -> Result<Shown, Refused> {
        let moment = now.moment()?;
        self.table.settle(moment.now);
        for task in self.table.thoughts(moment.now) {
            let numbers = moment.fresh.chunks_exact(4).map(|bytes| {
                u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
                    ^ u32::from(task.seat.0)
            });
            let advice = (task.thought)(&mut Given::new(numbers.collect()));
            self.table.answer_for_bot(task.seat, task.question, advice.as_ref(), moment.now);
        }
        self.table.settle(moment.now);
        Ok(self.update(None, moment.now))
    }

    /// The record of a match that is over.
    pub fn record(&self, number: u32) -> Result<String, Refused> {
        let none = || Refused::own("no-record", "there is no record of such a finished match");
        self.table.record(number).ok_or_else(none)
    }

    fn update(&mut self, legal: Option<Vec<String>>, now: u64) -> Shown {
        let stirred = self.table.take_stirred();
        let update = self.table.update(HERE, self.mark, stirred, now);
        self.shown(update, legal, now)
    }

    fn shown(&mut self, update: Update, legal: Option<Vec<String>>, now: u64) -> Shown {
        let lines = self.table.lines_from(self.kept).iter().map(text).collect();
        self.kept = self.table.next_line();
        self.mark = self.table.mark();
        Shown { update, legal, lines, wakes: self.table.wakes(now) }
    }
}

fn text(entry: &Entry) -> String {
    format!("{} {} {}", entry.number, entry.at, entry.line)
}

fn entry(text: &str) -> Option<Entry> {
    let mut words = text.splitn(3, ' ');
    let mut word = || words.next();
    let (number, at, line) = (word()?.parse().ok()?, word()?.parse().ok()?, word()?);
    Some(Entry { number, at, line: line.parse().ok()? })
}

/// What somebody typed, as the notation writes it: capitals, spaces and the order of dice do not
/// matter.
pub fn spelled(legal: Option<Vec<String>>, typed: &str) -> String {
    let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(legal) = legal {
        let same = |action: &String| action.eq_ignore_ascii_case(&text);
        return legal.into_iter().find(same).unwrap_or(text);
    }
    let mut dice: Vec<String> = text.split(' ').map(str::to_lowercase).collect();
    let order = |die: &String| "wrygb".find(&die[..1.min(die.len())]);
    if dice.iter().all(|die| die.is_ascii() && die.len() == 2 && order(die).is_some()) {
        dice.sort_by_key(order);
    }
    dice.join(" ")
}
