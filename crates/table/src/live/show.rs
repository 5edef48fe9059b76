//! What a device may see of a table. Everything is built up from what that device may know.

use game::{Seat, Seats, Viewer};
use protocol::message::SealedAnswer;
use protocol::state::{ChairKind, NonceState};
use protocol::{
    ChairState, LuckState, News, OfferState, Options, Phase, QuestionState, TableState, Update,
    ViewFor, You,
};

use super::chair::{Chair, Identity, Sitter};
use super::{Actor, HeardNews, Hearers, Table};
use crate::fair::hex;
use crate::line::{Device, Source};

/// How much a device that returns is told of what it missed.
pub const TAIL: usize = 200;

/// A place in what has been told: where a device stopped listening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bookmark {
    match_number: u32,
    told: usize,
}

impl Table {
    /// What everybody may see.
    pub fn state(&self, now: u64) -> TableState {
        let current = &self.current;
        let question = current.question.as_ref().map(|question| QuestionState {
            number: question.number,
            seats: question.seats,
            answered: question.answered(),
            caller: self.caller(),
            opens: self
                .caller()
                .map(|_| self.opens(question, now))
                .filter(|left| *left > 0)
                .map(short),
            closes: self.call_ends().map(|at| short(at.saturating_sub(now))),
        });
        let offer = current.offer.as_ref().map(|offer| OfferState {
            by: offer.by,
            offer: offer.what,
            newcomer: offer.newcomer.as_ref().map(|newcomer| newcomer.name.clone()),
            waiting_for: self.waiting_for(offer),
        });
        let playing = current.phase == Phase::Playing;
        TableState {
            game: current.game.game().to_owned(),
            rules: current.game.rules(),
            setup: current.game.setup().to_string(),
            match_number: current.number,
            phase: if self.closed { Phase::Closed } else { current.phase },
            luck: self.luck_state(),
            options: self.shown_options(),
            terms: self.terms,
            seats: (0..)
                .map(Seat)
                .zip(&self.chairs)
                .map(|(s, c)| self.chair_state(s, c, now))
                .collect(),
            question,
            chance_due: playing && current.game.turn() == game::Turn::Chance,
            offer,
            outcome: current.outcome.clone(),
            watchers: self.presence.watchers + self.presence.watchers_elsewhere,
        }
    }

    /// The options with today's word for who stands in, though an older program may have written another.
    fn shown_options(&self) -> Options {
        let stand_in = self.chosen_stand_in().map(|level| level.to_string());
        Options { stand_in, ..self.options.clone() }
    }

    fn chair_state(&self, seat: Seat, chair: &Chair, now: u64) -> ChairState {
        let (kind, level) = match &chair.sitter {
            Sitter::Nobody => (ChairKind::Open, None),
            Sitter::Person(_) => (ChairKind::Person, None),
            Sitter::Bot(level) => (ChairKind::Bot, Some(level.to_string())),
        };
        let playing = self.current.phase == Phase::Playing;
        ChairState {
            kind,
            name: chair.name().to_owned(),
            level,
            stand_in: chair.stand_in.map(|level| level.to_string()),
            present: chair.device().map_or(kind == ChairKind::Bot, |d| self.presence.is_here(d)),
            host: chair.device() == Some(self.host),
            committed: chair.commitment().is_some(),
            ready: chair.person().map_or(kind == ChairKind::Bot, |person| person.ready),
            was: self.gone_owner(seat).map(|owner| owner.name.clone()),
            resigned: self.current.resigned.contains(seat),
            remark: self.current.remarks[seat.index()].map(str::to_owned),
            left: self.current.left(seat, &self.options, now).filter(|_| playing),
        }
    }

    fn luck_state(&self) -> LuckState {
        match &self.current.source {
            Source::Typed => LuckState::Typed,
            Source::Drawn(_) => LuckState::Drawn,
            Source::Seeded(seed) => LuckState::Seeded { seed: seed.clone() },
            Source::Fair { commitment, secret } => {
                let over = self.current.outcome.is_some();
                let opened = self.current.nonces.iter();
                let nonces = opened.filter_map(|(seat, nonce)| {
                    Some(NonceState { seat: *seat, nonce: hex(nonce.as_ref()?) })
                });
                LuckState::Fair {
                    commitment: hex(commitment),
                    secret: over.then(|| hex(secret)),
                    nonces: nonces.collect(),
                }
            }
        }
    }

    /// What a device is at the table.
    pub fn you(&self, actor: Actor) -> You {
        let Actor::Device(device) = actor else {
            return you(Seats::NONE);
        };
        let seats = self.seats_of(device);
        let sealed = |seat: Seat| {
            let action = self.current.question.as_ref()?.seal(seat)?.to_string();
            Some(SealedAnswer { seat, action })
        };
        let offer = self.current.offer.as_ref();
        let asks =
            offer.filter(|offer| offer.newcomer.as_ref().is_some_and(|n| n.device == device));
        You {
            seats,
            host: self.is_host(device),
            sealed: seats.iter().filter_map(sealed).collect(),
            kept: self.kept_for(device),
            asking: asks.map(|offer| offer.by),
        }
    }

