//! The socket of a table.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use table::Actor;

use super::answer::{address, device};
use crate::error::ServerError;
use crate::farewell::Page;
use crate::house::House;
use crate::socket::{LARGEST, Visitor};

/// What a socket costs while nothing happens: the default would be 128 kB. Requests are far
/// smaller; what is larger is read in pieces.
const BUFFER: usize = 1024;
/// Messages up to this size are read to their end, so that their sender hears why they are too
/// large; of larger ones not even that.
const READ_WHOLE: usize = 4 * LARGEST;

/// The WebSocket over which a device that has entered plays or watches.
#[utoipa::path(get, path = "/api/tables/{id}/play", responses(
    (status = 101, description = "a WebSocket"), (status = 400, body = protocol::Refusal),
    (status = 401, body = protocol::Refusal),
    (status = 403, body = protocol::Refusal), (status = 404, body = protocol::Refusal),
    (status = 429, body = protocol::Refusal)))]
pub(super) async fn upgrade(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ServerError> {
    let place = house.find(&id).await?;
    let actor = if place.watch_only {
        Actor::Watcher
    } else {
        let device = device(&house, &id, &headers).await?;
        Actor::Device(device.ok_or(ServerError::NotEntered)?)
    };
    let upgrade = upgrade.map_err(|_| ServerError::Upgrade)?;
    if house.stop.is_cancelled() {
        return Err(ServerError::Stopping);
    }
    let address = address(&house, peer, &headers);
    let table = place.row.id;
    let seated = match actor {
        Actor::Device(device) if house.budget.sockets.is_tight(address) => {
            let glance = house.look(&table, Some(device)).await?;
            glance.host || !glance.seats.is_empty()
        }
        _ => false,
    };
    let key = match actor {
        Actor::Device(device) => Some((table.clone(), device)),
        Actor::Watcher => None,
    };
    let place = house.budget.sockets.enter(key.clone(), address, seated);
    let place = place.map_err(ServerError::slow_down)?;
    let visitor = Visitor { house, table, actor, key, address, place, page: Page::of(&headers) };
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(READ_WHOLE)
        .max_frame_size(READ_WHOLE)
        .on_upgrade(move |socket| visitor.serve(socket)))
}
