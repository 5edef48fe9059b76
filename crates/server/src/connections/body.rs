//! The body of an answer, with something that is held until its end.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};

use super::Connection;

/// A body that holds something until its end.
pub(crate) struct HoldingBody<T> {
    body: Body,
    _held: T,
}

impl<T> HoldingBody<T> {
    /// A body, and what it holds.
    pub(crate) fn new(body: Body, held: T) -> Self {
        HoldingBody { body, _held: held }
    }
}

impl<T: Unpin> hyper::body::Body for HoldingBody<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// An answer under way on a connection.
pub(crate) struct Answer(pub(crate) Arc<Connection>);

impl Drop for Answer {
    fn drop(&mut self) {
        self.0.answered();
    }
}
