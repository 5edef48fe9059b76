//! What bots have to think about. Thinking is done elsewhere, so that nobody waits for it.

use bots::{Books, Level};
use game::Seat;

use super::Table;
use crate::any_match::{Advice, Thought};

/// Something for a bot to think about.
pub struct Task {
    /// Whose answer it is.
    pub seat: Seat,
    /// The question it answers.
    pub question: u32,
    /// Whether it takes next to no time: a bot that does not look ahead.
    pub quick: bool,
    /// The thinking itself.
    pub thought: Thought,
}

impl Table {
    /// What bots that read these books should think about now, each thing once. Their answers come back
    /// through [`Table::answer_for_bot`].
    pub fn thoughts(&mut self, now: u64, books: &Books) -> Vec<Task> {
        let Some(question) = &self.current.question else { return Vec::new() };
        if self.closed || now < question.asked.saturating_add(self.options.pace.into()) {
            return Vec::new();
        }
        let number = question.number;
        let owing = question.seats.iter().filter(|seat| question.waits_for(*seat));
        let new = |seat: &Seat| !self.thinking.contains(&(number, *seat));
        let tasks: Vec<Task> = owing
            .filter(new)
            .filter_map(|seat| {
                let level = self.plays_for(seat)?;
                let quick = matches!(level, Level::Random | Level::Greedy | Level::Easy);
                let thought = self.current.game.think(seat, level, books);
                Some(Task { seat, question: number, quick, thought })
            })
            .collect();
        self.thinking.retain(|(question, _)| *question == number);
        self.thinking.extend(tasks.iter().map(|task| (task.question, task.seat)));
        tasks
    }

    /// Whether the time has come for a bot to think about something, and nobody has asked it to yet.
    pub fn has_thoughts(&self, now: u64) -> bool {
        let Some(question) = &self.current.question else { return false };
        let new = |seat: Seat| !self.thinking.contains(&(question.number, seat));
        let mut owing = question.seats.iter().filter(|seat| question.waits_for(*seat));
        !self.closed
            && now >= question.asked.saturating_add(self.options.pace.into())
            && owing.any(|seat| new(seat) && self.plays_for(seat).is_some())
    }

    /// Whether a bot's answer to a question is still of use.
    pub fn wants_thought(&self, seat: Seat, question: u32) -> bool {
        let open = self.current.question.as_ref();
        let waits = open.is_some_and(|open| open.number == question && open.waits_for(seat));
        waits && self.plays_for(seat).is_some()
    }

    /// Whether a seat has answered a question that is still open: another answer changes it.
    pub fn has_answered(&self, seat: Seat, question: u32) -> bool {
        let open = self.current.question.as_ref().filter(|open| open.number == question);
        open.is_some_and(|open| open.seats.contains(seat) && !open.waits_for(seat))
    }

    /// Nobody thinks any more: what is still wanted is to be thought about anew.
    pub fn stop_thinking(&mut self) {
        self.thinking.clear();
    }

    /// What a bot came up with. An answer that came too late is dropped; one that is none is
    /// replaced by the first thing the seat may do, so that play goes on.
    pub fn answer_for_bot(&mut self, seat: Seat, question: u32, advice: Option<&Advice>, now: u64) {
        self.thinking.retain(|thought| *thought != (question, seat));
        if !self.wants_thought(seat, question) {
            return;
        }
        self.current.remarks[seat.index()] = advice.and_then(|advice| advice.remark);
        let game = &self.current.game;
        let advised = advice.and_then(|advice| game.check(seat, &advice.action).ok());
        let first = || game.check(seat, game.legal(seat).first()?).ok();
        if let Some(step) = advised.or_else(first) {
            // Checked just now, so it cannot be refused.
            let _ = self.write(self.answer_with(step), now);
        }
    }
}
