//! An honest phone: it waits as it is told, tries again, and remembers how long it was refused.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::http::NewTable;
use protocol::{LuckChoice, Options};
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::super::attack::{self, Bare};
use super::super::talk::Talk;
use crate::device::Device;
use crate::error::ClientError;
use crate::server::Server;

/// How long a connection may take to come about.
const PATIENCE: Duration = Duration::from_secs(21);
/// The pause after the first failure, and the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(400);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// What honest people met, all together.
#[derive(Default)]
pub(crate) struct People {
    stop: AtomicBool,
    numbers: AtomicU64,
    met: Mutex<RefusalTally>,
}

/// Refusals that honest people met.
#[derive(Default)]
pub(crate) struct RefusalTally {
    /// How many requests were refused.
    pub(crate) refusals: u64,
    /// The longest time that somebody was refused in a row, or waited to be let in.
    pub(crate) longest: Duration,
    /// What they were told, and how often.
    pub(crate) words: BTreeMap<String, u64>,
    /// Who is being refused, and since when.
    refused: BTreeMap<u64, Instant>,
    /// Who waits to be let in, and since when.
    waiting: BTreeMap<u64, Instant>,
}

impl People {
    /// Whether people still play.
    pub(crate) fn play_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    /// Tells everybody to stop.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// What was met since this was asked last, with those who are being refused right now.
    pub(crate) fn take(&self) -> RefusalTally {
        let mut met = self.met();
        let now = met.refused.values().chain(met.waiting.values());
        let longest = now.map(Instant::elapsed).max().unwrap_or_default();
        let taken = std::mem::take(&mut *met);
        met.refused.clone_from(&taken.refused);
        met.waiting.clone_from(&taken.waiting);
        RefusalTally { longest: taken.longest.max(longest), ..taken }
    }

    fn met(&self) -> MutexGuard<'_, RefusalTally> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One phone, and the person who holds it.
pub(crate) struct Phone {
    pub(crate) server: Server,
    pub(crate) people: Arc<People>,
    number: u64,
    pause: Duration,
}

/// What came of something that a phone tried.
pub(crate) enum Attempt<T> {
    /// It worked, with this result.
    Done(T),
    /// The table has its reasons; trying again changes nothing.
    Declined,
    /// The server refused or did not answer; it can be tried again now.
    Again,
}

impl Phone {
    pub(crate) fn new(server: Server, people: &Arc<People>) -> Self {
        let number = people.numbers.fetch_add(1, Ordering::Relaxed);
        Phone { server, people: people.clone(), number, pause: FIRST_PAUSE }
    }

    /// Notes what came of something that was begun at a time; after a refusal it waits as it was
    /// told, or a little longer every time.
    pub(crate) async fn heard<T>(
        &mut self,
        begun: Instant,
        result: Result<T, ClientError>,
    ) -> Attempt<T> {
        let error = match result {
            Ok(done) => {
                self.served(begun);
                return Attempt::Done(done);
            }
            Err(error) if is_refusal(&error) => error,
            Err(_) => {
                self.people.met().waiting.remove(&self.number);
                return Attempt::Declined;
            }
        };
        {
            let mut met = self.people.met();
            met.refusals += 1;
            met.waiting.remove(&self.number);
            met.refused.entry(self.number).or_insert(begun);
            *met.words.entry(words(&error)).or_default() += 1;
        }
        sleep(told(&error).unwrap_or(self.pause)).await;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        Attempt::Again
    }

    fn served(&mut self, begun: Instant) {
        self.pause = FIRST_PAUSE;
        let mut met = self.people.met();
        met.waiting.remove(&self.number);
        let since = met.refused.remove(&self.number).unwrap_or(begun);
        met.longest = met.longest.max(since.elapsed());
    }

    /// Begins to wait to be let in.
    pub(crate) fn knock(&self) -> Instant {
        let now = Instant::now();
        self.people.met().waiting.insert(self.number, now);
        now
    }

