//! Thirty phones behind one address, which an attacker shares: are they let in?

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game::luck::Stream;
use serde::Serialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::attack::{AttackCounts, Bare};
use super::honest::find;
use super::honest::phone::{Attempt, People, Phone};
use super::honest::table::insist;
use super::talk::Talk;
use crate::device::Device;
use crate::server::Server;

const TABLES: u64 = 10;
const SEATS: u64 = 3;
/// Nobody may be refused for longer than this, in seconds.
const LIMIT: f64 = 10.0;

/// What the phones met.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PhonesReport {
    /// What the attacker did beside them.
    pub kinds: Vec<&'static str>,
    /// How many phones there were.
    pub phones: u64,
    /// How many tables they had.
    pub tables: u64,
    /// How long, in seconds.
    pub seconds: f64,
    /// Tables at which a match was begun.
    pub begun: u64,
    /// Matches that were begun again after one was over.
    pub rematches: u64,
    /// Answers that counted.
    pub answers: u64,
    /// How many chat messages were sent.
    pub chats: u64,
    /// Pages that were loaded again.
    pub reloads: u64,
    /// Refusals by the server, closed sockets and failed connections.
    pub refusals: u64,
    /// The longest that one of them was refused in a row, in seconds.
    pub refused_for: f64,
    /// What they were told, and how often.
    pub refused_with: BTreeMap<String, u64>,
    /// What the attacker got done.
    pub attacker: Option<AttackCounts>,
}

impl PhonesReport {
    /// Whether nobody was refused for too long, and everybody got to play.
    pub fn is_good(&self) -> bool {
        self.refused_for <= LIMIT && self.begun == self.tables
    }
}

#[derive(Default)]
struct Count {
    begun: AtomicU64,
    rematches: AtomicU64,
    answers: AtomicU64,
    chats: AtomicU64,
    reloads: AtomicU64,
}

pub(super) async fn run(server: &Server, time: Duration) -> PhonesReport {
    let (people, count) = (Arc::new(People::default()), Arc::new(Count::default()));
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let phones = (0..SEATS).map(|_| Phone::new(server.clone(), &people)).collect();
        let count = count.clone();
        tasks.spawn(async move { table(number, phones, count).await.unwrap_or_default() });
    }
    sleep(time).await;
    let met = people.take();
    people.stop();
    drop(tasks);
    let all = |count: &AtomicU64| count.load(Ordering::Relaxed);
    PhonesReport {
        kinds: Vec::new(),
        phones: TABLES * SEATS,
        tables: TABLES,
        seconds: begun.elapsed().as_secs_f64(),
        begun: all(&count.begun),
        rematches: all(&count.rematches),
        answers: all(&count.answers),
        chats: all(&count.chats),
        reloads: all(&count.reloads),
        refusals: met.refusals,
        refused_for: met.longest.as_secs_f64(),
        refused_with: met.words,
        attacker: None,
    }
}

/// Three people, who find each other by a code, or a link.
async fn table(number: u64, phones: Vec<Phone>, count: Arc<Count>) -> Option<()> {
    let mut phones = phones.into_iter();
    let mut first = phones.next()?;
    let opened = first.open("qwixx", &format!("classic {SEATS}")).await?;
    let mut sat = Vec::new();
    let talk = first.connect(&opened.device, None).await?;
    sat.push(Person::new(first, opened.device.clone(), talk, number * SEATS, &count));
    for (seat, mut phone) in (1..).zip(phones) {
        let table = by_code_or_link(&phone, &opened).await;
        let device = phone.enter(&table).await?;
        let talk = phone.connect(&device, None).await?;
        sat.push(Person::new(phone, device, talk, number * SEATS + seat, &count));
    }
    for (seat, person) in sat.iter_mut().enumerate() {
        let sit = json!({ "do": "sit", "seat": seat, "name": format!("Phone {seat}") });
        insist(&mut person.phone, &person.device, &mut person.talk, sit).await?;
    }
    let host = sat.first_mut()?;
    insist(&mut host.phone, &host.device, &mut host.talk, json!({ "do": "start" })).await?;
    count.begun.fetch_add(1, Ordering::Relaxed);
    let mut tasks = JoinSet::new();
    for person in sat {
        tasks.spawn(async move { person.live().await.unwrap_or_default() });
    }
    while tasks.join_next().await.is_some() {}
    Some(())
}

/// The table that somebody has the code of. Where an attacker has guessed too often from their address nobody
/// is told what a code leads to; then somebody sends a link.
async fn by_code_or_link(phone: &Phone, opened: &Bare) -> String {
    find(&phone.server, &opened.code).await.unwrap_or_else(|_| opened.device.table.clone())
}

