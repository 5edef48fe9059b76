//! A socket that knows only as much of the protocol as it needs, so that it can talk to servers
//! older and newer than this program.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::Refusal;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::device::Device;
use crate::error::ClientError;
use crate::socket::SPOKEN;
use crate::socket::upgrade;

/// How long an answer is waited for, as the page does: a ping after 15 seconds, 6 more for a sign.
const PATIENCE: Duration = Duration::from_secs(21);

/// A socket at a table.
pub(super) struct Talk {
    stream: WebSocketStream<TcpStream>,
    asked: u32,
    last_words: Option<Refusal>,
    /// The version of the table.
    pub(super) version: u32,
    /// The table as everybody may see it.
    pub(super) table: Value,
    /// What this device is.
    you: Value,
    /// How many updates came.
    pub(super) updates: u64,
}

/// The answer to a request: its number, and what came of it.
pub(super) type Answer = (u32, Result<Value, ClientError>);

impl Talk {
    /// Opens a socket and says hello; `seen` is the version that was seen last.
    pub(super) async fn open(device: &Device, seen: Option<u32>) -> Result<Self, ClientError> {
        let (stream, last_words) = (upgrade(device).await?, None);
        let (table, you, updates) = (Value::Null, Value::Null, 0);
        let mut talk = Talk { stream, asked: 0, last_words, version: 0, table, you, updates };
        let mut hello = json!({ "do": "hello", "protocol": SPOKEN });
        if let Some(seen) = seen {
            hello["version"] = seen.into();
        }
        talk.send(hello).await?;
        while talk.table.is_null() {
            talk.within(PATIENCE).await?;
        }
        Ok(talk)
    }

    /// Asks for something and waits for the answer.
    pub(super) async fn ask(&mut self, request: Value) -> Result<Value, ClientError> {
        let wanted = self.send(request).await?;
        loop {
            if let Some((id, answer)) = self.within(PATIENCE).await?
                && id == wanted
            {
                return answer;
            }
        }
    }

    /// Sends a request and does not wait; its number.
    pub(super) async fn send(&mut self, mut request: Value) -> Result<u32, ClientError> {
        self.asked += 1;
        request["id"] = self.asked.into();
        self.stream.send(Frame::text(request.to_string())).await?;
        Ok(self.asked)
    }

    /// Reads one message, and does not wait longer than so long.
    pub(super) async fn within(&mut self, time: Duration) -> Result<Option<Answer>, ClientError> {
        let silent = || ClientError::Network("the server is silent".to_owned());
        timeout(time, self.read()).await.unwrap_or_else(|_| Err(silent()))
    }

    /// Reads one message: an answer, or an update that is taken in.
    pub(super) async fn read(&mut self) -> Result<Option<Answer>, ClientError> {
        let text = loop {
            let closed = |code| ClientError::Closed { code, refusal: self.last_words.clone() };
            match self.stream.next().await {
                Some(Ok(Frame::Text(text))) => break text,
                Some(Ok(Frame::Close(frame))) => {
                    let code = frame.map_or(1005, |frame| frame.code.into());
                    return Err(closed(Some(code)));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(closed(None)),
            }
        };
        let unreadable = |error: serde_json::Error| ClientError::Unreadable(error.to_string());
        let mut message: Value = serde_json::from_str(&text).map_err(unreadable)?;
        let number = |key: &str| message[key].as_u64().unwrap_or(0) as u32;
        let (id, version) = (number("id"), number("version"));
        Ok(match message["say"].as_str().unwrap_or_default() {
            "welcome" | "update" => {
                self.updates += 1;
                self.version = version;
                self.table = message["table"].take();
                self.you = message["you"].take();
                None
            }
            "refused" => {
                let refusal = serde_json::from_value(message).map_err(unreadable)?;
                Some((id, Err(ClientError::Refused(refusal))))
            }
            "bye" => {
                self.last_words = serde_json::from_value(message).ok();
                None
            }
            _ => Some((id, Ok(message))),
        })
    }

    /// The bare connection, for those who do not keep to the protocol.
    pub(super) fn stream(&mut self) -> &mut WebSocketStream<TcpStream> {
        &mut self.stream
    }

    /// Where the match stands.
    pub(super) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    /// The first seat that this device holds.
    pub(super) fn seat(&self) -> Option<u8> {
        let seat = self.you["seats"].get(0)?.as_u64()?;
        u8::try_from(seat).ok()
    }

    /// Who sits on a seat, and how.
    pub(super) fn chair(&self, seat: u8) -> &Value {
        &self.table["seats"][usize::from(seat)]
    }

    /// The question that a seat owes an answer to.
    pub(super) fn owes(&self, seat: u8) -> Option<u32> {
        let question = &self.table["question"];
        let among = |key: &str| {
            let seats = question[key].as_array();
            seats.is_some_and(|seats| seats.iter().any(|one| one.as_u64() == Some(seat.into())))
        };
        let number = question["number"].as_u64().filter(|_| among("seats") && !among("answered"));
        number.map(|number| number as u32)
    }
}
