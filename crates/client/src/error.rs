//! What can go wrong between a client and a server.

use std::fmt::Display;

use protocol::Refusal;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ClientError {
    /// The table refused a request; the connection is as it was.
    #[error("{} ({})", .0.says, .0.key)]
    Refused(Refusal),
    /// The server answered with another status than success.
    #[error("status {status}{}", because(refusal.as_ref()))]
    Status {
        /// The HTTP status.
        status: u16,
        /// Why, if the server said so.
        refusal: Option<Refusal>,
    },
    /// The socket was closed.
    #[error("closed with {code:?}{}", because(refusal.as_ref()))]
    Closed {
        /// The code, if there was one.
        code: Option<u16>,
        /// Why, if the server said so before.
        refusal: Option<Refusal>,
    },
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(String),
    /// The server said something that the protocol does not know.
    #[error("the server cannot be read: {0}")]
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

fn because(refusal: Option<&Refusal>) -> String {
    refusal.map(|refusal| format!(": {}", refusal.says)).unwrap_or_default()
}

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
