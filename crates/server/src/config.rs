//! What a host can choose.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether the next free port will do if this one is taken.
    pub next_free_port: bool,
    /// The folder of the database.
    pub data: PathBuf,
    /// Files of books that pages may fetch, whether they are there yet or not.
    pub books: Vec<PathBuf>,
    /// The address that links bear; the address on the local network if there is none.
    pub public_url: Option<String>,
    /// Proxies whose word about the address of a client is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// How long finished tables are kept.
    pub keep_finished: Duration,
    /// How long tables are kept at which nothing happens.
    pub keep_idle: Duration,
    /// How often things may be done.
    pub limits: Limits,
    /// How long the other side of a connection is waited for.
    pub patience: Patience,
    /// Connections open at once from one address, WebSockets not counted: for one more the most idle
    /// one is closed.
    pub connections_per_address: u32,
    /// Names by which the server is reached, besides those of home networks and of its public URL.
    pub hosts: Vec<String>,
    /// Where the figures are given, and nothing else; to this computer alone if there is no such
    /// address.
    pub metrics: Option<SocketAddr>,
}

/// How long the other side of a connection is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until a connection asks for something, its first request or another.
    pub request: Duration,
    /// From the first byte of the head of a request to its last.
    pub head: Duration,
    /// Until a socket says hello.
    pub hello: Duration,
    /// Between two pings; whoever misses two is gone.
    pub ping: Duration,
    /// Until it takes what is sent to it.
    pub send: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            request: Duration::from_secs(30),
            head: Duration::from_secs(10),
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            send: Duration::from_secs(10),
        }
    }
}

/// How often things may be done.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables that one address may open in a burst, and minutes until another may be opened.
    pub tables_per_address: Rate,
    /// Tables that one browser may open.
    pub tables_per_browser: Rate,
    /// Wrong codes that one address may try.
    pub codes_per_address: Rate,
    /// Wrong codes that everybody together may try.
    pub codes_in_all: Rate,
    /// Times that one address may enter tables or ask for links.
    pub entries_per_address: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets open at once from one address.
    pub sockets_per_address: u32,
}

/// So many at once, and one more after every pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more.
    pub pause: Duration,
}

impl Rate {
    /// So many at once, and one more after every pause.
    pub const fn new(burst: u32, pause: Duration) -> Self {
        Rate { burst, pause }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            // A club of a hundred behind one address opens its tables in one go.
            tables_per_address: Rate::new(120, Duration::from_secs(10)),
            tables_per_browser: Rate::new(20, Duration::from_secs(60)),
            codes_per_address: Rate::new(30, Duration::from_secs(10)),
            codes_in_all: Rate::new(300, Duration::from_secs(1)),
            entries_per_address: Rate::new(600, Duration::from_secs(1)),
            messages: Rate::new(40, Duration::from_millis(100)),
            sockets_per_address: 2_000,
        }
    }
}

impl Limits {
    /// Limits that nobody meets: for measurements, and behind a door that has its own.
    pub fn unlimited() -> Self {
        // The burst lasts for an hour: clocks of two cores may differ by more than a moment.
        let often = Rate::new(u32::MAX, Duration::from_micros(1));
        Limits {
            tables_per_address: often,
            tables_per_browser: often,
            codes_per_address: often,
            codes_in_all: often,
            entries_per_address: often,
            messages: often,
            sockets_per_address: u32::MAX,
        }
    }
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Config {
    /// A server with its data in a folder, everything else as it is by default.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        Config {
            listen,
            next_free_port: false,
            data,
            books: Vec::new(),
            public_url: None,
            trusted_proxies: Vec::new(),
            bot_threads: 1,
            keep_finished: 90 * DAY,
            keep_idle: 30 * DAY,
            limits: Limits::default(),
            patience: Patience::default(),
            // A club of forty behind one address; a browser has at most six.
            connections_per_address: 256,
            hosts: Vec::new(),
            metrics: None,
        }
    }
}
