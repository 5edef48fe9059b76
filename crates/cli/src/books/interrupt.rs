//! Ctrl-C while a book is being made: the game goes on without it. Later it ends the program, as ever.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

/// Whether somebody has pressed Ctrl-C since this was made.
#[derive(Clone, Default)]
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    pub(super) fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whether Ctrl-C is a wish to do without: as long as somebody waits for a book.
static WAITING: Mutex<Option<Interrupt>> = Mutex::new(None);

/// Takes the next Ctrl-C for a wish to do without, until this guard is dropped.
pub(super) fn listen() -> Listening {
    static LISTENER: Once = Once::new();
    let interrupt = Interrupt::default();
    *lock() = Some(interrupt.clone());
    // Once asked for, the system no longer ends the program by itself: the thread stays, and does it.
    LISTENER.call_once(|| drop(std::thread::spawn(obey)));
    Listening(interrupt)
}

/// Listens as long as it lives.
pub(super) struct Listening(pub(super) Interrupt);

impl Drop for Listening {
    fn drop(&mut self) {
        *lock() = None;
    }
}

fn lock() -> MutexGuard<'static, Option<Interrupt>> {
    WAITING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn obey() {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return;
    };
    runtime.block_on(async {
        while tokio::signal::ctrl_c().await.is_ok() {
            match lock().take() {
                Some(interrupt) => interrupt.0.store(true, Ordering::Relaxed),
                // What a shell says of a program that was interrupted.
                None => std::process::exit(130),
            }
        }
    });
}
