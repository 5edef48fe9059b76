//! How often somebody may guess wrong. Right guesses cost nothing, so a club behind one address can
//! come in; but whoever has guessed wrong too often hears nothing more, not even what is right.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

/// Wrong guesses, by whoever made them.
pub(crate) struct Guesses<K> {
    rate: Rate,
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Guesses<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Guesses { rate, left: Mutex::default() }
    }

    /// Whether another guess is free.
    pub(crate) fn may(&self, who: &K) -> bool {
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        left.get(who).is_none_or(|(left, since)| self.now(*left, *since) >= 1.0)
    }

    /// A guess was wrong.
    pub(crate) fn wrong(&self, who: K) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, since) = left.entry(who).or_insert((self.rate.burst.into(), Instant::now()));
        // Guesses made at the same time may leave a debt.
        *count = self.now(*count, *since) - 1.0;
        *since = Instant::now();
    }

    /// Forgets those who have all their guesses again.
    pub(crate) fn forget(&self) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let burst = f64::from(self.rate.burst);
        left.retain(|_, (left, since)| self.now(*left, *since) < burst);
    }

    fn now(&self, left: f64, since: Instant) -> f64 {
        let pause = self.rate.pause.as_secs_f64().max(1e-9);
        (left + since.elapsed().as_secs_f64() / pause).min(self.rate.burst.into())
    }
}
