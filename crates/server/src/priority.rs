//! Who runs first where there are fewer cores than threads: whoever waits for an answer goes before
//! whoever waits for a bot or for a long table to be read.

/// How much less often a thread runs that gives way.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Lets this thread give way to others from now on; only some systems know that of a single thread.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::debug!(%error, "long work runs as often as everything else");
    }
}
