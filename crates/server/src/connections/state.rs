//! What one connection is doing, and since when.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use crate::config::Patience;

/// A connection, what it is doing and since when.
pub(crate) struct Connection {
    state: Mutex<State>,
    let_go: Notify,
}

struct State {
    doing: Activity,
    /// When it last made progress: connected, sent a request, read a part or the end of an answer.
    since: Instant,
    /// Since when it has taken nothing of what is to be written, if there is something.
    stalled: Option<Instant>,
    /// Whether it is to make room for another.
    #[cfg(test)]
    let_go: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Activity {
    /// It has come and has not asked for anything yet.
    New,
    /// The head of a request has begun to come.
    Head(Instant),
    /// It gets its answer.
    Answer,
    /// It has its answers and may ask again.
    Idle,
    /// It has become a WebSocket.
    Socket,
}

/// How early a connection is let go: the smallest first. Whoever has all answers loses nothing.
pub(super) type Rank = (bool, Instant);

impl Connection {
    pub(super) fn new() -> Self {
        let since = Instant::now();
        let state = State {
            doing: Activity::New,
            since,
            stalled: None,
            #[cfg(test)]
            let_go: false,
        };
        Connection { state: Mutex::new(state), let_go: Notify::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn rank(&self) -> Rank {
        let state = self.state();
        (state.doing != Activity::Idle || state.stalled.is_some(), state.since)
    }

    pub(super) fn let_go(&self) {
        #[cfg(test)]
        {
            self.state().let_go = true;
        }
        self.let_go.notify_one();
    }

    #[cfg(test)]
    pub(super) fn is_let_go(&self) -> bool {
        self.state().let_go
    }

    /// Whether there is something that it does not take.
    pub(super) fn is_stalled(&self) -> bool {
        self.state().stalled.is_some()
    }

    pub(super) fn becomes_socket(&self) {
        self.state().doing = Activity::Socket;
    }

    pub(super) fn is_socket(&self) -> bool {
        self.state().doing == Activity::Socket
    }

    /// Something was read: the beginning of a request, if none is being answered.
    pub(super) fn read(&self) {
        let mut state = self.state();
        if matches!(state.doing, Activity::New | Activity::Idle) {
            state.doing = Activity::Head(Instant::now());
        }
    }

    /// It took something of what is written.
    pub(super) fn took(&self) {
        let mut state = self.state();
        state.stalled = None;
        state.since = Instant::now();
    }

    /// It takes nothing at the moment.
    pub(super) fn stalls(&self) {
        self.state().stalled.get_or_insert_with(Instant::now);
    }

    /// The head of a request is there.
    pub(crate) fn asked(&self) {
        let mut state = self.state();
        (state.doing, state.since) = (Activity::Answer, Instant::now());
    }

    /// An answer is ready to its end.
    pub(super) fn answered(&self) {
        let mut state = self.state();
        if state.doing == Activity::Answer {
            (state.doing, state.since) = (Activity::Idle, Instant::now());
        }
    }

    /// Waits until the connection is to be closed: it made room for another, or timed out.
    pub(crate) async fn overdue(&self, patience: &Patience) {
        let overdue = async {
            // Changes of the state send no notification: polling from time to time is cheaper than
            // notifying at every change.
            let shortest = patience.request.min(patience.head).min(patience.send);
            let look = (shortest / 4).max(Duration::from_millis(10));
            loop {
                let now = Instant::now();
                let deadline = self.deadline(patience).unwrap_or(now + look);
                if deadline <= now {
                    return;
                }
                sleep_until(deadline.min(now + look)).await;
            }
        };
        tokio::select! {
            () = overdue => {}
            () = self.let_go.notified() => {}
        }
    }

    fn deadline(&self, patience: &Patience) -> Option<Instant> {
        let state = self.state();
        if let Some(stalled) = state.stalled {
            return Some(stalled + patience.send);
        }
        match state.doing {
            Activity::New | Activity::Idle => Some(state.since + patience.request),
            Activity::Head(begun) => Some(begun + patience.head.min(patience.request)),
            // How long an answer may take is not the other side's fault.
            Activity::Answer | Activity::Socket => None,
        }
    }
}
