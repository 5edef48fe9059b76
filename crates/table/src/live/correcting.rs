//! The host puts right what somebody entered: at a real table slips are found later.

use game::Seat;
use protocol::News;

use super::Table;
use crate::error::LineFault;
use crate::line::{Device, Line, Notation};
use crate::registry::{PADS, is_pad};
use crate::rule::{TableRefusal, TableRule};

impl Table {
    /// Replaces the last decision of a seat before some step by another one; all that came after stays.
    pub(super) fn correct_entry(
        &mut self,
        device: Device,
        seat: Seat,
        until: u32,
        action: &str,
        now: u64,
    ) -> Result<(), TableRefusal> {
        if !PADS {
            return Err(TableRule::NothingToCorrect.into());
        }
        self.playing()?;
        let mut before = self.current.played.iter().enumerate().take(until as usize);
        let step = before.rfind(|(_, played)| played.by == Some(seat)).map(|(i, _)| i);
        let step = step.ok_or(TableRule::NothingToCorrect)?;
        // Whoever did nothing with the last roll may still say what they ticked: that is nobody's slip.
        let last = self.last_decision_step(seat) == Some(step) && self.is_decline(step);
        if !(last && self.chair_at(seat)?.device() == Some(device)) {
            self.host_only(device)?;
        }
        let action: Notation = action
            .parse()
            .map_err(|error| TableRefusal::Game(crate::error::StepError::Parse(error)))?;
        let by = self.seats_of(device).iter().next();
        self.keep([Line::Correct { by, seat, step: step as u32, action }], now)
    }

    fn last_decision_step(&self, seat: Seat) -> Option<usize> {
        self.current.played.iter().rposition(|played| played.by == Some(seat))
    }

    /// Whether a decision was to do nothing.
    fn is_decline(&self, step: usize) -> bool {
        let before = self.current.game.rewound(step);
        let by = self.current.played.get(step).and_then(|played| played.by);
        let nothing = before.zip(by).and_then(|(game, seat)| game.decline(seat));
        nothing.is_some_and(|nothing| {
            let written = format!("{} {}", by.unwrap_or(Seat(0)), nothing.notation());
            self.current.game.steps().get(step) == Some(&written)
        })
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
        let mut again = self.current.game.rewound(at).ok_or(TableRule::NothingToCorrect)?;
        again.step(&format!("{seat} {action}"))?;
        for later in &steps[at + 1..] {
            again.step(later)?;
        }
        let turn = again.turn();
        self.current.game = again;
        if let Some(question) = &mut self.current.question {
            let same = turn == game::Turn::Decide(question.seats);
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
