//! Guests who come by a spoken code: one every second.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, timeout};

use super::phone::{Attempt, Phone};
use crate::error::ClientError;
use crate::server::Server;

const EVERY: Duration = Duration::from_secs(1);
/// How long a guest waits before the code is typed again.
const PATIENCE: Duration = Duration::from_secs(21);

/// How many guests came in.
#[derive(Default)]
pub(super) struct Guests(AtomicU64);

impl Guests {
    /// How many came in since this was asked last.
    pub(super) fn take(&self) -> u64 {
        self.0.swap(0, Ordering::Relaxed)
    }
}

/// Opens a table that does not begin, and lets guests come one after the other.
pub(super) async fn come(
    guests: Arc<Guests>,
    mut host: Phone,
    phone: impl Fn(u8) -> Phone,
) -> Option<()> {
    let opened = host.open("qwixx", "classic 5").await?;
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for number in (0..=u8::MAX).cycle() {
        ticks.tick().await;
        let mut guest = phone(number);
        let table = loop {
            if !guest.people.play_on() {
                return None;
            }
            let begun = guest.knock();
            let silent = || ClientError::Network("no answer in time".to_owned());
            let asked = timeout(PATIENCE, find(&guest.server, &opened.code)).await;
            let result = asked.unwrap_or_else(|_| Err(silent()));
            if let Attempt::Done(table) = guest.heard(begun, result).await {
                break table;
            }
        };
        guest.enter(&table).await?;
        guests.0.fetch_add(1, Ordering::Relaxed);
    }
    None
}

/// The table that a code leads to.
pub(crate) async fn find(server: &Server, code: &str) -> Result<String, ClientError> {
    let found: serde_json::Value = server.get(&format!("/api/codes/{code}")).await?.read()?;
    Ok(found["table"].as_str().unwrap_or_default().to_owned())
}
