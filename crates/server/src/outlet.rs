//! The way out to one socket: a short queue that never makes a table wait.

use axum::extract::ws::Utf8Bytes;
use protocol::Message;
use tokio::sync::mpsc;

/// How many messages may wait for a slow network before its socket is given up.
const QUEUE: usize = 32;

/// What goes out.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The end, with its code and a last message.
    Close(u16, Utf8Bytes),
}

/// The way out to one socket.
#[derive(Clone, Debug)]
pub(crate) struct Outlet(mpsc::Sender<Outgoing>);

impl Outlet {
    pub(crate) fn new() -> (Self, mpsc::Receiver<Outgoing>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        (Outlet(sender), receiver)
    }

    /// Sends a message; says whether the socket keeps up.
    pub(crate) fn say(&self, message: &Message) -> bool {
        self.text(text(message))
    }

    /// Sends a text that several sockets may share.
    pub(crate) fn text(&self, text: Utf8Bytes) -> bool {
        self.0.try_send(Outgoing::Text(text)).is_ok()
    }

    /// Sends a last message and closes.
    pub(crate) fn close(&self, code: u16, message: &Message) {
        // A socket that does not even take this is closed by being dropped.
        let _ = self.0.try_send(Outgoing::Close(code, text(message)));
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &impl serde::Serialize) -> Utf8Bytes {
    // The types of the protocol have no map with keys that are no texts: nothing can fail here.
    serde_json::to_string(message).unwrap_or_default().into()
}
