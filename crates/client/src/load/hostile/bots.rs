//! Tables of bots that think for long, opened and left.

use std::sync::Arc;

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::attack::{Attack, RETRY, crowd};
use super::talk::Talk;
use crate::error::ClientError;

/// How many tables are being opened at a time.
const AT_ONCE: usize = 4;
/// How many tables one of these keeps a socket at.
const WATCHED: usize = 250;

pub(super) async fn run(attack: Arc<Attack>) {
    crowd(AT_ONCE, |_| open(attack.clone())).await;
}

async fn open(attack: Arc<Attack>) {
    let mut watched = JoinSet::new();
    for number in 0_usize.. {
        let Some(mut talk) = attack.tried(table(&attack)).await else {
            sleep(RETRY).await;
            continue;
        };
        // Every second table is left; at the others somebody stays, in case that matters.
        if number.is_multiple_of(2) && watched.len() < attack.many(WATCHED) {
            watched.spawn(async move { while talk.read().await.is_ok() {} });
        }
    }
}

async fn table(attack: &Attack) -> Result<Talk, ClientError> {
    let luck = json!({ "kind": "seeded", "seed": "best" });
    let options = json!({ "pace": 0 });
    let new = json!({ "game": "qwirkle", "setup": "standard 4", "luck": luck, "options": options });
    let (_, device) = attack.open(&new).await?;
    let mut talk = Talk::open(&device, None).await?;
    for seat in 0..4 {
        talk.ask(json!({ "do": "seat-bot", "seat": seat, "level": "expert" })).await?;
    }
    talk.ask(json!({ "do": "start" })).await?;
    Ok(talk)
}
