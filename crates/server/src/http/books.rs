//! Books that players of a page look up on their own device.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use serde::Serialize;
use tokio::sync::Semaphore;
use tower_http::services::ServeFile;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::ToSchema;

use crate::connections::HoldingBody;
use crate::error::ServerError;
use crate::house::House;

/// How many books are sent at once.
const AT_ONCE: usize = 64;
/// When it may be tried again after too many were.
const LATER: Duration = Duration::from_secs(5);

/// A book that can be fetched.
#[derive(Serialize, ToSchema)]
pub(super) struct Book {
    /// Its name below `/books/`.
    name: String,
    /// How large it is.
    bytes: u64,
}

/// The books, each there once its file is.
pub(super) fn router(files: &[PathBuf]) -> Router<Arc<House>> {
    // What an ending means elsewhere says nothing about a book.
    let plain = HeaderValue::from_static("application/octet-stream");
    let books = files.iter().filter_map(|file| Some((file, name(file)?)));
    let books = books.fold(Router::new(), |router, (file, name)| {
        router.route_service(&format!("/books/{name}"), ServeFile::new(file))
    });
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let books = books.layer(SetResponseHeaderLayer::overriding(header::CONTENT_TYPE, plain));
    books.layer(middleware::from_fn_with_state(places, few))
}

/// A book that is being sent is an open file, however slowly somebody takes it.
async fn few(State(places): State<Arc<Semaphore>>, request: Request, next: Next) -> Response {
    match places.try_acquire_owned() {
        Ok(place) => next.run(request).await.map(|body| Body::new(HoldingBody::new(body, place))),
        Err(_) => ServerError::slow_down(LATER).into_response(),
    }
}

/// The books for players in the page that can be fetched by now.
#[utoipa::path(get, path = "/books/list.json", responses((status = 200, body = [Book])))]
pub(super) async fn list(State(house): State<Arc<House>>) -> Json<Vec<Book>> {
    let mut found = Vec::new();
    for file in &house.config.books {
        if let (Some(name), Ok(about)) = (name(file), tokio::fs::metadata(file).await) {
            found.push(Book { name: name.to_owned(), bytes: about.len() });
        }
    }
    Json(found)
}

fn name(file: &Path) -> Option<&str> {
    file.file_name()?.to_str()
}
