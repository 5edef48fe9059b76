//! One connection of one device: reads requests, writes what its table has to say.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use governor::DefaultDirectRateLimiter;
use protocol::{Envelope, Message, Refusal, Request, agree};
use serde_json::json;
use table::Actor;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use crate::error::ServerError;
use crate::house::House;
use crate::outlet::{Outgoing, Outlet, text};
use crate::room::{Command, Door, Join};

/// The largest message that is read.
pub(crate) const LARGEST: usize = 8 * 1024;

/// Something that is not taken: binary, or not UTF-8.
const UNSUPPORTED: u16 = 1003;
/// Too many messages, or none at first.
const POLICY: u16 = 1008;
/// Larger than [`LARGEST`].
const TOO_LARGE: u16 = 1009;
/// The server stops; come back soon.
pub(crate) const RESTART: u16 = 1012;
/// No common version of the protocol.
const VERSION: u16 = 4000;
/// The first message was no hello.
const EXPECTED_HELLO: u16 = 4001;
/// The table is gone.
pub(crate) const GONE: u16 = 4002;
/// The socket did not keep up.
const BEHIND: u16 = 4003;

const HELLO_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(30);

/// A device at a socket.
pub(crate) struct Visitor {
    pub(crate) house: Arc<House>,
    pub(crate) table: String,
    pub(crate) actor: Actor,
    pub(crate) address: IpAddr,
}

/// Why a socket is closed.
struct End(u16, Refusal);

impl Visitor {
    /// Serves a socket to its end.
    pub(crate) async fn serve(self, mut socket: WebSocket) {
        metrics::gauge!("qlub_sockets").increment(1.0);
        if let Err(End(code, refusal)) = self.talk(&mut socket).await {
            close(&mut socket, code, text(&Message::Bye { refusal })).await;
        }
        self.house.limits.socket_gone(self.address);
        metrics::gauge!("qlub_sockets").decrement(1.0);
    }

    async fn talk(&self, socket: &mut WebSocket) -> Result<(), End> {
        let credits = self.house.limits.credits();
        let hello = timeout(HELLO_WITHIN, next(socket, &credits)).await;
        let hello = hello.map_err(|_| End(POLICY, refusal("hello", "expected a hello")))?;
        let Some(hello) = hello? else { return Ok(()) };
        let (id, protocol, seen) = greet(&hello)?;
        let (outlet, outgoing) = Outlet::new();
        let number = self.house.socket_number();
        let (table, actor) = (&self.table, self.actor);
        let join = Join { socket: number, actor, id, protocol, seen, outlet };
        let door = self.house.room(table);
        let gone = || End(GONE, ServerError::NoTable.refusal());
        door.send(Command::Join(join)).await.map_err(|_| gone())?;
        let result = self.converse(socket, &credits, outgoing, &door, number).await;
        // A room that is gone has nobody to miss.
        let _ = door.send(Command::Leave { socket: number }).await;
        result
    }

    async fn converse(
        &self,
        socket: &mut WebSocket,
        credits: &DefaultDirectRateLimiter,
        mut outgoing: mpsc::Receiver<Outgoing>,
        door: &Door,
        number: u64,
    ) -> Result<(), End> {
        let mut ping_at = Instant::now() + PING_EVERY;
        let mut quiet = 0;
        loop {
            tokio::select! {
                out = outgoing.recv() => match out {
                    Some(Outgoing::Text(text)) => {
                        if socket.send(Frame::Text(text)).await.is_err() {
                            return Ok(());
                        }
                    }
                    Some(Outgoing::Close(code, last)) => {
                        close(socket, code, last).await;
                        return Ok(());
                    }
                    None if self.house.stop.is_set() => {
                        return Err(End(RESTART, ServerError::Stopping.refusal()));
                    }
                    // The room let go of a socket that did not keep up, or could not be opened.
                    None => return Err(End(BEHIND, refusal("behind", "too slow: come back"))),
                },
                read = next(socket, credits) => {
                    let Some(text) = read? else { return Ok(()) };
                    quiet = 0;
                    if let Some(text) = text.as_text()
                        && !self.request(socket, text, door, number).await
                    {
                        return Ok(());
                    }
                }
                () = sleep_until(ping_at) => {
                    quiet += 1;
                    // Two pings without a pong: nobody is there.
                    if quiet > 2 || socket.send(Frame::Ping(Vec::new().into())).await.is_err() {
                        return Ok(());
                    }
                    ping_at = Instant::now() + PING_EVERY;
                }
            }
        }
    }

