//! How often things may be done, by address and by browser. Kept in memory alone, and forgotten.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::{self, Rate};
use crate::guesses::Guesses;

/// The limits of a server.
pub(crate) struct Limits {
    pub(crate) tables_by_address: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) tables_by_browser: DefaultKeyedRateLimiter<[u8; 32]>,
    pub(crate) entries: DefaultKeyedRateLimiter<IpAddr>,
    wrong_codes: Guesses<IpAddr>,
    wrong_codes_in_all: Guesses<()>,
    messages: Quota,
    sockets: Mutex<HashMap<IpAddr, u32>>,
    most_sockets: u32,
}

fn quota(rate: Rate) -> Quota {
    let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
    // A pause of nothing would be no limit at all; a nanosecond is as good.
    let pause = rate.pause.max(std::time::Duration::from_nanos(1));
    Quota::with_period(pause).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
}

impl Limits {
    pub(crate) fn new(limits: &config::Limits) -> Self {
        Limits {
            tables_by_address: RateLimiter::keyed(quota(limits.tables_per_address)),
            tables_by_browser: RateLimiter::keyed(quota(limits.tables_per_browser)),
            entries: RateLimiter::keyed(quota(limits.entries_per_address)),
            wrong_codes: Guesses::new(limits.codes_per_address),
            wrong_codes_in_all: Guesses::new(limits.codes_in_all),
            messages: quota(limits.messages),
            sockets: Mutex::default(),
            most_sockets: limits.sockets_per_address,
        }
    }

    /// Whether an address may try a code.
    pub(crate) fn may_try_code(&self, address: IpAddr) -> bool {
        self.wrong_codes.may(&address) && self.wrong_codes_in_all.may(&())
    }

    /// A code was wrong.
    pub(crate) fn wrong_code(&self, address: IpAddr) {
        self.wrong_codes.wrong(address);
        self.wrong_codes_in_all.wrong(());
    }

    /// The credits of a new socket.
    pub(crate) fn credits(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Counts a socket of an address, if it may have one more.
    pub(crate) fn socket(&self, address: IpAddr) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        let free = *count < self.most_sockets;
        *count += u32::from(free);
        free
    }

    /// A socket of an address is gone.
    pub(crate) fn socket_gone(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&address);
            }
        }
    }

    /// Whether any socket is open.
    pub(crate) fn has_sockets(&self) -> bool {
        !self.sockets.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Forgets those who have not been seen for a while.
    pub(crate) fn forget(&self) {
        self.tables_by_address.retain_recent();
        self.tables_by_browser.retain_recent();
        self.entries.retain_recent();
        self.wrong_codes.forget();
    }
}

/// Whether a key is within its limit.
pub(crate) fn allows<K: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> bool {
    limiter.check_key(key).is_ok()
}
