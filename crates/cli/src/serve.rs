//! `qlub serve`: a server for a family, a club or the world.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use bots::Books;
use server::config::{Database, Limits};
use server::{Config, RunningServer, StartError};
use store::OpenError;
use store::postgres::Address;
use tracing_subscriber::EnvFilter;

use crate::Outcome;
use crate::books;
use crate::data::Data;
use crate::fault;
use crate::language::text;
use crate::out::{self, say, sayln};

/// The port of the house.
pub(crate) const PORT: u16 = 8777;
const DAY: u64 = 24 * 60 * 60;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; every interface on port 8777 if nothing is named
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Take the next free port if that one is taken
    #[arg(long)]
    next_free_port: bool,
    /// A PostgreSQL database for several nodes, instead of a file; its password comes from QLUB_DATABASE
    /// or --database-file
    #[arg(long, value_name = "URL", value_parser = address)]
    database: Option<Address>,
    /// A file with the address of that database, password and all
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    database_file: Option<PathBuf>,
    /// What this node is called among the others
    #[arg(long, value_name = "NAME", value_parser = node)]
    node: Option<String>,
    #[command(flatten)]
    data: Data,
    /// What shared links begin with: the address of the server, such as `https://games.example.org`
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// A reverse proxy whose X-Forwarded-For is believed; can be given several times
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<IpAddr>,
    /// A name by which the server is reached, besides those of home networks and of the public URL;
    /// can be given several times
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Where /metrics is answered, with /readyz and /healthz; to this computer alone if nothing is
    /// named
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// How many bots may think at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    bot_threads: usize,
    /// How many days finished tables are kept
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_finished: u32,
    /// How many days tables are kept at which nothing happens
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    keep_idle: u32,
    /// Write the log as JSON, one object a line
    #[arg(long)]
    json_log: bool,
    /// Lift all limits on how often things may be done, for measuring
    #[arg(long, hide = true)]
    unlimited: bool,
}

/// Names the variable of the environment with the address of the database.
const DATABASE: &str = "QLUB_DATABASE";

/// An address on the command line, where everybody can read it.
fn address(text: &str) -> Result<Address, String> {
    let address: Address = text.parse().map_err(|_| text!("serve-database"))?;
    if address.has_password() {
        return Err(text!("serve-password", variable = DATABASE));
    }
    Ok(address)
}

fn node(name: &str) -> Result<String, String> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let fits = (1..=40).contains(&name.len()) && name.bytes().all(plain);
    if fits { Ok(name.to_owned()) } else { Err(text!("serve-node")) }
}

/// The database that several nodes share, if one is named anywhere.
fn database(args: &Args) -> Result<Option<Database>, String> {
    let named = |text: &str| text.parse::<Address>().map_err(|_| text!("serve-database"));
    let address = match (&args.database, &args.database_file) {
        (Some(address), _) => Some(address.clone()),
        (None, Some(file)) => {
            let text = std::fs::read_to_string(file);
            Some(named(&text.map_err(|error| fault::at_path(file, &error))?)?)
        }
        (None, None) => std::env::var(DATABASE).ok().map(|text| named(&text)).transpose()?,
    };
    let name = || args.node.clone().unwrap_or_else(|| "node".to_owned());
    Ok(address.map(|address| Database { address, node: name() }))
}

fn public_url(url: &str) -> Result<String, String> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        _ => Err(text!("serve-public-url")),
    }
}

/// Why nothing is served.
pub(crate) struct NotServing {
    pub(crate) says: String,
    /// Another server has the folder.
    pub(crate) in_use: bool,
}

