//! A hand on a bot's shoulder.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a thinking bot to decide now. Clones share one hand.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// One that nobody lays down.
    pub fn never() -> Self {
        Stop::default()
    }

    /// Lays the hand down: whoever thinks decides with what it has.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lifts it again, for the next decision.
    pub fn lift(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether to decide now.
    pub fn is_now(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
