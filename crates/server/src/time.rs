//! The hour, and bytes that nobody can foresee.
//!
//! Tables have a time of their own ([`now`]): it begins with the hour at which the program started
//! and then only runs forward, whatever becomes of the wall clock. While the program is frozen it
//! stands still, so that nobody loses time in which nothing could be answered.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often the time of tables is looked at.
const TICK: Duration = Duration::from_millis(200);
/// Whoever does not run for longer than this is frozen; what is beyond does not count.
const FROZEN: Duration = Duration::from_millis(1500);

/// Milliseconds since 1970, as the wall clock has it: for what is kept, never for who is late.
pub(crate) fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    millis(since)
}

/// The time of tables, in milliseconds.
pub(crate) fn now() -> u64 {
    static CLOCK: OnceLock<Clock> = OnceLock::new();
    let clock = CLOCK.get_or_init(|| {
        let tick = || {
            loop {
                thread::sleep(TICK);
                now();
            }
        };
        // Without it a long pause could only be told from a frozen program by who asks in between.
        if let Err(error) = thread::Builder::new().name("clock".to_owned()).spawn(tick) {
            tracing::error!(%error, "the clock has no thread of its own");
        }
        Clock::new(wall(), Instant::now())
    });
    clock.at(Instant::now())
}

/// The same as the store counts it.
pub(crate) fn stored(now: u64) -> i64 {
    i64::try_from(now).unwrap_or(i64::MAX)
}

/// 32 bytes that nobody can foresee.
///
/// # Panics
/// If the system has no entropy: without it there are no tokens and no dice.
pub(crate) fn fresh() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives entropy");
    bytes
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A time that runs forward, and stands still while nobody looks at it for long.
struct Clock {
    start: u64,
    /// When it was last looked at, and how much time had counted then.
    last: Mutex<(Instant, Duration)>,
}

impl Clock {
    fn new(start: u64, at: Instant) -> Self {
        Clock { start, last: Mutex::new((at, Duration::ZERO)) }
    }

    fn at(&self, at: Instant) -> u64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (before, counted) = *last;
        let counted = counted + at.saturating_duration_since(before).min(FROZEN);
        *last = (before.max(at), counted);
        self.start + millis(counted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_the_program_was_frozen_does_not_count() {
        let begun = Instant::now();
        let clock = Clock::new(1_000_000, begun);
        let at = |millis: u64| clock.at(begun + Duration::from_millis(millis));
        assert_eq!(at(200), 1_000_200);
        assert_eq!(at(1_700), 1_001_700);
        assert_eq!(at(100_000), 1_003_200, "all but a second and a half was a freeze");
        assert_eq!(at(100_200), 1_003_400);
        assert_eq!(at(100_100), 1_003_400, "it never runs back");
        assert_eq!(at(100_300), 1_003_500);
    }

    #[test]
    fn the_time_of_tables_begins_at_the_hour() {
        assert!(now().abs_diff(wall()) < 60_000);
    }
}
