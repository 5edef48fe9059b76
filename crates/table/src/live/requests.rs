//! What devices ask for: who may, and the lines that come of it.

use bots::Level;
use game::{Seat, Seats};
use protocol::{OfferKind, Phase, Request};

use super::chair::{Chair, Sitter};
use super::due::alone;
use super::{Moment, Table};
use crate::display_text::{NAME, SAID, clean};
use crate::fair::{commitment, unhex};
use crate::line::{Device, Line, Notation};
use crate::registry::{offers, suits};
use crate::rule::{TableRefusal, TableRule};

/// Whoever sends requests to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A device that has entered the table.
    Device(Device),
    /// Somebody who may only look.
    Watcher,
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestOutcome {
    /// It was carried out.
    Done,
    /// What the seat may do.
    Legal(Vec<String>),
}

impl Table {
    /// Carries out a request, or says why not; then nothing has changed.
    pub fn take(
        &mut self,
        actor: Actor,
        request: &Request,
        moment: &Moment,
    ) -> Result<RequestOutcome, TableRefusal> {
        if let Request::Hello { .. } | Request::Ping = request {
            return Ok(RequestOutcome::Done);
        }
        let Actor::Device(device) = actor else { return Err(TableRule::Watching.into()) };
        let now = moment.now;
        self.expect_room(request)?;
        match request {
            Request::Hello { .. } | Request::Ping => {}
            Request::Legal { seat } => {
                self.own(device, *seat)?;
                return Ok(RequestOutcome::Legal(self.current.game.legal(*seat)));
            }
            _ if self.closed => return Err(TableRule::Closed.into()),
            Request::Sit { seat, name, commitment, terms } => {
                terms.map_or(Ok(()), |terms| self.expect_terms(terms))?;
                self.sit(device, *seat, name, commitment.as_deref(), now)?;
            }
            Request::Ready { seat, terms } => {
                self.own(device, *seat)?;
                self.gathering()?;
                self.expect_terms(*terms)?;
                if !self.is_ready(*seat) {
                    self.keep([Line::Ready(*seat)], now)?;
                }
            }
            Request::Rise { seat } => {
                self.own(device, *seat)?;
                let lines = [Some(Line::Rise(*seat)), self.passed_on(device, *seat)];
                self.keep(lines.into_iter().flatten(), now)?;
            }
            Request::Rename { seat, name } => {
                self.own(device, *seat)?;
                self.keep([Line::Rename(*seat, named(name)?)], now)?;
            }
            Request::SeatBot { seat, level } => {
                self.host_only(device)?;
                let level = self.level(level)?;
                self.chair_at(*seat)?.expect_no_person(*seat)?;
                self.keep([Line::Bot(*seat, level.into())], now)?;
            }
            Request::Remove { seat } => {
                self.host_only(device)?;
                let line = match self.chair_at(*seat)?.sitter {
                    Sitter::Nobody => return Err(TableRule::SeatEmpty { seat: seat.0 }.into()),
                    Sitter::Bot(_) => Line::Rise(*seat),
                    Sitter::Person(_) => Line::Remove(*seat),
                };
                self.keep([line], now)?;
            }
            Request::SetUp { game, setup } => {
                self.host_only(device)?;
                self.gathering()?;
                self.set_up(game, setup, now)?;
            }
            Request::SetLuck { luck } => {
                self.host_only(device)?;
                self.gathering()?;
                self.set_luck(luck, moment)?;
            }
            Request::SetOptions { options } => {
                self.host_only(device)?;
                self.set_options(options, now)?;
            }
            Request::Start => {
                self.host_only(device)?;
                self.gathering()?;
                match (self.open_seats(), self.unready().len()) {
                    (0, 0) => self.keep([Line::Start], now)?,
                    (0, waiting) => return Err(TableRule::NotReady { waiting }.into()),
                    (open, _) => return Err(TableRule::SeatsOpen { open }.into()),
                }
            }
            Request::Commit { seat, commitment } => {
                self.own(device, *seat)?;
                self.gathering()?;
                let bytes = unhex(commitment).ok_or(TableRule::Commitment)?;
                self.keep([Line::Commit(*seat, bytes)], now)?;
            }
            Request::OpenNonce { seat, nonce } => self.open_own_nonce(device, *seat, nonce, now)?,
            Request::Answer { seat, question, action } => {
                self.own(device, *seat)?;
                self.answer(*seat, *question, action, now)?;
            }
            Request::Call { question } => self.call(device, *question, now)?,
            Request::Correct { seat, until, action } => {
                self.correct_entry(device, *seat, *until, action, now)?;
            }
            Request::TypeChance { chance } => self.type_chance(device, chance, now)?,
            Request::Offer { seat, offer } => self.offer(device, *seat, *offer, now)?,
            Request::Reply { seat, yes } => self.reply(device, *seat, *yes, now)?,
            Request::Resign { seat } => {
                self.own(device, *seat)?;
                self.playing_for(*seat)?;
                self.keep([Line::Resign(*seat)], now)?;
            }
            Request::Help { seat } => {
                self.own(device, *seat)?;
                self.playing_for(*seat)?;
                self.help(*seat, now)?;
            }
            Request::Chat { seat, text, team, mark } => {
                let said = mark.map(|mark| (device, mark));
                if !said.is_some_and(|said| self.current.said.contains(&said)) {
                    self.chat(device, *seat, text, *team, now)?;
                    self.current.note_said(said);
                }
            }
            Request::Rematch => {
                if self.seats_of(device).is_empty() {
                    self.host_only(device)?;
                }
                if self.current.phase != Phase::Over {
                    return Err(TableRule::NotOver.into());
                }
                self.rematch(moment)?;
            }
            Request::PassHost { seat } => {
                self.host_only(device)?;
                let heir = self.chair_at(*seat)?.device();
                let heir = heir.ok_or(TableRule::SeatEmpty { seat: seat.0 })?;
                let line = self.role_to(heir);
                self.keep([line], now)?;
            }
            Request::Close => {
                self.host_only(device)?;
                if self.is_on() {
                    self.expect_no_heir()?;
                }
                self.close(now)?;
            }
        }
        Ok(RequestOutcome::Done)
    }

