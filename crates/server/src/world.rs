//! What the house takes from outside: time, entropy, and somebody who runs its tasks. Tests of several
//! nodes have another one.

use std::pin::Pin;

use tokio::time::Instant;

use crate::time;

/// A task that ends by itself.
pub(crate) type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What the house takes from outside.
pub(crate) trait World: Send + Sync {
    /// The time of tables, in milliseconds.
    fn now(&self) -> u64;

    /// Milliseconds since 1970, as the wall clock has it.
    fn wall(&self) -> u64;

    /// A time that never jumps, for how long a node may do what only one may do.
    fn steady(&self) -> Instant {
        Instant::now()
    }

    /// 32 bytes that nobody can foresee.
    fn fresh(&self) -> [u8; 32];

    /// Runs a task.
    fn spawn(&self, task: Task);

    /// Whether long work is done in threads of its own.
    fn has_threads(&self) -> bool {
        true
    }
}

/// The world as it is.
pub(crate) struct RealWorld;

impl World for RealWorld {
    fn now(&self) -> u64 {
        time::now()
    }

    fn wall(&self) -> u64 {
        time::wall()
    }

    fn fresh(&self) -> [u8; 32] {
        time::fresh()
    }

    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }
}
