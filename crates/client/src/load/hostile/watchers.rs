//! A table with many watchers, and others who come and go.

use std::sync::Arc;
use std::time::Duration;

use super::attack::{Attack, crowd};
use super::talk::Talk;
use crate::device::Device;
use crate::error::ClientError;
use futures_util::StreamExt as _;
use tokio::time::sleep;

/// How many watch, and how many come and go.
const WATCHERS: usize = 1_500;
const COMING: usize = 4;
/// How long one of them waits who was not let in.
const LATER: Duration = Duration::from_secs(1);

pub(super) async fn run(attack: Arc<Attack>) {
    let (watch, _) = attack.table().await;
    let watcher = Device::watcher(&attack.server, &watch);
    let stay = {
        let (attack, watcher) = (attack.clone(), watcher.clone());
        crowd(attack.many(WATCHERS), move |_| {
            let (attack, watcher) = (attack.clone(), watcher.clone());
            async move {
                loop {
                    let Some(mut talk) = attack.tried(Talk::open(&watcher, None)).await else {
                        sleep(LATER).await;
                        continue;
                    };
                    // It reads, so that it is not let go, and does not look at what it reads.
                    while let Some(Ok(_)) = talk.stream().next().await {}
                    attack.tally.closed();
                }
            }
        })
    };
    let come = crowd(COMING, |_| {
        let (attack, watcher) = (attack.clone(), watcher.clone());
        async move {
            loop {
                attack.tried(visit(&watcher)).await;
            }
        }
    });
    tokio::join!(stay, come);
}

async fn visit(watcher: &Device) -> Result<(), ClientError> {
    Talk::open(watcher, None).await.map(drop)
}
