//! What goes wrong outside the rules, as the one answer for each.

use std::fmt::{self, Display};
use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde_json::{Value, json};
use store::StoreError;
use table::TableRefusal;

use crate::budget::stamps::BITS;

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
    /// Too often: again after this time.
    SlowDown { retry_after: Duration },
    /// Too often: again after this time, or at once with a stamp for this puzzle.
    Stamp { retry_after: Duration, puzzle: String },
    /// What is kept of the table cannot be read.
    Damaged,
    /// There is more of the table than is read.
    TooLong,
    /// The request cannot be read.
    Unreadable(String),
    /// There is nothing at this path.
    Nowhere,
    /// Not a method of this path.
    Method,
    /// The body did not come in time, or the answer took too long.
    Timeout,
    /// The body is too large.
    TooLarge,
    /// No WebSocket can be made of this request.
    Upgrade,
    /// The server is not known by this name.
    Host,
    /// The table does not do that.
    Refused(TableRefusal),
    /// Nothing can be kept at the moment.
    Storage,
    /// The answer of the database got lost: it may be done or not.
    Unsure,
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
            ServerError::Damaged => (
                StatusCode::SERVICE_UNAVAILABLE,
                "damaged",
                "what is kept of this table cannot be read",
            ),
            ServerError::TooLong => (
                StatusCode::SERVICE_UNAVAILABLE,
                "too-long",
                "this table has grown too long to be read",
            ),
            ServerError::SlowDown { .. } | ServerError::Stamp { .. } => {
                (StatusCode::TOO_MANY_REQUESTS, "slow-down", "too often: wait a little")
            }
            ServerError::Unreadable(_) => {
                (StatusCode::BAD_REQUEST, "unreadable", "this cannot be read")
            }
            ServerError::Nowhere => {
                (StatusCode::NOT_FOUND, "nowhere", "there is nothing at this path")
            }
            ServerError::Method => {
                (StatusCode::METHOD_NOT_ALLOWED, "method", "not a method of this path")
            }
            ServerError::Timeout => {
                (StatusCode::REQUEST_TIMEOUT, "timeout", "this request took too long")
            }
            ServerError::TooLarge => {
                (StatusCode::PAYLOAD_TOO_LARGE, "too-large", "a body has at most 8192 bytes")
            }
            ServerError::Upgrade => {
                (StatusCode::BAD_REQUEST, "upgrade", "expected the beginning of a WebSocket")
            }
            ServerError::Host => (
                StatusCode::MISDIRECTED_REQUEST,
                "host",
                "this server is not known by that name: its host can add it with --host",
            ),
            ServerError::Refused(_) => (StatusCode::CONFLICT, "refused", "the table refuses"),
            ServerError::Storage => (
                StatusCode::SERVICE_UNAVAILABLE,
                "storage",
                "nothing can be kept at the moment: nothing was done",
            ),
            ServerError::Unsure => (
                StatusCode::SERVICE_UNAVAILABLE,
                "unsure",
                "nobody knows whether this was kept: look again",
            ),
            ServerError::Stopping => {
                (StatusCode::SERVICE_UNAVAILABLE, "stopping", "the server is about to stop")
            }
        }
    }

    /// The status of an answer that says so.
    pub(crate) fn status(&self) -> StatusCode {
        self.parts().0
    }

    /// Too often: again after this time.
    pub(crate) fn slow_down(retry_after: Duration) -> Self {
        ServerError::SlowDown { retry_after }
    }

    /// The same as it is said on the wire.
    pub(crate) fn refusal(&self) -> Refusal {
        let (_, key, says) = self.parts();
        let (mut data, mut says) = (Value::Null, says.to_owned());
        match self {
            ServerError::Refused(refused) => return refused.clone().into(),
            ServerError::Unreadable(why) => says = format!("{says}: {why}"),
            ServerError::SlowDown { retry_after } => {
                data = json!({ "retryAfter": whole_seconds(*retry_after) });
            }
            ServerError::Stamp { retry_after, puzzle } => {
                let seconds = whole_seconds(*retry_after);
                data = json!({ "retryAfter": seconds, "puzzle": puzzle, "bits": BITS });
            }
            _ => {}
        }
        Refusal { key: format!("server-{key}"), data, says }
    }
}

impl Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal().says)
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.refusal())).into_response();
        if let ServerError::SlowDown { retry_after } | ServerError::Stamp { retry_after, .. } = self
        {
            response.headers_mut().insert(RETRY_AFTER, whole_seconds(retry_after).into());
        }
        response
    }
}

/// A time in whole seconds, at least one: whoever waits that long has waited long enough.
fn whole_seconds(time: Duration) -> u64 {
    time.as_secs().saturating_add(u64::from(time.subsec_nanos() > 0)).max(1)
}

impl From<TableRefusal> for ServerError {
    fn from(refused: TableRefusal) -> Self {
        ServerError::Refused(refused)
    }
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown => ServerError::NoTable,
            StoreError::Conflict | StoreError::Disk { .. } | StoreError::Away { .. } => {
                ServerError::Storage
            }
            StoreError::Unsure => ServerError::Unsure,
            StoreError::Closed => ServerError::Stopping,
        }
    }
}
