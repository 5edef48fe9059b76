//! Whether the server lives, whether it can keep things, and its figures.

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::house::House;

#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    if house.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept at the moment\n")
    }
}

#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    metrics::counter!("qlub_commits_total").absolute(house.store.commits());
    let tables = house.store.count().await.unwrap_or(0);
    metrics::gauge!("qlub_tables").set(tables as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures().render())
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
