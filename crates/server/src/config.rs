//! What a host can choose.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use bots::Books;
use store::postgres::Address;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether the next free port will do if this one is taken.
    pub next_free_port: bool,
    /// The folder of the database.
    pub data: PathBuf,
    /// The database that several nodes share, instead of one in the folder.
    pub database: Option<Database>,
    /// Files of books that pages may fetch, whether they are there yet or not.
    pub books: Vec<PathBuf>,
    /// What bots look up.
    pub bot_books: Books,
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

/// A database that several nodes share.
#[derive(Clone, Debug)]
pub struct Database {
    /// Where it is, and what opens it.
    pub address: Address,
    /// What this node is called among the others.
    pub node: String,
}

/// How long the other side of a connection is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until a connection asks for something, its first request or another.
    pub request: Duration,
    /// From the first byte of the head of a request to its last.
    pub head: Duration,
    /// For a request in all, from its head to the answer.
    pub answer: Duration,
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
            answer: Duration::from_secs(30),
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            send: Duration::from_secs(10),
        }
    }
}

/// How often things may be done. What is beyond is refused with the time to wait.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables that one address may open without a stamp.
    pub tables_per_address: Rate,
    /// Tables that one browser may open.
    pub tables_per_browser: Rate,
    /// Wrong codes that one address may try; whoever goes on waits longer and longer.
    pub codes_per_address: Rate,
    /// New devices that one address may bring to tables without a stamp; what devices ask beyond
    /// their own counts here too.
    pub entries_per_address: Rate,
    /// Times that a device may come back to its table or ask for a link.
    pub entries_per_device: Rate,
    /// Tables opened and entered with a stamp by one address.
    pub stamps_per_address: Rate,
    /// Devices that a table remembers; beyond them those are forgotten that have no seat and are not
    /// connected, the oldest first.
    pub devices_per_table: u32,
    /// Tables that one address may look up.
    pub lookups_per_address: Rate,
    /// Records that one address may read.
    pub records_per_address: Rate,
    /// Messages of one device, on all its sockets together.
    pub messages: Rate,
    /// Messages of one address: of those who watch, and of devices beyond their own.
    pub messages_per_address: Rate,
    /// What one device may say in the chat.
    pub chat: Rate,
    /// What may be said in the chat of one table.
    pub chat_per_table: Rate,
    /// Lines of a table that no match waits for: names, seats, options, offers, changed answers.
    pub lines_per_table: Rate,
    /// Such lines, and chat, that one address may add beyond what its tables and devices have.
    pub lines_per_address: Rate,
    /// Sockets of one device; for one more the oldest is closed.
    pub sockets_per_device: u32,
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
        let (second, millis) = (Duration::from_secs(1), Duration::from_millis(1));
        Limits {
            // A club of a hundred behind one address opens its tables in one go.
            tables_per_address: Rate::new(120, 10 * second),
            tables_per_browser: Rate::new(20, 60 * second),
            codes_per_address: Rate::new(30, 10 * second),
            entries_per_address: Rate::new(600, second),
            entries_per_device: Rate::new(30, 2 * second),
            stamps_per_address: Rate::new(80, 25 * millis),
            devices_per_table: 400,
            lookups_per_address: Rate::new(600, 100 * millis),
            records_per_address: Rate::new(120, second),
            messages: Rate::new(40, 100 * millis),
            messages_per_address: Rate::new(2_000, 5 * millis),
            chat: Rate::new(20, 2 * second),
            chat_per_table: Rate::new(100, second),
            lines_per_table: Rate::new(60, 2 * second),
            lines_per_address: Rate::new(600, 200 * millis),
            sockets_per_device: 8,
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
            entries_per_address: often,
            entries_per_device: often,
            stamps_per_address: often,
            devices_per_table: u32::MAX,
            lookups_per_address: often,
            records_per_address: often,
            messages: often,
            messages_per_address: often,
            chat: often,
            chat_per_table: often,
            lines_per_table: often,
            lines_per_address: often,
            sockets_per_device: u32::MAX,
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
            database: None,
            books: Vec::new(),
            bot_books: Books::default(),
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
