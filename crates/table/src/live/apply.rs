//! What each line changes. Nothing here asks who may do what: that was settled when the line was
//! written. A line that makes no sense is refused, so that broken records are found.

use game::{Outcome, Seat, Seats};
use protocol::{Clock, News, OfferKind, Phase};

use super::Table;
use super::chair::{Chair, Sitter};
use super::due::OPENING;
use super::match_state::{Match, Newcomer, Offer};
use super::owner::Departure;
use crate::error::LineFault;
use crate::fair::{Bytes, Key, commitment};
use crate::legal::LegalStep;
use crate::line::{Entry, Line, Source};
use crate::rule::TableRule;

type ApplyResult = Result<(), LineFault>;

impl Table {
    /// Applies a line, whose step is given if it was read and checked already.
    pub(super) fn apply(&mut self, entry: &Entry, step: Option<LegalStep>) -> ApplyResult {
        let at = entry.at;
        match &entry.line {
            Line::Match { game, rules, setup } => self.prepare(game, *rules, setup)?,
            Line::Luck(source) => {
                self.gathering()?;
                self.current.source = sound(source)?.clone();
                self.change_terms();
            }
            Line::Options(options) => {
                let changed = self.options != *options;
                self.options = options.clone();
                if changed && self.current.phase == Phase::Gathering {
                    self.change_terms();
                } else {
                    self.tell_changed();
                }
            }
            Line::Host(device) => {
                self.founder = *device;
                self.pass_host(*device);
            }
            Line::Heir(device) => self.pass_host(*device),
            Line::Sit(seat, device, commitment, name) => {
                self.sit_down(*seat, *device, *commitment, name, entry.number)?;
            }
            Line::Bot(seat, level) => {
                let chair = self.chair(*seat)?;
                if chair.device().is_some() {
                    return Err(TableRule::SeatTaken { seat: seat.0 }.into());
                }
                *chair = Chair::of(Sitter::Bot(level.level()), entry.number);
                self.tell_all(News::BotSat { seat: *seat, level: level.level().to_string() });
            }
            Line::Rise(seat) => {
                let before = self.empty_seat(*seat, entry.number)?;
                if before.person().is_some() {
                    self.note_left(*seat, Departure::Rose);
                }
                self.tell_all(News::Rose { seat: *seat, name: before.called() });
            }
            Line::Remove(seat) => {
                let identity = self.person(*seat)?.identity;
                let before = self.empty_seat(*seat, entry.number)?;
                self.note_left(*seat, Departure::Removed);
                self.current.removed.push((identity, entry.number));
                self.tell_all(News::Removed { seat: *seat, name: before.called() });
            }
            Line::Ask(seat, device, name) => {
                self.playing()?;
                let newcomer = Some(Newcomer { device: *device, name: name.clone() });
                let what = OfferKind::Seat;
                self.current.offer = Some(Offer { by: *seat, what, agreed: Seats::NONE, newcomer });
                self.tell_all(News::SeatAsked { seat: *seat, name: name.clone() });
            }
            Line::Ready(seat) => {
                self.person(*seat)?.ready = true;
                self.tell_all(News::Ready { seat: *seat });
            }
            Line::Rename(seat, new) => {
                let person = self.person(*seat)?;
                let before = std::mem::replace(&mut person.name, new.clone());
                self.note_owner(*seat);
                self.tell_all(News::Renamed { seat: *seat, before, name: new.clone() });
            }
            Line::Move(seat, to) => {
                let person = self.person(*seat)?;
                person.device = *to;
                // The nonce is on the device before; this one can commit to another.
                person.commitment = None;
                self.chair(*seat)?.since = entry.number;
                self.note_owner(*seat);
                self.tell_all(News::Moved { seat: *seat });
            }
            Line::Commit(seat, bytes) => {
                self.gathering()?;
                self.person(*seat)?.commitment = Some(*bytes);
            }
            Line::Start => self.start(at)?,
            Line::Nonce(seat, nonce) => self.open_nonce(*seat, *nonce, at)?,
            Line::Chance(chance) => {
                let step = step.map_or_else(|| self.read_chance(chance), Ok)?;
                self.play(step, entry)?;
            }
            Line::Decide(seat, action) => {
                let step = step.map_or_else(|| self.read_action(*seat, action), Ok)?;
                self.decide(*seat, step, entry)?;
            }
            Line::Seal(seat, action) => {
                let step = step.map_or_else(|| self.read_action(*seat, action), Ok)?;
                self.seal(*seat, step, entry)?;
            }
            Line::Call(seat) => self.end_question(*seat, entry)?,
            Line::Correct { by, seat, step, action } => {
                self.put_right(*by, *seat, *step, action)?;
            }
            Line::Back(line) => self.take_back(*line, at)?,
            Line::Offer(seat, what) => {
                self.playing()?;
                let (by, what) = (*seat, *what);
                let (agreed, newcomer) = (Seats::only(by), None);
                self.current.offer = Some(Offer { by, what, agreed, newcomer });
                self.tell_all(News::Offered { seat: by, offer: what });
            }
            Line::Accept(seat) => {
                let offer = self.current.offer.as_mut().ok_or(TableRule::NoOffer)?;
                offer.agreed = offer.agreed.with(*seat);
                self.tell_all(News::Agreed { seat: *seat });
            }
            Line::Refuse(seat) => {
                let offer = self.current.offer.take().ok_or(TableRule::NoOffer)?;
                // A seat that was asked for says nothing: whoever asked has gone.
                if offer.newcomer.is_none() || offer.by != *seat {
                    self.tell_all(News::Disagreed { seat: *seat });
                }
            }
            Line::Resign(seat) => {
                self.playing()?;
                self.current.resigned = self.current.resigned.with(*seat);
                self.withdraw_offer(*seat);
                self.tell_all(News::Resigned { seat: *seat });
            }
            Line::Help(seat) => {
                let question = self.current.question.as_mut().ok_or(LineFault::NothingAsked)?;
                question.helped = question.helped.with(*seat);
                self.tell_all(News::Helped { seat: *seat });
            }
            Line::Late(seat) => {
                let question = self.current.question.as_mut().ok_or(LineFault::NothingAsked)?;
                question.late = question.late.with(*seat);
                self.tell_all(News::RanOutOfTime { seat: *seat });
            }
            Line::StandIn(seat, level) => {
                self.chair(*seat)?.stand_in = Some(level.level());
                self.tell_all(News::StoodIn { seat: *seat, level: level.level().to_string() });
            }
            Line::Return(seat) => {
                self.chair(*seat)?.stand_in = None;
                self.tell_all(News::Returned { seat: *seat });
            }
            Line::Wake => {
                if let Some(question) = &mut self.current.question {
                    question.asked = at;
                }
            }
            Line::Say(seat, text) => {
                let (seat, text) = (*seat, text.clone());
                self.tell_all(News::Said { seat, text, team: false });
            }
            Line::Whisper(seat, text) => {
                let only = Some(self.current.game.partners(*seat));
                let (seat, text) = (*seat, text.clone());
                self.tell(only, News::Said { seat, text, team: true });
            }
            Line::End(outcome) => self.end(outcome)?,
            Line::Close => {
                self.closed = true;
                self.tell_all(News::Closed);
            }
        }
        if !matches!(entry.line, Line::Seal(..) | Line::Say(..) | Line::Whisper(..)) {
            self.stirred = true;
        }
        Ok(())
    }

