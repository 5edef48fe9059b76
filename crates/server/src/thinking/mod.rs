//! Bots think in threads of their own, so that sockets never wait for them. Who thinks next is a
//! matter of shares: every address gets the same time, and every table of an address the same part
//! of it, so that nobody waits behind the bots of somebody else. Levels that do not look ahead have
//! a thread of their own and never wait for those that do.

mod queue;

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use game::luck::Stream;
use table::Advice;
use table::any_match::Thought;

use crate::{priority, time};
use queue::Queue;

/// What is done with what a bot came up with.
type Deliver = Box<dyn FnOnce(Option<Advice>) + Send>;

/// Something to think about.
struct Job {
    thought: Thought,
    deliver: Deliver,
}

/// All bots of a server.
pub(crate) struct BotThreads {
    quick: Lane,
    slow: Lane,
}

/// Whose thought it is: who pays for it, and the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Owner {
    pub(crate) address: IpAddr,
    pub(crate) table: String,
}

impl BotThreads {
    /// So many threads for levels that look ahead, and one for those that do not.
    pub(crate) fn new(threads: usize) -> Self {
        let (quick, slow) =
            (Lane::new("bots-quick", 1, false), Lane::new("bots", threads.max(1), true));
        BotThreads { quick, slow }
    }

    /// Lets a bot think; what it comes up with is delivered, unless the ticket is dropped before it
    /// has begun.
    pub(crate) fn think(
        &self,
        owner: &Owner,
        quick: bool,
        thought: Thought,
        deliver: impl FnOnce(Option<Advice>) + Send + 'static,
    ) -> Ticket {
        let lane = if quick { &self.quick } else { &self.slow };
        let job = Job { thought, deliver: Box::new(deliver) };
        let number = lane.0.lock().queue.put(owner, job);
        lane.0.stirred.notify_one();
        Ticket { shared: lane.0.clone(), owner: owner.clone(), number }
    }
}

/// A thought that waits or is being thought; dropped, it no longer waits.
pub(crate) struct Ticket {
    shared: Arc<LaneQueue>,
    owner: Owner,
    number: u64,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.shared.lock().queue.take_out(&self.owner, self.number);
    }
}

/// Threads that think, and what waits for them.
struct Lane(Arc<LaneQueue>);

struct LaneQueue {
    state: Mutex<State>,
    stirred: Condvar,
}

struct State {
    queue: Queue<Job>,
    /// Whether the server is gone.
    closed: bool,
}

impl LaneQueue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks until the server is gone.
    fn work(&self) {
        let mut state = self.lock();
        while !state.closed {
            let Some((owner, job)) = state.queue.next() else {
                state = self.stirred.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(state);
            let begun = Instant::now();
            let bytes = time::fresh();
            let seed = u64::from_le_bytes(std::array::from_fn(|i| bytes[i]));
            let Job { thought, deliver } = job;
            // A bot that fails has no answer; the table finds one.
            let advice = catch_unwind(AssertUnwindSafe(|| thought(&mut Stream::new(seed))));
            deliver(advice.unwrap_or(None));
            state = self.lock();
            state.queue.done(&owner, begun.elapsed());
        }
    }
}

impl Lane {
    fn new(name: &str, threads: usize, gives_way: bool) -> Self {
        let state = State { queue: Queue::new(), closed: false };
        let shared = Arc::new(LaneQueue { state: Mutex::new(state), stirred: Condvar::new() });
        for _ in 0..threads {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(name.to_owned());
            // Without a single thread there would be no server either.
            let work = move || {
                if gives_way {
                    priority::give_way();
                }
                shared.work();
            };
            if let Err(error) = thread.spawn(work) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Lane(shared)
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.stirred.notify_all();
    }
}
