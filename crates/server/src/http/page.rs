//! The page: its files, and its first file for every path that the page itself understands.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;

/// What is said where the program was built without its page.
const NOT_BUILT: &str = "This qlub was built without its page: run `cargo xtask web`, then build \
    it again. Tables work all the same for other clients; see /api/openapi.json.\n";

pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !method.is_safe() {
        return ServerError::NoTable.into_response();
    }
    // A path without a dot is a place in the page, not a file.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { "index.html" };
    match page::file(name) {
        Some(file) => send(file, &headers),
        None if is_file => StatusCode::NOT_FOUND.into_response(),
        None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
    }
}

fn send(file: &page::File, headers: &HeaderMap) -> Response {
    let cache =
        if file.is_named_by_content() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [(ETAG, file.tag), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let asked = |name, text: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|v| v.contains(text))
    };
    if asked(IF_NONE_MATCH, file.tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, file.media_type())];
    if asked(ACCEPT_ENCODING, "gzip") {
        (common, kind, [(CONTENT_ENCODING, "gzip")], file.gzip).into_response()
    } else {
        (common, kind, file.plain()).into_response()
    }
}
