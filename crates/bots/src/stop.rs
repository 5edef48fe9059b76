//! A flag that tells a thinking bot to decide at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a thinking bot to decide now. Clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set, and that nobody else holds.
    pub fn never() -> Self {
        Stop::default()
    }

    /// Sets the flag: the bot decides with what it has found so far.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Clears the flag, for the next decision.
    pub fn lift(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    pub fn is_now(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
