//! `qlub load`: many devices at a server, and what that costs it.

mod hostile;
mod median;
#[cfg(test)]
mod smoke;
mod started_server;
mod tell;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::load::{IdleReport, Plan, PlayReport, Report};
use client::{ClientError, Server};
use serde_json::json;
use server::config::Config;

use crate::Outcome;
use crate::fault;
use crate::language::{decimal, text};
use crate::out::sayln;

/// How long the disk is measured.
const RAW: Duration = Duration::from_secs(3);
const READY: &str = "listening on ";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server to ask
    #[arg(long, default_value = "http://127.0.0.1:8777")]
    url: String,
    /// Start a server for this in a process of its own, without limits unless it is attacked, in a
    /// folder that is gone afterwards
    #[arg(long, conflicts_with = "url")]
    spawn: bool,
    /// The process of the server, to read its memory
    #[arg(long, value_name = "PID")]
    server_pid: Option<u32>,
    /// The folder in which a server is started, and the disk is measured
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Sockets that only listen
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// How many of these share a table
    #[arg(long, default_value_t = 10)]
    per_table: usize,
    /// Tables at which people play; 20 beside an attack
    #[arg(long)]
    tables: Option<usize>,
    /// The seats of each
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// The game that is played
    #[arg(long, default_value = "qwixx")]
    game: String,
    /// The edition that is played
    #[arg(long, default_value = "classic")]
    edition: String,
    /// Answers in a second at all tables together, 800 or 40 beside an attack; 0 for as many as
    /// there can be
    #[arg(long)]
    answers_per_second: Option<f64>,
    /// How long people play: 30 seconds, 60 under attack, 300 for phones
    #[arg(long)]
    seconds: Option<u64>,
    /// Write the figures as JSON
    #[arg(long)]
    json: bool,
    /// Be the server that --spawn starts
    #[arg(long, hide = true)]
    as_server: bool,
    #[command(flatten)]
    hostile: hostile::HostileArgs,
}

/// How many files an attack needs, whatever it is.
const HOSTILE_FILES: usize = 6_000;

pub(crate) fn run(args: &Args) -> Outcome {
    let runtime = || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.map_err(|error| fault::at("tokio", &error))
    };
    if args.as_server {
        return runtime()?.block_on(serve(args));
    }
    let playing = args.tables.unwrap_or(0) * usize::from(args.seats);
    let attacking = if args.hostile.is_asked() { HOSTILE_FILES } else { 0 };
    let needed = (args.idle + playing + attacking) as u64 + 100;
    if let Some(files) = server::raise_open_files()
        && files < needed
    {
        return Err(text!("load-files", needed = needed.to_string(), files = files.to_string()));
    }
    let temporary = std::env::temp_dir().join(format!("qlub-load-{}", std::process::id()));
    let folder = args.data.clone().unwrap_or_else(|| temporary.clone());
    std::fs::create_dir_all(&folder).map_err(|error| fault::at_path(&folder, &error))?;
    let result = if args.hostile.is_asked() {
        hostile::run(args, &folder)
    } else {
        runtime().and_then(|runtime| runtime.block_on(measure(args, &folder)))
    };
    // What is left is in a folder for what may be lost.
    let _ = std::fs::remove_dir_all(temporary);
    result
}

/// The server of an address.
fn named_server(url: &str) -> Result<Server, String> {
    Server::parse(url).map_err(|_| text!("load-url", given = url))
}

