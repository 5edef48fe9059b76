//! Starting and stopping a server.

use std::error::Error;
use std::fmt::{self, Display};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{OpenError, Store};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::files::raise_open_files;
use crate::house::House;
use crate::{http, network, serve, time};

/// How often old tables are looked for.
const SWEEP: Duration = Duration::from_secs(600);
/// How often those are forgotten who have not been seen for a while.
const TIDY: Duration = Duration::from_secs(30);

/// A server that runs.
pub struct Running {
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
#[derive(Debug)]
pub enum StartError {
    /// The port is taken.
    Port(SocketAddr),
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    Store(OpenError),
}

impl Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Port(address) => write!(
                f,
                "port {} is taken by another program: choose one with --listen ADDRESS:PORT",
                address.port()
            ),
            StartError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            StartError::Store(error) => write!(f, "{error}"),
        }
    }
}

impl Error for StartError {}

/// Starts a server.
pub async fn start(config: Config) -> Result<Running, StartError> {
    let files = raise_open_files();
    http::count();
    let listener = listen(&config).await?;
    let address = listener.local_addr().map_err(|e| StartError::Listen(config.listen, e))?;
    let store = Store::open(&config.data).map_err(StartError::Store)?;
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
    let house = House::new(store, config, shared_url.clone(), files);
    let (app, patience) = (http::app(house.clone()), house.config.patience.request);
    let serving = tokio::spawn(serve::serve(listener, app, patience, house.stop.clone()));
    let sweeping = tokio::spawn({
        let house = house.clone();
        async move { tokio::join!(sweep(house.clone()), tidy(house)) }
    });
    Ok(Running { address, local_url, shared_url, house, serving, sweeping })
}

async fn listen(config: &Config) -> Result<TcpListener, StartError> {
    let first = config.listen.port();
    let last = if config.next_free_port { first.saturating_add(100) } else { first };
    for port in first..=last {
        let address = SocketAddr::new(config.listen.ip(), port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(StartError::Listen(address, error)),
        }
    }
    Err(StartError::Port(config.listen))
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
    loop {
        let now = time::stored(time::wall());
        let age = |keep: Duration| now - i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let (finished, idle) = (age(house.config.keep_finished), age(house.config.keep_idle));
        match house.store.expire(finished, idle).await {
            Ok(ids) if ids.is_empty() => {
                tokio::time::sleep(SWEEP).await;
            }
            Ok(ids) => {
                metrics::counter!("qlub_tables_expired_total").increment(ids.len() as u64);
                for id in ids {
                    // Nobody can be there: nothing has happened at it for weeks.
                    house.forget(&id);
                }
            }
            Err(error) => {
                tracing::warn!(%error, "old tables cannot be deleted");
                tokio::time::sleep(SWEEP).await;
            }
        }
    }
}

impl Running {
    /// Stops: tells everybody, finishes what is being kept, and closes the database.
    pub async fn stop(self) {
        self.house.stop.set();
        self.sweeping.abort();
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
