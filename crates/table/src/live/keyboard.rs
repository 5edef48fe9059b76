//! Taking back at one keyboard, where nobody has to be asked; and playing again what was written down
//! elsewhere.

use game::{Seat, Seats};
use protocol::Phase;

use super::Table;
use super::begin::match_line;
use crate::any_match::AnyMatch;
use crate::fair::Bytes;
use crate::line::{Line, Notation, Source};
use crate::rule::TableRefusal;

/// Something that can be undone.
pub(crate) struct UndoableStep {
    /// Who decided it; nobody if chance was typed in.
    pub(crate) seat: Option<Seat>,
    /// The line with which it was done.
    line: u32,
    /// Answers of others to the same question, which stay.
    stay: Vec<(Seat, Notation)>,
}

impl Table {
    /// Whether a person answers for a seat.
    pub(crate) fn is_for_person(&self, seat: Seat) -> bool {
        self.plays_for(seat).is_none()
    }

    /// The last thing that a person did, unless chance has moved on since or others' sealed answers
    /// were shown by it.
    pub(crate) fn last_done(&self) -> Option<UndoableStep> {
        if self.current.phase != Phase::Playing {
            return None;
        }
        self.last_sealed().or_else(|| self.last_played())
    }

    /// The last answer of a person to the question that is open.
    fn last_sealed(&self) -> Option<UndoableStep> {
        let question = self.current.question.as_ref()?;
        let sealed = |seat: Seat| question.seal(seat).is_some() && self.is_for_person(seat);
        let (line, seat) = self.entries.iter().rev().find_map(|entry| match &entry.line {
            Line::Seal(seat, _) if sealed(*seat) => Some((entry.number, *seat)),
            _ => None,
        })?;
        let others = question.seats.without(Seats::only(seat));
        let answer = |other: Seat| Some((other, question.seal(other)?.clone()));
        Some(UndoableStep {
            seat: Some(seat),
            line,
            stay: others.iter().filter_map(answer).collect(),
        })
    }

    /// The last step that was a person's, or chance that a person typed.
    fn last_played(&self) -> Option<UndoableStep> {
        let mut played = self.current.played.iter();
        let last = played.rfind(|step| step.by.is_none_or(|seat| self.is_for_person(seat)))?;
        let (line, stay) = (last.line, Vec::new());
        let Some(seat) = last.by else {
            return self.is_typed().then_some(UndoableStep { seat: None, line, stay });
        };
        let answers = &self.current.answers;
        let question =
            answers.iter().rfind(|(_, by, _)| *by == seat).map(|(question, ..)| *question);
        let others = answers.iter().filter(|(of, by, _)| Some(*of) == question && *by != seat);
        let stay: Vec<_> = others.map(|(_, by, action)| (*by, action.clone())).collect();
        let shown = stay.iter().any(|(other, _)| self.is_for_person(*other));
        (!shown).then_some(UndoableStep { seat: Some(seat), line, stay })
    }

    /// Undoes what was done.
    pub(crate) fn undo(&mut self, done: UndoableStep, now: u64) -> Result<(), TableRefusal> {
        let again = done.stay.into_iter().map(|(seat, action)| Line::Seal(seat, action));
        self.keep([Line::Back(done.line)].into_iter().chain(again), now)
    }

    /// How many steps were played and not taken back.
    pub(crate) fn steps_played(&self) -> usize {
        self.current.played.len()
    }

    /// Before the start of a match that was begun elsewhere: what nobody can compute anew is drawn.
    pub(crate) fn draw_from(&mut self, secret: Bytes, now: u64) -> Result<(), TableRefusal> {
        self.keep([Line::Luck(Source::Drawn(secret))], now)
    }

    /// Before the start of a match that was begun elsewhere: it goes on by the rules that it was begun by.
    pub(crate) fn play_by_rules_of(
        &mut self,
        begun: &dyn AnyMatch,
        now: u64,
    ) -> Result<(), TableRefusal> {
        if begun.rules() == self.current.game.rules() {
            return Ok(());
        }
        self.keep([match_line(begun)], now)
    }

    /// Plays chance or a decision that was written down; answers that are given together are sealed.
    pub(crate) fn play_again(&mut self, step: Line, now: u64) -> Result<(), TableRefusal> {
        let together = self.current.question.as_ref().is_some_and(|open| open.seats.len() > 1);
        let line = match step {
            Line::Decide(seat, action) if together => Line::Seal(seat, action),
            line => line,
        };
        self.keep([line], now)
    }
}
