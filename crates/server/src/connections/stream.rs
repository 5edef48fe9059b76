//! The bytes of a connection, with a note of what moves.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::Place;
use super::flow::Flow;

/// A stream that notes what moves, and frees its place at the end.
pub(crate) struct Stream {
    stream: TcpStream,
    place: Arc<Place>,
    /// How much may come, once it is a WebSocket.
    flow: Option<Flow>,
}

impl Stream {
    /// A stream at its place.
    pub(crate) fn new(stream: TcpStream, place: Arc<Place>) -> Self {
        Stream { stream, place, flow: None }
    }

    fn note(&self, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Pending => self.place.connection.stalls(),
            Poll::Ready(Ok(_)) => self.place.connection.took(),
            Poll::Ready(Err(_)) => {}
        }
        wrote
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.flow.is_none() && self.place.connection.is_socket() {
            self.flow = Some(Flow::new());
        }
        if let Some(flow) = &mut self.flow {
            ready!(flow.poll_ready(context));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let bytes = buffer.filled().len() - before;
        if bytes > 0 {
            self.place.connection.read();
        }
        if let Some(flow) = &mut self.flow {
            flow.took(bytes);
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.note(wrote)
    }

    // Otherwise answers would be copied piece by piece before they are sent.
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if self.place.connection.is_stalled() {
            // What is not taken is not kept by the system either; if it cannot, it is for a while.
            let _ = self.stream.set_zero_linger();
        }
    }
}
