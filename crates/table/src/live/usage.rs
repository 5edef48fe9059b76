//! How much storage a table uses. What a match needs to go on is never refused; everything else is limited,
//! by limits that honest use does not reach. Every figure is computed from the lines.

use protocol::{Phase, Request};

use super::Table;
use crate::line::{Entry, Line};
use crate::rule::TableRule;

/// How many bytes may be said in one match.
pub const CHAT_BYTES: usize = 64 << 10;
/// How many lines of one match may be of other kinds than it needs: seats, names, options, offers,
/// answers that were changed.
pub const FREE_LINES: u32 = 3_000;
/// How many lines a table may have before no other match begins at it.
pub const TABLE_LINES: usize = 40_000;
/// How many bytes its lines may have before no other match begins at it.
pub const TABLE_BYTES: usize = 4 << 20;

/// How much a table uses.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Usage {
    /// Bytes of all lines.
    bytes: usize,
    /// Bytes of what was said in this match.
    chat: usize,
    /// Lines of this match that it did not need.
    free: u32,
}

/// What a line or a request is to a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Needed,
    Free,
    Chat,
}

impl Usage {
    /// Another match begins.
    pub(super) fn begin_match(&mut self) {
        (self.chat, self.free) = (0, 0);
    }

    /// Counts a line that was written.
    pub(super) fn count(&mut self, entry: &Entry, noticed: bool) {
        let bytes = entry.line.to_string().len();
        self.bytes += bytes;
        match kind_of_line(&entry.line, noticed) {
            Kind::Needed => {}
            Kind::Free => self.free += 1,
            Kind::Chat => self.chat += bytes,
        }
    }
}

fn kind_of_line(line: &Line, noticed: bool) -> Kind {
    match line {
        Line::Say(..) | Line::Whisper(..) => Kind::Chat,
        Line::Seal(..) if noticed => Kind::Needed,
        Line::Chance(_)
        | Line::Decide(..)
        | Line::Start
        | Line::Nonce(..)
        | Line::Resign(_)
        | Line::Late(_)
        | Line::Call(_)
        | Line::Wake
        | Line::End(_)
        | Line::Close => Kind::Needed,
        _ => Kind::Free,
    }
}

impl Table {
    /// Whether there is room for what a request asks.
    pub(super) fn expect_room(&self, request: &Request) -> Result<(), TableRule> {
        if *request == Request::Rematch {
            // What was done in the match before does not count in the next.
            return if self.is_full() { Err(TableRule::Full) } else { Ok(()) };
        }
        match self.kind_of(request) {
            Kind::Chat if self.spent.chat >= CHAT_BYTES => Err(TableRule::ChatFull),
            Kind::Free if self.spent.free >= FREE_LINES => Err(TableRule::Full),
            _ => Ok(()),
        }
    }

    fn is_full(&self) -> bool {
        self.entries.len() >= TABLE_LINES || self.spent.bytes >= TABLE_BYTES
    }

    fn kind_of(&self, request: &Request) -> Kind {
        match request {
            Request::Chat { .. } => Kind::Chat,
            Request::Answer { seat, .. } => {
                let open = self.current.question.as_ref();
                let again = open.is_some_and(|question| question.seal(*seat).is_some());
                if again { Kind::Free } else { Kind::Needed }
            }
            Request::TypeChance { .. } => {
                let due = self.current.game.turn() == game::Turn::Chance;
                if due { Kind::Needed } else { Kind::Free }
            }
            Request::Ready { .. } | Request::Start if self.current.phase == Phase::Gathering => {
                Kind::Needed
            }
            Request::Hello { .. }
            | Request::Ping
            | Request::Legal { .. }
            | Request::OpenNonce { .. }
            | Request::Call { .. }
            | Request::Resign { .. }
            | Request::Close => Kind::Needed,
            // Leaving a seat and answering an offer are always allowed.
            Request::Rise { .. } | Request::Reply { .. } => Kind::Needed,
            _ => Kind::Free,
        }
    }
}
