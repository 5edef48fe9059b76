//! Work in a separate thread of low priority, so that nothing else in this program waits for it.

use std::thread;

use tokio::sync::oneshot;

use crate::error::ClientError;

/// The niceness of such a thread.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Runs some work in such a thread and returns its result; nothing if the work panicked.
pub(crate) async fn run<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, ClientError> {
    let (done, over) = oneshot::channel();
    thread::Builder::new().name(name.to_owned()).spawn(move || {
        // Where the system has no priorities of single threads, the work runs with the usual one.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICE);
        // Whoever asked may be gone.
        let _ = done.send(work());
    })?;
    Ok(over.await.ok())
}
