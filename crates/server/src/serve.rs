//! Connections as they come. Whoever sends no whole request in time is let go, and so is whoever does
//! not take the answer: a server has only so many files.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::response::IntoResponse as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::config::Patience;
use crate::connections::{Answer, Connections, HoldingBody, Place, Stream};
use crate::error::ServerError;

/// The most that is read of a request before its body.
pub(crate) const LARGEST_HEAD: usize = 16 * 1024;
/// How many connections are taken before everybody else had a turn. They should not have to wait at
/// the system's door, where those who are too many are not heard for a second; what they want has to
/// wait for its turn.
const AT_ONCE: usize = 64;
/// How long nobody is let in after the system could not.
const BREATH: Duration = Duration::from_millis(50);
/// When one more WebSocket may be tried where there are too many.
const SOCKET_LATER: Duration = Duration::from_secs(60);

/// What all connections of a listener share.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) app: Router,
    pub(crate) connections: Arc<Connections>,
    pub(crate) patience: Patience,
    pub(crate) stop: CancellationToken,
}

impl Door {
    /// Serves until it is time to stop and all requests under way are finished.
    pub(crate) async fn serve(self, listener: TcpListener) {
        let mut http = http1::Builder::new();
        // Time is kept for the whole of a connection, see `Connection::overdue`.
        http.header_read_timeout(None).max_buf_size(LARGEST_HEAD);
        let (alive, mut ended) = mpsc::channel::<()>(1);
        for number in 1usize.. {
            if number.is_multiple_of(AT_ONCE) {
                tokio::task::yield_now().await;
            }
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = self.stop.cancelled() => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let Some(place) = self.connections.enter(peer) else { continue };
                    let (http, door, alive) = (http.clone(), self.clone(), alive.clone());
                    tokio::spawn(async move {
                        door.connection(&http, stream, peer, Arc::new(place)).await;
                        drop(alive);
                    });
                    self.connections.room().await;
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    self.connections.make_room();
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
        // The port is free at once; the channel closes with the last connection.
        drop((listener, alive));
        let _ = ended.recv().await;
    }

    async fn connection(
        self,
        http: &http1::Builder,
        stream: TcpStream,
        peer: SocketAddr,
        place: Arc<Place>,
    ) {
        // Small messages should leave at once; a stream that cannot is still a stream.
        let _ = stream.set_nodelay(true);
        let (app, connection) = (TowerToHyperService::new(self.app), place.connection.clone());
        let (stream, first) = (TokioIo::new(Stream::new(stream, place.clone())), place.clone());
        let answer = service_fn(move |mut request: Request<Incoming>| {
            place.connection.asked();
            request.extensions_mut().insert(ConnectInfo(peer));
            let (answer, place) = (app.call(request), place.clone());
            async move {
                place.turn().await;
                let mut response = answer.await.unwrap_or_else(|never| match never {});
                if response.status() == StatusCode::SWITCHING_PROTOCOLS && !place.becomes_socket() {
                    response = ServerError::slow_down(SOCKET_LATER).into_response();
                }
                let answer = Answer(place.connection.clone());
                Ok::<_, Infallible>(response.map(|body| HoldingBody::new(body, answer)))
            }
        });
        let mut overdue = std::pin::pin!(connection.overdue(&self.patience));
        tokio::select! {
            () = first.turn() => {}
            () = overdue.as_mut() => return,
        }
        drop(first);
        let serving = http.serve_connection(stream, answer).with_upgrades();
        let mut serving = std::pin::pin!(serving);
        let mut stopping = false;
        loop {
            // What goes wrong on one connection is nobody else's business.
            tokio::select! {
                _ = serving.as_mut() => return,
                () = overdue.as_mut() => return,
                () = self.stop.cancelled(), if !stopping => {
                    stopping = true;
                    serving.as_mut().graceful_shutdown();
                }
            }
        }
    }
}
