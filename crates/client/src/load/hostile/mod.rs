//! What one hostile address can cost a server, while honest people play.

mod attack;
mod bots;
mod codes;
mod connections;
mod cost;
mod entries;
mod frames;
mod honest;
mod largest;
mod lines;
mod phones;
mod plain;
mod ready;
mod replay;
mod report;
mod talk;
mod watchers;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::aside;
use crate::error::ClientError;
use crate::server::Server;
use attack::{Attack, Tally};
use cost::Meter;
use honest::Honest;
pub use phones::PhonesReport;
pub use report::{AttackCounts, AttackReport, Cost, Window};

/// The address that the attacker comes from.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 66, 0, 1));

/// A way to cost a server something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Lines, as many as are kept.
    Lines,
    /// Long tables, asked for again and again.
    Replay,
    /// Connections that are held.
    Connections,
    /// Bots that think for long.
    Bots,
    /// Guesses at the codes of tables.
    Codes,
    /// What the server says about itself.
    Ready,
    /// Entries without a cookie.
    Entries,
    /// Frames that say nothing.
    Frames,
    /// Many who watch one table.
    Watchers,
}

impl Kind {
    /// Every kind, in the order in which they are tried.
    pub const ALL: [Kind; 9] = [
        Kind::Lines,
        Kind::Replay,
        Kind::Connections,
        Kind::Bots,
        Kind::Codes,
        Kind::Ready,
        Kind::Entries,
        Kind::Frames,
        Kind::Watchers,
    ];

    /// The name by which the command line and reports call it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Lines => "lines",
            Kind::Replay => "replay",
            Kind::Connections => "connections",
            Kind::Bots => "bots",
            Kind::Codes => "codes",
            Kind::Ready => "ready",
            Kind::Entries => "entries",
            Kind::Frames => "frames",
            Kind::Watchers => "watchers",
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = || Kind::ALL.map(Kind::name).join(", ");
        let found = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| format!("expected {}, all or each, not {text}", names()))
    }
}

/// An attack, and who plays beside it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server that is attacked.
    pub server: Server,
    /// The process of the server, to read its memory and its processor time.
    pub process: Option<u32>,
    /// The folder of the server, to read its size.
    pub data: Option<PathBuf>,
    /// What the attacker does, all at once.
    pub kinds: Vec<Kind>,
    /// Tables at which honest people play.
    pub tables: usize,
    /// Their answers in a second, at all tables together.
    pub answers_per_second: f64,
    /// How long the attack takes.
    pub time: Duration,
    /// How long honest people are measured before it.
    pub before: Duration,
    /// How long an attack may take to be prepared.
    pub prepare: Duration,
    /// How long nobody looks at what was prepared, so that the server has put it away.
    pub rest: Duration,
    /// Whether honest people share the attacker's address.
    pub same_address: bool,
    /// Whether the attacker solves puzzles where the server asks for it.
    pub stamps: bool,
    /// How large the attack is; 1 is the whole of it.
    pub size: f64,
}

impl Plan {
    fn attack(&self) -> Result<Arc<Attack>, ClientError> {
        if !self.server.address.ip().is_loopback() {
            let why = "an attack goes to a server on this computer alone".to_owned();
            return Err(ClientError::Network(why));
        }
        let server = Server { from: Some(ATTACKER), ..self.server.clone() };
        let (size, stamps, tally) = (self.size, self.stamps, Tally::default());
        Ok(Arc::new(Attack { server, time: self.time, size, stamps, tally }))
    }
}

/// Carries out an attack, and says what it cost and what others felt of it.
pub async fn run(plan: &Plan) -> Result<AttackReport, ClientError> {
    let attack = plan.attack()?;
    let (prepared, mut before) = (prepare(plan, &attack).await, plan.before);
    if !prepared.is_empty() {
        before = before.max(plan.rest);
    }
    let shared = plan.same_address.then_some(ATTACKER);
    let honest = Honest::come(&plan.server, shared, plan.tables, plan.answers_per_second).await?;
    let before = honest.warm_window(before).await;
    attack.tally.take();
    let meter = Meter::start(plan.process, plan.data.as_deref());
    let (made, under) =
        tokio::join!(apart(plan, attack.clone(), prepared), honest.window(plan.time));
    made?;
    let kinds = plan.kinds.iter().map(|kind| kind.name()).collect();
    Ok(AttackReport { kinds, before, under, cost: meter.stop(), attacker: attack.tally.take() })
}

/// Plays with many phones behind the attacker's own address, and says whether any was shut out.
pub async fn phones(plan: &Plan) -> Result<PhonesReport, ClientError> {
    let attack = plan.attack()?;
    let prepared = prepare(plan, &attack).await;
    attack.tally.take();
    let (made, mut report) =
        tokio::join!(apart(plan, attack.clone(), prepared), phones::run(&attack.server, plan.time));
    made?;
    report.kinds = plan.kinds.iter().map(|kind| kind.name()).collect();
    report.attacker = Some(attack.tally.take());
    Ok(report)
}

/// What has to be there before an attack begins: long tables.
async fn prepare(plan: &Plan, attack: &Arc<Attack>) -> Vec<String> {
    if plan.kinds.contains(&Kind::Replay) {
        return replay::prepare(attack, plan.prepare).await;
    }
    Vec::new()
}

/// Attacks for as long as planned, aside: honest people should wait for the server, not for the
/// attacker.
async fn apart(plan: &Plan, attack: Arc<Attack>, prepared: Vec<String>) -> Result<(), ClientError> {
    let (kinds, time) = (plan.kinds.clone(), plan.time);
    let attacking = aside::run("attacker", move || {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        // It never ends by itself.
        let _ = runtime.block_on(async { timeout(time, together(kinds, attack, prepared)).await });
        Ok(())
    });
    attacking.await?.unwrap_or(Ok(()))
}

/// Does several things at once, until it is dropped.
async fn together(kinds: Vec<Kind>, attack: Arc<Attack>, prepared: Vec<String>) {
    let mut tasks = JoinSet::new();
    for kind in kinds {
        tasks.spawn(work(kind, attack.clone(), prepared.clone()));
    }
    while tasks.join_next().await.is_some() {}
}

fn work(
    kind: Kind,
    attack: Arc<Attack>,
    prepared: Vec<String>,
) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    match kind {
        Kind::Lines => Box::pin(lines::run(attack)),
        Kind::Replay => Box::pin(replay::run(attack, prepared)),
        Kind::Connections => Box::pin(connections::run(attack)),
        Kind::Bots => Box::pin(bots::run(attack)),
        Kind::Codes => Box::pin(codes::run(attack)),
        Kind::Ready => Box::pin(ready::run(attack)),
        Kind::Entries => Box::pin(entries::run(attack)),
        Kind::Frames => Box::pin(frames::run(attack)),
        Kind::Watchers => Box::pin(watchers::run(attack)),
    }
}
