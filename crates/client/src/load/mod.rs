//! Many devices at once, and what that costs the server.

mod board;
pub mod hostile;
mod idle;
mod memory;
mod play;

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use protocol::http::NewTable;
use protocol::{LuckChoice, Options};
use serde::Serialize;
use tokio::task::JoinSet;

use crate::error::ClientError;
use crate::server::Server;

pub use idle::IdleReport;
pub use memory::resident;
pub use play::PlayReport;

/// How many things are set up at once.
const AT_ONCE: usize = 32;

/// What is asked of a server.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server that is loaded.
    pub server: Server,
    /// The process of the server, to read its memory.
    pub process: Option<u32>,
    /// Sockets that only listen.
    pub idle: usize,
    /// How many of these share a table.
    pub per_table: usize,
    /// Tables at which people play.
    pub tables: usize,
    /// The seats of each.
    pub seats: u8,
    /// The game and the edition.
    pub game: (String, String),
    /// Answers in a second, at all tables together; as many as possible if it is 0.
    pub answers_per_second: f64,
    /// How long people play.
    pub time: Duration,
    /// Whether to show how far it is.
    pub quiet: bool,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Of sockets that only listen.
    pub idle: Option<IdleReport>,
    /// Of tables at which people play.
    pub play: Option<PlayReport>,
}

/// Carries out a plan.
pub async fn run(plan: &Plan) -> Result<Report, ClientError> {
    let idle = if plan.idle > 0 { Some(idle::run(plan).await?) } else { None };
    let play = if plan.tables > 0 { Some(play::run(plan).await?) } else { None };
    Ok(Report { idle, play })
}

impl Plan {
    fn new_table(&self, seats: u8) -> NewTable {
        let (game, edition) = &self.game;
        NewTable {
            game: game.clone(),
            setup: format!("{edition} {seats}"),
            luck: LuckChoice::Fair,
            options: Options { pace: 0, ..Options::default() },
        }
    }

    fn bar(&self, length: usize, what: &'static str) -> ProgressBar {
        let target =
            if self.quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(length as u64), target);
        let style = ProgressStyle::with_template("{msg:>16} {wide_bar} {pos}/{len} {elapsed}");
        // The template is right, and a bar in another style is no misfortune.
        bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(what)
    }
}

/// Does something many times, some of them at once, and collects what comes of it.
async fn many<T, F>(
    count: usize,
    bar: &ProgressBar,
    make: impl Fn(usize) -> F,
) -> Result<Vec<T>, ClientError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, ClientError>> + Send + 'static,
{
    let (mut running, mut made) = (JoinSet::new(), Vec::with_capacity(count));
    for number in 0..count {
        if running.len() >= AT_ONCE {
            take(&mut running, &mut made).await?;
            bar.inc(1);
        }
        running.spawn(make(number));
    }
    while !running.is_empty() {
        take(&mut running, &mut made).await?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(made)
}

async fn take<T: Send + 'static>(
    running: &mut JoinSet<Result<T, ClientError>>,
    made: &mut Vec<T>,
) -> Result<(), ClientError> {
    if let Some(done) = running.join_next().await {
        made.push(done.map_err(ClientError::network)??);
    }
    Ok(())
}

/// A figure that the server tells about itself.
async fn figure(server: &Server, name: &str) -> Result<f64, ClientError> {
    let figures = server.get("/metrics").await?;
    let mut lines = figures.good()?.body.lines();
    let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Ok(line.and_then(|value| value.parse().ok()).unwrap_or(0.0))
}

/// Seconds since a moment.
fn seconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64()
}
