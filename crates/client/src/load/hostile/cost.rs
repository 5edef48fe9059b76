//! What an attack costs a server, as its system tells it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::super::memory::resident;

/// How often memory is looked at.
const EVERY: Duration = Duration::from_millis(100);
/// The system counts processor time in hundredths of a second.
const TICKS: f64 = 100.0;

/// What an attack cost the server.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Cost {
    /// Bytes of its folder before.
    pub disk_before: Option<u64>,
    /// Bytes that its folder grew by.
    pub disk_growth: Option<u64>,
    /// Bytes in memory before.
    pub memory_before: Option<u64>,
    /// The most bytes in memory.
    pub memory_peak: Option<u64>,
    /// Seconds of processor time that were used.
    pub processor: Option<f64>,
}

/// A server whose cost is being measured.
pub(super) struct Meter {
    process: Option<u32>,
    data: Option<PathBuf>,
    disk: Option<u64>,
    memory: Option<u64>,
    processor: Option<f64>,
    peak: Arc<AtomicU64>,
    _looking: JoinSet<()>,
}

impl Meter {
    pub(super) fn start(process: Option<u32>, data: Option<&Path>) -> Self {
        let peak = Arc::new(AtomicU64::new(0));
        let mut looking = JoinSet::new();
        let seen = peak.clone();
        looking.spawn(async move {
            while let Some(bytes) = process.and_then(resident) {
                seen.fetch_max(bytes, Ordering::Relaxed);
                sleep(EVERY).await;
            }
        });
        Meter {
            process,
            data: data.map(Path::to_owned),
            disk: data.map(size),
            memory: process.and_then(resident),
            processor: process.and_then(processor),
            peak,
            _looking: looking,
        }
    }

    pub(super) fn stop(&self) -> Cost {
        let peak = self.peak.load(Ordering::Relaxed);
        let now = self.process.and_then(processor);
        let disk = self.data.as_deref().map(size);
        Cost {
            disk_before: self.disk,
            disk_growth: disk.zip(self.disk).map(|(now, before)| now.saturating_sub(before)),
            memory_before: self.memory,
            memory_peak: self.memory.map(|before| before.max(peak)),
            processor: now.zip(self.processor).map(|(now, before)| now - before),
        }
    }
}

/// Seconds of processor time that a process has used.
fn processor(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program may contain anything, but it ends with the last bracket.
    let mut words = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || words.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

/// The bytes of all files in a folder.
fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(data) if data.is_dir() => size(&entry.path()),
        Ok(data) => data.len(),
        Err(_) => 0,
    });
    sizes.sum()
}
