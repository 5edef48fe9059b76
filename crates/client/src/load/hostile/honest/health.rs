//! Whether the server answers at all, asked ten times a second.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::phone::People;
use crate::server::Server;

const EVERY: Duration = Duration::from_millis(100);
/// After so long nobody waits any more.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many answers may be owed at a time.
const MOST: usize = 700;

/// What the server's health was.
#[derive(Default)]
pub(super) struct Health {
    seen: Mutex<HealthReadings>,
}

/// What the server's health was since it was asked last.
#[derive(Default)]
pub(super) struct HealthReadings {
    /// The longest that an answer took, or has not come yet.
    pub(super) slowest: Duration,
    /// How many were asked for and not given.
    pub(super) failed: u64,
    owed: Vec<Instant>,
}

impl Health {
    pub(super) fn take(&self) -> HealthReadings {
        let mut seen = self.seen();
        let owed = seen.owed.clone();
        let waits = owed.iter().map(Instant::elapsed).max().unwrap_or_default();
        let taken = std::mem::take(&mut *seen);
        seen.owed = owed;
        HealthReadings { slowest: taken.slowest.max(waits), ..taken }
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, HealthReadings> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn ask(self: Arc<Self>, server: Server) {
        let begun = Instant::now();
        self.seen().owed.push(begun);
        let answer = timeout(PATIENCE, server.get("/healthz")).await;
        let good = matches!(answer, Ok(Ok(response)) if response.status == 200);
        let mut seen = self.seen();
        seen.owed.retain(|at| *at != begun);
        if good {
            seen.slowest = seen.slowest.max(begun.elapsed());
        } else {
            seen.failed += 1;
        }
    }
}

/// Asks until everybody goes home.
pub(super) async fn probe(health: Arc<Health>, server: Server, people: Arc<People>) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut asked = JoinSet::new();
    while people.play_on() {
        ticks.tick().await;
        while asked.try_join_next().is_some() {}
        if asked.len() < MOST {
            asked.spawn(health.clone().ask(server.clone()));
        }
    }
}
