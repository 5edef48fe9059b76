//! Reading a table from its lines and writing records: work that may be long, so it is done
//! outside the threads that serve everybody, a few at a time.

use std::fmt::Display;

use axum::body::Bytes;
use store::{StoreError, StoredLine};
use table::{BadLine, Entry, Table};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use super::Room;
use crate::house::{House, ReadFault};
use crate::priority;

/// The most lines that are read; a table that keeps to its rules has far fewer.
const MOST_LINES: u64 = 100_000;
/// The most bytes of lines that are read.
const MOST_BYTES: u64 = 16 << 20;

/// A record that was written, of which match and when.
pub(super) struct Record {
    number: u32,
    version: u32,
    text: Bytes,
}

/// Reads a table from its lines.
pub(super) async fn read(house: &House, id: &str) -> Result<Table, ReadFault> {
    let store = |error: StoreError| {
        tracing::error!(%error, "a table cannot be read");
        house.not_read(&error);
        match error {
            StoreError::Away { .. } | StoreError::Unsure => ReadFault::Away,
            _ => ReadFault::Store,
        }
    };
    let size = house.store.size(id).await.map_err(store)?;
    if size.lines > MOST_LINES || size.bytes > MOST_BYTES {
        tracing::error!(size.lines, size.bytes, "a table is too long to be read");
        return Err(ReadFault::TooLong);
    }
    // Nobody closes the semaphore.
    let _place = house.reading.acquire().await;
    let lines = house.store.lines(id).await.map_err(store)?;
    let damaged = |why: &dyn Display| {
        tracing::error!(%why, "a table is damaged");
        ReadFault::Damaged
    };
    let now = house.now();
    if !house.world.has_threads() {
        return add_up(&lines, now).map_err(|bad| damaged(&bad));
    }
    let read = spawn_blocking(move || {
        priority::give_way();
        add_up(&lines, now)
    });
    read.await.map_err(|error| damaged(&error))?.map_err(|bad| damaged(&bad))
}

/// The table that lines add up to.
fn add_up(lines: &[StoredLine], now: u64) -> Result<Table, BadLine> {
    let entries: Vec<Entry> = lines.iter().map(entry).collect::<Result<_, _>>()?;
    let now = entries.last().map_or(0, |entry| entry.at).max(now);
    Table::read(entries, now)
}

/// A line of the store as a line of a table.
pub(super) fn entry(line: &StoredLine) -> Result<Entry, BadLine> {
    Entry::read(line.number, line.millis(), &line.text)
}

impl Room {
    /// Writes a record and sends it. The room is moved into the task and returned, unless writing failed.
    pub(super) async fn record(
        self,
        number: u32,
        reply: oneshot::Sender<Option<Bytes>>,
    ) -> Option<Self> {
        let version = self.table.version();
        let last = self.record.as_ref();
        if let Some(last) = last.filter(|last| (last.number, last.version) == (number, version)) {
            // Whoever asked may have gone away.
            let _ = reply.send(Some(last.text.clone()));
            return Some(self);
        }
        if reply.is_closed() {
            return Some(self);
        }
        let house = self.house.clone();
        // Nobody closes the semaphore.
        let _place = house.reading.acquire().await;
        let written = spawn_blocking(move || {
            priority::give_way();
            let text = self.table.record(number).map(Bytes::from);
            (self, text)
        });
        let (mut room, text) = written.await.ok()?;
        room.record = text.clone().map(|text| Record { number, version, text });
        let _ = reply.send(text);
        Some(room)
    }
}
