//! `qlub serve`: a server for a family, a club or the world.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use bots::Books;
use server::config::Limits;
use server::{Config, RunningServer, StartError};
use tracing_subscriber::EnvFilter;
use words::Words;

use crate::Outcome;
use crate::books;
use crate::data::Data;
use crate::language::LanguageArgs;
use crate::out::{say, sayln};

/// The port of the house.
const PORT: u16 = 8777;
const DAY: u64 = 24 * 60 * 60;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub serve                                 for this computer and phones on the same network
  qlub serve --listen 127.0.0.1:9000         for this computer alone, on another port
  qlub serve --public-url https://games.example.org --trusted-proxy 127.0.0.1
                                             behind a reverse proxy; see docs/hosting.md")]
pub(crate) struct Args {
    /// Where to listen; every interface on port 8777 if nothing is named
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Take the next free port if that one is taken
    #[arg(long)]
    next_free_port: bool,
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
    #[command(flatten)]
    spoken: LanguageArgs,
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected https:// or http:// and a host, without a path".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    log(args.json_log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("no threads: {error}"))?;
    runtime.block_on(async {
        let (books, missing) = books::load(&args.data);
        let running = start(args, books).await?;
        for missing in missing {
            tracing::info!("bots play without {missing} (`qlub books --build`)");
        }
        greet(&running, &Words::new(args.spoken.language()));
        stopped().await;
        running.stop().await;
        Ok(())
    })
}

/// What the server logs goes to standard error; RUST_LOG chooses how much.
fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.init();
    }
}

async fn start(args: &Args, books: Books) -> Result<RunningServer, String> {
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
    result.map_err(|error| error.to_string())
}

fn config(args: &Args, listen: SocketAddr) -> Result<Config, String> {
    let mut config = Config::new(listen, args.data.folder()?);
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

fn greet(running: &RunningServer, words: &Words) {
    sayln!("{}", words.text("serve-open"));
    let line = |key: &str, url: &str| {
        sayln!("{}", words.say(key, &[("link", url.to_owned().into())]));
    };
    line("serve-here", &running.local_url);
    line("serve-shared", &running.shared_url);
    if let Some(code) = pictures::qr::terminal(&running.shared_url) {
        say!("\n{code}");
    }
    sayln!("{}", words.text("serve-stop"));
}

/// Waits for Ctrl-C, or for the system to ask for an end.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals there is nothing to wait for but the end of the process.
    let _ = interrupt.await;
}
