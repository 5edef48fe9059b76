//! How fast a socket is read. Everything that comes costs a credit of its device or its address.
//! Whoever has none waits: the socket is not read until there is one. Only a socket that stays behind for
//! long is closed.

use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::time::Instant;

use crate::budget::{Budget, DeviceKey};
use crate::error::ServerError;
use crate::socket::{End, POLICY};

/// How long a socket may stay behind.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);
/// The shortest time for which a socket is not read.
const BREATH: Duration = Duration::from_millis(5);
/// How often something may come in that is no whole message, before it costs as much as one. A
/// message of the largest size comes in a few pieces.
const PIECES: u32 = 16;

/// What was read.
pub(crate) enum SocketInput {
    Text(Utf8Bytes),
    /// A sign of life.
    Life,
    /// An answer to a ping.
    Pong,
    /// Pieces of a message that does not end, such as empty ones.
    Nothing,
}

impl SocketInput {
    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            SocketInput::Text(text) => Some(text.as_str()),
            _ => None,
        }
    }
}

/// The pace of one socket.
pub(crate) struct Pace<'a> {
    budget: &'a Budget,
    device: Option<&'a DeviceKey>,
    address: IpAddr,
    /// Since when there was always more to read than credit.
    behind: Option<Instant>,
    /// Whether a ping has not been answered: the answer costs nothing.
    pinged: bool,
    /// How often something came in since the last message that was whole.
    pieces: u32,
}

impl<'a> Pace<'a> {
    pub(crate) fn new(budget: &'a Budget, device: Option<&'a DeviceKey>, address: IpAddr) -> Self {
        Pace { budget, device, address, behind: None, pinged: false, pieces: 0 }
    }

    /// A ping was sent.
    pub(crate) fn pinged(&mut self) {
        self.pinged = true;
    }

    /// Pays for what was read; or says when to try again.
    pub(crate) fn take(&mut self, read: &SocketInput) -> Result<Option<Instant>, End> {
        if matches!(read, SocketInput::Pong) && std::mem::take(&mut self.pinged) {
            return Ok(None);
        }
        let Err(wait) = self.budget.messages.take(self.device, self.address) else {
            return Ok(None);
        };
        let now = Instant::now();
        let behind = *self.behind.get_or_insert(now);
        if now + wait > behind + PATIENCE {
            return Err(End(POLICY, ServerError::slow_down(wait).refusal()));
        }
        Ok(Some(now + wait.max(BREATH)))
    }

    /// Waits for a message; nothing if only pieces come. The library joins empty
    /// fragments without reporting them, so all that can be counted is how often the task is woken.
    pub(crate) async fn patiently<T>(&mut self, message: impl Future<Output = T>) -> Option<T> {
        let mut message = pin!(message);
        let mut woken = false;
        let read = poll_fn(|context| match message.as_mut().poll(context) {
            Poll::Ready(read) => Poll::Ready(Some(read)),
            // The first poll is not a wake-up, but it has read all that had arrived.
            Poll::Pending if !std::mem::replace(&mut woken, true) => {
                if self.pieces <= PIECES {
                    self.behind = None;
                }
                Poll::Pending
            }
            Poll::Pending => {
                self.pieces += 1;
                if self.pieces > PIECES { Poll::Ready(None) } else { Poll::Pending }
            }
        })
        .await;
        if read.is_some() {
            self.pieces = 0;
        }
        read
    }
}