    /// Notes that a seat asks the coach, once for every question.
    fn help(&mut self, seat: Seat, now: u64) -> Result<(), TableRefusal> {
        if !self.options.coach {
            return Err(TableRule::CoachOff.into());
        }
        let question = self.current.question.as_ref().filter(|open| open.waits_for(seat));
        match question.map(|question| question.helped.contains(seat)) {
            None => Err(TableRule::NotAsked.into()),
            Some(true) => Ok(()),
            Some(false) => self.keep([Line::Help(seat)], now),
        }
    }

    pub(super) fn chair_at(&self, seat: Seat) -> Result<&Chair, TableRule> {
        self.chairs.get(seat.index()).ok_or(TableRule::NoSuchSeat { seat: seat.0 })
    }

    fn own(&self, device: Device, seat: Seat) -> Result<(), TableRule> {
        let own = self.chair_at(seat)?.device() == Some(device);
        if own { Ok(()) } else { Err(TableRule::NotYourSeat { seat: seat.0 }) }
    }

    pub(super) fn gathering(&self) -> Result<(), TableRule> {
        match self.current.phase {
            Phase::Gathering => Ok(()),
            Phase::Over => Err(TableRule::Over),
            _ => Err(TableRule::Started),
        }
    }

    pub(super) fn playing(&self) -> Result<(), TableRule> {
        match self.current.phase {
            Phase::Playing => Ok(()),
            Phase::Over => Err(TableRule::Over),
            _ => Err(TableRule::NotStarted),
        }
    }

    fn playing_for(&self, seat: Seat) -> Result<(), TableRule> {
        self.playing()?;
        if self.current.resigned.contains(seat) { Err(TableRule::Resigned) } else { Ok(()) }
    }

    fn level(&self, level: &str) -> Result<Level, TableRule> {
        let unknown = || TableRule::NoSuchLevel { level: clean(level, NAME) };
        let level = level.parse().map_err(|_| unknown())?;
        let game = &self.current.game;
        if suits(game.game(), game.setup(), level) {
            Ok(level)
        } else if offers(game.game(), level) {
            Err(TableRule::LevelNotLearnt { level: level.to_string() })
        } else {
            Err(unknown())
        }
    }

    fn open_own_nonce(
        &mut self,
        device: Device,
        seat: Seat,
        nonce: &str,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.own(device, seat)?;
        if !self.unopened().contains(seat) {
            return Err(TableRule::NonceUnasked.into());
        }
        let nonce = unhex(nonce).ok_or(TableRule::Nonce)?;
        if self.committed(seat) != Some(commitment(&nonce)) {
            return Err(TableRule::Nonce.into());
        }
        self.keep([Line::Nonce(seat, Some(nonce))], now)
    }

    fn answer(
        &mut self,
        seat: Seat,
        number: u32,
        action: &str,
        now: u64,
    ) -> Result<(), TableRefusal> {
        let given = |(question, by, before): &(u32, Seat, Notation)| {
            (*question, *by, before.as_str()) == (number, seat, action)
        };
        // The same answer once more: it counted already.
        if self.current.answers.iter().any(given) {
            return Ok(());
        }
        if number == 0 || number > self.current.questions {
            self.playing()?;
            return Err(TableRule::NoSuchQuestion { question: number }.into());
        }
        let Some(question) = self.current.question.as_ref().filter(|q| q.number == number) else {
            return Err(TableRule::QuestionClosed { question: number }.into());
        };
        self.playing_for(seat)?;
        let step = self.current.game.check(seat, action)?;
        if question.seal(seat) == Some(step.notation()) {
            return Ok(());
        }
        let back = self.chair_at(seat)?.stand_in.map(|_| Line::Return(seat).into());
        self.keep(back.into_iter().chain([self.answer_with(step)]), now)
    }

