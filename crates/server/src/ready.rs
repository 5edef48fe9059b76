//! Whether things can be kept and read, and the figures of the server: computed at a limited
//! rate, however often somebody asks.

use std::sync::{Mutex as Brief, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long a result of the check is reused.
const CHECKED: Duration = Duration::from_secs(2);
/// How long a table that could not be read is remembered.
const UNREAD: Duration = Duration::from_secs(60);
/// How long figures are good for.
const FIGURES: Duration = Duration::from_secs(1);

/// What is known about the storage.
#[derive(Default)]
pub(crate) struct Ready {
    /// Those who ask at the same time wait here for the one who looks.
    looking: Mutex<()>,
    checked: Brief<Option<(Instant, bool)>>,
    unread: Brief<Option<Instant>>,
    figures: Mutex<Option<(Instant, Bytes)>>,
}

fn get<T: Copy>(known: &Brief<T>) -> T {
    *known.lock().unwrap_or_else(PoisonError::into_inner)
}

fn set<T>(known: &Brief<Option<T>>, value: T) {
    *known.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
}

impl Ready {
    /// Something could not be kept.
    pub(crate) fn not_kept(&self) {
        set(&self.checked, (Instant::now(), false));
    }

    /// A table could not be read.
    pub(crate) fn not_read(&self) {
        set(&self.unread, Instant::now());
    }

    /// Whether tables can be kept and read; `check` finds out about keeping.
    pub(crate) async fn is(&self, check: impl Future<Output = bool>) -> bool {
        if get(&self.unread).is_some_and(|at| at.elapsed() < UNREAD) {
            return false;
        }
        let _one = self.looking.lock().await;
        match get(&self.checked) {
            Some((at, works)) if at.elapsed() < CHECKED => works,
            _ => {
                let works = check.await;
                set(&self.checked, (Instant::now(), works));
                works
            }
        }
    }

    /// The figures; `render` writes them down.
    pub(crate) async fn figures(&self, render: impl Future<Output = String>) -> Bytes {
        let mut kept = self.figures.lock().await;
        match &*kept {
            Some((at, figures)) if at.elapsed() < FIGURES => figures.clone(),
            _ => {
                let figures = Bytes::from(render.await);
                *kept = Some((Instant::now(), figures.clone()));
                figures
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn however_many_ask_it_is_tried_once() {
        let (ready, tries) = (Ready::default(), AtomicU32::new(0));
        let check = |works: bool| {
            let tries = &tries;
            async move {
                tokio::time::sleep(Duration::from_millis(20)).await;
                tries.fetch_add(1, Ordering::Relaxed);
                works
            }
        };
        let together = futures_util::future::join_all((0..50).map(|_| ready.is(check(true)))).await;
        assert!(together.into_iter().all(|works| works));
        assert!(ready.is(check(false)).await, "it was true a moment ago");
        assert_eq!(tries.load(Ordering::Relaxed), 1);
        ready.not_kept();
        assert!(!ready.is(check(true)).await, "somebody has just found out otherwise");
        assert_eq!(tries.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_read_is_remembered() {
        let ready = Ready::default();
        assert!(ready.is(async { true }).await);
        ready.not_read();
        assert!(!ready.is(async { true }).await);
    }

    #[tokio::test]
    async fn figures_are_written_down_once_in_a_while() {
        let ready = Ready::default();
        assert_eq!(ready.figures(async { "1".to_owned() }).await, "1");
        assert_eq!(ready.figures(async { "2".to_owned() }).await, "1");
    }
}
