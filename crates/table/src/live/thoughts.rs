//! What bots have to think about. Thinking is done elsewhere, so that nobody waits for it.

use game::Seat;

use super::Table;
use crate::erased::{Advice, Thought};

/// Something for a bot to think about.
pub struct Task {
    /// Whose answer it is.
    pub seat: Seat,
    /// The question it answers.
    pub question: u32,
    /// The thinking itself.
    pub thought: Thought,
}

impl Table {
    /// What bots should think about now, each thing once. Their answers come back through
    /// [`Table::answer_for_bot`].
    pub fn thoughts(&mut self, now: u64) -> Vec<Task> {
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
                let thought = self.current.game.think(seat, self.plays_for(seat)?);
                Some(Task { seat, question: number, thought })
            })
            .collect();
        self.thinking.retain(|(question, _)| *question == number);
        self.thinking.extend(tasks.iter().map(|task| (task.question, task.seat)));
        tasks
    }

    /// What a bot came up with. An answer that came too late is dropped; one that is none is
    /// replaced by the first thing the seat may do, so that play goes on.
    pub fn answer_for_bot(&mut self, seat: Seat, question: u32, advice: Option<&Advice>, now: u64) {
        self.thinking.retain(|thought| *thought != (question, seat));
        let open = self.current.question.as_ref();
        let waits = open.is_some_and(|open| open.number == question && open.waits_for(seat));
        if !waits || self.plays_for(seat).is_none() {
            return;
        }
        self.current.remarks[seat.index()] = advice.and_then(|advice| advice.remark);
        let action = advice.map(|advice| advice.action.as_str());
        let checked = action.and_then(|action| self.current.game.check(seat, action).ok());
        let first = || self.current.game.legal(seat).into_iter().next();
        if let Some(line) = checked.or_else(first).and_then(|a| self.answer_line(seat, &a)) {
            // Checked just now, so it cannot be refused.
            let _ = self.write(line, now);
        }
    }
}
