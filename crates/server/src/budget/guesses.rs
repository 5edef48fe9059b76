//! How often somebody may guess wrong. Right guesses cost nothing, so a club behind one address can
//! come in; but whoever has guessed wrong too often hears nothing more, not even what is right. The
//! longer somebody goes on, the more each guess costs.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::allowance::Wait;
use crate::config::Rate;

/// Wrong guesses, by the address they came from.
pub(crate) struct Guesses {
    rate: Rate,
    all: Mutex<HashMap<IpAddr, Guesser>>,
}

struct Guesser {
    left: f64,
    since: Instant,
    /// Wrong guesses since it last had all of them.
    wrong: u32,
}

impl Guesses {
    pub(crate) fn new(rate: Rate) -> Self {
        Guesses { rate, all: Mutex::default() }
    }

    /// Whether another guess is free.
    pub(crate) fn may(&self, who: IpAddr) -> Wait {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get(&who).map_or(1.0, |guesser| self.left(guesser));
        if left >= 1.0 { Ok(()) } else { Err(self.pause().mul_f64(1.0 - left)) }
    }

    /// A guess was wrong.
    pub(crate) fn wrong(&self, who: IpAddr) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let burst = self.rate.burst;
        let fresh = || Guesser { left: burst.into(), since: Instant::now(), wrong: 0 };
        let guesser = all.entry(who).or_insert_with(fresh);
        // Once the first are used up, the next cost twice as much, those after them three times.
        let cost = 1 + guesser.wrong / burst.max(1);
        // Guesses made at the same time may leave a debt.
        guesser.left = self.left(guesser) - f64::from(cost);
        guesser.since = Instant::now();
        guesser.wrong = guesser.wrong.saturating_add(1);
    }

    /// Forgets those who have all their guesses again.
    pub(crate) fn forget(&self) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let burst = f64::from(self.rate.burst);
        all.retain(|_, guesser| self.left(guesser) < burst);
    }

    fn left(&self, guesser: &Guesser) -> f64 {
        let more = guesser.since.elapsed().as_secs_f64() / self.pause().as_secs_f64();
        (guesser.left + more).min(self.rate.burst.into())
    }

    fn pause(&self) -> Duration {
        self.rate.pause.max(Duration::from_nanos(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_on_guessing_waits_longer_and_longer() {
        let guesses = Guesses::new(Rate::new(2, Duration::from_secs(60)));
        let (guesser, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        for _ in 0..2 {
            assert!(guesses.may(guesser).is_ok());
            guesses.wrong(guesser);
        }
        let first = guesses.may(guesser).unwrap_err();
        guesses.wrong(guesser);
        let second = guesses.may(guesser).unwrap_err();
        assert!(second > first + Duration::from_secs(100), "{first:?} {second:?}");
        assert!(guesses.may(other).is_ok(), "nobody else is kept out");
        guesses.forget();
        assert!(guesses.may(guesser).is_err());
    }
}
