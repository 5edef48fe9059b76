//! The hour, and bytes that nobody can foresee.

use std::time::{SystemTime, UNIX_EPOCH};

use table::Moment;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
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

/// This moment.
pub(crate) fn moment() -> Moment {
    Moment { now: now(), fresh: fresh() }
}