impl From<String> for NotServing {
    fn from(says: String) -> Self {
        NotServing { says, in_use: false }
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let opened = |_: &str| {
        if !server::has_page() {
            eprintln!("qlub: {}", text!("serve-no-page"));
        }
    };
    serve(args, "info", opened).map_err(|refused| refused.says)
}

/// Serves until it is stopped. `log_level` is how much is logged unless RUST_LOG says otherwise; `opened`
/// is told the link for this computer.
pub(crate) fn serve(
    args: &Args,
    log_level: &str,
    opened: impl FnOnce(&str),
) -> Result<(), NotServing> {
    log(args.json_log, log_level);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| fault::at("tokio", &error))?;
    runtime.block_on(async {
        let (books, missing) = books::load(&args.data);
        let running = start(args, books).await?;
        for (book, command) in missing {
            tracing::info!("bots play without the book {book} (`{command}`)");
        }
        let stopped = stopped();
        greet(&running, args.public_url.is_some());
        opened(&running.local_url);
        stopped.await;
        running.stop().await;
        Ok(())
    })
}

/// What the server logs goes to standard error, in English wherever it runs; RUST_LOG chooses how much.
fn log(json: bool, level: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(level));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal() && out::wants_colours());
    if json {
        log.json().init();
    } else {
        log.init();
    }
}

async fn start(args: &Args, books: Books) -> Result<RunningServer, NotServing> {
    let every = |ip: IpAddr| SocketAddr::new(ip, PORT);
    let both = every(Ipv6Addr::UNSPECIFIED.into());
    let mut config = config(args, args.listen.unwrap_or(both))?;
    config.bot_books = books;
    let result = match server::start(config.clone()).await {
        // A computer without IPv6 has every interface under the old name.
        Err(StartError::Listen(..)) if args.listen.is_none() => {
            let listen = every(Ipv4Addr::UNSPECIFIED.into());
            server::start(Config { listen, ..config }).await
        }
        other => other,
    };
    result.map_err(|error| NotServing {
        says: fault::starting(&error),
        in_use: matches!(error, StartError::Store(OpenError::InUse { .. })),
    })
}

fn config(args: &Args, listen: SocketAddr) -> Result<Config, String> {
    let mut config = Config::new(listen, args.data.folder()?);
    config.database = database(args)?;
    config.next_free_port = args.next_free_port;
    config.books = books::for_pages(&args.data)?;
    config.public_url.clone_from(&args.public_url);
    config.trusted_proxies.clone_from(&args.trusted_proxy);
    config.hosts.clone_from(&args.host);
    config.metrics = args.metrics;
    config.bot_threads = args.bot_threads;
    config.keep_finished = Duration::from_secs(u64::from(args.keep_finished) * DAY);
    config.keep_idle = Duration::from_secs(u64::from(args.keep_idle) * DAY);
    if args.unlimited {
        config.limits = Limits::unlimited();
    }
    Ok(config)
}

fn greet(running: &RunningServer, is_public: bool) {
    sayln!("{}", text!("serve-open"));
    sayln!("{}", text!("serve-here", link = running.local_url.as_str()));
    if is_public || !is_loopback(&running.shared_url) {
        let key = if is_public { "serve-public" } else { "serve-shared" };
        sayln!("{}", text!(key, link = running.shared_url.as_str()));
        if let Some(code) = pictures::qr::terminal(&running.shared_url) {
            say!("\n{code}");
        }
    }
    sayln!("{}", text!("serve-stop"));
}

/// Whether a link leads to nobody but this computer.
fn is_loopback(link: &str) -> bool {
    let host = link.split_once("//").map_or(link, |(_, host)| host);
    let host = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next(),
        None => host.split([':', '/']).next(),
    };
    let host = host.unwrap_or_default();
    host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// Somebody presses Ctrl-C, or the system asks for an end. From here on either is waited for: whoever is told how
/// to stop the program may do so at once.
fn stopped() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::interrupt()).and_then(|one| Ok((one, signal(SignalKind::terminate())?)))
    };
    async move {
        #[cfg(unix)]
        if let Ok((mut interrupt, mut terminate)) = signals {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        // Without signals there is nothing to wait for but the end of the process.
        let _ = tokio::signal::ctrl_c().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_no_phone_can_open_is_known() {
        for link in ["http://127.0.0.1:8777", "http://localhost:80", "http://[::1]:8777"] {
            assert!(is_loopback(link), "{link}");
        }
        for link in ["http://192.168.1.20:8777", "https://games.example.org", "http://[fe80::2]:1"]
        {
            assert!(!is_loopback(link), "{link}");
        }
    }
}
