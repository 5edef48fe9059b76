//! The outgoing messages of one socket: a short queue that never makes a table wait. Most sockets are idle
//! most of the time, so an empty queue takes next to no memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::Message;
use tokio::sync::Notify;

/// How many messages may wait for a slow network before its socket is given up.
pub(crate) const QUEUE: usize = 32;
/// How many bytes may, those that several sockets share counted for each.
pub(crate) const BYTES: usize = 1 << 20;

/// What a socket is sent.
#[derive(Debug)]
pub(crate) enum OutgoingMessage {
    /// A message as it is sent.
    Text(Utf8Bytes),
    /// The end, with its code and a last message.
    Close(u16, Utf8Bytes),
}

impl OutgoingMessage {
    fn len(&self) -> usize {
        let (OutgoingMessage::Text(text) | OutgoingMessage::Close(_, text)) = self;
        text.len()
    }
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<PendingMessages>,
    stirred: Notify,
}

#[derive(Default)]
struct PendingMessages {
    messages: VecDeque<OutgoingMessage>,
    bytes: usize,
    /// Whether nothing more will come, or nobody takes it any more.
    closed: bool,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, PendingMessages> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.lock().closed = true;
        self.stirred.notify_one();
    }
}

/// The sending end of the queue to one socket; dropping it closes the queue.
pub(crate) struct Outlet(Arc<Queue>);

/// The receiving end of the queue.
pub(crate) struct OutletReader(Arc<Queue>);

impl Outlet {
    pub(crate) fn new() -> (Self, OutletReader) {
        let queue = Arc::new(Queue::default());
        (Outlet(queue.clone()), OutletReader(queue))
    }

    /// Sends a message; says whether the socket keeps up.
    pub(crate) fn say(&self, message: &Message) -> bool {
        self.text(text(message))
    }

    /// Sends a text that several sockets may share.
    pub(crate) fn text(&self, text: Utf8Bytes) -> bool {
        self.put(OutgoingMessage::Text(text))
    }

    /// Sends a last message and closes.
    pub(crate) fn close(&self, code: u16, message: &Message) {
        // A socket that does not even take this is closed by being dropped.
        self.put(OutgoingMessage::Close(code, text(message)));
    }

    fn put(&self, message: OutgoingMessage) -> bool {
        let mut waiting = self.0.lock();
        let bytes = waiting.bytes + message.len();
        // One that is larger than all that may wait still goes, if nothing else does.
        let fits = waiting.messages.is_empty() || bytes <= BYTES;
        let open = !waiting.closed && waiting.messages.len() < QUEUE && fits;
        if open {
            waiting.bytes = bytes;
            waiting.messages.push_back(message);
            drop(waiting);
            self.0.stirred.notify_one();
        }
        open
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl OutletReader {
    /// The next message; nothing once the queue is closed and empty.
    pub(crate) async fn next(&mut self) -> Option<OutgoingMessage> {
        loop {
            {
                let mut waiting = self.0.lock();
                if let Some(message) = waiting.messages.pop_front() {
                    waiting.bytes -= message.len();
                    if waiting.messages.is_empty() {
                        waiting.messages = VecDeque::new();
                    }
                    return Some(message);
                }
                if waiting.closed {
                    return None;
                }
            }
            self.0.stirred.notified().await;
        }
    }
}

impl Drop for OutletReader {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &impl serde::Serialize) -> Utf8Bytes {
    // The types of the protocol have no map with keys that are no texts: nothing can fail here.
    serde_json::to_string(message).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_current_thread().build().unwrap()
    }

    #[test]
    fn what_was_sent_before_the_end_still_comes() {
        let (outlet, mut takes) = Outlet::new();
        assert!(outlet.text("a".into()) && outlet.text("b".into()));
        drop(outlet);
        runtime().block_on(async {
            for expected in ["a", "b"] {
                let Some(OutgoingMessage::Text(text)) = takes.next().await else { panic!() };
                assert_eq!(text.as_str(), expected);
            }
            assert!(takes.next().await.is_none());
        });
    }

    #[test]
    fn whoever_does_not_take_is_behind() {
        let (outlet, takes) = Outlet::new();
        assert!((0..QUEUE).all(|_| outlet.text("a".into())));
        assert!(!outlet.text("one too many".into()));
        drop(takes);
        assert!(!outlet.text("nobody is there".into()));
    }

    #[test]
    fn large_messages_fill_the_queue_sooner() {
        let (outlet, mut takes) = Outlet::new();
        let large = "x".repeat(BYTES / 2);
        assert!(outlet.text("x".repeat(2 * BYTES).into()), "alone it goes");
        assert!(!outlet.text("a".into()));
        runtime().block_on(takes.next());
        assert!(outlet.text(large.clone().into()) && outlet.text(large.into()));
        assert!(!outlet.text("a".into()));
        runtime().block_on(takes.next());
        assert!(outlet.text("a".into()));
    }

    #[test]
    fn whoever_waits_is_woken() {
        let (outlet, mut takes) = Outlet::new();
        runtime().block_on(async {
            let waiting = tokio::spawn(async move { takes.next().await.is_some() });
            tokio::task::yield_now().await;
            outlet.text("a".into());
            assert!(waiting.await.unwrap());
        });
    }
}