    /// Opens a table, however long it takes.
    pub(crate) async fn open(&mut self, game: &str, setup: &str) -> Option<Bare> {
        while self.people.play_on() {
            let (begun, server) = (self.knock(), self.server.clone());
            let result = within(open(&server, game, setup)).await;
            if let Attempt::Done(opened) = self.heard(begun, result).await {
                return Some(opened);
            }
        }
        None
    }

    /// Enters a table, however long it takes.
    pub(crate) async fn enter(&mut self, table: &str) -> Option<Device> {
        while self.people.play_on() {
            let (begun, server) = (self.knock(), self.server.clone());
            let result = within(enter(&server, table)).await;
            if let Attempt::Done(device) = self.heard(begun, result).await {
                return Some(device);
            }
        }
        None
    }

    /// Connects, however long it takes.
    pub(crate) async fn connect(&mut self, device: &Device, seen: Option<u32>) -> Option<Talk> {
        while self.people.play_on() {
            let begun = self.knock();
            let result = within(Talk::open(device, seen)).await;
            if let Attempt::Done(talk) = self.heard(begun, result).await {
                return Some(talk);
            }
        }
        None
    }
}

impl Drop for Phone {
    fn drop(&mut self) {
        self.served(Instant::now());
    }
}

async fn open(server: &Server, game: &str, setup: &str) -> Result<Bare, ClientError> {
    let new = NewTable {
        game: game.to_owned(),
        setup: setup.to_owned(),
        luck: LuckChoice::Fair,
        options: Options { pace: 0, ..Options::default() },
    };
    match server.open(&new).await {
        Ok((opened, device)) => Ok(Bare { watch: opened.watch, code: opened.code, device }),
        // An older server does not know every message of this program.
        Err(ClientError::Status { status: 400 | 422, .. } | ClientError::Unreadable(_)) => {
            let new = json!({ "game": game, "setup": setup, "options": { "pace": 0 } });
            attack::open(server, &new).await
        }
        Err(error) => Err(error),
    }
}

async fn enter(server: &Server, table: &str) -> Result<Device, ClientError> {
    match server.enter(table, None).await {
        Ok((_, device)) => Ok(device),
        Err(ClientError::Unreadable(_)) => attack::enter(server, table).await,
        Err(error) => Err(error),
    }
}

async fn within<T>(trying: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    let silent = || ClientError::Network("no connection in time".to_owned());
    timeout(PATIENCE, trying).await.unwrap_or_else(|_| Err(silent()))
}

/// Whether it was the server that refused, rather than the table.
fn is_refusal(error: &ClientError) -> bool {
    match error {
        ClientError::Refused(refusal) => refusal.key.starts_with("server-"),
        ClientError::Status { status, .. } => *status != 409,
        ClientError::Closed { .. } | ClientError::Network(_) => true,
        ClientError::Unreadable(_) => false,
    }
}

/// How long the server says to wait.
fn told(error: &ClientError) -> Option<Duration> {
    let (ClientError::Status { refusal, .. } | ClientError::Closed { refusal, .. }) = error else {
        let ClientError::Refused(refusal) = error else { return None };
        return seconds(&refusal.data);
    };
    seconds(&refusal.as_ref()?.data)
}

fn seconds(data: &serde_json::Value) -> Option<Duration> {
    let seconds = data["retryAfter"].as_f64()?;
    Some(Duration::from_secs_f64(seconds.clamp(0.05, 120.0)))
}

/// An error in few words, the same for all of its kind.
fn words(error: &ClientError) -> String {
    let key = error.key().unwrap_or_default();
    match error {
        ClientError::Status { status, .. } => format!("{status} {key}").trim_end().to_owned(),
        ClientError::Closed { code, .. } => {
            let code = code.map_or_else(|| "without a code".to_owned(), |code| code.to_string());
            format!("closed {code} {key}").trim_end().to_owned()
        }
        ClientError::Refused(_) => key.to_owned(),
        ClientError::Network(why) => format!("network: {why}"),
        ClientError::Unreadable(_) => "unreadable".to_owned(),
    }
}
