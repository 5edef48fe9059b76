//! A room follows its table: other nodes write there too.

use store::Connected;
use table::Actor;

use super::Room;
use super::reading::entry;
use crate::error::ServerError;

impl Room {
    /// Reads what others wrote; whether there was anything. Nothing may be waiting here to be kept.
    pub(super) async fn follow(&mut self) -> Result<bool, ServerError> {
        let lines = self.house.store.lines_from(&self.id, self.kept).await?;
        for line in &lines {
            let taken = entry(line).and_then(|entry| self.table.accept(entry));
            if let Err(bad) = taken {
                tracing::error!(%bad, "a line of another node cannot be read");
                self.broken = true;
                return Err(ServerError::Damaged);
            }
        }
        self.kept = self.table.next_line();
        // The time at the table never runs back, whoever's clock is ahead.
        let last = lines.last().map_or(0, store::StoredLine::millis);
        self.ahead += last.saturating_sub(self.now());
        Ok(!lines.is_empty())
    }

    /// Whether everything that this room knows is written.
    pub(super) fn keeps_nothing(&self) -> bool {
        self.kept == self.table.next_line()
    }

    /// Whether others have written something that is not known here.
    pub(super) async fn is_behind(&mut self) -> Result<bool, ServerError> {
        Ok(!self.house.store.lines_from(&self.id, self.kept).await?.is_empty())
    }

    /// Notices whether this node has the duty; whether it has just got it.
    pub(super) fn notice_duty(&mut self) -> bool {
        let had = std::mem::replace(&mut self.duty, self.house.has_duty(&self.id));
        if had && !self.duty {
            self.thoughts.clear();
            self.table.stop_thinking();
        }
        // A node that could do nothing for a while has it anew, even if nobody noticed.
        self.duty && (!had || self.house.was_paused(&self.id))
    }

    /// This node does from now on what is due. If nobody did for a while, clocks go on from here; if a
    /// node only took over from another, they never stood still.
    pub(super) async fn begin_duty(&mut self) -> Result<(), ServerError> {
        if let Some(row) = self.house.store.table(&self.id).await? {
            self.finished = row.finished.is_some();
            self.has_code = row.code.is_some();
        }
        if self.house.node.as_ref().is_some_and(|node| node.take_pause(&self.id)) {
            // A line that does not fit is not written.
            let _ = self.table.wake(self.now());
        }
        Ok(())
    }

    /// Lets other nodes know how far this room is and who is here.
    pub(super) fn note(&self) {
        if self.broken {
            return;
        }
        self.house.note_room(&self.id, self.kept, || {
            let mut devices: Vec<u32> = self
                .sockets
                .iter()
                .filter_map(|socket| match socket.actor {
                    Actor::Device(device) => Some(device),
                    Actor::Watcher => None,
                })
                .collect();
            let watchers = (self.sockets.len() - devices.len()) as u32;
            devices.sort_unstable();
            devices.dedup();
            Connected { devices, watchers }
        });
    }
}