    /// Passes a request on to the table; says whether the socket still works.
    async fn request(&self, socket: &mut WebSocket, text: &str, door: &Door, number: u64) -> bool {
        let answer = match serde_json::from_str::<Envelope>(text) {
            Ok(Envelope { id, request: Request::Ping | Request::Hello { .. } }) => {
                Message::Done { id, version: 0 }
            }
            Ok(Envelope { id, request }) => {
                return door.send(Command::Ask { socket: number, id, request }).await.is_ok();
            }
            Err(error) => Message::Refused { id: envelope_id(text), refusal: unreadable(&error) },
        };
        socket.send(Frame::Text(crate::outlet::text(&answer))).await.is_ok()
    }
}

/// What was read: a text, or a sign of life.
enum Read {
    Text(Utf8Bytes),
    Life,
}

impl Read {
    fn as_text(&self) -> Option<&str> {
        match self {
            Read::Text(text) => Some(text.as_str()),
            Read::Life => None,
        }
    }
}

/// Reads the next frame; nothing if the socket is closed.
async fn next(
    socket: &mut WebSocket,
    credits: &DefaultDirectRateLimiter,
) -> Result<Option<Read>, End> {
    let Some(frame) = socket.recv().await else { return Ok(None) };
    let frame = match frame {
        Ok(frame) => frame,
        Err(error) => return wrong(&error).map_or(Ok(None), Err),
    };
    // Pings cost a credit as well: nobody keeps the server busy for free.
    if credits.check().is_err() {
        return Err(End(POLICY, ServerError::SlowDown.refusal()));
    }
    match frame {
        Frame::Text(text) => Ok(Some(Read::Text(text))),
        Frame::Ping(_) | Frame::Pong(_) => Ok(Some(Read::Life)),
        Frame::Binary(_) => Err(End(UNSUPPORTED, refusal("binary", "expected text"))),
        Frame::Close(_) => Ok(None),
    }
}

/// What to say about a frame that could not be read; nothing if the connection just broke.
fn wrong(error: &axum::Error) -> Option<End> {
    let says = error.to_string();
    let too_large = says.contains("too long") || says.contains("too big");
    let not_text = says.to_lowercase().contains("utf-8");
    if too_large {
        Some(End(TOO_LARGE, refusal("too-large", "a message has at most 8192 bytes")))
    } else if not_text {
        Some(End(UNSUPPORTED, refusal("not-text", "expected UTF-8")))
    } else {
        None
    }
}

/// Reads a hello: its number, the version to speak, and what the device saw last.
fn greet(read: &Read) -> Result<(u32, u32, Option<u32>), End> {
    let expected = || End(EXPECTED_HELLO, refusal("hello", "expected a hello"));
    let text = read.as_text().ok_or_else(expected)?;
    match serde_json::from_str(text) {
        Ok(Envelope { id, request: Request::Hello { protocol, version } }) => {
            let spoken = format!("expected protocol {}", protocol::VERSION);
            let other = || End(VERSION, refusal("protocol", &spoken));
            Ok((id, agree(&protocol).ok_or_else(other)?, version))
        }
        _ => Err(expected()),
    }
}

/// The number of an envelope whose request cannot be read; 0 if not even that can.
fn envelope_id(text: &str) -> u32 {
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    value["id"].as_u64().and_then(|id| u32::try_from(id).ok()).unwrap_or(0)
}

fn unreadable(error: &serde_json::Error) -> Refusal {
    let data = json!({ "line": error.line(), "column": error.column() });
    Refusal { key: "server-unreadable".to_owned(), data, says: error.to_string() }
}

fn refusal(key: &str, says: &str) -> Refusal {
    let data = serde_json::Value::Null;
    Refusal { key: format!("server-{key}"), data, says: says.to_owned() }
}

async fn close(socket: &mut WebSocket, code: u16, last: Utf8Bytes) {
    let closing = async {
        socket.send(Frame::Text(last)).await?;
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        socket.send(Frame::Close(Some(frame))).await?;
        // Until the other side has closed, its answer would be lost with the connection.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    // Whoever does not close in time is dropped.
    let _ = timeout(Duration::from_secs(2), closing).await;
}
