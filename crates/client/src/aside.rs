//! Work in a thread of its own that gives way: nobody else in this program should wait for it.

use std::thread;

use tokio::sync::oneshot;

use crate::error::ClientError;

/// How much less often such a thread runs where others want the same core.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Does something aside, and says what came of it; nothing, if it came to no end.
pub(crate) async fn run<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, ClientError> {
    let (done, over) = oneshot::channel();
    thread::Builder::new().name(name.to_owned()).spawn(move || {
        // Where the system does not know that of a single thread, it is merely more in the way.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICE);
        // Whoever asked may be gone.
        let _ = done.send(work());
    })?;
    Ok(over.await.ok())
}
