//! Starting and stopping a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::postgres::{Postgres, PostgresDoorbell};
use store::{Cluster as _, Expiry, OpenError, Store, StoreError};
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;

use crate::config::{Config, Database};
use crate::connections::Connections;
use crate::files::raise_open_files;
use crate::house::{House, Outside};
use crate::node::Node;
use crate::serve::Door;
use crate::world::{RealWorld, World};
use crate::{http, network, node, room, time};

/// How often old tables are looked for.
const SWEEP: Duration = Duration::from_secs(600);
/// How often a node looks whether the one that deletes is gone.
const TAKE_OVER: Duration = Duration::from_millis(1500);
/// How long the server must have run since a table was found too old: the clock may be wrong.
const PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

/// How much of an answer the system keeps for one connection. With less than it would take by itself
/// it is seen sooner that somebody takes nothing, and slow networks still get on within seconds.
const WAITING: u32 = 128 * 1024;
/// How much the system takes of what a connection sends before it is read: a few of the largest
/// messages.
const COMING: u32 = 64 * 1024;
/// How many connections may wait until they are taken.
const BACKLOG: u32 = 4096;
/// How long a table is kept at which nobody has done anything since it was opened.
const UNUSED: Duration = Duration::from_secs(3 * 24 * 60 * 60);
/// How often those are forgotten who have not been seen for a while.
const TIDY: Duration = Duration::from_secs(30);

/// A server that runs.
pub struct RunningServer {
    /// Where it listens.
    pub address: SocketAddr,
    /// The link for this computer.
    pub local_url: String,
    /// What shared links begin with: the public address, or the one on the local network.
    pub shared_url: String,
    house: Arc<House>,
    serving: JoinHandle<()>,
    sweeping: JoinHandle<((), ())>,
}

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The port is taken.
    #[error(
        "port {} is taken by another program: choose one with --listen ADDRESS:PORT",
        .0.port()
    )]
    Port(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(OpenError),
}

/// Starts a server.
pub async fn start(config: Config) -> Result<RunningServer, StartError> {
    let files = raise_open_files();
    http::count();
    let listener = listen(&config).await?;
    let figures = config.metrics.map(|at| bind(at).map_err(|e| StartError::Listen(at, e)));
    let figures = figures.transpose()?;
    let address = listener.local_addr().map_err(|e| StartError::Listen(config.listen, e))?;
    let (store, outside) = open_store(&config).await?;
    let local_url = format!("http://localhost:{}", address.port());
    let lan = || {
        let ip = if address.ip().is_unspecified() {
            network::lan_address().unwrap_or(std::net::Ipv4Addr::LOCALHOST.into())
        } else {
            address.ip()
        };
        network::url(ip, address.port())
    };
    let shared = config.public_url.clone().unwrap_or_else(lan);
    let shared_url = shared.trim_end_matches('/').to_owned();
    let house = House::new(store, config, shared_url.clone(), files, outside);
    node::run(&house);
    let (per_address, proxies) =
        (house.config.connections_per_address, &house.config.trusted_proxies);
    let door = Door {
        app: http::app(house.clone()),
        connections: Connections::new(files, per_address, proxies),
        patience: house.config.patience,
        stop: house.stop.clone(),
    };
    let figures = figures.map(|listener| {
        let app = http::figures(house.clone());
        tokio::spawn(Door { app, ..door.clone() }.serve(listener))
    });
    let serving = tokio::spawn(async move {
        door.serve(listener).await;
        if let Some(figures) = figures {
            // What went wrong there is over as well.
            let _ = figures.await;
        }
    });
    let sweeping = tokio::spawn({
        let house = house.clone();
        async move { tokio::join!(sweep(house.clone()), tidy(house)) }
    });
    Ok(RunningServer { address, local_url, shared_url, house, serving, sweeping })
}

/// Opens the database, with what goes with it.
async fn open_store(config: &Config) -> Result<(Store, Outside), StartError> {
    let world: Arc<dyn World> = Arc::new(RealWorld);
    let Some(Database { address, node }) = &config.database else {
        let store = Store::open(&config.data).map_err(StartError::Store)?;
        let outside = Outside { world, node: None, secret: time::fresh(), open_room: room::open };
        return Ok((store, outside));
    };
    let postgres = Postgres::connect(address).await.map_err(StartError::Store)?;
    let says = |error: StoreError| OpenError::Database { says: error.to_string() };
    let secret = postgres.secret().await.map_err(|error| StartError::Store(says(error)))?;
    let doorbell = Arc::new(PostgresDoorbell::new(address.clone()));
    let node = Node::new(node, Arc::new(postgres.clone()), doorbell, world.clone());
    let node = Some(Arc::new(node));
    let outside = Outside { world, node, secret, open_room: room::open };
    Ok((Store::of(postgres), outside))
}

async fn listen(config: &Config) -> Result<TcpListener, StartError> {
    let first = config.listen.port();
    let last = if config.next_free_port { first.saturating_add(100) } else { first };
    for port in first..=last {
        let address = SocketAddr::new(config.listen.ip(), port);
        match bind(address) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(StartError::Listen(address, error)),
        }
    }
    Err(StartError::Port(config.listen))
}

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that was just stopped leaves connections behind that are no longer its.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(WAITING)?;
    socket.set_recv_buffer_size(COMING)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Forgets who did what, from time to time.
async fn tidy(house: Arc<House>) {
    loop {
        house.tidy().await;
        tokio::time::sleep(TIDY).await;
    }
}

/// Deletes what is old, from time to time.
async fn sweep(house: Arc<House>) {
    let mut since = Instant::now();
    loop {
        if let Some(node) = &house.node
            && !node.claim(node::SWEEP).await
        {
            since = Instant::now();
            tokio::time::sleep(TAKE_OVER).await;
            continue;
        }
        let now = time::stored(time::wall());
        let age = |keep: Duration| now - i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let (finished, idle) = (age(house.config.keep_finished), age(house.config.keep_idle));
        let asked = Instant::now();
        let expiry = Expiry {
            now,
            finished_before: finished,
            idle_before: idle,
            unused_before: age(UNUSED),
            passed: asked - since,
            patience: PATIENCE,
        };
        let expired = house.store.expire(expiry).await;
        if expired.is_ok() {
            since = asked;
        }
        match expired.map(|expired| expired.deleted) {
            Ok(ids) if ids.is_empty() => {
                tokio::time::sleep(SWEEP).await;
            }
            Ok(ids) => {
                metrics::counter!("qlub_tables_expired_total").increment(ids.len() as u64);
                for id in ids {
                    // Nobody can be there: nothing has happened at it for weeks.
                    house.forget(&id);
                    house.ring(&id, 0);
                }
            }
            Err(error) => {
                tracing::warn!(%error, "old tables cannot be deleted");
                tokio::time::sleep(SWEEP).await;
            }
        }
    }
}

impl RunningServer {
    /// Stops: tells everybody, finishes what is being kept, and closes the database.
    pub async fn stop(self) {
        self.house.stop.cancel();
        self.sweeping.abort();
        // The others need not wait until it is missed.
        if let Some(node) = &self.house.node {
            let _ = tokio::time::timeout(Duration::from_secs(2), node.leave()).await;
        }
        // Rooms say goodbye; requests under way are finished. Nobody is waited for longer.
        let ended = async {
            let _ = self.serving.await;
            while self.house.budget.sockets.any() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(5), ended).await;
        self.house.store.close().await;
    }

    /// How many tables are kept.
    pub async fn tables(&self) -> u64 {
        self.house.store.count().await.unwrap_or(0)
    }
}
