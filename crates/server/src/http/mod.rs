//! The requests around a table.

mod answer;
mod books;
mod docs;
#[cfg(test)]
mod documented;
pub(crate) mod headers;
mod health;
pub(crate) mod openapi;
mod page;
mod play;
mod refusals;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::timeout::TimeoutLayer;

use crate::house::House;
use crate::socket::LARGEST;

/// Whether the program was built with its page inside.
pub fn has_page() -> bool {
    !page::is_missing()
}

/// Counts from here on.
pub(crate) fn count() {
    health::figures();
}

/// Everything the server answers.
pub(crate) fn app(house: Arc<House>) -> Router {
    let within = house.config.patience.answer;
    let api = Router::new()
        .route("/api/games", get(tables::games))
        .route("/api/tables", post(tables::create))
        .route("/api/codes/{code}", get(tables::by_code))
        .route("/api/tables/{id}", get(tables::find).delete(tables::delete))
        .route("/api/tables/{id}/enter", post(tables::enter))
        .route("/api/tables/{id}/invites", post(tables::invite))
        .route("/api/tables/{id}/records/{number}", get(tables::record))
        .route("/books/list.json", get(books::list))
        .route("/api/openapi.json", get(openapi::serve))
        .route("/api/docs", get(docs::serve))
        .route("/api/docs.css", get(docs::style))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, within))
        .layer(DefaultBodyLimit::max(LARGEST));
    Router::new()
        .merge(api)
        .merge(books::router(&house.config.books))
        .route("/api/tables/{id}/play", get(play::upgrade))
        .fallback(page::serve)
        .layer(middleware::from_fn(refusals::tell))
        .layer(middleware::from_fn_with_state(house.clone(), headers::guard))
        .with_state(house)
}

/// What an address of its own answers: the server's figures and health.
pub(crate) fn figures(house: Arc<House>) -> Router {
    let (healthz, readyz) = (get(health::alive), get(health::ready));
    let router = Router::new().route("/healthz", healthz).route("/readyz", readyz);
    router.route("/metrics", get(health::figures_of)).with_state(house)
}
