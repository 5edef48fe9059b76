//! How many bytes a WebSocket may send. Messages are counted elsewhere; but fragments of messages, empty
//! ones too, are joined before messages are counted, and reading them costs time for every byte.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

/// How many bytes may come at once.
pub(crate) const BURST: u32 = 64 * 1024;
/// How many bytes a second may come for long: more than the largest messages at their rate take.
pub(crate) const RATE: u32 = 32 * 1024;

/// The bytes that may still come.
pub(super) struct Flow {
    credit: f64,
    at: Instant,
    pause: Option<Pin<Box<Sleep>>>,
}

impl Flow {
    pub(super) fn new() -> Self {
        Flow { credit: BURST.into(), at: Instant::now(), pause: None }
    }

    /// Whether more may be read; if not, the reader is woken when it may.
    pub(super) fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(pause) = &mut self.pause {
            if pause.as_mut().poll(context).is_pending() {
                return Poll::Pending;
            }
            self.pause = None;
        }
        self.refill(Instant::now());
        if self.credit > 0.0 {
            return Poll::Ready(());
        }
        let missing = Duration::from_secs_f64((1.0 - self.credit) / f64::from(RATE));
        // Many bytes at a time are cheaper than one by one.
        let until = Instant::now() + missing.max(Duration::from_millis(100));
        let pause = self.pause.insert(Box::pin(sleep_until(until)));
        // A timer that has already expired does not wake the task.
        pause.as_mut().poll(context)
    }

    /// Counts what was read.
    pub(super) fn took(&mut self, bytes: usize) {
        self.credit -= bytes as f64;
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.duration_since(self.at).as_secs_f64();
        self.credit = (self.credit + passed * f64::from(RATE)).min(BURST.into());
        self.at = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credit_comes_back_with_time_and_not_beyond_the_burst() {
        let mut flow = Flow::new();
        flow.took(BURST as usize + 1000);
        assert!(flow.credit < 0.0);
        flow.refill(flow.at + Duration::from_secs(1));
        assert!(flow.credit > 0.0 && flow.credit < f64::from(RATE));
        flow.refill(flow.at + Duration::from_secs(60));
        assert!((flow.credit - f64::from(BURST)).abs() < 1.0);
    }
}
