//! Whether the server lives, whether it can keep things, and its figures.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::error::ServerError;
use crate::house::House;

/// Headers of requests that came through a proxy: whoever asked is somewhere else.
const FORWARDED: [&str; 5] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/// Whether the program lives.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether things can be kept and read.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    if house.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept or read at the moment\n")
    }
}

/// The figures, for this computer alone.
#[utoipa::path(get, path = "/metrics", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = protocol::Refusal)))]
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let here = peer.ip().to_canonical().is_loopback();
    if here && !FORWARDED.iter().any(|name| headers.contains_key(*name)) {
        figures_of(State(house)).await.into_response()
    } else {
        ServerError::Nowhere.into_response()
    }
}

/// The figures, for whoever can reach their address.
pub(super) async fn figures_of(State(house): State<Arc<House>>) -> impl IntoResponse {
    let render = async {
        metrics::counter!("qlub_commits_total").absolute(house.store.commits());
        let tables = house.store.count().await.unwrap_or(0);
        metrics::gauge!("qlub_tables").set(tables as f64);
        figures().render()
    };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.ready.figures(render).await)
}

/// The figures of this process; they are there from the first server on.
pub(super) fn figures() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Another recorder in this process would have been set by an embedding program: its choice.
        let _ = metrics::set_global_recorder(recorder);
        handle
    })
}
