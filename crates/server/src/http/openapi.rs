//! The description of the HTTP interface.

use axum::Json;
use utoipa::OpenApi;

use super::{books, docs, health, play, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Qlub",
        description = "Tables for Qwixx, Quixo and Qwirkle. Play itself goes \
        over a WebSocket at /api/tables/{id}/play; docs/protocol.md describes its messages."
    ),
    paths(
        tables::games,
        tables::create,
        tables::by_code,
        tables::find,
        tables::enter,
        tables::invite,
        tables::record,
        tables::delete,
        play::upgrade,
        books::list,
        serve,
        docs::serve,
        docs::style,
        health::alive,
        health::ready,
        health::metrics,
    )
)]
struct Document;

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// This description for programs.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(super) async fn serve() -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}
