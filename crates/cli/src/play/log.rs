//! What was told at this terminal, and the table in words and pictures.

use game::{Audience, Seat, Seats, Viewer};
use protocol::{ChairState, News};
use serde_json::{Value, json};
use table::{AnyMatch, SentEvent};

use super::session::Session;
use crate::drawing::{Paint, Scene, signed};
use crate::house;
use crate::replay::ending;

/// What was told so far, and who may hear it.
#[derive(Default)]
pub(crate) struct Log {
    told: Vec<SentEvent>,
    /// How much of it was told before this session.
    before: usize,
    /// What the bot of every seat said last of its answers.
    remarks: Vec<Option<String>>,
}

impl Log {
    /// The log of a match so far.
    pub(super) fn of(game: &dyn AnyMatch, resumed: bool) -> Self {
        let told: Vec<SentEvent> = game.retell().into_iter().flat_map(|(_, told)| told).collect();
        let before = if resumed { told.len() } else { 0 };
        Log { told, before, remarks: Vec::new() }
    }

    /// Adds what is news here: that somebody has answered is none.
    pub(super) fn hear(&mut self, news: Vec<News>, chairs: &[ChairState]) {
        self.remarks.resize(chairs.len(), None);
        for (seat, (before, chair)) in self.remarks.iter_mut().zip(chairs).enumerate() {
            if let Some(said) = chair.remark.as_ref().filter(|_| *before != chair.remark) {
                let event = json!({ "event": format!("remark-{said}"), "seat": seat });
                self.told.push(SentEvent { audience: Audience::All, event });
            }
            before.clone_from(&chair.remark);
        }
        for news in news {
            let (audience, event) = match news {
                News::Game { event, .. } if event["event"] == "answered" => continue,
                News::Game { event, only } => (only.map_or(Audience::All, Audience::Only), event),
                // What is no event is told by its key alone.
                News::TakenBack => (Audience::All, Value::Null),
                _ => continue,
            };
            self.told.push(SentEvent { audience, event });
        }
    }

    /// How much was told, and how much of it before this session.
    pub(super) fn lengths(&self) -> (usize, usize) {
        (self.told.len(), self.before)
    }
}

impl Session {
    /// What a viewer was told so far, in words.
    pub(crate) fn log(&self, viewer: Viewer) -> Vec<String> {
        let heard = self.log.told.iter().filter(|told| told.audience.includes(viewer));
        heard.filter(|told| told.event["event"] != "answered").map(|told| self.tell(told)).collect()
    }

    /// What was told since then to everybody, or to one seat alone.
    pub(crate) fn news(&self, since: usize, alone: Option<Seat>) -> Vec<String> {
        let audience = alone.map_or(Audience::All, Audience::Only);
        let heard = self.log.told[since..].iter().filter(|told| told.audience == audience);
        heard.filter(|told| told.event["event"] != "answered").map(|told| self.tell(told)).collect()
    }

    fn tell(&self, told: &SentEvent) -> String {
        if told.event.is_null() {
            return self.words.text("undone");
        }
        self.words.event(self.game().game(), &told.event, &|seat| self.name(seat))
    }

    /// The table as a viewer sees it, with the move that is being considered.
    pub(crate) fn draw(
        &self,
        viewer: Viewer,
        chosen: Option<&str>,
        (paint, columns): (Paint, u16),
    ) -> Vec<ratatui::text::Line<'static>> {
        let game = self.game();
        let legal = match viewer {
            Viewer::Seat(seat) => game.legal(seat),
            Viewer::Watcher => Vec::new(),
        };
        let deciding = match viewer {
            Viewer::Seat(seat) => Seats::from_iter([seat]),
            Viewer::Watcher => Seats::NONE,
        };
        let (view, words, names) = (game.view(viewer), &self.words, self.names());
        let game = game.game();
        let names = &names;
        Scene { game, view, legal: &legal, chosen, deciding, names, words, paint, columns }.draw()
    }

    /// How the game ended, once it has: why, who wins, and the points of every seat.
    pub(crate) fn result(&self) -> Vec<String> {
        let outcome = self.table.table().outcome();
        let told = outcome.map(|outcome| ending(outcome, &self.words, &|seat| self.name(seat)));
        told.unwrap_or_default()
    }

    /// What an action would bring, in words.
    pub(crate) fn preview(&self, seat: Seat, action: &str) -> String {
        self.foreseen(seat, action, |_| None)
    }

    /// What an action would bring, for a list: its points, where the game has points, and what happens.
    pub(crate) fn preview_line(&self, seat: Seat, action: &str) -> String {
        let game = self.game();
        let told = self.foreseen(seat, action, |event| house::in_short(game.game(), event));
        match game.preview(seat, action) {
            Some(preview) if !game.scores().is_empty() => {
                format!("{:>4}  {told}", signed(preview.points))
            }
            _ => told,
        }
    }

    fn foreseen(
        &self,
        seat: Seat,
        action: &str,
        in_short: impl Fn(&Value) -> Option<String>,
    ) -> String {
        let game = self.game();
        let Some(preview) = game.preview(seat, action) else { return String::new() };
        let names = |seat| self.name(seat);
        let events = preview.events.iter().filter(|event| event["event"] != "answered");
        let words = |event: &Value| self.words.event(game.game(), event, &names);
        let lines: Vec<_> =
            events.map(|event| in_short(event).unwrap_or_else(|| words(event))).collect();
        lines.join(" ")
    }
}
