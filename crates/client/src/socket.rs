//! A connection of a device: numbered requests, and updates as they come.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use protocol::{Envelope, Message, News, Refusal, Request, TableState, Update, You};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message as Frame, handshake::client::Request as Upgrade};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::device::{DEVICE, Device};
use crate::error::ClientError;

/// The versions that are spoken. Version 2 changed what views look like, which this client does not look
/// into: so it can measure older programs too.
pub(crate) const SPOKEN: [u32; 2] = [protocol::VERSION, 1];

/// How long an answer may take: a server that is silent longer is gone.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a request came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It is done and kept; the version of the table after it.
    Done(u32),
    /// What the seat may do.
    Legal(Vec<String>),
}

/// A connection of a device.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    asked: u32,
    last_words: Option<Refusal>,
    /// Whether the welcome told all there is rather than what was missed.
    pub fresh: bool,
    /// The version of the table.
    pub version: u32,
    /// The table as everybody may see it.
    pub table: TableState,
    /// What this device is.
    pub you: You,
    /// What its seats see, or what a watcher sees.
    pub views: Vec<(Option<Seat>, Value)>,
    /// What was told on this socket and not taken yet, in order.
    pub news: Vec<News>,
    /// How many updates came.
    pub updates: u64,
    /// When each update with views came, of which version, with its views; where they are remembered.
    pub sights: Option<Vec<Sight>>,
}

/// When an update came, its version and its views.
pub type Sight = (u64, u32, Vec<(Option<Seat>, Value)>);

impl Socket {
    /// Opens a socket and says hello.
    pub async fn open(device: &Device, seen: Option<u32>) -> Result<Self, ClientError> {
        let mut stream = upgrade(device).await?;
        let request = Request::Hello { protocol: SPOKEN.to_vec(), version: seen };
        let hello = Envelope { id: 1, request };
        stream.send(Frame::text(text(&hello))).await?;
        let mut last_words = None;
        let (fresh, update) = loop {
            match read(&mut stream, &mut last_words).await? {
                Message::Welcome { fresh, update, .. } => break (fresh, update),
                // A server that cannot read the table for a moment says so, and closes.
                Message::Bye { .. } => {}
                other => {
                    return Err(ClientError::Unreadable(format!("no welcome: {}", text(&other))));
                }
            }
        };
        let Update { version, news, table, you, views } = update;
        let views = views.into_iter().map(|seen| (seen.seat, seen.view)).collect();
        let (asked, updates) = (1, 0);
        let sights = None;
        Ok(Socket {
            stream,
            asked,
            last_words,
            fresh,
            version,
            table,
            you,
            views,
            news,
            updates,
            sights,
        })
    }

    /// Asks for something and waits for the answer; updates that come before it are taken in.
    pub async fn ask(&mut self, request: Request) -> Result<Reply, ClientError> {
        let wanted = self.send(request).await?;
        loop {
            if let Some((id, reply)) = self.read().await?
                && id == wanted
            {
                return reply;
            }
        }
    }

    /// Sends a request and does not wait; its number.
    pub async fn send(&mut self, request: Request) -> Result<u32, ClientError> {
        self.asked += 1;
        let id = self.asked;
        self.stream.send(Frame::text(text(&Envelope { id, request }))).await?;
        Ok(id)
    }

    /// Reads one message: an answer, with the number of its request, or an update that is taken in.
    pub async fn read(&mut self) -> Result<Option<(u32, Result<Reply, ClientError>)>, ClientError> {
        Ok(match read(&mut self.stream, &mut self.last_words).await? {
            Message::Welcome { update, .. } | Message::Update(update) => {
                self.take_in(update);
                None
            }
            Message::Done { id, version } => Some((id, Ok(Reply::Done(version)))),
            Message::Legal { id, actions } => Some((id, Ok(Reply::Legal(actions)))),
            Message::Refused { id, refusal } => Some((id, Err(ClientError::Refused(refusal)))),
            Message::Bye { .. } => None,
        })
    }

