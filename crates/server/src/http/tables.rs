//! Opening, finding, entering and deleting tables.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use game::Seat;
use protocol::http::{
    Catalogue, Enter, FoundTable, Invite, InviteLink, NewTable, OpenedTable, TableEntry,
};
use store::{StoreError, StoredLine};
use table::{Moment, Table, TableRule, catalogue};

use super::answer::{address, body, device, device_cookie, is_secure};
use crate::budget::stamps;
use crate::command::Command;
use crate::error::ServerError;
use crate::house::House;
use crate::{time, tokens};

type House_ = State<Arc<House>>;

/// How long a link to a seat works, if nothing about the seat changes before.
pub(super) const INVITE_LASTS: Duration = Duration::from_secs(24 * 60 * 60);

/// What there is to play: games, editions, options and levels of bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Catalogue)))]
pub(super) async fn games() -> Json<Catalogue> {
    Json(catalogue::catalogue())
}

/// Opens a table. Whoever opens it is its host.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = OpenedTable), (status = 400, body = protocol::Refusal),
    (status = 409, body = protocol::Refusal), (status = 429, body = protocol::Refusal)))]
pub(super) async fn create(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<impl IntoResponse, ServerError> {
    let new: NewTable = body(&bytes)?;
    let known = tokens::cookie(&headers, tokens::BROWSER).map(str::to_owned);
    let browser = known.clone().unwrap_or_else(tokens::token);
    let address = address(&house, peer, &headers);
    house.budget.open(address, tokens::hash(&browser), stamp(&headers))?;
    // The first device of a table is its host, and is number 1.
    let moment = Moment { now: house.now(), fresh: time::fresh() };
    let table = Table::open(&new, 1, &moment)?;
    let lines = table.lines_from(0).iter().map(|entry| StoredLine {
        number: entry.number,
        at: time::stored(entry.at),
        text: entry.line.to_string(),
    });
    let (lines, token) = (lines.collect::<Vec<_>>(), tokens::token());
    let row = keep(&house, lines, &token).await?;
    metrics::counter!("qlub_tables_opened_total").increment(1);
    let opened = OpenedTable {
        link: house.link(&row.id),
        watch_link: house.link(&row.watch),
        code: row.code.unwrap_or_default(),
        watch: row.watch,
        table: row.id.clone(),
    };
    let mut cookies = vec![(SET_COOKIE, device_cookie(&house, &row.id, &token))];
    if known.is_none() {
        let path = "/api/tables";
        let cookie = tokens::set_cookie(tokens::BROWSER, &browser, path, 1, is_secure(&house));
        cookies.push((SET_COOKIE, cookie));
    }
    Ok((StatusCode::CREATED, AppendHeaders(cookies), Json(opened)))
}

/// The stamp of a request, if it has one.
fn stamp(headers: &HeaderMap) -> Option<&str> {
    headers.get(stamps::HEADER)?.to_str().ok()
}

/// Keeps a new table under an id and a code that nobody has.
async fn keep(
    house: &House,
    lines: Vec<StoredLine>,
    token: &str,
) -> Result<store::NewTable, ServerError> {
    for conflicts in 0..9 {
        let new = store::NewTable {
            id: tokens::id(),
            watch: tokens::id(),
            code: Some(house.new_code(conflicts)),
            created: time::stored(time::wall()),
            lines: lines.clone(),
            device_hash: Some(tokens::hash(token)),
        };
        match house.store.create(new.clone()).await {
            Ok(()) => return Ok(new),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(ServerError::Storage)
}

/// The table with a code of digits, which somebody typed.
#[utoipa::path(get, path = "/api/codes/{code}", responses(
    (status = 200, body = FoundTable), (status = 404, body = protocol::Refusal),
    (status = 429, body = protocol::Refusal)))]
pub(super) async fn by_code(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Json<FoundTable>, ServerError> {
    let address = address(&house, peer, &headers);
    house.budget.codes.may(address).map_err(ServerError::slow_down)?;
    let code = tokens::typed_code(&code).ok_or(ServerError::NoTable)?;
    let Some(row) = house.store.by_code(&code).await? else {
        house.budget.codes.wrong(address);
        return Err(ServerError::NoTable);
    };
    found(&house, row.id, false, address).await
}

/// What is known of a table before it is entered. Its id is for playing or for watching.
#[utoipa::path(get, path = "/api/tables/{id}", responses(
    (status = 200, body = FoundTable), (status = 404, body = protocol::Refusal),
    (status = 429, body = protocol::Refusal)))]
pub(super) async fn find(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<FoundTable>, ServerError> {
    let address = address(&house, peer, &headers);
    let place = house.find(&id).await?;
    let watch_only = place.watch_only;
    let Json(found) = found(&house, place.row.id, watch_only, address).await?;
    // Whoever may only watch does not learn the id for sitting.
    Ok(Json(FoundTable { table: id, ..found }))
}

async fn found(
    house: &Arc<House>,
    id: String,
    watch_only: bool,
    address: IpAddr,
) -> Result<Json<FoundTable>, ServerError> {
    // Only who wakes a table makes the server work.
    if !house.is_awake(&id) {
        house.budget.lookups.take(&address).map_err(ServerError::slow_down)?;
    }
    let glance = house.look(&id, None).await?;
    Ok(Json(FoundTable {
        table: id,
        watch_only,
        game: glance.game,
        setup: glance.setup,
        phase: glance.phase,
        open_seats: glance.open_seats,
    }))
}

/// Enters a table as a device, or comes back to it. The cookie of the answer is the device.
#[utoipa::path(post, path = "/api/tables/{id}/enter", request_body = Enter, responses(
    (status = 200, body = TableEntry), (status = 403, body = protocol::Refusal),
    (status = 404, body = protocol::Refusal), (status = 429, body = protocol::Refusal)))]
