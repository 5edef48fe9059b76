//! Sockets that only listen: what one costs.

use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::time::sleep;

use super::{Plan, many, memory, seconds};
use crate::device::Device;
use crate::error::ClientError;

/// How long the server may come to rest before it is measured.
const REST: Duration = Duration::from_secs(3);

/// What sockets cost that only listen.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct IdleReport {
    /// How many there were.
    pub sockets: usize,
    /// At how many tables.
    pub tables: usize,
    /// Bytes of the server before the first of them.
    pub before: Option<u64>,
    /// Bytes of the server with all of them.
    pub after: Option<u64>,
    /// Bytes for each, its share of a table included.
    pub bytes_each: Option<f64>,
    /// How many were opened in a second.
    pub opened_per_second: f64,
    /// How many were still there at the end.
    pub alive: usize,
}

pub(super) async fn run(plan: &Plan) -> Result<IdleReport, ClientError> {
    let per_table = plan.per_table.max(1);
    let tables = plan.idle.div_ceil(per_table);
    let bar = plan.bar(tables, "opening tables");
    let watches = many(tables, &bar, |number| {
        let (server, new) = (plan.server.from_place(number), plan.new_table(plan.seats));
        async move { Ok(server.open(&new).await?.0.watch) }
    })
    .await?;
    sleep(REST).await;
    let rss = || plan.process.and_then(memory::resident);
    let before = rss();
    let begun = Instant::now();
    let bar = plan.bar(plan.idle, "idle sockets");
    let mut listening = many(plan.idle, &bar, |number| {
        let watcher =
            Device::watcher(&plan.server.from_place(number), &watches[number / per_table]);
        async move {
            let mut socket = watcher.connect(None).await?;
            // It reads, so that pings are answered, and does nothing else.
            Ok(tokio::spawn(async move { socket.until_closed().await }))
        }
    })
    .await?;
    let opened_per_second = plan.idle as f64 / seconds(begun);
    sleep(REST).await;
    let after = rss();
    listening.retain(|listener| !listener.is_finished());
    let alive = listening.len();
    listening.iter().for_each(tokio::task::JoinHandle::abort);
    let bytes_each =
        before.zip(after).map(|(before, after)| (after as f64 - before as f64) / plan.idle as f64);
    Ok(IdleReport {
        sockets: plan.idle,
        tables,
        before,
        after,
        bytes_each,
        opened_per_second,
        alive,
    })
}
