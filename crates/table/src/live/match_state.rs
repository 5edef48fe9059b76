//! The match at a table: where it stands, what is asked, what is offered.

use std::collections::VecDeque;

use bots::Level;
use game::{Outcome, Seat, Seats, Setup, Turn};
use protocol::{Clock, OfferKind, Options, Phase};

use super::chair::Identity;
use super::owner::Owner;
use crate::any_match::{self, AnyMatch};
use crate::error::LineFault;
use crate::fair::{Bytes, Key};
use crate::legal::LegalStep;
use crate::line::{Device, Notation, Source};

/// How many of the last things said are known by their number.
pub const SAID_KEPT: usize = 64;

/// The match at a table.
pub(crate) struct Match {
    pub(super) number: u32,
    pub(super) game: Box<dyn AnyMatch>,
    pub(crate) source: Source,
    pub(super) phase: Phase,
    /// When the host started it.
    pub(super) started: u64,
    /// What seats had committed to when the host started it. Who comes later adds no nonce, and who
    /// leaves still owes it.
    pub(super) committed: Vec<(Seat, Bytes)>,
    /// The nonces that were opened, or were not in time.
    pub(crate) nonces: Vec<(Seat, Option<Bytes>)>,
    pub(super) key: Option<Key>,
    /// How often chance was dealt, deals that were taken back included.
    pub(crate) deals: u32,
    /// How many questions were asked.
    pub(super) questions: u32,
    pub(super) question: Option<Question>,
    /// Where every step of the game came from.
    pub(super) played: Vec<StepOrigin>,
    /// Every answer that counted: question, seat, action.
    pub(super) answers: Vec<(u32, Seat, Notation)>,
    pub(super) offer: Option<Offer>,
    pub(super) resigned: Seats,
    /// Whose seat it is, since the match started; nobody's where a bot sat then.
    pub(super) owners: Vec<Option<Owner>>,
    /// Who was removed, with which line, and did not come back.
    pub(super) removed: Vec<(Identity, u32)>,
    /// What was said last, by device and by the number that the device gave it. It is not kept.
    pub(super) said: VecDeque<(Device, u32)>,
    /// What the bot of every seat said of its last answer. It is not kept: the next answer says it again.
    pub(super) remarks: [Option<&'static str>; Seats::MOST as usize],
    /// The milliseconds left to every seat, where there are banks.
    pub(super) banks: Vec<u32>,
    pub(super) outcome: Option<Outcome>,
}

/// Where a step of the game came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StepOrigin {
    /// The number of the line with which it was played.
    pub(super) line: u32,
    /// Whose decision it was; nobody's if it was chance.
    pub(super) by: Option<Seat>,
}

/// What is being decided.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) number: u32,
    pub(super) seats: Seats,
    /// When it was asked.
    pub(super) asked: u64,
    /// The answers so far, by seat.
    pub(super) seals: [Option<LegalStep>; Seats::MOST as usize],
    /// Whose time ran out.
    pub(super) late: Seats,
    /// Who asked the coach.
    pub(super) helped: Seats,
    /// When somebody said that it is over.
    pub(super) called: Option<u64>,
}

/// What somebody offers.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// Who offers, or the seat that is asked for.
    pub(super) by: Seat,
    pub(super) what: OfferKind,
    pub(super) agreed: Seats,
    /// Who asks for a seat.
    pub(super) newcomer: Option<Newcomer>,
}

/// Somebody who asks for a seat that was another's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Newcomer {
    pub(super) device: Device,
    pub(super) name: String,
}

impl Match {
    /// How many steps have been taken, without what was taken back.
    pub(crate) fn steps(&self) -> usize {
        self.played.len()
    }

    /// A match that nobody has started, by the version of the rules that it was prepared by.
    pub(super) fn new(
        number: u32,
        game: &str,
        rules: u32,
        setup: &Setup,
    ) -> Result<Self, LineFault> {
        let opened = any_match::open_by(game, rules, setup)?;
        let game = opened.ok_or(LineFault::Rules { version: rules })?;
        Ok(Match {
            number,
            game,
            source: Source::Typed,
            phase: Phase::Gathering,
            started: 0,
            committed: Vec::new(),
            nonces: Vec::new(),
            key: None,
            deals: 0,
            questions: 0,
            question: None,
            played: Vec::new(),
            answers: Vec::new(),
            offer: None,
            resigned: Seats::NONE,
            owners: Vec::new(),
            removed: Vec::new(),
            said: VecDeque::new(),
            remarks: Default::default(),
            banks: Vec::new(),
            outcome: None,
        })
    }

