//! One connection of one device: reads requests, writes what its table has to say.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use protocol::{Envelope, Message, Refusal, Request, agree};
use serde_json::json;
use table::Actor;
use tokio::time::{Instant, sleep_until, timeout};
use tungstenite::Error as WsError;

use crate::budget::{DeviceKey, Place};
use crate::command::{Command, Door, Join};
use crate::error::ServerError;
use crate::farewell::{self, Page};
use crate::house::House;
use crate::outlet::{OutgoingMessage, Outlet, OutletReader, text};
use crate::pace::{Pace, SocketInput};

/// The largest message that is read.
pub(crate) const LARGEST: usize = 8 * 1024;

/// Not the way sockets speak.
pub(crate) const MALFORMED: u16 = 1002;
/// Something that is not taken: binary.
pub(crate) const UNSUPPORTED: u16 = 1003;
/// A text that is not UTF-8.
pub(crate) const NOT_TEXT: u16 = 1007;
/// Too many messages, or none at first.
pub(crate) const POLICY: u16 = 1008;
/// Larger than [`LARGEST`].
pub(crate) const TOO_LARGE: u16 = 1009;
/// The server stops; come back soon.
pub(crate) const RESTART: u16 = 1012;
/// No common version of the protocol.
pub(crate) const VERSION: u16 = 4000;
/// The first message was no hello.
pub(crate) const EXPECTED_HELLO: u16 = 4001;
/// The table is gone.
pub(crate) const GONE: u16 = 4002;
/// The socket did not keep up.
pub(crate) const BEHIND: u16 = 4003;
/// Another socket has taken its place.
pub(crate) const REPLACED: u16 = 4004;

/// How long the other side has to close after we did.
const CLOSE_WITHIN: Duration = Duration::from_secs(2);

/// A device at a socket.
pub(crate) struct Visitor {
    pub(crate) house: Arc<House>,
    pub(crate) table: String,
    pub(crate) actor: Actor,
    /// The device at its table, if it is one.
    pub(crate) key: Option<DeviceKey>,
    pub(crate) address: IpAddr,
    pub(crate) place: Place,
    /// The page that it speaks for, if it is one.
    pub(crate) page: Option<Page>,
}

/// Why a socket is closed.
pub(crate) struct End(pub(crate) u16, pub(crate) Refusal);

impl Visitor {
    /// Serves a socket to its end.
    pub(crate) async fn serve(self, mut socket: WebSocket) {
        metrics::gauge!("qlub_sockets").increment(1.0);
        match self.talk(&mut socket).await {
            Err(End(code, refusal)) => {
                close(&mut socket, code, text(&Message::Bye { refusal })).await;
            }
            Ok(()) => see_off(&mut socket).await,
        }
        metrics::gauge!("qlub_sockets").decrement(1.0);
    }

    async fn talk(&self, socket: &mut WebSocket) -> Result<(), End> {
        let mut pace = Pace::new(&self.house.budget, self.key.as_ref(), self.address);
        let hello = timeout(self.house.config.patience.hello, first(socket, &mut pace)).await;
        let hello = hello.map_err(|_| End(POLICY, refusal("hello", "expected a hello")))?;
        let Some(hello) = hello? else { return Ok(()) };
        let (id, protocol, seen) = match greet(&hello) {
            Ok(greeted) => greeted,
            Err(end) => return Err(self.turn_away(socket, &hello, end).await),
        };
        let (outlet, outgoing) = Outlet::new();
        let number = self.house.socket_number();
        let (table, actor, address) = (&self.table, self.actor, self.address);
        let seating = self.place.seating.clone();
        let join = Join { socket: number, actor, address, id, protocol, seen, outlet, seating };
        let door = self.house.knock(table, Command::Join(join)).await;
        let door = door.map_err(|error| match error {
            ServerError::Stopping | ServerError::Storage => End(RESTART, error.refusal()),
            _ => End(GONE, error.refusal()),
        })?;
        let result = self.converse(socket, pace, outgoing, &door, number).await;
        // A room that is gone has nobody to miss.
        let _ = door.send(Command::Leave { socket: number }).await;
        result
    }

    /// Says goodbye to whoever does not speak as we do; an older page is led to the new one.
    async fn turn_away(&self, socket: &mut WebSocket, hello: &SocketInput, end: End) -> End {
        let old = hello.as_text().and_then(farewell::greets_of_old);
        let (Some(page), Some(fresh)) = (self.page, old) else { return end };
        if page == Page::Plain && fresh {
            let game = self.house.look(&self.table, None).await.map(|glance| glance.game);
            let welcome = farewell::welcome(&game.unwrap_or_default());
            self.send(socket, Frame::Text(welcome)).await;
        }
        // It would take its table for gone if it heard the code of another version.
        End(RESTART, end.1)
    }

