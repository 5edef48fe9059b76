//! Steps of the game: read where that was not done, sealed, taken, taken back.

use game::{Seat, Seats};
use protocol::News;

use super::Table;
use super::chair::Chair;
use super::match_state::StepOrigin;
use crate::any_match::SentEvent;
use crate::error::LineFault;
use crate::legal::LegalStep;
use crate::line::{Entry, Notation};
use crate::rule::TableRule;

impl Table {
    pub(super) fn read_chance(&self, chance: &Notation) -> Result<LegalStep, LineFault> {
        self.playing()?;
        Ok(self.current.game.check_chance(chance.as_str())?)
    }

    pub(super) fn read_action(
        &self,
        seat: Seat,
        action: &Notation,
    ) -> Result<LegalStep, LineFault> {
        self.playing()?;
        Ok(self.current.game.check(seat, action.as_str())?)
    }

    pub(super) fn decide(
        &mut self,
        seat: Seat,
        step: LegalStep,
        entry: &Entry,
    ) -> Result<(), LineFault> {
        if self.current.question.as_ref().is_some_and(|question| question.seats.len() > 1) {
            return Err(LineFault::Unsealed);
        }
        self.current.charge(seat, &self.options, entry.at);
        self.play(step, entry)
    }

    /// A step that waits for no other is taken.
    pub(super) fn play(&mut self, step: LegalStep, entry: &Entry) -> Result<(), LineFault> {
        self.current.question = None;
        self.play_on();
        self.take_step(step, entry.number);
        self.current.ask(entry.at);
        Ok(())
    }

    /// Takes a step and tells what came of it.
    pub(super) fn take_step(&mut self, step: LegalStep, line: u32) {
        let by = step.by();
        match by {
            Some(seat) => {
                let question = self.current.questions;
                self.current.answers.push((question, seat, step.notation().clone()));
            }
            None => self.current.deals += 1,
        }
        self.current.played.push(StepOrigin { line, by });
        let told = self.current.game.take(step);
        self.tell_game(told);
    }

    pub(super) fn seal(
        &mut self,
        seat: Seat,
        step: LegalStep,
        entry: &Entry,
    ) -> Result<(), LineFault> {
        let question = self.current.question.as_mut().ok_or(LineFault::NothingAsked)?;
        let many = question.seats.len() > 1 && question.seats.contains(seat);
        if !many {
            return Err(LineFault::NothingToSeal);
        }
        let first = question.waits_for(seat);
        // That somebody thought better of a sealed answer is for nobody else to know.
        self.noticed = first;
        if first {
            self.current.charge(seat, &self.options, entry.at);
            self.tell_all(News::Answered { seat });
        } else {
            let device = self.chairs.get(seat.index()).and_then(Chair::device);
            self.hushed.extend(device);
        }
        let question = self.current.question.as_mut().ok_or(LineFault::NothingAsked)?;
        question.seals[seat.index()] = Some(step);
        if self.is_answered() {
            self.noticed = true;
            self.unseal(entry);
        }
        Ok(())
    }

    /// The last answer is in: all of them are played.
    pub(super) fn unseal(&mut self, entry: &Entry) {
        let Some(question) = self.current.question.take() else { return };
        for step in question.seals.into_iter().flatten() {
            self.take_step(step, entry.number);
        }
        self.play_on();
        self.current.ask(entry.at);
        self.stirred = true;
    }

    /// What was offered is answered by playing on; whoever asks for a seat still asks.
    fn play_on(&mut self) {
        self.current.offer.take_if(|offer| offer.newcomer.is_none());
    }

    fn tell_game(&mut self, told: Vec<SentEvent>) {
        for SentEvent { audience, event } in told {
            let only = match audience {
                game::Audience::All => None,
                game::Audience::Only(seat) => Some(seat),
            };
            self.tell(only.map(Seats::only), News::Game { event, only });
        }
    }

    /// Forgets the steps from a line on, and plays the others again.
    pub(super) fn take_back(&mut self, line: u32, at: u64) -> Result<(), LineFault> {
        self.playing()?;
        let current = &mut self.current;
        let kept = current.played.iter().take_while(|played| played.line < line).count();
        // What has been opened once can be opened again.
        current.game = current.game.rewound(kept).ok_or(TableRule::NothingToTakeBack)?;
        current.played.truncate(kept);
        current.question = None;
        current.offer = None;
        current.ask(at);
        self.tell_all(News::TakenBack);
        Ok(())
    }
}
