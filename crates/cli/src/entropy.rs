//! What a table cannot know by itself: the time, and bytes that nobody can foresee.

use std::time::{SystemTime, UNIX_EPOCH};

use table::Moment;
use table::fair::{Bytes, sha256};

/// Where fresh bytes come from: a seed, or the operating system without one.
#[derive(Clone, Copy)]
pub(crate) struct Fresh(pub(crate) Option<u64>);

impl Fresh {
    /// The time now, with fresh bytes.
    pub(crate) fn moment(self) -> Moment {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
        Moment { now, fresh: self.bytes() }
    }

    fn bytes(self) -> Bytes {
        let Some(seed) = self.0 else {
            let mut bytes = Bytes::default();
            getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
            return bytes;
        };
        sha256(seed.to_string().as_bytes())
    }
}
