//! What goes over the wire is what the table shows to that device, and nothing else: every frame is compared
//! with the table as it was at that version, replayed from what is kept. That a table shows nobody what is
//! hidden is tested where tables are made.

use std::collections::BTreeMap;

use client::{Device, Player, socket::upgrade};
use futures_util::future::join_all;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Envelope, Message, News, Phase, Request, Update};
use serde_json::Value;
use table::live::Bookmark;
use table::{Actor, Entry, Line, Table};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::scene::{House, enter, seated, start};

/// Hands, hidden piles and sealed answers.
const HIDDEN: [(&str, &str); 4] = [
    ("qwirkle", "standard 3"),
    ("qwixx-cards", "classic 3"),
    ("qwixx-cards", "jokers 2"),
    ("qwixx", "bonus-b 3"),
];
/// What differs from one moment to the next without a line that says so; what the server adds to an update;
/// and news, which are compared as a whole.
const LEFT_OUT: [&str; 10] =
    ["present", "watchers", "left", "opens", "closes", "say", "id", "protocol", "fresh", "news"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_goes_over_the_wire_but_what_a_device_may_see() {
    let house = House::new().await;
    let (mut tables, mut heard) = (Vec::new(), Vec::new());
    for (game, setup) in HIDDEN {
        let (opened, mut players) = seated(&house.server, game, setup, 11).await;
        let guest = enter(&house.server, &opened).await;
        let watcher = Device::new(&house.server, &opened.watch, None);
        let devices = players.iter().map(|player| player.device.clone()).chain([guest, watcher]);
        let ears: Vec<_> = devices.map(|device| tokio::spawn(frames(device))).collect();
        start(&mut players).await;
        assert!(house.server.record(&opened.table, 1).await.is_err(), "the match is not over");
        join_all(players.iter_mut().map(Player::play)).await;
        heard.push(join_all(ears).await.into_iter().map(Result::unwrap).collect::<Vec<_>>());
        tables.push(opened.table);
    }
    let kept = house.into_lines(&tables).await;
    for ((what, lines), heard) in HIDDEN.iter().zip(&kept).zip(&heard) {
        let shown = Shown::replayed(lines);
        let devices = (1..).map(Actor::Device).take(heard.len() - 1);
        let actors: Vec<_> = devices.chain([Actor::Watcher]).collect();
        assert!(heard.iter().map(Vec::len).sum::<usize>() > 40, "{what:?}: little was heard");
        for (actor, frames) in actors.iter().zip(heard) {
            shown.compare(*actor, frames).unwrap_or_else(|leak| panic!("{what:?}: {leak}"));
        }
        // Whoever was sent what is meant for a seat would be found.
        for (number, actor) in actors.iter().enumerate() {
            let other = &heard[usize::from(number == 0)];
            assert!(shown.compare(*actor, other).is_err(), "{what:?}: {actor:?}");
        }
    }
}

/// Every frame that a device is sent until the match is over.
async fn frames(device: Device) -> Vec<String> {
    let mut stream = upgrade(&device).await.unwrap();
    let request = Request::Hello { protocol: vec![protocol::VERSION], version: None };
    let hello = serde_json::to_string(&Envelope { id: 1, request }).unwrap();
    stream.send(Frame::text(hello)).await.unwrap();
    let mut frames = Vec::new();
    while let Some(frame) = stream.next().await {
        let Frame::Text(text) = frame.unwrap() else { continue };
        frames.push(text.to_string());
        if update(&text).table.phase == Phase::Over {
            break;
        }
    }
    frames
}

fn update(frame: &str) -> Update {
    match serde_json::from_str(frame).unwrap() {
        Message::Welcome { update, .. } | Message::Update(update) => update,
        other => panic!("{other:?} to somebody who asked for nothing"),
    }
}

/// What a table showed.
struct Shown {
    /// The table at each version, once for each line that led to it.
    tables: BTreeMap<u32, Vec<Table>>,
    start: Bookmark,
    last: Table,
}

impl Shown {
    fn replayed(lines: &[Entry]) -> Self {
        let host = lines.iter().position(|entry| matches!(entry.line, Line::Host(_))).unwrap();
        let read = |count: usize| Table::read(lines[..count].to_vec(), 0).unwrap();
        let mut tables: BTreeMap<u32, Vec<Table>> = BTreeMap::new();
        for table in (host + 1..=lines.len()).map(read) {
            tables.entry(table.version()).or_default().push(table);
        }
        Shown { tables, start: read(host + 1).mark(), last: read(lines.len()) }
    }

    /// Compares what a device was sent with what it may see.
    fn compare(&self, actor: Actor, frames: &[String]) -> Result<(), String> {
        let mut told: Vec<News> = Vec::new();
        for frame in frames {
            let update = update(frame);
            let (version, with_views) = (update.version, !update.views.is_empty());
            // Told before the first line that is replayed here, and says nothing.
            told.extend(update.news.into_iter().filter(|news| *news != News::Changed));
            let sent = lasting(&serde_json::from_str(frame).unwrap());
            let so = |table: &Table| {
                let update = table.update(actor, table.mark(), with_views, 0);
                lasting(&serde_json::to_value(update).unwrap()) == sent
            };
            if !self.tables.get(&version).is_some_and(|tables| tables.iter().any(so)) {
                return Err(format!("{actor:?} was sent at version {version}: {frame}"));
            }
        }
        let all = self.last.news_since(actor, self.start);
        if told == all { Ok(()) } else { Err(format!("{actor:?} was told {told:?}, not {all:?}")) }
    }
}

/// A value without what is left out.
fn lasting(value: &Value) -> Value {
    match value {
        Value::Array(all) => all.iter().map(lasting).collect(),
        Value::Object(fields) => fields
            .iter()
            .filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()))
            .map(|(name, value)| (name.clone(), lasting(value)))
            .collect(),
        other => other.clone(),
    }
}
