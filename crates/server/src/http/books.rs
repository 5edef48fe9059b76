//! Books that players of a page look up on their own device.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use serde::Serialize;
use tower_http::services::ServeFile;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::ToSchema;

use crate::house::House;

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
    books.layer(SetResponseHeaderLayer::overriding(header::CONTENT_TYPE, plain))
}

/// What can be fetched by now.
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
