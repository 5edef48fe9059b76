//! Every refusal under `/api` is one that a client can read, whoever refuses: a handler, a limit or
//! the way a request is taken apart.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;

/// The most that is read of what a refusal says.
const LONGEST: usize = 1024;

/// Says in our own way what was refused in another.
pub(super) async fn tell(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let ours = path == "/api" || path.starts_with("/api/");
    let response = next.run(request).await;
    if !ours || is_told(&response) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let refusal = match parts.status {
        StatusCode::NOT_FOUND => ServerError::Nowhere,
        StatusCode::METHOD_NOT_ALLOWED => ServerError::Method,
        StatusCode::REQUEST_TIMEOUT => ServerError::Timeout,
        StatusCode::PAYLOAD_TOO_LARGE => ServerError::TooLarge,
        status if status.is_client_error() => ServerError::Unreadable(says(body).await),
        _ => return Response::from_parts(parts, body),
    };
    let mut told = refusal.into_response();
    *told.status_mut() = parts.status;
    if let Some(methods) = parts.headers.get(ALLOW) {
        told.headers_mut().insert(ALLOW, methods.clone());
    }
    told
}

fn is_told(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"application/json"))
}

async fn says(body: Body) -> String {
    let bytes = to_bytes(body, LONGEST).await.unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}
