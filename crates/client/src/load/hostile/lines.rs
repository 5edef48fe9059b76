//! Lines as fast as they are kept: chat, names and options on many sockets at once.

use std::sync::Arc;
use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::attack::{Attack, RETRY, crowd};
use super::talk::Talk;
use crate::device::Device;
use crate::error::ClientError;

/// How many sockets at several tables, how many of them share a device, and how many more go to
/// one table as one device.
const SOCKETS: usize = 110;
const SHARED: usize = 5;
const ONE_DEVICE: usize = 50;
/// What a socket may say at once, and how long until it may say more.
const BURST: u32 = 39;
const PAUSE: Duration = Duration::from_millis(105);

pub(super) async fn run(attack: Arc<Attack>) {
    let tables = attack.many(SOCKETS / SHARED);
    let several = {
        let attack = attack.clone();
        crowd(tables, move |_| table(attack.clone(), SHARED))
    };
    let one = attack.many(ONE_DEVICE);
    tokio::join!(several, table(attack, one));
}

/// A table of the attacker, and its sockets.
async fn table(attack: Arc<Attack>, sockets: usize) {
    let new = json!({ "game": "qwixx", "setup": "classic 2", "options": { "pace": 0 } });
    loop {
        if let Some(device) = attack.tried(attack.seated(&new, 1)).await {
            // Half of them keep to the limit on messages, half are closed and come back at once.
            let make =
                |number: usize| speak(attack.clone(), device.clone(), number.is_multiple_of(2));
            return crowd(sockets, make).await;
        }
        sleep(RETRY).await;
    }
}

/// Says as much as a socket may say, or more.
pub(super) async fn speak(attack: Arc<Attack>, device: Device, keeps_to_limit: bool) {
    loop {
        let Some(mut talk) = attack.tried(Talk::open(&device, None)).await else { continue };
        let mut said = 0;
        let mut count = BURST;
        while attack.quietly(some(&attack, &mut talk, &mut said, count)).await.is_some() {
            if keeps_to_limit {
                count = 1;
                sleep(PAUSE).await;
            }
        }
    }
}

/// Says so many things at once, and reads until all are answered.
async fn some(
    attack: &Attack,
    talk: &mut Talk,
    said: &mut u32,
    count: u32,
) -> Result<(), ClientError> {
    for _ in 0..count {
        *said += 1;
        // Numbers far from those of the hello: answers are told apart by them.
        let mut request = line(*said);
        request["id"] = (1000 + *said).into();
        talk.stream().feed(Frame::text(request.to_string())).await?;
    }
    talk.stream().flush().await?;
    let mut answered = 0;
    while answered < count {
        match talk.read().await? {
            Some((_, Ok(_))) => attack.tally.done(1),
            Some((_, Err(_))) => attack.tally.refused(),
            None => continue,
        }
        answered += 1;
    }
    Ok(())
}

/// Something that is kept as a line, and as long as it may be.
fn line(number: u32) -> Value {
    match number % 4 {
        0 => json!({ "do": "rename", "seat": 0, "name": wide(number, 24) }),
        1 => json!({ "do": "set-options", "options": { "pace": number % 1000, "grace": 600 } }),
        _ => json!({ "do": "chat", "seat": 0, "text": wide(number, 300) }),
    }
}

/// A text of so many letters, of four bytes each but for a number that makes it another text.
fn wide(number: u32, letters: usize) -> String {
    let number = number.to_string();
    let rest = letters.saturating_sub(number.len());
    number + &"\u{1f3b2}".repeat(rest)
}