    fn type_chance(&mut self, device: Device, chance: &str, now: u64) -> Result<(), TableRefusal> {
        if self.seats_of(device).is_empty() {
            self.host_only(device)?;
        }
        self.playing()?;
        if !self.is_typed() {
            return Err(TableRule::NotTyped.into());
        }
        let due = self.current.game.turn() == game::Turn::Chance;
        let refused = match self.current.game.check_chance(chance) {
            Ok(step) => return self.keep([alone(step)], now),
            Err(error) if due => TableRefusal::from(error),
            Err(_) => TableRule::TypedTooLate.into(),
        };
        self.correct(chance, now)?.ok_or(refused)
    }

    /// Corrects what was typed, as long as no person has answered: the last thing that it could be
    /// instead of. Says so if there is nothing to correct.
    fn correct(&mut self, chance: &str, now: u64) -> Result<Option<()>, TableRefusal> {
        let question = self.current.question.as_ref();
        // What bots answered meanwhile they answer again.
        let person = |seat: Seat| self.plays_for(seat).is_none();
        if question.is_some_and(|question| question.answered().iter().any(person)) {
            return Ok(None);
        }
        let asked = question.is_some();
        let played = &self.current.played;
        let typed = played.iter().rev().take_while(|played| played.by.is_none()).count();
        let mut wrong = None;
        for index in (played.len() - typed..played.len()).rev() {
            let before = self.current.game.rewound(index).ok_or(TableRule::TypedTooLate)?;
            let line = played[index].line;
            match before.check_chance(chance) {
                // Typed twice: it stands there already.
                Ok(step) if self.says(line, &step.line()) => return Ok(Some(())),
                Ok(step) => {
                    return self.keep([Line::Back(line).into(), alone(step)], now).map(Some);
                }
                Err(error) => wrong = wrong.or(Some(error)),
            }
        }
        match wrong {
            Some(error) if asked => Err(error.into()),
            _ => Ok(None),
        }
    }

    fn offer(
        &mut self,
        device: Device,
        seat: Seat,
        what: OfferKind,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.own(device, seat)?;
        self.playing_for(seat)?;
        if self.current.offer.is_some() {
            return Err(TableRule::OfferOpen.into());
        }
        match what {
            OfferKind::Draw if !self.current.game.scores().is_empty() => {
                return Err(TableRule::NoDraws.into());
            }
            OfferKind::TakeBack => {
                let line = self.last_decision(seat).ok_or(TableRule::NothingToTakeBack)?;
                if self.is_removed_since(line) {
                    return Err(TableRule::TakeBackRemoved.into());
                }
            }
            OfferKind::Seat => return Err(TableRule::NoOffer.into()),
            OfferKind::Draw => {}
        }
        self.keep([Line::Offer(seat, what)], now)
    }

    fn reply(
        &mut self,
        device: Device,
        seat: Seat,
        yes: bool,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.own(device, seat)?;
        let offer = self.current.offer.as_ref().ok_or(TableRule::NoOffer)?;
        let asked = self.waiting_for(offer).contains(seat);
        let agreed = offer.agreed.contains(seat);
        let line = if yes && asked {
            Line::Accept(seat)
        } else if yes && agreed && offer.by != seat {
            return Ok(());
        } else if !yes && (asked || agreed) {
            // Whoever agreed may change their mind; whoever offered may withdraw the offer.
            Line::Refuse(seat)
        } else {
            return Err(TableRule::NoOffer.into());
        };
        self.keep([line], now)
    }

    fn chat(
        &mut self,
        device: Device,
        seat: Seat,
        text: &str,
        team: bool,
        now: u64,
    ) -> Result<(), TableRefusal> {
        self.own(device, seat)?;
        let text = clean(text, SAID);
        if text.is_empty() {
            return Err(TableRule::TextEmpty.into());
        }
        let alone = self.current.game.partners(seat) == Seats::only(seat);
        let line = if team {
            if !self.options.team_chat || alone {
                return Err(TableRule::TeamChatOff.into());
            }
            Line::Whisper(seat, text)
        } else {
            if !self.options.chat {
                return Err(TableRule::ChatOff.into());
            }
            Line::Say(seat, text)
        };
        self.keep([line], now)
    }

    /// Closes the table; a match that is on ends without a winner.
    pub fn close(&mut self, now: u64) -> Result<(), TableRefusal> {
        let on = matches!(self.current.phase, Phase::Opening | Phase::Playing);
        let outcome = || self.ended().unwrap_or_else(|| self.current.drawn("abandoned"));
        let end = on.then(|| Line::End(outcome()));
        self.keep(end.into_iter().chain([Line::Close]), now)
    }
}

impl Chair {
    fn expect_no_person(&self, seat: Seat) -> Result<(), TableRule> {
        match self.sitter {
            Sitter::Person(_) => Err(TableRule::SeatTaken { seat: seat.0 }),
            _ => Ok(()),
        }
    }
}

pub(super) fn named(name: &str) -> Result<String, TableRule> {
    let name = clean(name, NAME);
    if name.is_empty() { Err(TableRule::NameEmpty) } else { Ok(name) }
}
