//! A database and a doorbell that lose, delay and double what they carry, but keep what they committed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::luck::Stream;
use store::{Claim, Connected, LEASE, Pulse, Ring, StoreError, StoredLine, TablePulse};
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep};

use super::Bug;
use super::world::START;

/// What all nodes share.
pub(super) struct Database {
    pub(super) begun: Instant,
    pub(super) bug: Option<Bug>,
    state: Mutex<DatabaseState>,
}

struct DatabaseState {
    chaos: Stream,
    /// Whether anything goes wrong at all.
    wild: bool,
    away: bool,
    lines: Vec<(StoredLine, u64)>,
    /// How many of them are on the disk; all, unless a bug was planted.
    durable: usize,
    /// How many of them a replica has.
    replicated: usize,
    nodes: BTreeMap<String, Instant>,
    duties: BTreeMap<String, String>,
    connected: BTreeMap<String, Connected>,
    bells: Vec<Arc<Bell>>,
    deaf: BTreeSet<usize>,
}

/// The doorbell at one node.
#[derive(Default)]
pub(super) struct Bell {
    pub(super) heard: Mutex<VecDeque<Ring>>,
    pub(super) rang: Notify,
}

/// What becomes of a request.
enum Fate {
    Answered,
    /// It never gets there.
    NotSent,
    /// It gets there, and the answer does not come back.
    AnswerLost,
    /// The connection breaks, and it gets there later all the same.
    Ghost,
}

impl Database {
    pub(super) fn new(
        seed: u64,
        begun: Instant,
        bug: Option<Bug>,
        first: Vec<StoredLine>,
    ) -> Arc<Self> {
        let lines: Vec<_> = first.into_iter().map(|line| (line, 0)).collect();
        let state = DatabaseState {
            chaos: Stream::new(seed),
            wild: true,
            away: false,
            durable: lines.len(),
            replicated: lines.len(),
            lines,
            nodes: BTreeMap::new(),
            duties: BTreeMap::new(),
            connected: BTreeMap::new(),
            bells: Vec::new(),
            deaf: BTreeSet::new(),
        };
        Arc::new(Database { begun, bug, state: Mutex::new(state) })
    }

