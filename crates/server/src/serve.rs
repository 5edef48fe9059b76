//! Connections as they come. Whoever sends no whole request in time is let go: a server has only so
//! many files.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::house::Stop;

/// The most that is read of a request before its body.
const LARGEST_HEAD: usize = 16 * 1024;
/// How long nobody is let in after the system could not.
const BREATH: Duration = Duration::from_millis(500);

/// Serves until it is time to stop and all requests under way are finished.
pub(crate) async fn serve(listener: TcpListener, app: Router, patience: Duration, stop: Stop) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LARGEST_HEAD);
    let (alive, mut ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.wait() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let (http, app, stop) = (http.clone(), app.clone(), stop.clone());
                let alive = alive.clone();
                tokio::spawn(async move {
                    connection(&http, stream, peer, app, stop).await;
                    drop(alive);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    // The port is free at once; the channel closes with the last connection.
    drop((listener, alive));
    let _ = ended.recv().await;
}

async fn connection(
    http: &http1::Builder,
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    stop: Stop,
) {
    // Small messages should leave at once; a stream that cannot is still a stream.
    let _ = stream.set_nodelay(true);
    let app = TowerToHyperService::new(app);
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    let serving = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
    let mut serving = std::pin::pin!(serving);
    // What goes wrong on one connection is nobody else's business.
    tokio::select! {
        _ = serving.as_mut() => {}
        () = stop.wait() => {
            serving.as_mut().graceful_shutdown();
            let _ = serving.await;
        }
    }
}