    async fn converse(
        &self,
        socket: &mut WebSocket,
        mut pace: Pace<'_>,
        mut outgoing: OutletReader,
        door: &Door,
        number: u64,
    ) -> Result<(), End> {
        let ping_every = self.house.config.patience.ping;
        let mut ping_at = Instant::now() + ping_every;
        let mut quiet = 0;
        // What was read and has to wait until it may be taken.
        let mut held: Option<(SocketInput, Instant)> = None;
        loop {
            let resume = held.as_ref().map_or(ping_at, |(_, at)| *at);
            tokio::select! {
                // Reading comes last, so that it is tried only when something was sent to us.
                biased;
                out = outgoing.next() => match out {
                    Some(OutgoingMessage::Text(text)) => {
                        if !self.send(socket, Frame::Text(text)).await {
                            return Ok(());
                        }
                    }
                    Some(OutgoingMessage::Close(code, last)) => {
                        close(socket, code, last).await;
                        return Ok(());
                    }
                    None if self.house.stop.is_cancelled() => {
                        return Err(End(RESTART, ServerError::Stopping.refusal()));
                    }
                    // The room let go of a socket that did not keep up, or could not be opened.
                    None => return Err(self.let_go()),
                },
                () = self.place.seating.replaced() => {
                    let says = "another socket has taken the place of this one";
                    return Err(End(REPLACED, refusal("replaced", says)));
                }
                () = sleep_until(ping_at) => {
                    quiet += 1;
                    // Two pings without a pong: nobody is there.
                    if quiet > 2 || !self.send(socket, Frame::Ping(Vec::new().into())).await {
                        return Ok(());
                    }
                    pace.pinged();
                    ping_at = Instant::now() + ping_every;
                }
                () = sleep_until(resume), if held.is_some() => {
                    let Some((read, _)) = held.take() else { continue };
                    match pace.take(&read)? {
                        None if !self.heard(socket, &read, door, number).await => return Ok(()),
                        None => {}
                        Some(at) => held = Some((read, at)),
                    }
                }
                read = next(socket, &mut pace), if held.is_none() => {
                    let Some(read) = read? else { return Ok(()) };
                    quiet = 0;
                    match pace.take(&read)? {
                        None if !self.heard(socket, &read, door, number).await => return Ok(()),
                        None => {}
                        Some(at) => held = Some((read, at)),
                    }
                }
            }
        }
    }

    /// The room is gone, or wants this socket no more.
    fn let_go(&self) -> End {
        match self.house.why_unread(&self.table) {
            Some(error @ ServerError::Storage) => End(RESTART, error.refusal()),
            Some(error) => End(GONE, error.refusal()),
            None => End(BEHIND, refusal("behind", "too slow: come back")),
        }
    }

    /// Something came in; says whether the socket still works.
    async fn heard(
        &self,
        socket: &mut WebSocket,
        read: &SocketInput,
        door: &Door,
        number: u64,
    ) -> bool {
        match read.as_text() {
            Some(text) => self.request(socket, text, door, number).await,
            None => true,
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
        self.send(socket, Frame::Text(crate::outlet::text(&answer))).await
    }

    /// Sends a frame; says whether the socket still works. One that takes nothing for long does not.
    async fn send(&self, socket: &mut WebSocket, frame: Frame) -> bool {
        let sent = timeout(self.house.config.patience.send, socket.send(frame)).await;
        matches!(sent, Ok(Ok(())))
    }
}

/// Reads the first frame, in its time.
async fn first(socket: &mut WebSocket, pace: &mut Pace<'_>) -> Result<Option<SocketInput>, End> {
    loop {
        let Some(read) = next(socket, pace).await? else { return Ok(None) };
        while let Some(at) = pace.take(&read)? {
            sleep_until(at).await;
        }
        if !matches!(read, SocketInput::Nothing) {
            return Ok(Some(read));
        }
    }
}

/// Reads the next frame; nothing if the socket is closed.
async fn next(socket: &mut WebSocket, pace: &mut Pace<'_>) -> Result<Option<SocketInput>, End> {
    let Some(frame) = pace.patiently(socket.recv()).await else {
        return Ok(Some(SocketInput::Nothing));
    };
    let Some(frame) = frame else { return Ok(None) };
    let frame = match frame {
        Ok(frame) => frame,
        Err(error) => return wrong(error).map_or(Ok(None), Err),
    };
    if length(&frame) > LARGEST {
        return Err(too_large());
    }
    match frame {
        Frame::Text(text) => Ok(Some(SocketInput::Text(text))),
        Frame::Ping(_) => Ok(Some(SocketInput::Life)),
        Frame::Pong(_) => Ok(Some(SocketInput::Pong)),
        Frame::Binary(_) => Err(End(UNSUPPORTED, refusal("binary", "expected text"))),
        Frame::Close(_) => Ok(None),
    }
}

fn length(frame: &Frame) -> usize {
    match frame {
        Frame::Text(text) => text.len(),
        Frame::Binary(bytes) => bytes.len(),
        _ => 0,
    }
}

/// What to say about a frame that could not be read; nothing if the connection just broke.
fn wrong(error: axum::Error) -> Option<End> {
    match *error.into_inner().downcast::<WsError>().ok()? {
        WsError::Capacity(_) => Some(too_large()),
        WsError::Utf8(_) => Some(End(NOT_TEXT, refusal("not-text", "expected UTF-8"))),
        WsError::Protocol(_) => {
            Some(End(MALFORMED, refusal("malformed", "expected a WebSocket frame")))
        }
        _ => None,
    }
}

fn too_large() -> End {
    End(TOO_LARGE, refusal("too-large", "a message has at most 8192 bytes"))
}

/// Reads a hello: its number, the version to speak, and what the device saw last.
pub(crate) fn greet(read: &SocketInput) -> Result<(u32, u32, Option<u32>), End> {
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
        Ok::<(), axum::Error>(())
    };
    // Whoever does not take it in time is dropped.
    if let Ok(Ok(())) = timeout(CLOSE_WITHIN, closing).await {
        see_off(socket).await;
    }
}

/// Waits for the other side to close: before that, our close would be lost with the connection.
async fn see_off(socket: &mut WebSocket) {
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(CLOSE_WITHIN, rest).await;
}