    /// A match is prepared: another one after one that is over, or the same with another set-up.
    fn prepare(&mut self, game: &str, rules: u32, setup: &game::Setup) -> ApplyResult {
        let again = self.current.outcome.is_some();
        if !again && self.current.phase != Phase::Gathering {
            return Err(TableRule::Started.into());
        }
        let number = self.current.number + u32::from(again);
        let mut next = Match::new(number, game, rules, setup)?;
        let since = self.next;
        if again {
            self.chairs.clear();
            self.told.clear();
            self.spent.begin_match();
            self.tell_all(News::Rematch);
        } else {
            next.source = self.current.source.clone();
        }
        self.chairs.resize(usize::from(next.seats()), Chair::open(since));
        self.current = next;
        self.change_terms();
        Ok(())
    }

    fn start(&mut self, at: u64) -> ApplyResult {
        self.gathering()?;
        if self.open_seats() > 0 {
            return Err(TableRule::SeatsOpen { open: self.open_seats() }.into());
        }
        if self.is_typed() && !self.current.game.chance_is_public() {
            return Err(TableRule::TypedLuck.into());
        }
        if matches!(self.current.source, Source::Fair { .. }) {
            let seats = (0..).map(Seat).zip(&self.chairs);
            let committed = seats.filter_map(|(seat, chair)| Some((seat, chair.commitment()?)));
            self.current.committed = committed.collect();
        }
        self.current.started = at;
        self.current.phase = Phase::Opening;
        self.own_seats();
        self.tell_all(News::Started);
        self.begin_if_open(at);
        Ok(())
    }

