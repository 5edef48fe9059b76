//! `qlub load --hostile`: what one hostile address can cost a server.

use std::path::{Path, PathBuf};
use std::time::Duration;

use client::Server;
use client::load::hostile::{self, Kind, Plan};
use serde_json::{Value, json};

use super::median::median;
use super::started_server::{Program, StartedServer, pin};
use super::tell;
use crate::Outcome;
use crate::fault;
use crate::language::text;
use crate::out::sayln;

/// How long an attack takes, and how long many phones play.
const ATTACK: u64 = 60;
const PHONES: u64 = 300;

/// What belongs to attacks alone.
#[derive(clap::Args)]
pub(super) struct HostileArgs {
    /// Attack the server from one address while others play: lines, replay, connections, bots,
    /// codes, ready, entries, frames, watchers; one after the other, `each` for every one, `all`
    /// for all at once
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    hostile: Vec<String>,
    /// Thirty phones at the attacker's own address play; fails if one is shut out for over 10 s
    #[arg(long)]
    phones: bool,
    /// A program whose server is attacked, such as `old=target/old/qlub`; several take turns
    #[arg(long, value_name = "NAME=PATH", conflicts_with_all = ["url", "spawn"])]
    program: Vec<Program>,
    /// How often every attack is made; the middle of all is told
    #[arg(long, default_value_t = 1, value_name = "N")]
    runs: usize,
    /// Let honest people share the attacker's address
    #[arg(long)]
    same_address: bool,
    /// Let the attacker solve puzzles where the server offers them
    #[arg(long)]
    stamps: bool,
    /// The core that a started server is kept to
    #[arg(long, value_name = "N")]
    server_core: Option<usize>,
    /// The core that this program is kept to
    #[arg(long, value_name = "N")]
    client_core: Option<usize>,
    /// How many files a started server may have open
    #[arg(long, value_name = "N", default_value_t = 1024)]
    server_files: u64,
    /// How many seconds others are measured before the attack
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    before: u64,
    /// How many seconds long tables may take to be made, where an attack needs them
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    prepare: u64,
    /// How many seconds they are left alone then: a server forgets what nobody looks at
    #[arg(long, value_name = "SECONDS", default_value_t = 65)]
    rest: u64,
    /// The size of an attack, 1 for the whole
    #[arg(long, default_value_t = 1.0, hide = true)]
    size: f64,
}

impl HostileArgs {
    /// Whether an attack is asked for, rather than ordinary load.
    pub(super) fn is_asked(&self) -> bool {
        self.phones || !self.hostile.is_empty()
    }

    /// What is done, one after the other: several kinds at once in each.
    fn attacks(&self) -> Result<Vec<Vec<Kind>>, String> {
        let mut attacks = Vec::new();
        for word in &self.hostile {
            match word.as_str() {
                "all" => attacks.push(Kind::ALL.to_vec()),
                "each" => attacks.extend(Kind::ALL.map(|kind| vec![kind])),
                kind => attacks.push(vec![attack(kind)?]),
            }
        }
        if attacks.is_empty() {
            attacks.push(Vec::new());
        }
        Ok(attacks)
    }
}

/// An attack by its name.
fn attack(name: &str) -> Result<Kind, String> {
    name.parse().map_err(|_: String| {
        let known = Kind::ALL.map(Kind::name).join(", ");
        text!("load-no-attack", given = name, known = known)
    })
}

/// Makes every attack on every program, and tells what came of it.
pub(super) fn run(args: &super::Args, folder: &Path) -> Outcome {
    if let Some(core) = args.hostile.client_core {
        pin(core)?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| fault::at("tokio", &error))?;
    runtime.block_on(measure(args, folder))
}

/// A server, and what is known about it.
struct Target {
    server: Server,
    process: Option<u32>,
    data: Option<PathBuf>,
    /// It runs as long as this does.
    _started: Option<StartedServer>,
}

async fn target(
    args: &super::Args,
    program: Option<&Program>,
    folder: &Path,
) -> Result<Target, String> {
    let Some(program) = program else {
        let server = super::named_server(&args.url)?;
        let (process, data) = (args.server_pid, args.data.clone());
        return Ok(Target { server, process, data, _started: None });
    };
    let hostile = &args.hostile;
    let data = folder.join("attacked");
    let (core, files) = (hostile.server_core, hostile.server_files);
    let started = StartedServer::start(program, &data, core, files).await?;
    let (server, process) = (started.server.clone(), Some(started.process()));
    Ok(Target { server, process, data: Some(data), _started: Some(started) })
}

async fn measure(args: &super::Args, folder: &Path) -> Outcome {
    let hostile = &args.hostile;
    let attacks = hostile.attacks()?;
    let mut programs: Vec<Option<Program>> = hostile.program.iter().cloned().map(Some).collect();
    if args.spawn {
        programs.push(Some(Program::this()?));
    }
    if programs.is_empty() {
        programs.push(None);
    }
    // All runs of everything, programs in turn, so that they meet the same weather.
    let mut runs: Vec<Vec<Value>> = vec![Vec::new(); attacks.len() * programs.len()];
    for _ in 0..hostile.runs.max(1) {
        for (attack, kinds) in attacks.iter().enumerate() {
            for (number, program) in programs.iter().enumerate() {
                let target = target(args, program.as_ref(), folder).await?;
                let plan = plan(args, &target, kinds.clone());
                let report = report(&plan, hostile.phones).await?;
                runs[attack * programs.len() + number].push(report);
            }
        }
    }
    let mut told = Vec::new();
    for (number, reports) in runs.iter().enumerate() {
        let program = &programs[number % programs.len()];
        let name = program.as_ref().map_or("server", |program| &program.name);
        let middle = median(reports);
        if !args.json && hostile.phones {
            tell::phones(name, &middle);
        } else if !args.json {
            tell::attacked(name, &middle);
        }
        told.push(json!({ "program": name, "median": middle, "runs": reports }));
    }
    if args.json {
        sayln!("{}", Value::from(told));
    }
    let shut_out = runs.iter().flatten().any(|report| report["good"] == false);
    if shut_out {
        return Err(text!("load-shut-out"));
    }
    Ok(())
}

/// One run: its figures.
async fn report(plan: &Plan, phones: bool) -> Result<Value, String> {
    let says = |error: client::ClientError| fault::asking(&error);
    if phones {
        let report = hostile::phones(plan).await.map_err(says)?;
        let mut value = json!(report);
        value["good"] = report.is_good().into();
        return Ok(value);
    }
    hostile::run(plan).await.map(|report| json!(report)).map_err(says)
}

fn plan(args: &super::Args, target: &Target, kinds: Vec<Kind>) -> Plan {
    let hostile = &args.hostile;
    let seconds = Duration::from_secs;
    Plan {
        server: target.server.clone(),
        process: target.process,
        data: target.data.clone(),
        kinds,
        tables: args.tables.unwrap_or(20),
        answers_per_second: args.answers_per_second.unwrap_or(40.0),
        time: seconds(args.seconds.unwrap_or(if hostile.phones { PHONES } else { ATTACK })),
        before: seconds(hostile.before),
        prepare: seconds(hostile.prepare),
        rest: seconds(hostile.rest),
        same_address: hostile.same_address,
        stamps: hostile.stamps,
        size: hostile.size,
    }
}