/// Somebody with a phone.
struct Person {
    phone: Phone,
    device: Device,
    talk: Talk,
    choice: Stream,
    /// Whether this is the one who begins matches.
    first: bool,
    /// When the page is loaded again.
    reload: Instant,
    count: Arc<Count>,
}

impl Person {
    fn new(phone: Phone, device: Device, talk: Talk, number: u64, count: &Arc<Count>) -> Self {
        let first = number.is_multiple_of(SEATS);
        // Not all of them at once.
        let reload = Instant::now() + Duration::from_millis(10_000 + 700 * number);
        let choice = Stream::new(number);
        Person { phone, device, talk, choice, first, reload, count: count.clone() }
    }

    /// Plays, talks, loads the page again, and begins another match when one is over.
    async fn live(mut self) -> Option<()> {
        while self.phone.people.play_on() {
            if self.reload <= Instant::now() {
                self.load_again().await?;
            }
            let seat = self.talk.seat();
            match (self.talk.phase(), seat) {
                ("over", _) if self.first => {
                    self.ask(json!({ "do": "rematch" })).await?;
                    self.count.rematches.fetch_add(1, Ordering::Relaxed);
                }
                ("gathering", Some(seat)) if self.talk.chair(seat)["ready"] == false => {
                    let terms = self.talk.table["terms"].clone();
                    self.ask(json!({ "do": "ready", "seat": seat, "terms": terms })).await?;
                }
                ("gathering", _) if self.first => {
                    self.ask(json!({ "do": "start" })).await?;
                    self.listen(Duration::from_millis(300)).await?;
                }
                ("playing", Some(seat)) if self.talk.owes(seat).is_some() => {
                    self.answer(seat).await?;
                }
                _ => self.listen(Duration::from_secs(1)).await?,
            }
        }
        None
    }

    async fn answer(&mut self, seat: u8) -> Option<()> {
        let thinks = Duration::from_millis(400 + self.choice.pick(1200) as u64);
        self.listen(thinks).await?;
        let Some(question) = self.talk.owes(seat) else { return Some(()) };
        if self.choice.pick(8) == 0 {
            self.ask(json!({ "do": "chat", "seat": seat, "text": "Well played!" })).await?;
            self.count.chats.fetch_add(1, Ordering::Relaxed);
        }
        let legal = self.ask(json!({ "do": "legal", "seat": seat })).await?;
        let Some(legal) = legal else { return Some(()) };
        let actions = legal["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
        if actions.is_empty() {
            return Some(());
        }
        let action = &actions[self.choice.pick(actions.len())];
        let answer =
            json!({ "do": "answer", "seat": seat, "question": question, "action": action });
        if self.ask(answer).await?.is_some() {
            self.count.answers.fetch_add(1, Ordering::Relaxed);
        }
        Some(())
    }

    /// Hears what there is for so long.
    async fn listen(&mut self, time: Duration) -> Option<()> {
        let until = Instant::now() + time;
        while let Ok(read) =
            timeout(until.saturating_duration_since(Instant::now()), self.talk.read()).await
        {
            if let Attempt::Again = self.phone.heard(Instant::now(), read).await {
                self.talk = self.phone.connect(&self.device, Some(self.talk.version)).await?;
            }
        }
        Some(())
    }

    async fn ask(&mut self, request: serde_json::Value) -> Option<Option<serde_json::Value>> {
        insist(&mut self.phone, &self.device, &mut self.talk, request).await
    }

    /// Loads the page again: its first file, who this is, and a socket.
    async fn load_again(&mut self) -> Option<()> {
        let (server, device) = (self.phone.server.clone(), self.device.clone());
        for (method, path) in [("GET", "/".to_owned()), ("POST", device.path("/enter"))] {
            while self.phone.people.play_on() {
                let body = if method == "POST" { "{}".to_owned() } else { String::new() };
                let begun = self.phone.knock();
                let result = server.request(method, &path, device.cookie.as_deref(), body).await;
                // A server without a page has nothing to give, and says so.
                let result = result.and_then(|response| match response.status {
                    404 => Ok(()),
                    _ => response.good().map(drop),
                });
                if !matches!(self.phone.heard(begun, result).await, Attempt::Again) {
                    break;
                }
            }
        }
        self.talk = self.phone.connect(&device, None).await?;
        self.reload = Instant::now() + Duration::from_secs(15 + self.choice.pick(10) as u64);
        self.count.reloads.fetch_add(1, Ordering::Relaxed);
        Some(())
    }
}
