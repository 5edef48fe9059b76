//! A live table: people, bots and a match, as the sum of its lines.
//!
//! A [`Table`] takes requests of devices ([`Table::take`]), does by itself what is due
//! ([`Table::settle`]) and says what bots have to think about ([`Table::thoughts`]). All of it comes
//! down to lines: each is applied the moment it is written, and reading the same lines again gives
//! the same table. It knows no clock and no entropy: every call is given its [`Moment`].

mod apply;
mod begin;
mod calling;
mod chair;
mod correcting;
mod due;
mod host;
mod keyboard;
pub(crate) mod match_state;
mod owner;
mod presence;
mod requests;
mod seats;
mod show;
mod steps;
mod terms;
mod thoughts;
mod twin;
pub mod usage;

use protocol::{News, Options};

pub use calling::COUNTDOWN;
pub use due::OPENING;
pub use match_state::SAID_KEPT;
pub use requests::{Actor, RequestOutcome};
pub use show::{Bookmark, TAIL};
pub use thoughts::Task;

use crate::any_match::AnyMatch;
use crate::error::{BadLine, LineFault};
use crate::fair::Bytes;
use crate::legal::LegalStep;
use crate::line::{Device, Entry, Line};
use chair::{Chair, Identity};
use game::{Outcome, Seat, Seats};
use match_state::Match;
use presence::Presence;
use usage::Usage;

/// What a table cannot know by itself.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The time, in milliseconds; it never matters which day that is.
    pub now: u64,
    /// 32 bytes that nobody can foresee.
    pub fresh: Bytes,
}

/// A live table.
pub struct Table {
    entries: Vec<Entry>,
    /// The number of the next line.
    next: u32,
    /// How many lines there are that others than their writer could notice.
    version: u32,
    chairs: Vec<Chair>,
    host: Device,
    /// The device that opened the table, or to which the role was handed on by such a one. Any
    /// other host is one because the one before left or was away.
    founder: Device,
    options: Options,
    /// How often game, set-up, luck or options were chosen: people agree to what they were shown.
    terms: u32,
    current: Match,
    closed: bool,
    /// What happened in this match, and who may hear it.
    told: Vec<HeardNews>,
    presence: Presence,
    /// Whether views may differ from those that were sent.
    stirred: bool,
    /// Whether others can notice the line that is being applied.
    noticed: bool,
    /// Whether something happened that everybody may notice.
    loud: bool,
    /// Devices for which something changed that nobody else may notice.
    hushed: Vec<Device>,
    spent: Usage,
    /// What bots think about already: question and seat.
    thinking: Vec<(u32, Seat)>,
}

/// Something that happened, and who may hear it.
#[derive(Clone, PartialEq, Debug)]
struct HeardNews {
    /// The version of the table before it.
    version: u32,
    /// Who may hear it; everybody if nobody is named.
    only: Option<Hearers>,
    news: News,
}

/// Those who may hear something: the seats, and who sat there when it was said. Whoever comes to a
/// seat later does not hear what was said before.
#[derive(Clone, PartialEq, Debug)]
struct Hearers {
    seats: Seats,
    people: Vec<Identity>,
}

/// A line about to be written, with its step if that was read and checked already.
struct Draft {
    line: Line,
    step: Option<LegalStep>,
}

impl From<Line> for Draft {
    fn from(line: Line) -> Self {
        Draft { line, step: None }
    }
}

impl Table {
    /// The version of the table: it grows with everything that others could notice.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of the next line.
    pub fn next_line(&self) -> u32 {
        self.next
    }

    /// The lines from a number on.
    pub fn lines_from(&self, number: u32) -> &[Entry] {
        let first = self.entries.partition_point(|entry| entry.number < number);
        &self.entries[first..]
    }

    /// Whether the line of a number is this one.
    fn says(&self, number: u32, line: &Line) -> bool {
        self.lines_from(number).first().is_some_and(|entry| entry.line == *line)
    }

    /// Whether the match is over or the table closed.
    pub fn is_finished(&self) -> bool {
        self.closed || self.current.outcome.is_some()
    }

