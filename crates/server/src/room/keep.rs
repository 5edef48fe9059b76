//! Keeping what is new, and what to do when that fails.

use std::time::Duration;

use store::{StoreError, StoredLine};
use table::Entry;
use tokio::time::{Instant, sleep};

use super::reading::read;
use super::{PAUSE, Room};
use crate::error::ServerError;
use crate::time;

/// How long a database that is away is waited for: it may be starting again.
const HOLD: Duration = Duration::from_secs(8);
/// How long between two tries, at first and at most.
const SOON: Duration = Duration::from_millis(20);
const LATER: Duration = Duration::from_millis(300);

/// What became of new lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kept {
    /// They are kept.
    Yes,
    /// There were none.
    Nothing,
    /// Others were kept in their place.
    Conflict,
}

impl Room {
    /// Keeps the lines that are new. Where the answer gets lost it is asked again, with the same mark,
    /// until it is known what became of them; nobody is told anything before.
    pub(super) async fn keep(&mut self) -> Result<Kept, ServerError> {
        let entries = self.table.lines_from(self.kept);
        if entries.is_empty() {
            return Ok(Kept::Nothing);
        }
        let lines: Vec<StoredLine> = entries.iter().map(stored).collect();
        let fresh = self.house.world.fresh();
        let mark = u64::from_le_bytes(std::array::from_fn(|i| fresh[i])).max(1);
        let (begun, count) = (Instant::now(), lines.len() as u64);
        let (mut pause, mut unsure) = (SOON, false);
        loop {
            let touched = time::stored(self.house.world.wall());
            let appended =
                self.house.store.append_once(&self.id, lines.clone(), touched, mark).await;
            let patient = begun.elapsed() < HOLD && !self.house.stop.is_cancelled();
            match appended {
                Ok(()) => break,
                Err(StoreError::Conflict) => return Ok(Kept::Conflict),
                Err(StoreError::Away { .. }) if patient => {}
                Err(StoreError::Unsure) if patient => unsure = true,
                Err(StoreError::Unsure) => return Err(ServerError::Unsure),
                Err(_) if unsure => return Err(ServerError::Unsure),
                Err(error) => return Err(error.into()),
            }
            sleep(pause).await;
            pause = (pause * 2).min(LATER);
        }
        metrics::histogram!("qlub_commit_seconds").record(begun.elapsed().as_secs_f64());
        metrics::counter!("qlub_lines_total").increment(count);
        self.kept = self.table.next_line();
        self.house.ring(&self.id, self.kept);
        Ok(Kept::Yes)
    }

    /// The table as it was before the round; whether that is known.
    pub(super) async fn read_again(&mut self) -> bool {
        if self.house.is_shared() {
            self.table.rewind(self.kept);
            return true;
        }
        match read(&self.house, &self.id).await {
            Ok(table) => {
                self.kept = table.next_line();
                self.table = table;
            }
            Err(why) => {
                tracing::error!(?why, "a table cannot be read again");
                self.broken = true;
                return false;
            }
        }
        for socket in &self.sockets {
            self.table.arrive(socket.actor);
        }
        let mark = self.table.mark();
        for socket in &mut self.sockets {
            socket.mark = mark;
        }
        true
    }

    /// Nothing is done by itself for a while.
    pub(super) fn pause(&mut self) {
        self.paused_until = Some(Instant::now() + PAUSE);
    }
}

fn stored(entry: &Entry) -> StoredLine {
    StoredLine::new(entry.number, entry.at, entry.line.to_string())
}
