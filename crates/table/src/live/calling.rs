//! Questions that are over when somebody says so: at a real table the next roll comes when all are ready.

use game::Seat;
use protocol::News;

use super::Table;
use super::chair::Chair;
use super::match_state::Question;
use crate::error::LineFault;
use crate::line::{Device, Entry, Line};
use crate::registry::PADS;
use crate::rule::{TableRefusal, TableRule};

/// How long a question is open at least, and how long those have who have not answered when somebody says that
/// it is over, in milliseconds.
pub const COUNTDOWN: u64 = 3_000;

impl Table {
    /// Whose word ends the open question: a person's, for nobody waits for a seat that is left.
    pub(super) fn caller(&self) -> Option<Seat> {
        // Where no such game is built in, all that serves one is left out.
        if !PADS {
            return None;
        }
        let several = self.current.question.as_ref().is_some_and(|open| open.seats.len() > 1);
        let caller = self.current.game.caller().filter(|_| several)?;
        self.plays_for(caller).is_none().then_some(caller)
    }

    /// Whether the open question is over: all have answered, and nobody has to say so or somebody has.
    pub(super) fn is_answered(&self) -> bool {
        let open = self.current.question.as_ref();
        let all = |question: &Question| question.answered() == question.seats;
        let ends = |open: &Question| open.called.is_some() || self.caller().is_none();
        open.is_some_and(|open| all(open) && (ends(open) || self.is_at_one_device()))
    }

    /// Whether all people share one device: nobody there has to wait for anybody.
    fn is_at_one_device(&self) -> bool {
        let mut devices = self.chairs.iter().filter_map(Chair::device);
        let first = devices.next();
        devices.all(|device| Some(device) == first)
    }

    fn countdown(&self) -> u64 {
        if self.is_at_one_device() { 0 } else { COUNTDOWN }
    }

    /// A device says that a question is over: the one whose word it is, or the host for somebody who sleeps.
    pub(super) fn call(
        &mut self,
        device: Device,
        number: u32,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.playing()?;
        let open = self.current.question.as_ref().filter(|open| open.number == number);
        let Some(question) = open else {
            return Err(TableRule::QuestionClosed { question: number }.into());
        };
        let caller = self.caller().ok_or(TableRule::NothingToCall)?;
        if self.chair_at(caller)?.device() != Some(device) && !self.is_host(device) {
            return Err(TableRule::NotYoursToCall { seat: caller.0 }.into());
        }
        if question.called.is_some() {
            return Ok(());
        }
        let left = self.opens(question, now);
        if left > 0 {
            return Err(TableRule::CalledTooSoon { left }.into());
        }
        self.keep([Line::Call(caller)], now)
    }

    /// The milliseconds until somebody may say that a question is over.
    pub(super) fn opens(&self, question: &Question, now: u64) -> u64 {
        question.asked.saturating_add(self.countdown()).saturating_sub(now)
    }

    pub(super) fn end_question(&mut self, seat: Seat, entry: &Entry) -> Result<(), LineFault> {
        let question = self.current.question.as_mut().ok_or(LineFault::NothingAsked)?;
        question.called = Some(entry.at);
        self.tell_all(News::Called { seat });
        if self.is_answered() {
            self.unseal(entry);
        }
        Ok(())
    }

    /// When those who have not answered are taken to do nothing.
    pub(super) fn call_ends(&self) -> Option<u64> {
        let called = self.current.question.as_ref()?.called?;
        Some(called.saturating_add(self.countdown()))
    }
}