    pub(super) fn seats(&self) -> u8 {
        self.game.setup().seats
    }

    /// Asks the question that the game waits for, if none is open.
    pub(super) fn ask(&mut self, now: u64) {
        match self.game.turn() {
            Turn::Decide(seats) if self.question.is_none() => {
                self.questions += 1;
                let (number, seals, late) = (self.questions, Default::default(), Seats::NONE);
                let helped = Seats::NONE;
                let (asked, called) = (now, None);
                self.question =
                    Some(Question { number, seats, asked, seals, late, helped, called });
            }
            Turn::Decide(_) => {}
            Turn::Chance | Turn::Over => self.question = None,
        }
    }

    /// The milliseconds a seat has left for the open question as of `now`, if there is a clock.
    pub(super) fn left(&self, seat: Seat, options: &Options, now: u64) -> Option<u32> {
        let whole = self.whole(seat, options)?;
        let running = self.question.as_ref().filter(|question| question.waits_for(seat));
        let used = running.map_or(0, |question| now.saturating_sub(question.asked));
        Some(whole.saturating_sub(u32::try_from(used).unwrap_or(u32::MAX)))
    }

    /// The milliseconds a seat has for a question from its beginning.
    fn whole(&self, seat: Seat, options: &Options) -> Option<u32> {
        match options.clock {
            Clock::None => None,
            Clock::Decision { seconds } => Some(seconds.saturating_mul(1000)),
            Clock::Bank { .. } => self.banks.get(seat.index()).copied(),
        }
    }

    /// Stops the clock of a seat that answers.
    pub(super) fn charge(&mut self, seat: Seat, options: &Options, now: u64) {
        if let Clock::Bank { increment, .. } = options.clock {
            let left = self.left(seat, options, now).unwrap_or(0);
            if let Some(bank) = self.banks.get_mut(seat.index()) {
                *bank = left.saturating_add(increment.saturating_mul(1000));
            }
        }
    }

    /// Notes a number under which something was said, so that it is not said twice.
    pub(super) fn note_said(&mut self, said: Option<(Device, u32)>) {
        self.said.extend(said);
        if self.said.len() > SAID_KEPT {
            self.said.pop_front();
        }
    }

    /// The sides of the match: seats that win and lose together.
    pub(super) fn sides(&self) -> Vec<Seats> {
        let mut sides: Vec<Seats> = Vec::new();
        for seat in Seats::first(self.seats()).iter() {
            let side = self.game.partners(seat);
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// How the game ended, those who resigned left out of the winners.
    pub(super) fn result(&self) -> Option<Outcome> {
        let outcome = self.game.outcome()?;
        if self.resigned.is_empty() || outcome.scores.is_empty() {
            return Some(outcome);
        }
        let stayed = Seats::first(self.seats()).without(self.resigned);
        Some(Outcome { winners: best(stayed, &outcome.scores), ..outcome })
    }

    /// An end without winners, at the points so far.
    pub(super) fn drawn(&self, reason: &str) -> Outcome {
        let reason = reason.to_owned();
        Outcome { winners: Seats::NONE, scores: self.game.scores(), reason }
    }

    /// An end at the points so far, from which some seats have withdrawn.
    pub(super) fn among(&self, stayed: Seats, reason: &str) -> Outcome {
        let scores = self.game.scores();
        let winners = best(stayed, &scores);
        Outcome { winners, scores, reason: reason.to_owned() }
    }

    /// The bot that plays for people who are gone for good.
    pub(super) const SPARE: Level = Level::Greedy;
}

/// The seats with the most points among some; all of them where there are no points.
fn best(seats: Seats, scores: &[i32]) -> Seats {
    let score = |seat: &Seat| scores.get(seat.index()).copied();
    let most = seats.iter().filter_map(|seat| score(&seat)).max();
    seats.iter().filter(|seat| score(seat) == most).collect()
}

impl Question {
    /// Whether a seat still owes its answer.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        self.seats.contains(seat) && self.seal(seat).is_none()
    }

    /// The answer that a seat has given.
    pub(super) fn seal(&self, seat: Seat) -> Option<&Notation> {
        self.seals.get(seat.index())?.as_ref().map(LegalStep::notation)
    }

    /// Who has answered.
    pub(super) fn answered(&self) -> Seats {
        self.seats.iter().filter(|seat| self.seal(*seat).is_some()).collect()
    }
}
