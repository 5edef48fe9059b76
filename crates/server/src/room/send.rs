//! What everybody at a table is told. What all of them see is written once.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use protocol::{Message, News, You};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::Actor;
use table::live::Bookmark;
use tokio::time::Instant;

use super::{Room, Socket};
use crate::error::ServerError;
use crate::outlet::text;

/// An update as it is sent: the same as [`protocol::Update`], its larger parts already written.
#[derive(Serialize)]
struct SentUpdate<'a> {
    say: &'static str,
    version: u32,
    news: Vec<News>,
    table: &'a RawValue,
    you: You,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    views: Vec<SentView>,
}

#[derive(Serialize)]
struct SentView {
    seat: Option<Seat>,
    view: Box<RawValue>,
}

/// That somebody came or went, to be told not too often.
pub(super) struct Comings {
    pause: Duration,
    untold: bool,
    told: Option<Instant>,
}

impl Comings {
    pub(super) fn new(pause: Duration) -> Self {
        Comings { pause, untold: false, told: None }
    }

    fn note(&mut self) {
        self.untold = true;
    }

    fn clear(&mut self) {
        self.untold = false;
    }

    /// When it is to be told, if it is.
    pub(super) fn due(&self) -> Option<Instant> {
        self.untold.then(|| self.told.map_or_else(Instant::now, |told| told + self.pause))
    }

    /// Whether it is to be told now; then it counts as told.
    fn take(&mut self, now: Instant) -> bool {
        let due = self.untold && self.told.is_none_or(|told| told + self.pause <= now);
        if due {
            self.untold = false;
            self.told = Some(now);
        }
        due
    }
}

impl Room {
    /// Tells those who should know: everybody if lines were kept; if somebody only came or went,
    /// people once in a while, and watchers more rarely.
    pub(super) fn spread(&mut self, kept: bool, somebody: bool) {
        if somebody {
            self.people.note();
            self.watchers.note();
        }
        let now = Instant::now();
        let (people, watchers) = if kept {
            self.note_seats();
            self.people.clear();
            self.watchers.clear();
            (true, true)
        } else {
            (self.people.take(now), self.watchers.take(now))
        };
        if people || watchers {
            self.tell(people, watchers);
        }
    }

    /// Notes which sockets belong to people with a seat.
    fn note_seats(&self) {
        for socket in &self.sockets {
            socket.seating.note(self.has_seat(socket.actor));
        }
    }

    pub(super) fn has_seat(&self, actor: Actor) -> bool {
        match actor {
            Actor::Device(device) => {
                self.table.is_host(device) || !self.table.seats_of(device).is_empty()
            }
            Actor::Watcher => false,
        }
    }

    /// Tells people, or watchers, or both what they have not heard yet.
    fn tell(&mut self, people: bool, watchers: bool) {
        let views = self.table.take_stirred();
        // What changes views changes lines, and is told to everybody.
        let (people, watchers) = (people || views, watchers || views);
        // What only its own device may notice is told to no other.
        let hushed = self.table.take_hushed();
        let state = self.table.state(self.now());
        self.phase = state.phase;
        let Ok(state) = to_raw_value(&state) else { return };
        let mut behind = Vec::new();
        let mut sockets = std::mem::take(&mut self.sockets);
        let mark = self.table.mark();
        // Whoever watches since the same moment is told the same.
        let mut watched: Option<(Bookmark, Utf8Bytes)> = None;
        let hears = |actor: Actor| match (&hushed, actor) {
            (Some(devices), Actor::Device(device)) => devices.contains(&device),
            (Some(_), Actor::Watcher) => false,
            (None, Actor::Device(_)) => people,
            (None, Actor::Watcher) => watchers,
        };
        for (index, socket) in sockets.iter_mut().enumerate() {
            if !hears(socket.actor) {
                continue;
            }
            let known = watched.as_ref().filter(|(since, _)| *since == socket.mark);
            let text = match known.filter(|_| socket.actor == Actor::Watcher) {
                Some((_, text)) => text.clone(),
                None => text(&self.update(socket, &state, views)),
            };
            if socket.actor == Actor::Watcher {
                watched = Some((socket.mark, text.clone()));
            }
            socket.mark = mark;
            if !socket.outlet.text(text) {
                behind.push(index);
            }
        }
        metrics::counter!("qlub_updates_total").increment(sockets.len() as u64);
        for index in behind.into_iter().rev() {
            let gone = sockets.swap_remove(index);
            self.let_go(&gone);
        }
        self.sockets = sockets;
    }

    fn update<'a>(&self, socket: &Socket, state: &'a RawValue, views: bool) -> SentUpdate<'a> {
        let views = if views { self.table.views(socket.actor) } else { Vec::new() };
        let views = views.into_iter().filter_map(|seen| {
            Some(SentView { seat: seen.seat, view: to_raw_value(&seen.view).ok()? })
        });
        SentUpdate {
            say: "update",
            version: self.table.version(),
            news: self.table.news_since(socket.actor, socket.mark),
            table: state,
            you: self.table.you(socket.actor),
            views: views.collect(),
        }
    }

    /// The table is deleted: everybody goes.
    pub(super) fn say_deleted(&mut self) {
        self.close_all(crate::socket::GONE, &ServerError::NoTable);
    }

    /// The server stops: everybody may come back to the next one.
    pub(super) fn say_stopping(&mut self) {
        self.close_all(crate::socket::RESTART, &ServerError::Stopping);
    }

    /// Nobody knows what was kept of the last round: everybody should come back and see.
    pub(super) fn say_unsure(&mut self) {
        self.close_all(crate::socket::RESTART, &ServerError::Unsure);
    }

    fn close_all(&mut self, code: u16, error: &ServerError) {
        let bye = Message::Bye { refusal: error.refusal() };
        for socket in self.sockets.drain(..) {
            socket.outlet.close(code, &bye);
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::http::NewTable;
    use protocol::{LuckChoice, Options, Update};
    use table::{Actor, Moment, Table};

    use super::*;

    #[test]
    fn an_update_is_sent_as_the_protocol_says() {
        let new = NewTable {
            game: "qwixx".to_owned(),
            setup: "classic 2".to_owned(),
            luck: LuckChoice::Fair,
            options: Options::default(),
        };
        let table = Table::open(&new, 1, &Moment { now: 0, fresh: [7; 32] }).unwrap();
        let actor = Actor::Device(1);
        let (_, update) = table.welcome(actor, Some(0), 0);
        let state = to_raw_value(&update.table).unwrap();
        let view = |seen: &protocol::ViewFor| SentView {
            seat: seen.seat,
            view: to_raw_value(&seen.view).unwrap(),
        };
        let sent = SentUpdate {
            say: "update",
            version: update.version,
            news: update.news.clone(),
            table: &state,
            you: update.you.clone(),
            views: update.views.iter().map(view).collect(),
        };
        let read: Message = serde_json::from_str(&text(&sent)).unwrap();
        assert_eq!(read, Message::Update(update.clone()));
        let same: Update = serde_json::from_str(&text(&sent)).unwrap();
        assert_eq!(same, update);
    }
}