    fn open_nonce(&mut self, seat: Seat, nonce: Option<Bytes>, at: u64) -> ApplyResult {
        if !self.unopened().contains(seat) {
            return Err(TableRule::NonceUnasked.into());
        }
        match nonce {
            None if at < self.current.started.saturating_add(OPENING) => {
                return Err(LineFault::NonceInTime);
            }
            None => self.tell_all(News::NonceMissing { seat }),
            Some(nonce) if self.committed(seat) == Some(commitment(&nonce)) => {}
            Some(_) => return Err(TableRule::Nonce.into()),
        }
        self.current.nonces.push((seat, nonce));
        self.begin_if_open(at);
        Ok(())
    }

    /// The seats whose nonce is still awaited.
    pub(super) fn unopened(&self) -> Seats {
        if self.current.phase != Phase::Opening {
            return Seats::NONE;
        }
        let opened = self.current.nonces.iter().map(|(seat, _)| *seat).collect();
        self.current.committed.iter().map(|(seat, _)| *seat).collect::<Seats>().without(opened)
    }

    /// What a seat had committed to when the match started.
    pub(super) fn committed(&self, seat: Seat) -> Option<Bytes> {
        let mut committed = self.current.committed.iter();
        committed.find(|(other, _)| *other == seat).map(|(_, bytes)| *bytes)
    }

    /// Play begins when no nonce is awaited any more.
    fn begin_if_open(&mut self, at: u64) {
        if !self.unopened().is_empty() {
            return;
        }
        let current = &mut self.current;
        current.nonces.sort_by_key(|(seat, _)| *seat);
        current.key = match &current.source {
            Source::Fair { secret, .. } => {
                let opened = current.nonces.iter();
                let opened = opened.filter_map(|(seat, nonce)| Some((*seat, (*nonce)?)));
                Some(Key::fair(secret, &opened.collect::<Vec<_>>()))
            }
            Source::Seeded(seed) => Some(Key::seeded(seed)),
            Source::Drawn(secret) => Some(Key::fair(secret, &[])),
            Source::Typed => None,
        };
        if let Clock::Bank { seconds, .. } = self.options.clock {
            current.banks = vec![seconds.saturating_mul(1000); usize::from(current.seats())];
        }
        current.phase = Phase::Playing;
        current.ask(at);
    }

    fn end(&mut self, outcome: &Outcome) -> ApplyResult {
        if !matches!(self.current.phase, Phase::Opening | Phase::Playing) {
            return Err(TableRule::NotStarted.into());
        }
        // What the game itself says must be what the line says.
        let sound = match self.ended() {
            Some(ended) => *outcome == ended,
            None => {
                let agreed = matches!(self.agreed(), Some((_, OfferKind::Draw)));
                *outcome == self.current.drawn("abandoned")
                    || agreed && *outcome == self.current.drawn("agreed")
            }
        };
        if !sound {
            return Err(LineFault::Outcome);
        }
        self.current.outcome = Some(outcome.clone());
        self.current.phase = Phase::Over;
        self.current.question = None;
        self.current.offer = None;
        self.tell_all(News::Ended { outcome: outcome.clone() });
        Ok(())
    }

    /// Whether everybody has agreed to what is offered.
    pub(super) fn agreed(&self) -> Option<(Seat, OfferKind)> {
        let offer = self.current.offer.as_ref()?;
        self.waiting_for(offer).is_empty().then_some((offer.by, offer.what))
    }

    /// Who still has to agree: people at other devices. To a draw those who are there; to what
    /// touches the play of others all of them, also those for whom a bot stands in.
    pub(super) fn waiting_for(&self, offer: &Offer) -> Seats {
        let sitting = || self.chairs.get(offer.by.index()).and_then(Chair::device);
        let device = offer.newcomer.as_ref().map(|newcomer| newcomer.device).or_else(sitting);
        let own = self.seats_where(|chair| chair.device() == device);
        let asked = if offer.what == OfferKind::Draw { self.people() } else { self.players() };
        asked.without(offer.agreed).without(own)
    }
}

/// A secret must be the one that was committed to.
fn sound(source: &Source) -> Result<&Source, LineFault> {
    match source {
        Source::Fair { commitment: published, secret } if commitment(secret) != *published => {
            Err(LineFault::Secret)
        }
        _ => Ok(source),
    }
}