    /// What a device's seats see, or what a watcher sees.
    pub fn views(&self, actor: Actor) -> Vec<ViewFor> {
        let seats = self.you(actor).seats;
        let game = &self.current.game;
        if seats.is_empty() {
            return vec![ViewFor { seat: None, view: game.view(Viewer::Watcher) }];
        }
        let seen = |seat| ViewFor { seat: Some(seat), view: game.view(Viewer::Seat(seat)) };
        seats.iter().map(seen).collect()
    }

    /// The end of what has been told so far.
    pub fn mark(&self) -> Bookmark {
        Bookmark { match_number: self.current.number, told: self.told.len() }
    }

    /// What a device may hear of what was told since a mark.
    pub fn news_since(&self, actor: Actor, mark: Bookmark) -> Vec<News> {
        let same = mark.match_number == self.current.number;
        let first = if same { mark.told.min(self.told.len()) } else { 0 };
        self.heard(actor, &self.told[first..])
    }

    /// An update for a device: what was told since a mark, and views if they may have changed.
    pub fn update(&self, actor: Actor, mark: Bookmark, views: bool, now: u64) -> Update {
        Update {
            version: self.version(),
            news: self.news_since(actor, mark),
            table: self.state(now),
            you: self.you(actor),
            views: if views { self.views(actor) } else { Vec::new() },
        }
    }

    /// What a device is told that comes or returns having seen some version: all it missed, or, if
    /// that is too long ago, the last of what there is. Says whether it is the latter.
    pub fn welcome(&self, actor: Actor, seen: Option<u32>, now: u64) -> (bool, Update) {
        let start = self.told.first().map_or(self.version, |heard| heard.version);
        let missed = seen.filter(|version| (start..=self.version).contains(version));
        let from = missed.unwrap_or(0);
        let first = self.told.partition_point(|heard| heard.version < from);
        let too_much = self.told.len() - first > TAIL;
        let first = first.max(self.told.len().saturating_sub(TAIL));
        let mark = Bookmark { match_number: self.current.number, told: first };
        (missed.is_none() || too_much, self.update(actor, mark, true, now))
    }

    /// Whether views may have changed since this was last asked.
    pub fn take_stirred(&mut self) -> bool {
        std::mem::take(&mut self.stirred)
    }

    /// The devices for which alone something has changed since this was last asked; nothing if
    /// others may have noticed something too.
    pub fn take_hushed(&mut self) -> Option<Vec<Device>> {
        let devices = std::mem::take(&mut self.hushed);
        let loud = std::mem::take(&mut self.loud);
        (!loud && !devices.is_empty()).then_some(devices)
    }

    /// All that a viewer may know, with everybody at the table.
    pub(crate) fn seen_by(mut self, viewer: Viewer, now: u64) -> Update {
        let devices: Vec<_> = self.chairs.iter().filter_map(Chair::device).collect();
        devices.into_iter().for_each(|device| self.arrive(Actor::Device(device)));
        let (seat, seats) = match viewer {
            Viewer::Seat(seat) => (Some(seat), Seats::only(seat)),
            Viewer::Watcher => (None, Seats::NONE),
        };
        Update {
            version: self.version(),
            // The match is over: whoever looks back as a seat sees all that the seat was told.
            news: news_of(&self.told, |hearers| seats.iter().any(|s| hearers.seats.contains(s))),
            table: self.state(now),
            you: you(seats),
            views: vec![ViewFor { seat, view: self.current.game.view(viewer) }],
        }
    }

    fn heard(&self, actor: Actor, told: &[HeardNews]) -> Vec<News> {
        let Actor::Device(device) = actor else { return news_of(told, |_| false) };
        let people = self.chairs.iter().filter_map(Chair::person);
        let own = people.filter(|person| person.device == device).map(|person| person.identity);
        let own: Vec<Identity> = own.collect();
        news_of(told, |hearers| own.iter().any(|identity| hearers.people.contains(identity)))
    }
}

/// What somebody may hear who is among some hearers.
fn news_of(told: &[HeardNews], is_among: impl Fn(&Hearers) -> bool) -> Vec<News> {
    let hears = |heard: &&HeardNews| heard.only.as_ref().is_none_or(&is_among);
    told.iter().filter(hears).map(|heard| heard.news.clone()).collect()
}

/// A short time in milliseconds.
fn short(time: u64) -> u32 {
    u32::try_from(time).unwrap_or(u32::MAX)
}

/// Somebody who holds some seats and nothing else.
fn you(seats: Seats) -> You {
    You { seats, host: false, sealed: Vec::new(), kept: Seats::NONE, asking: None }
}
