//! Priorities of threads: requests that wait for an answer run before bots and before long tables that
//! have to be read.

/// The niceness of threads with low priority.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Lowers the priority of this thread from now on; only some systems can do that for a single thread.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::debug!(%error, "long work runs as often as everything else");
    }
}
