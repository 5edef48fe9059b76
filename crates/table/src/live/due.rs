//! What a table does by itself: deals, declines for those who cannot do anything else, time that
//! runs out, bots that stand in, a host who is gone, matches that end.

use bots::Level;
use game::{Outcome, Seat, Seats, Turn};
use protocol::{Late, OfferKind, Phase};

use super::chair::{Chair, Sitter};
use super::match_state::{Match, Newcomer, StepOrigin};
use super::{Draft, Table};
use crate::legal::LegalStep;
use crate::line::{Line, Notation, Source};

/// How long devices have to open their nonces, in milliseconds.
pub const OPENING: u64 = 10_000;

/// What is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Duty {
    /// Everything.
    All,
    /// What follows from the lines, whatever the time is and whoever is there.
    WhatFollows,
}

impl Table {
    /// Does everything that is due by now.
    pub fn settle(&mut self, now: u64) {
        self.settle_as(now, Duty::All);
    }

    /// Does what follows from the lines that are there: deals, declines, what was agreed, the end. What
    /// time or absence brings is for somebody else to do.
    pub fn settle_promptly(&mut self, now: u64) {
        self.settle_as(now, Duty::WhatFollows);
    }

    fn settle_as(&mut self, now: u64, duty: Duty) {
        // Every line advances the match, so this ends; the bound guards against bugs.
        for _ in 0..10_000 {
            let Some(draft) = self.due(now, duty) else { return };
            if self.write_all([draft], now).is_err() {
                return;
            }
        }
    }

    /// When something will be due that is not yet, if nobody does anything.
    pub fn wakes(&self, now: u64) -> Option<u64> {
        if self.closed {
            return None;
        }
        self.deadlines().into_iter().filter(|at| *at > now).min()
    }

    fn due(&self, now: u64, duty: Duty) -> Option<Draft> {
        if self.closed {
            return None;
        }
        let absent = if duty == Duty::All { self.presence_due(now) } else { None };
        absent.map(Draft::from).or_else(|| match self.current.phase {
            Phase::Opening if duty == Duty::All => {
                let missing = self.unopened().iter().next()?;
                let late = now >= self.current.started.saturating_add(OPENING);
                late.then_some(Line::Nonce(missing, None).into())
            }
            Phase::Playing => self.play_due(now, duty),
            Phase::Opening | Phase::Gathering | Phase::Over | Phase::Closed => None,
        })
    }

    fn play_due(&self, now: u64, duty: Duty) -> Option<Draft> {
        if let Some(outcome) = self.ended() {
            return Some(Line::End(outcome).into());
        }
        if let Some(line) = self.offer_due(now, duty) {
            return Some(line.into());
        }
        match self.current.game.turn() {
            Turn::Chance => self.deal().map(alone),
            Turn::Decide(_) => self.answer_due(now, duty),
            Turn::Over => None,
        }
    }

    /// The chance that the table deals, if it is not for people to type it in.
    fn deal(&self) -> Option<LegalStep> {
        let key = self.current.key.as_ref()?;
        self.current.game.sample(&mut key.luck(self.current.deals))
    }

    /// What the table would deal now; nothing if no chance is due or people type it in.
    pub fn expected_deal(&self) -> Option<Notation> {
        self.deal().map(|step| step.notation().clone())
    }

    /// How the match has ended by the rules, or because people gave up.
    pub(super) fn ended(&self) -> Option<Outcome> {
        self.current.result().or_else(|| self.given_up())
    }

    /// All sides but one have given up, or everybody who is not a bot has. A side has when each of
    /// its people has.
    fn given_up(&self) -> Option<Outcome> {
        let resigned = self.current.resigned;
        if resigned.is_empty() {
            return None;
        }
        let people = self.seats_where(|chair| chair.device().is_some());
        let stays = |side: &Seats| {
            let mut people = side.iter().filter(|seat| people.contains(*seat)).peekable();
            people.peek().is_none() || people.any(|seat| !resigned.contains(seat))
        };
        let sides: Vec<Seats> = self.current.sides().into_iter().filter(stays).collect();
        match sides[..] {
            [only] => Some(Outcome { winners: only, ..self.current.drawn("resigned") }),
            [_, _, ..] if !people.without(resigned).is_empty() => None,
            _ => {
                let stayed = sides.iter().flat_map(|side| side.iter()).collect();
                Some(self.current.among(stayed, "resigned"))
            }
        }
    }

    fn offer_due(&self, now: u64, duty: Duty) -> Option<Line> {
        let offer = self.current.offer.as_ref()?;
        let asks = offer.newcomer.as_ref();
        let doubted = self.doubted_until() > now || duty != Duty::All;
        if !doubted && asks.is_some_and(|newcomer| !self.presence.is_here(newcomer.device)) {
            // Whoever asks for a seat and goes away no longer asks.
            return Some(Line::Refuse(offer.by));
        }
        if offer.what == OfferKind::Draw {
            // A bot plays on.
            let partners = self.current.game.partners(offer.by);
            let others = Seats::first(self.current.seats()).without(partners);
            let mut bots = others.iter().filter(|seat| self.plays_for(*seat).is_some());
            if let Some(bot) = bots.next() {
                return Some(Line::Refuse(bot));
            }
        }
        match self.agreed()? {
            (_, OfferKind::Draw) => Some(Line::End(self.current.drawn("agreed"))),
            (by, OfferKind::TakeBack) => self.last_decision(by).map(Line::Back),
            (by, OfferKind::Seat) => {
                let Newcomer { device, name } = offer.newcomer.clone()?;
                Some(Line::Sit(by, device, None, name))
            }
        }
    }

