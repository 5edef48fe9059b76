//! The host puts right what somebody entered: at a real table slips are found later.

use game::{Seat, Turn};
use protocol::News;

use super::Table;
use crate::any_match::AnyMatch;
use crate::error::{LineFault, StepError};
use crate::line::{Device, Line, Notation};
use crate::registry::{PADS, is_pad};
use crate::rule::{TableRefusal, TableRule};

/// A match with one decision put right, and the steps that nothing is asked for any more.
struct Corrected {
    game: Box<dyn AnyMatch>,
    dropped: Vec<usize>,
}

impl Table {
    /// Replaces what a seat decided in the round that ended with some step by something else; all that came
    /// after stays.
    pub(super) fn correct_entry(
        &mut self,
        device: Device,
        seat: Seat,
        until: u32,
        action: &str,
        now: u64,
    ) -> Result<(), TableRefusal> {
        if !PADS || !is_pad(self.current.game.game()) {
            return Err(TableRule::NothingToCorrect.into());
        }
        self.playing()?;
        let tried = self.decisions_of_round(seat, until as usize);
        let last = *tried.first().ok_or(TableRule::NothingToCorrect)?;
        // What somebody entered last may still be another thing: that is nobody else's slip.
        let latest = self.current.played.iter().rposition(|played| played.by == Some(seat));
        if latest != Some(last) || self.chair_at(seat)?.device() != Some(device) {
            self.host_only(device)?;
        }
        let action: Notation =
            action.parse().map_err(|error| TableRefusal::Game(StepError::Parse(error)))?;
        let fits = |step: &&usize| self.corrected(seat, **step, &action).is_ok();
        // In a round with a slip somebody decides more than once; it is the first that says what was ticked.
        let step = tried.iter().find(fits).or(tried.last()).copied().unwrap_or(last);
        let by = self.seats_of(device).iter().next();
        self.keep([Line::Correct { by, seat, step: step as u32, action }], now)
    }

    /// What a seat decided in the round that ended with some step, the last one first; in a game without rounds
    /// the last one alone.
    fn decisions_of_round(&self, seat: Seat, until: usize) -> Vec<usize> {
        let until = until.min(self.current.played.len());
        let begin = (0..until).rev().take(self.longest_round()).find(|at| self.begins_round(*at));
        let own = |at: &usize| self.current.played[*at].by == Some(seat);
        match begin {
            Some(begin) => (begin..until).rev().filter(own).collect(),
            None => (0..until).rev().filter(own).take(1).collect(),
        }
    }

    /// The most steps of a round: everybody decides, and once more after a slip, which is settled, and a choice.
    fn longest_round(&self) -> usize {
        2 * self.chairs.len() + 2
    }

    /// Whether a round of decisions that somebody calls begins with a step.
    fn begins_round(&self, at: usize) -> bool {
        let played = &self.current.played;
        let line = |at: usize| played.get(at).map(|played| played.line);
        let first = at.checked_sub(1).is_none_or(|before| line(before) != line(at));
        first && self.current.game.rewound(at).is_some_and(|game| game.caller().is_some())
    }

    /// The match with what a seat decided as some step put right. If that seat decided once more in the same
    /// round, because of what is put right, nothing is asked for that any more.
    fn corrected(&self, seat: Seat, at: usize, action: &Notation) -> Result<Corrected, LineFault> {
        let current = &self.current.game;
        let steps = current.steps();
        let mut first = current.rewound(at).ok_or(TableRule::NothingToCorrect)?;
        first.step(&format!("{seat} {action}"))?;
        let end =
            (at + 1..steps.len()).take(self.longest_round()).find(|at| self.begins_round(*at));
        let end = end.unwrap_or(steps.len());
        let own = |at: &usize| self.current.played[*at].by == Some(seat);
        let again: Vec<usize> = (at + 1..end).filter(own).collect();
        let after = current.rewound(end).map_or(Turn::Over, |game| game.turn());
        let play = |dropped: &[usize]| -> Result<Box<dyn AnyMatch>, LineFault> {
            let mut game = first.copied();
            for (number, step) in steps.iter().enumerate().skip(at + 1) {
                if number == end && !again.is_empty() && game.turn() != after {
                    return Err(TableRule::NothingToCorrect.into());
                }
                if !dropped.contains(&number) {
                    game.step(step)?;
                }
            }
            let whole = end < steps.len() || again.is_empty() || game.turn() == after;
            if whole { Ok(game) } else { Err(TableRule::NothingToCorrect.into()) }
        };
        match play(&[]) {
            Ok(game) => Ok(Corrected { game, dropped: Vec::new() }),
            Err(fault) => {
                let game = play(&again).map_err(|_| fault)?;
                Ok(Corrected { game, dropped: again })
            }
        }
    }

    pub(super) fn put_right(
        &mut self,
        by: Option<Seat>,
        seat: Seat,
        step: u32,
        action: &Notation,
    ) -> Result<(), LineFault> {
        self.playing()?;
        // A decision is its seat's own; what is entered here was decided at a real table.
        if !PADS || !is_pad(self.current.game.game()) {
            return Err(TableRule::NothingToCorrect.into());
        }
        let steps = self.current.game.steps();
        let at = step as usize;
        let wrong = steps.get(at).and_then(|text| text.strip_prefix(&format!("{seat} ")));
        let before = wrong.ok_or(TableRule::NothingToCorrect)?.to_owned();
        let Corrected { game, dropped } = self.corrected(seat, at, action)?;
        for at in dropped.into_iter().rev() {
            self.current.played.remove(at);
        }
        let turn = game.turn();
        self.current.game = game;
        if let Some(question) = &mut self.current.question {
            let same = turn == Turn::Decide(question.seats);
            // What was sealed meanwhile stands if it still may be entered.
            for slot in &mut question.seals {
                let game = &self.current.game;
                let may = |by: Seat, says: &Notation| game.check(by, says.as_str()).ok();
                *slot = slot.take().filter(|_| same).and_then(|s| may(s.by()?, s.notation()));
            }
            if !same {
                let asked = question.asked;
                self.current.question = None;
                self.current.ask(asked);
            }
        }
        let action = action.to_string();
        self.tell_all(News::Corrected { by, seat, before, action });
        Ok(())
    }
}
