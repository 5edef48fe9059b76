//! The time of tables, the same at all nodes: that of the database, which only runs forward.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// How long an answer may take for its time to be believed.
const QUICK: Duration = Duration::from_millis(250);

/// By how much the clock of the database is ahead of ours.
#[derive(Default)]
pub(crate) struct SharedClock {
    ahead: AtomicI64,
    known: AtomicU64,
    last: AtomicU64,
}

impl SharedClock {
    /// The time at all nodes, given the time here.
    pub(crate) fn at(&self, here: u64) -> u64 {
        let now = here.saturating_add_signed(self.ahead.load(Ordering::Relaxed));
        self.last.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// The database said its time; here it was this time then, and the answer took so long.
    pub(crate) fn heard(&self, theirs: i64, here: u64, took: Duration) {
        if took <= QUICK || self.known.load(Ordering::Relaxed) == 0 {
            let here = i64::try_from(here).unwrap_or(i64::MAX);
            self.ahead.store(theirs.saturating_sub(here), Ordering::Relaxed);
            self.known.store(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn it_follows_the_database_and_never_runs_back() {
    let (clock, quick) = (SharedClock::default(), Duration::from_millis(1));
    assert_eq!(clock.at(100), 100);
    clock.heard(5_100, 100, quick);
    assert_eq!(clock.at(101), 5_101);
    clock.heard(9_000, 110, Duration::from_secs(1));
    assert_eq!(clock.at(110), 5_110, "who knows when it was said");
    clock.heard(4_000, 120, quick);
    assert_eq!((clock.at(120), clock.at(2_000)), (5_110, 5_880));
}
