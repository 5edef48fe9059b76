//! A world in which a node can be frozen or killed, and whose clocks are wrong.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use game::luck::Stream;
use tokio::time::Instant;

use super::Bug;
use crate::world::{Task, World};

/// The hour at which everything begins.
pub(super) const START: u64 = 1_800_000_000_000;

/// The world of one node.
#[derive(Clone)]
pub(super) struct SimWorld {
    begun: Instant,
    bug: Option<Bug>,
    state: Arc<Mutex<WorldState>>,
}

struct WorldState {
    entropy: Stream,
    /// By how many milliseconds its clock is wrong.
    wrong: i64,
    /// By how many the wall clock is wrong besides.
    jumped: i64,
    frozen: bool,
    dead: bool,
    tasks: u64,
    wakers: BTreeMap<u64, Waker>,
}

impl SimWorld {
    pub(super) fn new(seed: u64, begun: Instant, bug: Option<Bug>) -> Self {
        let mut entropy = Stream::new(seed);
        let wrong = entropy.pick(4000) as i64 - 2000;
        let wakers = BTreeMap::new();
        let state =
            WorldState { entropy, wrong, jumped: 0, frozen: false, dead: false, tasks: 0, wakers };
        SimWorld { begun, bug, state: Arc::new(Mutex::new(state)) }
    }

    fn lock(&self) -> MutexGuard<'_, WorldState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn freeze(&self) {
        self.lock().frozen = true;
    }

    pub(super) fn thaw(&self) {
        self.lock().frozen = false;
        self.wake();
    }

    pub(super) fn kill(&self) {
        self.lock().dead = true;
        self.wake();
    }

    pub(super) fn jump(&self, millis: i64) {
        self.lock().jumped = millis;
    }

    pub(super) fn is_dead(&self) -> bool {
        self.lock().dead
    }

    fn wake(&self) {
        let wakers = std::mem::take(&mut self.lock().wakers);
        wakers.into_values().for_each(Waker::wake);
    }

    fn passed(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }
}

impl World for SimWorld {
    fn now(&self) -> u64 {
        (START + self.passed()).saturating_add_signed(self.lock().wrong)
    }

    fn wall(&self) -> u64 {
        self.now().saturating_add_signed(self.lock().jumped)
    }

    fn steady(&self) -> Instant {
        if self.bug != Some(Bug::LeaseByWallClock) {
            return Instant::now();
        }
        let wall = self.wall().saturating_sub(START - 1_000_000_000);
        self.begun + Duration::from_millis(wall)
    }

    fn fresh(&self) -> [u8; 32] {
        let entropy = &mut self.lock().entropy;
        let mut bytes = [0; 32];
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&entropy.bits().to_le_bytes());
        }
        bytes
    }

    fn spawn(&self, task: Task) {
        let number = {
            let mut state = self.lock();
            state.tasks += 1;
            state.tasks
        };
        tokio::spawn(Gate { world: self.clone(), number, task: Some(task) });
    }

    fn has_threads(&self) -> bool {
        false
    }
}

/// A task that stands still while its node is frozen, and ends with it.
struct Gate {
    world: SimWorld,
    number: u64,
    task: Option<Task>,
}

impl Future for Gate {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        {
            let mut state = self.world.lock();
            if state.dead {
                drop(state);
                self.task = None;
                return Poll::Ready(());
            }
            state.wakers.insert(self.number, context.waker().clone());
            if state.frozen {
                return Poll::Pending;
            }
        }
        let Some(task) = &mut self.task else { return Poll::Ready(()) };
        let polled = task.as_mut().poll(context);
        if polled.is_ready() {
            self.task = None;
            let number = self.number;
            self.world.lock().wakers.remove(&number);
        }
        polled
    }
}
