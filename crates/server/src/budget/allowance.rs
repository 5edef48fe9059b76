//! How often something may be done. Whoever owns it has a slow lane; beyond that it draws on the
//! shared lane of its address, so that a burst is possible, but not many bursts at once from one
//! place. When both are empty, the answer is how long to wait.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Rate;

/// Takes what is there, or says how long to wait for it.
pub(crate) type Wait = Result<(), Duration>;

/// A lane for each of some keys.
pub(crate) struct Lane<K: Clone + Eq + Hash>(DefaultKeyedRateLimiter<K>);

impl<K: Clone + Eq + Hash> Lane<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Lane(RateLimiter::keyed(quota(rate)))
    }

    pub(crate) fn take(&self, key: &K) -> Wait {
        let taken = self.0.check_key(key);
        taken.map_err(|until| until.wait_time_from(self.0.clock().now()))
    }

    /// Forgets those who have all that is theirs again.
    pub(crate) fn forget(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

fn quota(rate: Rate) -> Quota {
    let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
    // A pause of nothing would be no limit at all; a nanosecond is as good.
    let pause = rate.pause.max(Duration::from_nanos(1));
    Quota::with_period(pause).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
}

/// A lane for each owner, and beyond it one for each address.
pub(crate) struct Allowance<K: Clone + Eq + Hash> {
    own: Lane<K>,
    shared: Arc<Lane<IpAddr>>,
}

impl<K: Clone + Eq + Hash> Allowance<K> {
    pub(crate) fn new(own: Rate, shared: &Arc<Lane<IpAddr>>) -> Self {
        Allowance { own: Lane::new(own), shared: shared.clone() }
    }

    /// Takes one for an owner; for nobody in particular, from the address alone.
    pub(crate) fn take(&self, owner: Option<&K>, address: IpAddr) -> Wait {
        let own = match owner.map(|owner| self.own.take(owner)) {
            Some(Ok(())) => return Ok(()),
            Some(Err(wait)) => wait,
            None => Duration::MAX,
        };
        self.shared.take(&address).map_err(|shared| own.min(shared))
    }

    pub(crate) fn forget(&self) {
        self.own.forget();
        self.shared.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSE: Duration = Duration::from_secs(100);

    #[test]
    fn beyond_their_own_all_owners_draw_on_their_address() {
        let shared = Arc::new(Lane::new(Rate::new(2, 10 * PAUSE)));
        let allowance = Allowance::new(Rate::new(1, PAUSE), &shared);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        assert!((0..3).all(|_| allowance.take(Some(&"greedy"), here).is_ok()));
        let wait = allowance.take(Some(&"greedy"), here).unwrap_err();
        assert!(wait <= PAUSE, "{wait:?} until there is one of its own");
        assert!(allowance.take(Some(&"modest"), here).is_ok(), "the others have their own");
        assert!(allowance.take(Some(&"modest"), here).is_err());
        assert!(allowance.take(Some(&"modest"), there).is_ok());
        assert!(allowance.take(None, there).is_ok());
        assert!(allowance.take(None, there).unwrap_err() > PAUSE);
    }
}