async fn measure(args: &Args, folder: &Path) -> Outcome {
    let says = |error: ClientError| fault::asking(&error);
    let spawned = if args.spawn { Some(SpawnedServer::start(folder)?) } else { None };
    let server = match &spawned {
        Some(spawned) => Server::at(spawned.address),
        None => named_server(&args.url)?,
    };
    let tables = args.tables.unwrap_or(0);
    let raw = if tables > 0 {
        Some(store::raw_rate(folder, RAW).map_err(|error| fault::opening(&error))?)
    } else {
        None
    };
    let plan = Plan {
        server,
        process: spawned.as_ref().map(|spawned| spawned.process.id()).or(args.server_pid),
        idle: args.idle,
        per_table: args.per_table,
        tables,
        seats: args.seats,
        game: (args.game.clone(), args.edition.clone()),
        answers_per_second: args.answers_per_second.unwrap_or(800.0),
        time: Duration::from_secs(args.seconds.unwrap_or(30)),
        quiet: args.json,
    };
    let report = client::load::run(&plan).await.map_err(says)?;
    if args.json {
        sayln!("{}", json!({ "report": report, "rawTransactionsPerSecond": raw }));
    } else {
        tell(&report, raw);
    }
    Ok(())
}

fn tell(report: &Report, raw: Option<f64>) {
    let whole = |number: f64| decimal(number, 0);
    if let Some(IdleReport { sockets, tables, bytes_each, opened_per_second, alive, .. }) =
        &report.idle
    {
        sayln!("{}", text!("load-idle", sockets = *sockets, tables = *tables, alive = *alive));
        sayln!("  {}", text!("load-opened", rate = whole(*opened_per_second)));
        sayln!(
            "  {}",
            match bytes_each {
                Some(bytes) => text!("load-bytes", bytes = whole(*bytes)),
                None => text!("load-bytes-unknown"),
            }
        );
    }
    if let Some(play) = &report.play {
        let PlayReport { tables, seats, seconds, p50, p99, longest, measured, .. } = play;
        let time = whole(*seconds);
        sayln!("{}", text!("load-play", tables = *tables, seats = *seats, seconds = time));
        sayln!(
            "  {}",
            text!(
                "load-answers",
                rate = whole(play.answers_per_second),
                refused = play.refused as usize,
                gone = play.gone as usize
            )
        );
        let [p50, p99, longest] = [p50, p99, longest].map(|time| decimal(*time, 1));
        sayln!(
            "  {}",
            text!("load-times", p50 = p50, p99 = p99, longest = longest, count = *measured)
        );
        let (lines, commits) = (play.lines_per_second, play.commits_per_second);
        sayln!("  {}", text!("load-kept", lines = whole(lines), commits = whole(commits)));
        if let Some(raw) = raw {
            let ratio = decimal(lines / raw, 2);
            sayln!("  {}", text!("load-raw", rate = whole(raw), ratio = ratio));
        }
        if let Some(memory) = play.memory {
            sayln!("  {}", text!("load-memory", mebibytes = (memory >> 20).to_string()));
        }
    }
}

/// The server of `--spawn`.
struct SpawnedServer {
    address: SocketAddr,
    process: Child,
}

impl SpawnedServer {
    fn start(folder: &Path) -> Result<Self, String> {
        let broken = |error: std::io::Error| fault::at("qlub load", &error);
        let mut process = Command::new(std::env::current_exe().map_err(broken)?)
            .args(["load", "--as-server", "--data"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(broken)?;
        let output = process.stdout.take().map(BufReader::new);
        let mut line = String::new();
        output.map(|mut output| output.read_line(&mut line)).transpose().map_err(broken)?;
        let address = line.trim().strip_prefix(READY).and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| text!("load-no-server", program = "qlub"))?;
        Ok(SpawnedServer { address, process })
    }
}

impl Drop for SpawnedServer {
    fn drop(&mut self) {
        // It stops when its input ends; what it keeps is thrown away anyhow.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// Serves until the input ends.
async fn serve(args: &Args) -> Outcome {
    let folder = args.data.clone().ok_or("expected --data")?;
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder);
    let running = server::start(config).await.map_err(|error| fault::starting(&error))?;
    sayln!("{READY}{}", running.address);
    let ended = || std::io::stdin().lines().for_each(drop);
    let _ = tokio::task::spawn_blocking(ended).await;
    running.stop().await;
    Ok(())
}
