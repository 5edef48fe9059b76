//! PostgreSQL's own notifications as a doorbell, on a connection of its own: inside an append they would
//! make all appends wait for each other.

use std::time::Duration;

use async_trait::async_trait;
use futures_util::{StreamExt as _, stream};
use tokio::sync::{Mutex, mpsc, watch};
use tokio_postgres::{AsyncMessage, Client};

use super::Address;
use crate::cluster::{Doorbell, DoorbellNews, Ring};

const CHANNEL: &str = "qlub";
/// The most that a notification holds.
const BYTES: usize = 7900;
/// How long between two tries to connect.
const AGAIN: Duration = Duration::from_millis(300);
/// How much may wait to be heard; beyond that it is as good as out of order.
const WAITING: usize = 4096;

/// A doorbell on a connection of its own, made anew whenever it breaks.
pub struct PostgresDoorbell {
    /// The connection to ring on, while there is one.
    client: watch::Receiver<Option<std::sync::Arc<Client>>>,
    heard: Mutex<mpsc::Receiver<DoorbellNews>>,
}

impl PostgresDoorbell {
    /// A doorbell at a database. It is out of order until it has connected.
    pub fn new(address: Address) -> Self {
        let (gives, client) = watch::channel(None);
        let (tells, heard) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            while !tells.is_closed() {
                // What went wrong matters to nobody: it is tried again, and meanwhile everybody looks.
                let _ = listen(&address, &gives, &tells).await;
                gives.send_replace(None);
                tokio::time::sleep(AGAIN).await;
            }
        });
        PostgresDoorbell { client, heard: Mutex::new(heard) }
    }
}

type Wrong = Box<dyn std::error::Error + Send + Sync>;

/// Listens until the connection breaks.
async fn listen(
    address: &Address,
    gives: &watch::Sender<Option<std::sync::Arc<Client>>>,
    tells: &mpsc::Sender<DoorbellNews>,
) -> Result<(), Wrong> {
    let (client, mut connection) = address.config().connect(address.tls()?).await?;
    let client = std::sync::Arc::new(client);
    let begin = {
        let client = client.clone();
        async move {
            // Whoever rings does not wait for the disk.
            client.batch_execute("SET synchronous_commit = off; LISTEN qlub").await
        }
    };
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let mut begin = std::pin::pin!(begin);
    let mut begun = false;
    loop {
        tokio::select! {
            result = &mut begin, if !begun => {
                result?;
                begun = true;
                tells.send(DoorbellNews::Deaf).await?;
                gives.send_replace(Some(client.clone()));
            }
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(note))) => {
                    // Whoever cannot keep up hears later that something was missed.
                    if tells.try_send(DoorbellNews::Rings(read(note.payload()))).is_err() {
                        tells.send(DoorbellNews::Deaf).await?;
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Ok(()),
            },
            () = tells.closed() => return Ok(()),
        }
    }
}

fn read(payload: &str) -> Vec<Ring> {
    let ring = |line: &str| {
        let (id, next) = line.split_once(' ')?;
        Some(Ring { id: id.to_owned(), next: next.parse().ok()? })
    };
    payload.lines().filter_map(ring).collect()
}

#[async_trait]
impl Doorbell for PostgresDoorbell {
    async fn ring(&self, rings: Vec<Ring>) {
        let Some(client) = self.client.borrow().clone() else { return };
        let mut notes = vec![String::new()];
        for Ring { id, next } in rings {
            let line = format!("{id} {next}\n");
            match notes.last_mut() {
                Some(note) if note.len() + line.len() <= BYTES => note.push_str(&line),
                _ => notes.push(line),
            }
        }
        for note in notes {
            // Whoever does not hear it looks by themselves.
            let _ = client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &note]).await;
        }
    }

    async fn heard(&self) -> DoorbellNews {
        match self.heard.lock().await.recv().await {
            Some(heard) => heard,
            None => std::future::pending().await,
        }
    }
}
