//! Taking back at one keyboard, where nobody has to be asked.

use game::Seat;
use protocol::Phase;

use super::Table;
use crate::line::Line;
use crate::rule::Refused;

/// Something that can be undone.
pub(crate) struct Done {
    /// Who decided it; nobody if chance was typed in.
    pub(crate) seat: Option<Seat>,
    /// The line with which it was done.
    line: u32,
    /// Answers of others to the same question, which stay.
    stay: Vec<(Seat, String)>,
}

impl Table {
    /// Whether a person answers for a seat.
    pub(crate) fn is_for_person(&self, seat: Seat) -> bool {
        self.plays_for(seat).is_none()
    }

    /// The last thing that a person did, if taking it back takes back nothing that chance or another
    /// person did since and lets nobody answer whom the others' sealed answers were shown.
    pub(crate) fn last_done(&self) -> Option<Done> {
        if self.current.phase != Phase::Playing {
            return None;
        }
        self.last_sealed().or_else(|| self.last_played())
    }

    /// The last answer of a person to the question that is open.
    fn last_sealed(&self) -> Option<Done> {
        let question = self.current.question.as_ref()?;
        let sealed = |seat: Seat| question.seal(seat).is_some() && self.is_for_person(seat);
        let (line, seat) = self.entries.iter().rev().find_map(|entry| match &entry.line {
            Line::Seal(seat, _) if sealed(*seat) => Some((entry.number, *seat)),
            _ => None,
        })?;
        let others = question.seats.iter().filter(|other| *other != seat);
        let stay = others.filter_map(|other| Some((other, question.seal(other)?.clone())));
        Some(Done { seat: Some(seat), line, stay: stay.collect() })
    }

    /// The last step that was a person's, or chance that a person typed.
    fn last_played(&self) -> Option<Done> {
        let steps = self.current.game.steps();
        let steps: Vec<_> =
            steps.iter().map(|step| decided(step)).zip(&self.current.played).collect();
        let person =
            |by: &Option<(Seat, String)>| by.as_ref().is_some_and(|(s, _)| self.is_for_person(*s));
        let last = steps.iter().rposition(|(by, _)| by.is_none() || person(by))?;
        let line = *steps[last].1;
        let Some((seat, _)) = &steps[last].0 else {
            return self.is_typed().then_some(Done { seat: None, line, stay: Vec::new() });
        };
        let together = steps.iter().filter(|(_, number)| **number == line);
        let others: Vec<_> =
            together.filter_map(|(by, _)| by.clone()).filter(|(other, _)| other != seat).collect();
        let shown = others.iter().any(|(other, _)| self.is_for_person(*other));
        (!shown).then_some(Done { seat: Some(*seat), line, stay: others })
    }

    /// Plays steps that were written down elsewhere; answers that are given together are sealed.
    pub(crate) fn play_steps(&mut self, steps: &[String], now: u64) -> Result<(), Refused> {
        for step in steps {
            let line = match decided(step) {
                Some((seat, action)) => self.answer_line(seat, &action),
                None => Some(Line::Step(step.clone())),
            };
            self.keep(line, now)?;
        }
        Ok(())
    }

    /// Undoes what was done.
    pub(crate) fn undo(&mut self, done: &Done, now: u64) -> Result<(), Refused> {
        let seal = |(seat, action): &(Seat, String)| Line::Seal(*seat, action.clone());
        let again = done.stay.iter().map(seal);
        self.keep([Line::Back(done.line)].into_iter().chain(again), now)
    }
}

/// The seat that a step belongs to and what it decided; nothing for chance.
fn decided(step: &str) -> Option<(Seat, String)> {
    let (seat, action) = step.split_once(' ')?;
    Some((Seat(seat.parse().ok()?), action.to_owned()))
}