    /// Whether the table is closed for good.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many seats are open.
    pub fn open_seats(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.is_open()).count()
    }

    /// The seats that a device holds.
    pub fn seats_of(&self, device: Device) -> Seats {
        self.seats_where(|chair| chair.device() == Some(device))
    }

    /// Whether a seat is open; none if there is no such seat.
    pub fn is_open(&self, seat: Seat) -> Option<bool> {
        self.chairs.get(seat.index()).map(Chair::is_open)
    }

    /// Whether a device is the host.
    pub fn is_host(&self, device: Device) -> bool {
        self.host == device
    }

    /// How the match ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.current.outcome.as_ref()
    }

    /// The match itself, for those who may see everything: the steps of a finished one.
    pub fn game(&self) -> &dyn AnyMatch {
        self.current.game.as_ref()
    }

    pub(crate) fn current(&self) -> &Match {
        &self.current
    }

    fn seats_where(&self, what: impl Fn(&Chair) -> bool) -> Seats {
        let seats = (0u8..).map(Seat).zip(&self.chairs);
        seats.filter(|(_, chair)| what(chair)).map(|(seat, _)| seat).collect()
    }

    /// The seats of people who are there to be asked.
    fn people(&self) -> Seats {
        self.seats_where(|chair| chair.device().is_some() && chair.stand_in.is_none())
            .without(self.current.resigned)
    }

    /// Writes a line and applies it.
    fn write(&mut self, draft: impl Into<Draft>, now: u64) -> Result<(), BadLine> {
        let Draft { line, step } = draft.into();
        let at = self.entries.last().map_or(now, |last| last.at.max(now));
        self.enter(Entry { number: self.next, at, line }, step)
    }

    /// Writes lines and applies them: all, or none if one of them does not fit.
    fn write_all(
        &mut self,
        drafts: impl IntoIterator<Item = impl Into<Draft>>,
        now: u64,
    ) -> Result<(), BadLine> {
        let kept = self.entries.len();
        let written = drafts.into_iter().try_for_each(|draft| self.write(draft, now));
        if written.is_err() {
            self.forget(kept);
        }
        written
    }

    /// Forgets the lines from a number on, as if they had never been written: others were kept in their
    /// place.
    pub fn rewind(&mut self, to: u32) {
        let kept = self.entries.partition_point(|entry| entry.number < to);
        if kept < self.entries.len() {
            self.forget(kept);
        }
    }

    /// Forgets all but the first lines, as if the others had never been written.
    fn forget(&mut self, kept: usize) {
        self.entries.truncate(kept);
        let entries = std::mem::take(&mut self.entries);
        // What was accepted once is accepted again.
        if let Ok(again) = Table::read(entries, self.presence.awake) {
            let before = std::mem::replace(self, again);
            self.presence = before.presence;
            self.thinking = before.thinking;
            self.stirred = before.stirred;
            self.loud = before.loud;
            self.hushed = before.hushed;
        }
    }

    /// Applies a line that was written elsewhere, and keeps it. A table that refuses a line is not
    /// to be used further.
    pub fn accept(&mut self, entry: Entry) -> Result<(), BadLine> {
        self.enter(entry, None)
    }

    /// Applies a line and keeps it; its step is read and checked unless that was done.
    fn enter(&mut self, entry: Entry, step: Option<LegalStep>) -> Result<(), BadLine> {
        let bad = |fault| BadLine { number: entry.number, fault };
        if entry.number < self.next {
            return Err(bad(LineFault::Number));
        }
        if self.entries.last().is_some_and(|last| entry.at < last.at) {
            return Err(bad(LineFault::Time));
        }
        let next = entry.number.checked_add(1).ok_or(bad(LineFault::LastNumber))?;
        self.next = entry.number;
        self.noticed = true;
        self.apply(&entry, step).map_err(bad)?;
        self.spent.count(&entry, self.noticed);
        self.next = next;
        self.version += u32::from(self.noticed);
        self.loud |= self.noticed;
        self.entries.push(entry);
        Ok(())
    }

    fn tell(&mut self, only: Option<Seats>, news: News) {
        let only = only.map(|seats| {
            let here = seats.iter().filter_map(|seat| self.chairs.get(seat.index()));
            let people = here.filter_map(|chair| Some(chair.person()?.identity)).collect();
            Hearers { seats, people }
        });
        self.told.push(HeardNews { version: self.version, only, news });
    }

    fn tell_all(&mut self, news: News) {
        self.tell(None, news);
    }
}

#[cfg(test)]
mod tests {
    use protocol::http::NewTable;

    use super::*;
    use crate::fair::sha256;

    #[test]
    fn lines_are_written_all_or_none() {
        let new = r#"{ "game": "quixo", "setup": "two 2" }"#;
        let new: NewTable = serde_json::from_str(new).expect("a table");
        let moment = Moment { now: 5, fresh: sha256(b"fresh") };
        let mut table = Table::open(&new, 1, &moment).expect("a table");
        table.arrive(Actor::Device(1));
        let sit = Line::Sit(Seat(0), 1, None, "Anna".to_owned());
        table.write_all([sit], 5).expect("good lines");
        let before = (table.version(), table.welcome(Actor::Device(1), None, 5));
        let good = Line::Rename(Seat(0), "Eve".to_owned());
        let bad = Line::Rename(Seat(1), "Eve".to_owned());
        assert!(table.write_all([good, bad], 6).is_err());
        assert_eq!((table.version(), table.welcome(Actor::Device(1), None, 5)), before);
        assert_eq!(table.lines_from(0).len(), 5);
    }
}
