//! A finished match, to be looked at from its first step to its last.

use game::Viewer;
use protocol::Update;

use crate::line::{Entry, Line};
use crate::live::Table;
use crate::record::{RecordError, VerifiedRecord, verify};

/// A finished match that can be shown as it stood after any of its steps.
pub struct Replay {
    entries: Vec<Entry>,
    /// How many lines there are up to each place worth stopping at.
    stops: Vec<usize>,
}

impl Replay {
    /// Reads a record, all its luck computed anew.
    pub fn read(record: &str) -> Result<(Self, VerifiedRecord), RecordError> {
        let verified = verify(record)?;
        let entries = verified.table.lines_from(0).to_vec();
        Ok((Replay { stops: stops(&entries), entries }, verified))
    }

    /// The number of the last stop; the first is 0, before anything was played.
    pub fn last(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// The stop at which each step of the match was still to come; of answers given at the same time all have
    /// the same. What was taken back is no step of the match.
    pub fn before_steps(&self) -> Vec<usize> {
        let taken = self.steps_at_stops();
        let last = taken.last().copied().unwrap_or(0);
        let before = |step: usize| taken.iter().rposition(|taken| *taken <= step);
        (0..last).filter_map(before).collect()
    }

    /// How many steps had been taken at each stop.
    fn steps_at_stops(&self) -> Vec<usize> {
        let Some((first, rest)) = self.entries.split_first() else { return Vec::new() };
        // What has been verified as a whole can be read line by line.
        let Ok(mut table) = Table::read([first.clone()], 0) else { return Vec::new() };
        let mut taken = vec![0];
        for entry in rest {
            let _ = table.accept(entry.clone());
            taken.push(table.current().steps());
        }
        let at = |lines: &usize| lines.checked_sub(1).map_or(0, |line| taken[line]);
        self.stops.iter().map(at).collect()
    }

    /// The match as a viewer saw it at a stop, with all that was told until then.
    pub fn at(&self, stop: usize, viewer: Viewer) -> Option<Update> {
        let entries = &self.entries[..*self.stops.get(stop)?];
        let now = entries.last().map_or(0, |entry| entry.at);
        // What has been verified as a whole can be read as far as one likes.
        let table = Table::read(entries.iter().cloned(), now).ok()?;
        Some(table.seen_by(viewer, now))
    }
}

/// One stop before the first step, and one after every line that changes the match.
fn stops(entries: &[Entry]) -> Vec<usize> {
    let changes = |entry: &Entry| {
        matches!(entry.line, Line::Chance(_) | Line::Decide(..) | Line::Back(_) | Line::End(_))
    };
    let first = entries.iter().position(changes).unwrap_or(entries.len());
    let rest = (first..entries.len()).filter(|index| changes(&entries[*index]));
    [first].into_iter().chain(rest.map(|index| index + 1)).collect()
}
