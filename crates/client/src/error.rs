//! What can go wrong between a client and a server.

use std::fmt::{self, Display};

use protocol::Refusal;
use tokio_tungstenite::tungstenite;

/// Why something was not done.
#[derive(Clone, PartialEq, Debug)]
pub enum ClientError {
    /// The table refused a request; the connection is as it was.
    Refused(Refusal),
    /// The server answered with another status than success.
    Status {
        /// The status.
        status: u16,
        /// Why, if the server said so.
        refusal: Option<Refusal>,
    },
    /// The socket was closed.
    Closed {
        /// The code, if there was one.
        code: Option<u16>,
        /// Why, if the server said so before.
        refusal: Option<Refusal>,
    },
    /// The network failed.
    Network(String),
    /// The server said something that the protocol does not know.
    Unreadable(String),
}

impl ClientError {
    /// The key of the rule that was named, if one was.
    pub fn key(&self) -> Option<&str> {
        match self {
            ClientError::Refused(refusal) => Some(&refusal.key),
            ClientError::Status { refusal, .. } | ClientError::Closed { refusal, .. } => {
                refusal.as_ref().map(|refusal| refusal.key.as_str())
            }
            _ => None,
        }
    }

    /// The status of an HTTP answer, if it was one.
    pub fn status(&self) -> Option<u16> {
        match self {
            ClientError::Status { status, .. } => Some(*status),
            _ => None,
        }
    }

    /// The code with which the socket was closed.
    pub fn code(&self) -> Option<u16> {
        match self {
            ClientError::Closed { code, .. } => *code,
            _ => None,
        }
    }

    pub(crate) fn network(error: impl Display) -> Self {
        ClientError::Network(error.to_string())
    }
}

impl Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says = |refusal: &Option<Refusal>| {
            refusal.as_ref().map(|refusal| format!(": {}", refusal.says)).unwrap_or_default()
        };
        match self {
            ClientError::Refused(refusal) => write!(f, "{} ({})", refusal.says, refusal.key),
            ClientError::Status { status, refusal } => {
                write!(f, "status {status}{}", says(refusal))
            }
            ClientError::Closed { code, refusal } => {
                write!(f, "closed with {code:?}{}", says(refusal))
            }
            ClientError::Network(error) => write!(f, "the network failed: {error}"),
            ClientError::Unreadable(error) => write!(f, "the server cannot be read: {error}"),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> Self {
        ClientError::network(error)
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::Http(response) => {
                let body = response.body().as_deref().unwrap_or_default();
                let refusal = serde_json::from_slice(body).ok();
                ClientError::Status { status: response.status().as_u16(), refusal }
            }
            tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => {
                ClientError::Closed { code: None, refusal: None }
            }
            other => ClientError::network(other),
        }
    }
}
