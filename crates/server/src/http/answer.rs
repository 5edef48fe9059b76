//! Small things that requests share.

use std::net::{IpAddr, SocketAddr};

use axum::body::Bytes;
use axum::http::HeaderMap;
use serde::de::DeserializeOwned;

use crate::address;
use crate::error::ServerError;
use crate::house::House;
use crate::tokens;

/// Reads a body; an empty one is an empty object.
pub(super) fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, ServerError> {
    let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { bytes };
    serde_json::from_slice(bytes).map_err(|error| ServerError::Unreadable(error.to_string()))
}

/// The address that counts for limits.
pub(super) fn address(house: &House, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    address::of(peer, headers, &house.config.trusted_proxies)
}

/// The device of a request at a table, if it has entered it.
pub(super) async fn device(
    house: &House,
    table: &str,
    headers: &HeaderMap,
) -> Result<Option<u32>, ServerError> {
    match tokens::cookie(headers, tokens::DEVICE) {
        Some(token) => Ok(house.store.device(table, tokens::hash(token)).await?),
        None => Ok(None),
    }
}

/// The cookie that makes a browser a device at a table; it is sent to that table alone.
pub(super) fn device_cookie(house: &House, table: &str, token: &str) -> String {
    let days = house.config.keep_finished.as_secs() / 86_400;
    let days = u32::try_from(days).unwrap_or(u32::MAX).clamp(1, 400);
    let path = format!("/api/tables/{table}");
    tokens::set_cookie(tokens::DEVICE, token, &path, days, is_secure(house))
}

/// Whether cookies are for encrypted connections only.
pub(super) fn is_secure(house: &House) -> bool {
    house.base.starts_with("https://")
}
