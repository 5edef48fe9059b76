//! Why a server does not start, or does not answer.

use client::ClientError;
use protocol::Refusal;
use server::StartError;

use super::{at, opening, said};
use crate::language::{text, words};

/// Why a server does not start.
pub(crate) fn starting(error: &StartError) -> String {
    match error {
        StartError::Port(address) => text!("serve-port", port = address.port().to_string()),
        StartError::Listen(address, error) => at(address, error),
        StartError::Store(error) => opening(error),
    }
}

/// Why a server did not do what it was asked.
pub(crate) fn asking(error: &ClientError) -> String {
    let why = |refusal: &Option<Refusal>| refusal.as_ref().map(refused).unwrap_or_default();
    let told = match error {
        ClientError::Refused(refusal) => refused(refusal),
        ClientError::Status { status, refusal } => {
            format!("{} {}", text!("net-status", status = status.to_string()), why(refusal))
        }
        ClientError::Closed { refusal, .. } => format!("{} {}", text!("net-closed"), why(refusal)),
        ClientError::Network(says) => said(says),
        ClientError::Unreadable(_) => text!("net-unreadable"),
    };
    told.trim_end().to_owned()
}

/// Why a server or a table refused something; what only servers refuse has words of the page.
fn refused(refusal: &Refusal) -> String {
    let key = format!("refused-{}", refusal.key);
    if words().has(&key) {
        return text!(key, retryAfter = 0);
    }
    words().refusal("", &refusal.key, &refusal.data, &|seat| seat.to_string())
}
