//! What goes wrong outside the rules, as the one answer for each.

use std::fmt::{self, Display};

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde_json::Value;
use store::StoreError;
use table::Refused;

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) enum ServerError {
    /// There is no such table, or no more.
    NoTable,
    /// There is no such record: the match is not over, or was never played.
    NoRecord,
    /// Another page asks.
    Origin,
    /// The device has not entered this table.
    NotEntered,
    /// The token is unknown or was used.
    Token,
    /// This id is for watching.
    WatchOnly,
    /// Too often.
    SlowDown,
    /// The body cannot be read.
    Unreadable(String),
    /// The table does not do that.
    Refused(Refused),
    /// Nothing can be kept at the moment.
    Storage,
    /// The server is about to stop.
    Stopping,
}

impl ServerError {
    fn parts(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            ServerError::NoTable => (StatusCode::NOT_FOUND, "no-table", "there is no such table"),
            ServerError::NoRecord => {
                (StatusCode::NOT_FOUND, "no-record", "there is no record of such a finished match")
            }
            ServerError::Origin => {
                (StatusCode::FORBIDDEN, "origin", "this page does not belong to this server")
            }
            ServerError::NotEntered => {
                (StatusCode::UNAUTHORIZED, "not-entered", "this device has not entered the table")
            }
            ServerError::Token => {
                (StatusCode::FORBIDDEN, "token", "this link was used or is no longer valid")
            }
            ServerError::WatchOnly => {
                (StatusCode::FORBIDDEN, "watch-only", "this link is for watching only")
            }
            ServerError::SlowDown => {
                (StatusCode::TOO_MANY_REQUESTS, "slow-down", "too often: wait a little")
            }
            ServerError::Unreadable(_) => {
                (StatusCode::BAD_REQUEST, "unreadable", "this cannot be read")
            }
            ServerError::Refused(_) => (StatusCode::CONFLICT, "refused", "the table refuses"),
            ServerError::Storage => (
                StatusCode::SERVICE_UNAVAILABLE,
                "storage",
                "nothing can be kept at the moment: nothing was done",
            ),
            ServerError::Stopping => {
                (StatusCode::SERVICE_UNAVAILABLE, "stopping", "the server is about to stop")
            }
        }
    }

    /// The same as it is said on the wire.
    pub(crate) fn refusal(&self) -> Refusal {
        let (_, key, says) = self.parts();
        match self {
            ServerError::Refused(refused) => refused.clone().into(),
            ServerError::Unreadable(why) => {
                Refusal { key: key.to_owned(), data: Value::Null, says: format!("{says}: {why}") }
            }
            _ => Refusal { key: format!("server-{key}"), data: Value::Null, says: says.to_owned() },
        }
    }
}

impl Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal().says)
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let (status, ..) = self.parts();
        (status, Json(self.refusal())).into_response()
    }
}

impl From<Refused> for ServerError {
    fn from(refused: Refused) -> Self {
        ServerError::Refused(refused)
    }
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown => ServerError::NoTable,
            StoreError::Conflict | StoreError::Disk { .. } => ServerError::Storage,
            StoreError::Closed => ServerError::Stopping,
        }
    }
}
