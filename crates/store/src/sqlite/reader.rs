//! The threads that read.

use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::mpsc::Receiver;

use crate::sqlite::store::Message;

/// A read, which sends its own answer.
pub(crate) type ReadJob = Box<dyn FnOnce(&Connection) + Send>;

/// Serves until the queue is closed and empty.
pub(crate) fn serve(connection: &Connection, queue: &Mutex<Receiver<Message<ReadJob>>>) {
    while let Some(read) = next(queue) {
        read(connection);
    }
}

/// One reader waits at the queue, the others wait for its place.
fn next(queue: &Mutex<Receiver<Message<ReadJob>>>) -> Option<ReadJob> {
    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        match queue.blocking_recv()? {
            Message::Do(read) => return Some(read),
            Message::Clean => {}
            Message::Close => queue.close(),
        }
    }
}