pub(super) async fn enter(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    bytes: Bytes,
) -> Result<impl IntoResponse, ServerError> {
    let Enter { token } = body(&bytes)?;
    let address = address(&house, peer, &headers);
    let place = house.find(&id).await?;
    if place.watch_only {
        return Err(ServerError::WatchOnly);
    }
    let (number, cookie) = match device(&house, &id, &headers).await? {
        Some(number) => {
            house.budget.come_back(&(id.clone(), number), address)?;
            (number, None)
        }
        None => {
            house.budget.enter(address, stamp(&headers))?;
            let token = tokens::token();
            let number = house.store.add_device(&id, tokens::hash(&token)).await?;
            if number > house.config.limits.devices_per_table {
                house.prune_devices(&id).await?;
            }
            (number, Some(device_cookie(&house, &id, &token)))
        }
    };
    let seat = match token {
        Some(token) => Some(use_token(&house, &id, &token, number).await?),
        None => None,
    };
    let entered = TableEntry {
        link: house.link(&id),
        watch_link: house.link(&place.row.watch),
        watch: place.row.watch,
        code: place.row.code,
        table: id,
        seat: seat.map(|seat| seat.0),
    };
    Ok((AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie))), Json(entered)))
}

/// Uses the token of a link: an open seat is for the device to sit on, one of its maker moves.
async fn use_token(
    house: &Arc<House>,
    id: &str,
    token: &str,
    device: u32,
) -> Result<Seat, ServerError> {
    let now = time::stored(time::wall());
    let invite = house.store.take_invite(id, tokens::hash(token), now).await?;
    let invite = invite.ok_or(ServerError::Token)?;
    house.ask(id, |reply| Command::Invited { invite, device, reply }).await??;
    Ok(Seat(invite.seat))
}

/// Makes a link that takes a seat to another device, once.
#[utoipa::path(post, path = "/api/tables/{id}/invites", request_body = Invite, responses(
    (status = 200, body = InviteLink), (status = 401, body = protocol::Refusal),
    (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal),
    (status = 429, body = protocol::Refusal)))]
pub(super) async fn invite(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(id): Path<String>,
    bytes: Bytes,
) -> Result<Json<InviteLink>, ServerError> {
    let Invite { seat } = body(&bytes)?;
    let address = address(&house, peer, &headers);
    house.find(&id).await?;
    let device = device(&house, &id, &headers).await?.ok_or(ServerError::NotEntered)?;
    house.budget.come_back(&(id.clone(), device), address)?;
    let glance = house.look(&id, Some(device)).await?;
    let seat = Seat(seat);
    let allowed = glance.seats.contains(seat) || glance.host && glance.open.contains(seat);
    if !allowed {
        let rule = TableRule::NotYourSeat { seat: seat.0 };
        return Err(ServerError::Refused(rule.into()));
    }
    let tenure = glance.tenures.get(seat.index()).copied();
    let tenure =
        tenure.ok_or(ServerError::Refused(TableRule::NoSuchSeat { seat: seat.0 }.into()))?;
    let token = tokens::token();
    let expires = time::stored(time::wall().saturating_add(INVITE_LASTS.as_millis() as u64));
    let kept = store::Invite { seat: seat.0, tenure, expires };
    // A newer link replaces the older ones.
    house.store.revoke_invites(&id, seat.0).await?;
    house.store.put_invite(&id, tokens::hash(&token), kept).await?;
    Ok(Json(InviteLink { link: format!("{}#{token}", house.link(&id)) }))
}

/// The record of a finished match as text.
#[utoipa::path(get, path = "/api/tables/{id}/records/{number}", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = protocol::Refusal), (status = 429, body = protocol::Refusal)))]
pub(super) async fn record(
    State(house): House_,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path((id, number)): Path<(String, u32)>,
) -> Result<impl IntoResponse, ServerError> {
    let address = address(&house, peer, &headers);
    house.budget.records.take(&address).map_err(ServerError::slow_down)?;
    let place = house.find(&id).await?;
    let record = house.ask(&place.row.id, |reply| Command::Record { number, reply }).await?;
    let record = record.ok_or(ServerError::NoRecord)?;
    let name = format!("attachment; filename=\"qlub-{number}.record\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, record))
}

/// Deletes a table with everything that was kept of it. Only its host may.
#[utoipa::path(delete, path = "/api/tables/{id}", responses(
    (status = 204), (status = 401, body = protocol::Refusal),
    (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn delete(
    State(house): House_,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<StatusCode, ServerError> {
    house.find(&id).await?;
    let device = device(&house, &id, &headers).await?.ok_or(ServerError::NotEntered)?;
    let may_delete = house.look(&id, Some(device)).await?.may_delete;
    may_delete.map_err(|rule| ServerError::Refused(rule.into()))?;
    house.store.delete(&id).await?;
    // A room that is not there has nobody to tell.
    let _ = house.room(&id).send(Command::Delete).await;
    house.forget(&id);
    house.ring(&id, 0);
    Ok(StatusCode::NO_CONTENT)
}