    /// Waits until the table is as wanted, or for so long that it never will be.
    pub async fn until(
        &mut self,
        mut wanted: impl FnMut(&Socket) -> bool,
    ) -> Result<(), ClientError> {
        while !wanted(self) {
            self.read().await?;
        }
        Ok(())
    }

    /// Reads until the server closes, and gives that as an error; or what kept it from closing.
    pub async fn until_closed(&mut self) -> ClientError {
        loop {
            if let Err(error) = self.read().await {
                return error;
            }
        }
    }

    /// The bare connection, for those who do not keep to the protocol.
    pub fn stream(&mut self) -> &mut WebSocketStream<TcpStream> {
        &mut self.stream
    }

    /// Says goodbye and waits for the other side to do the same.
    pub async fn close(mut self) -> Result<(), ClientError> {
        self.stream.close(None).await?;
        match self.until_closed().await {
            ClientError::Closed { code: Some(1005), .. } => Ok(()),
            error => Err(error),
        }
    }

    fn take_in(&mut self, update: Update) {
        self.updates += 1;
        self.version = update.version;
        self.news.extend(update.news);
        self.table = update.table;
        self.you = update.you;
        if !update.views.is_empty() {
            self.views = update.views.into_iter().map(|seen| (seen.seat, seen.view)).collect();
            if let Some(sights) = &mut self.sights {
                sights.push((crate::history::now(), update.version, self.views.clone()));
            }
        }
    }
}

/// The socket of a table, before anything was said on it.
pub async fn upgrade(device: &Device) -> Result<WebSocketStream<TcpStream>, ClientError> {
    let Device { server, cookie, .. } = device;
    let url = format!("ws://{}{}", server.address, device.path("/play"));
    let mut request: Upgrade = url.into_client_request()?;
    let headers = request.headers_mut();
    for (name, value) in &server.headers {
        let name: HeaderName = name.parse().map_err(ClientError::network)?;
        headers.insert(name, value.parse().map_err(ClientError::network)?);
    }
    if let Some(cookie) = cookie {
        let pair = format!("{DEVICE}={cookie}");
        headers.insert("cookie", HeaderValue::from_str(&pair).map_err(ClientError::network)?);
    }
    // Thousands of these are open at once under load.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let stream = server.dial().await?;
    let opening = client_async_with_config(request, stream, Some(config));
    let opened = timeout(PATIENCE, opening).await.map_err(|_| silent())?;
    Ok(opened?.0)
}

/// Reads a message of the protocol.
async fn read(
    stream: &mut WebSocketStream<TcpStream>,
    last_words: &mut Option<Refusal>,
) -> Result<Message, ClientError> {
    loop {
        let frame = timeout(PATIENCE, stream.next()).await.map_err(|_| silent())?;
        let closed = |code| ClientError::Closed { code, refusal: last_words.clone() };
        match frame {
            None => return Err(closed(None)),
            Some(Ok(Frame::Close(frame))) => {
                // Without a frame the code is the one that stands for none.
                let code = frame.map_or(1005, |frame| frame.code.into());
                let error = closed(Some(code));
                // The answer to a close is sent while reading on.
                while let Ok(Some(Ok(_))) = timeout(PATIENCE, stream.next()).await {}
                return Err(error);
            }
            Some(Err(error)) => {
                return Err(match error.into() {
                    ClientError::Closed { code, .. } => closed(code),
                    other => other,
                });
            }
            Some(Ok(Frame::Text(text))) => {
                let message = serde_json::from_str(&text);
                let message =
                    message.map_err(|error| ClientError::Unreadable(error.to_string()))?;
                if let Message::Bye { refusal } = &message {
                    *last_words = Some(refusal.clone());
                }
                return Ok(message);
            }
            Some(Ok(_)) => {}
        }
    }
}

fn silent() -> ClientError {
    ClientError::Network("the server is silent".to_owned())
}

fn text(message: &impl serde::Serialize) -> String {
    // The types of the protocol have no map with keys that are no texts: nothing can fail here.
    serde_json::to_string(message).unwrap_or_default()
}