    /// Until when it may not have been heard that somebody is there who did what was last done.
    fn doubted_until(&self) -> u64 {
        let last = self.entries.last().map_or(0, |last| last.at);
        match self.presence.doubt() {
            0 => 0,
            doubt => last.saturating_add(doubt),
        }
    }

    /// The line of a seat's last decision.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<u32> {
        let own = |played: &&StepOrigin| played.by == Some(seat);
        self.current.played.iter().rfind(own).map(|played| played.line)
    }

    /// An answer that the table gives, or the line that says that somebody is late.
    fn answer_due(&self, now: u64, duty: Duty) -> Option<Draft> {
        let question = self.current.question.as_ref()?;
        let owing = question.seats.iter().filter(|seat| question.waits_for(*seat));
        owing.map(|seat| self.answer_of(seat, now, duty)).find_map(|draft| draft)
    }

    fn answer_of(&self, seat: Seat, now: u64, duty: Duty) -> Option<Draft> {
        let question = self.current.question.as_ref()?;
        if self.call_ends().is_some_and(|at| now >= at) {
            return self.decline(seat);
        }
        if question.late.contains(seat) {
            let declines = self.options.late == Late::Decline;
            return declines.then(|| self.decline(seat)).flatten();
        }
        if self.plays_for(seat).is_some() {
            return None;
        }
        if duty == Duty::All && self.current.left(seat, &self.options, now) == Some(0) {
            return Some(Line::Late(seat).into());
        }
        let nothing_else = || self.current.game.legal(seat).len() == 1;
        let for_me = self.options.decline_for_me && nothing_else();
        for_me.then(|| self.decline(seat)).flatten()
    }

    fn decline(&self, seat: Seat) -> Option<Draft> {
        self.current.game.decline(seat).map(|step| self.answer_with(step))
    }

    /// The line with which a step answers the open question.
    pub(super) fn answer_with(&self, step: LegalStep) -> Draft {
        let sealed = self.current.question.as_ref().is_some_and(|open| open.seats.len() > 1);
        match step.by() {
            Some(seat) if sealed => {
                Draft { line: Line::Seal(seat, step.notation().clone()), step: Some(step) }
            }
            _ => alone(step),
        }
    }

    /// The bot that answers for a seat, if it is not for a person to do so.
    pub(super) fn plays_for(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.index())?;
        let question = self.current.question.as_ref();
        let late = question.is_some_and(|question| question.late.contains(seat));
        match &chair.sitter {
            Sitter::Bot(level) => Some(*level),
            // A match that everybody has left waits for somebody.
            Sitter::Nobody => self.is_attended().then(|| self.spare()),
            Sitter::Person(_) if self.current.resigned.contains(seat) || late => Some(self.spare()),
            Sitter::Person(_) => chair.stand_in,
        }
    }

    /// Whether somebody holds a seat.
    fn is_attended(&self) -> bool {
        self.chairs.iter().any(|chair| chair.device().is_some())
    }

    fn spare(&self) -> Level {
        self.chosen_stand_in().unwrap_or(Match::SPARE)
    }

    pub(super) fn chosen_stand_in(&self) -> Option<Level> {
        self.options.stand_in.as_ref().and_then(|level| level.parse().ok())
    }

    fn presence_due(&self, now: u64) -> Option<Line> {
        let grace = u64::from(self.options.grace) * 1000 + self.presence.doubt();
        if let Some(away) = self.presence.away_since(self.host)
            && now >= away.saturating_add(grace)
        {
            let heir = self.heir().filter(|heir| self.presence.is_here(*heir));
            if let Some(heir) = heir {
                return Some(Line::Heir(heir));
            }
        }
        if self.current.phase != Phase::Playing {
            return None;
        }
        // Bots do not play a match to its end while everybody is away.
        let mut devices = self.chairs.iter().filter_map(Chair::device);
        let watched = devices.any(|device| self.presence.is_here(device));
        for (seat, chair) in (0..).map(Seat).zip(&self.chairs) {
            let Some(device) = chair.device() else { continue };
            match (self.presence.away_since(device), chair.stand_in) {
                (None, Some(_)) => return Some(Line::Return(seat)),
                (Some(away), None) if now >= away.saturating_add(grace) => {
                    let plays = watched && !self.current.resigned.contains(seat);
                    if plays && let Some(level) = self.chosen_stand_in() {
                        return Some(Line::StandIn(seat, level.into()));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Every time at which something could become due.
    fn deadlines(&self) -> Vec<u64> {
        let grace = u64::from(self.options.grace) * 1000 + self.presence.doubt();
        let mut all = Vec::new();
        let devices = self.chairs.iter().filter_map(Chair::device).chain([self.host]);
        let away = devices.filter_map(|device| self.presence.away_since(device));
        all.extend(away.map(|since| since.saturating_add(grace)));
        if self.current.offer.is_some() {
            all.push(self.doubted_until());
        }
        if self.current.phase == Phase::Opening {
            all.push(self.current.started.saturating_add(OPENING));
        }
        all.extend(self.call_ends());
        if let Some(question) = &self.current.question {
            all.push(question.asked.saturating_add(self.options.pace.into()));
            for seat in question.seats.iter().filter(|seat| question.waits_for(*seat)) {
                if let Some(left) = self.current.left(seat, &self.options, question.asked) {
                    all.push(question.asked.saturating_add(left.into()));
                }
            }
        }
        all
    }

    /// Whether people type in what chance brings.
    pub(super) fn is_typed(&self) -> bool {
        self.current.source == Source::Typed
    }
}

/// The line of a step that waits for no other.
pub(super) fn alone(step: LegalStep) -> Draft {
    Draft { line: step.line(), step: Some(step) }
}
