//! One hostile address: what it does by itself, and what it got done.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use protocol::http::NewTable;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::talk::Talk;
use crate::device::{DEVICE, Device};
use crate::error::ClientError;
use crate::server::Server;

/// How long the attacker waits for an answer before it tries something else.
pub(super) const WAIT: Duration = Duration::from_secs(10);
/// How long it pauses after a failure, so that it is not busy with failing alone.
pub(super) const BREATH: Duration = Duration::from_millis(50);
/// How long it pauses before it tries to open another table.
pub(super) const RETRY: Duration = Duration::from_millis(250);

/// One hostile address.
pub(super) struct Attack {
    pub(super) server: Server,
    /// How long it takes.
    pub(super) time: Duration,
    /// How large the attack is; 1 is the whole of it.
    pub(super) size: f64,
    /// Whether puzzles are solved where the server asks for it.
    pub(super) stamps: bool,
    pub(super) tally: Tally,
}

/// What the attacker got done, counted as it goes.
#[derive(Default)]
pub(super) struct Tally {
    requests: AtomicU64,
    refused: AtomicU64,
    closed: AtomicU64,
    failed: AtomicU64,
}

/// What the attacker got done.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AttackCounts {
    /// Requests that were carried out, and connections that were taken.
    pub requests: u64,
    /// Requests that were refused.
    pub refused: u64,
    /// Connections that the server closed.
    pub closed: u64,
    /// Connections that failed or were not answered in time.
    pub failed: u64,
}

impl Tally {
    pub(super) fn done(&self, count: u64) {
        self.requests.fetch_add(count, Ordering::Relaxed);
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn closed(&self) {
        self.closed.fetch_add(1, Ordering::Relaxed);
    }

    fn failed(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts from nothing again, and says what there was.
    pub(super) fn take(&self) -> AttackCounts {
        let take = |count: &AtomicU64| count.swap(0, Ordering::Relaxed);
        AttackCounts {
            requests: take(&self.requests),
            refused: take(&self.refused),
            closed: take(&self.closed),
            failed: take(&self.failed),
        }
    }
}

impl Attack {
    /// So many, in an attack of this size.
    pub(super) fn many(&self, count: usize) -> usize {
        ((count as f64 * self.size).ceil() as usize).max(1)
    }

    /// Waits for something, though not for ever, and counts what came of it.
    pub(super) async fn tried<T>(
        &self,
        trying: impl Future<Output = Result<T, ClientError>>,
    ) -> Option<T> {
        let made = self.quietly(trying).await;
        self.tally.done(made.is_some().into());
        made
    }

    /// The same, where what was done is counted elsewhere.
    pub(super) async fn quietly<T>(
        &self,
        trying: impl Future<Output = Result<T, ClientError>>,
    ) -> Option<T> {
        let silent = || ClientError::Network("silent".to_owned());
        match timeout(WAIT, trying).await.unwrap_or_else(|_| Err(silent())) {
            Ok(made) => Some(made),
            Err(error) => {
                self.failed(&error);
                sleep(BREATH).await;
                None
            }
        }
    }

    /// Counts a failure.
    pub(super) fn failed(&self, error: &ClientError) {
        match error {
            ClientError::Refused(_) | ClientError::Status { .. } => self.tally.refused(),
            ClientError::Closed { .. } => self.tally.closed(),
            ClientError::Network(_) | ClientError::Unreadable(_) => self.tally.failed(),
        }
    }

    /// A connection; ports that are still closing are used again.
    pub(super) async fn dial(
        &self,
        from: Option<IpAddr>,
        window: Option<u32>,
    ) -> Result<TcpStream, ClientError> {
        let v4 = self.server.address.is_ipv4();
        let socket = if v4 { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_reuseaddr(true)?;
        if let Some(bytes) = window {
            socket.set_recv_buffer_size(bytes)?;
        }
        if let Some(from) = from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        Ok(socket.connect(self.server.address).await?)
    }

    /// Opens a table: its id, the one for watching, and the device of its host.
    pub(super) async fn open(&self, new: &Value) -> Result<(String, Device), ClientError> {
        if self.stamps
            && let Ok(new) = serde_json::from_value::<NewTable>(new.clone())
        {
            let (opened, device) = self.server.open(&new).await?;
            return Ok((opened.watch, device));
        }
        open(&self.server, new).await.map(|opened| (opened.watch, opened.device))
    }

    /// Opens a table, however often it has to be tried.
    pub(super) async fn table(&self) -> (String, Device) {
        let new = json!({ "game": "qwixx", "setup": "classic 2" });
        loop {
            if let Some(opened) = self.tried(self.open(&new)).await {
                return opened;
            }
            sleep(RETRY).await;
        }
    }

    /// Enters a table without a cookie.
    pub(super) async fn enter(&self, table: &str) -> Result<Device, ClientError> {
        if self.stamps {
            return Ok(self.server.enter(table, None).await?.1);
        }
        enter(&self.server, table).await
    }

    /// A table with this attacker as its host, who sits on the first seats.
    pub(super) async fn seated(&self, new: &Value, seats: u8) -> Result<Device, ClientError> {
        let (_, device) = self.open(new).await?;
        let mut talk = Talk::open(&device, None).await?;
        for seat in 0..seats {
            talk.ask(json!({ "do": "sit", "seat": seat, "name": "Mallory" })).await?;
        }
        Ok(device)
    }
}

/// A table as it was opened, without anything that only some servers know.
pub(super) struct Bare {
    pub(super) watch: String,
    pub(super) code: String,
    pub(super) device: Device,
}

/// Opens a table with one plain request.
pub(super) async fn open(server: &Server, new: &Value) -> Result<Bare, ClientError> {
    let response = server.request("POST", "/api/tables", None, new.to_string()).await?;
    let opened: Value = response.read()?;
    let word = |key: &str| opened[key].as_str().unwrap_or_default().to_owned();
    let device = Device::new(server, &word("table"), response.cookie(DEVICE));
    Ok(Bare { watch: word("watch"), code: word("code"), device })
}

/// Enters a table with one plain request.
pub(super) async fn enter(server: &Server, table: &str) -> Result<Device, ClientError> {
    let path = format!("/api/tables/{table}/enter");
    let response = server.request("POST", &path, None, "{}".to_owned()).await?;
    response.good()?;
    Ok(Device::new(server, table, response.cookie(DEVICE)))
}

/// Does the same in many tasks, which end with this future.
pub(super) async fn crowd<F>(count: usize, make: impl Fn(usize) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    for number in 0..count {
        tasks.spawn(make(number));
    }
    while tasks.join_next().await.is_some() {}
}