    fn lock(&self) -> MutexGuard<'_, DatabaseState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn calm(&self) {
        let mut state = self.lock();
        (state.wild, state.away) = (false, false);
        state.deaf.clear();
    }

    pub(super) fn set_away(&self, away: bool) {
        self.lock().away = away;
    }

    pub(super) fn set_deaf(&self, node: usize, deaf: bool) {
        let state = &mut self.lock();
        if deaf {
            state.deaf.insert(node)
        } else {
            state.deaf.remove(&node)
        };
    }

    /// It loses its power and starts again: what was on the disk is there.
    pub(super) fn restart(&self) {
        let state = &mut self.lock();
        let durable = state.durable;
        state.lines.truncate(durable);
        state.replicated = state.replicated.min(durable);
        state.connected.clear();
    }

    pub(super) fn lines(&self) -> Vec<StoredLine> {
        self.lock().lines.iter().map(|(line, _)| line.clone()).collect()
    }

    pub(super) fn bell(&self) -> Arc<Bell> {
        let bell = Arc::new(Bell::default());
        self.lock().bells.push(bell.clone());
        bell
    }

    /// Asks for something over a network that may fail. What was sent is done even if nobody waits.
    pub(super) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        writes: bool,
        work: impl FnOnce(&Database) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (there, back, fate) = {
            let state = &mut self.lock();
            let wild = state.wild;
            let slow = |chaos: &mut Stream| {
                let most = if wild && chaos.pick(50) == 0 { 2_000 } else { 12 };
                Duration::from_millis(chaos.pick(most) as u64)
            };
            let (there, back) = (slow(&mut state.chaos), slow(&mut state.chaos));
            let fate = match state.chaos.pick(60) {
                0 if wild => Fate::NotSent,
                1 if wild => Fate::AnswerLost,
                2 if wild => Fate::Ghost,
                _ => Fate::Answered,
            };
            (there, back, fate)
        };
        let lost = || if writes { StoreError::Unsure } else { away() };
        let (done, answer) = oneshot::channel();
        let ghost = matches!(fate, Fate::Ghost);
        if matches!(fate, Fate::NotSent) || self.lock().away {
            sleep(there).await;
            return Err(away());
        }
        let database = self.clone();
        tokio::spawn(async move {
            sleep(if ghost { there + Duration::from_millis(700) } else { there }).await;
            let _ = done.send(work(&database));
        });
        if ghost {
            sleep(there).await;
            return Err(lost());
        }
        let answer = answer.await;
        sleep(back).await;
        let cut = self.lock().away || matches!(fate, Fate::AnswerLost);
        if cut { Err(lost()) } else { answer.map_err(|_| lost()) }
    }

    /// Appends, if nobody else did at these numbers.
    pub(super) fn append(&self, lines: Vec<StoredLine>, mark: u64) -> Result<(), StoreError> {
        let state = &mut self.lock();
        let taken = |line: &StoredLine| {
            state.lines.iter().find(|(other, _)| other.number == line.number).map(|(_, by)| *by)
        };
        let by: Vec<Option<u64>> = lines.iter().map(taken).collect();
        if by.iter().any(Option::is_some) {
            if by.iter().all(|by| *by == Some(mark)) {
                return Ok(());
            }
            if self.bug == Some(Bug::NoCheck) {
                // The later one wins.
                let first = lines[0].number;
                state.lines.retain(|(line, _)| line.number < first);
            } else {
                return Err(StoreError::Conflict);
            }
        }
        state.lines.extend(lines.into_iter().map(|line| (line, mark)));
        // Somebody who answers before the disk does has it there a little later.
        if self.bug != Some(Bug::AnswerBeforeCommit) || state.chaos.pick(4) > 0 {
            state.durable = state.lines.len();
        }
        if state.chaos.pick(3) == 0 {
            state.replicated = state.lines.len();
        }
        Ok(())
    }

    pub(super) fn read(&self, first: u32) -> Vec<StoredLine> {
        let state = self.lock();
        let known = match self.bug {
            Some(Bug::StaleNews) => state.replicated.min(state.lines.len()),
            _ => state.lines.len(),
        };
        let lines = state.lines[..known].iter().map(|(line, _)| line);
        lines.filter(|line| line.number >= first).cloned().collect()
    }

    pub(super) fn join(&self, node: &str) {
        self.lock().nodes.insert(node.to_owned(), Instant::now() + LEASE);
    }

    pub(super) fn pulse(
        &self,
        node: &str,
        connected: Vec<(String, Connected)>,
        tables: &[String],
    ) -> Pulse {
        let now = START as i64 + self.begun.elapsed().as_millis() as i64;
        let state = &mut self.lock();
        let alive = state.nodes.contains_key(node);
        if alive {
            state.nodes.insert(node.to_owned(), Instant::now() + LEASE);
        }
        state.nodes.retain(|_, until| Instant::now() < *until);
        let nodes: BTreeSet<String> = state.nodes.keys().cloned().collect();
        state.duties.retain(|_, node| nodes.contains(node));
        state.connected.retain(|node, _| nodes.contains(node));
        for (_, who) in connected {
            state.connected.insert(node.to_owned(), who);
        }
        let next = state.lines.last().map_or(0, |(line, _)| line.number + 1);
        let others = state.connected.iter().filter(|(other, _)| *other != node);
        let devices = others.flat_map(|(_, who)| who.devices.clone()).collect();
        let table = |id: &String| TablePulse {
            id: id.clone(),
            next,
            node: state.duties.get(id).cloned(),
            elsewhere: Connected { devices, watchers: 0 },
        };
        Pulse { alive, now, tables: tables.first().map(table).into_iter().collect() }
    }

    pub(super) fn claim(&self, node: &str, duties: Vec<String>) -> Vec<Claim> {
        let state = &mut self.lock();
        if !state.nodes.contains_key(node) {
            return Vec::new();
        }
        let mut mine = Vec::new();
        for duty in duties {
            let owner = state.duties.get(&duty);
            if owner.is_none_or(|owner| owner == node || !state.nodes.contains_key(owner)) {
                state.duties.insert(duty.clone(), node.to_owned());
                mine.push(Claim { duty, idle: None });
            }
        }
        mine
    }

    pub(super) fn release(&self, node: &str, duties: &[String]) {
        let state = &mut self.lock();
        state.duties.retain(|duty, owner| owner != node || !duties.contains(duty));
        state.connected.remove(node);
    }

    /// Rings at the other nodes, sooner or later, once or twice or never.
    pub(super) fn ring(self: &Arc<Self>, rings: &[Ring]) {
        let state = &mut self.lock();
        for index in 0..state.bells.len() {
            let bell = state.bells[index].clone();
            let times = if !state.wild {
                1
            } else if state.deaf.contains(&index) {
                0
            } else {
                [0, 1, 1, 1, 1, 1, 1, 2][state.chaos.pick(8)]
            };
            for _ in 0..times {
                let delay = Duration::from_millis(state.chaos.pick(60) as u64);
                let (bell, rings) = (bell.clone(), rings.to_vec());
                tokio::spawn(async move {
                    sleep(delay).await;
                    bell.heard.lock().unwrap_or_else(PoisonError::into_inner).extend(rings);
                    bell.rang.notify_one();
                });
            }
        }
    }
}

fn away() -> StoreError {
    StoreError::Away { says: "simulated".to_owned() }
}
