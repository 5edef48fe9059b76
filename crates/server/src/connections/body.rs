//! The body of an answer, with a note of its end.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};

use super::Connection;

/// A body whose end is noted.
pub(crate) struct Answer {
    body: Body,
    connection: Arc<Connection>,
}

impl Answer {
    /// The body of an answer on a connection.
    pub(crate) fn new(body: Body, connection: Arc<Connection>) -> Self {
        Answer { body, connection }
    }
}

impl hyper::body::Body for Answer {
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

impl Drop for Answer {
    fn drop(&mut self) {
        self.connection.answered();
    }
}
