//! What every answer bears, and what every request must not: another page's origin, another
//! server's name.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;
use crate::house::House;
use crate::{names, origin};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses what another page asks, or what is for another server, and adds the headers that keep
/// our page safe.
pub(crate) async fn guard(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let safe = request.method().is_safe() && !request.headers().contains_key("upgrade");
    let public = house.config.public_url.as_deref();
    let mut response = if !names::are_ours(request.headers(), public, &house.config.hosts) {
        ServerError::Host.into_response()
    } else if safe || origin::is_ours(request.headers(), public) {
        next.run(request).await
    } else {
        ServerError::Origin.into_response()
    };
    let headers = response.headers_mut();
    let mut add = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    add(CONTENT_SECURITY_POLICY, POLICY);
    add(X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(REFERRER_POLICY, "no-referrer");
    if house.base.starts_with("https://") {
        // Over plain http browsers ignore these, and complain.
        add(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        add(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    add(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    add(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    // Answers of the interface are for this moment; the page's own files say otherwise themselves.
    add(CACHE_CONTROL, "no-store");
    response
}
