//! How quick one, two and three nodes are, beside one server with its file: the same load for each, one after
//! the other, through the same balancer.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use cluster::{Balancer, NodeProcess, Postgres};
use serde_json::Value;

/// What is measured: how many nodes, or one server with a file.
const SIZES: [usize; 4] = [0, 1, 2, 3];
/// Clock ticks in a second, as Linux counts the time of processes.
const TICKS: f64 = 100.0;

pub(crate) async fn run(program: &Path, figures: &[String]) -> Result<(), String> {
    let number =
        |index: usize, usual: &str| figures.get(index).cloned().unwrap_or(usual.to_owned());
    let (tables, seconds) = (number(0, "1000"), number(1, "30"));
    println!(
        "| | answers/s | answers, kept | refused, gone | p50 ms | p99 ms | longest ms | lines/s | ms of processor a line: nodes | PostgreSQL |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for size in SIZES {
        println!("{}", measure(program, size, &tables, &seconds).await?);
    }
    Ok(())
}

async fn measure(
    program: &Path,
    size: usize,
    tables: &str,
    seconds: &str,
) -> Result<String, String> {
    let folder = std::env::temp_dir().join(format!("qlub-load-{}-{size}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let postgres = if size > 0 { Some(Postgres::start(true)?) } else { None };
    let database = postgres.as_ref().map(Postgres::database).transpose()?;
    let mut nodes = Vec::new();
    for number in 0..size.max(1) {
        let (name, port) = (format!("n{number}"), cluster::free_port()?);
        let database = database.as_deref();
        nodes.push(NodeProcess::start(program, &folder, database, &name, port, &["--unlimited"])?);
    }
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let balancer = Balancer::start(([127, 0, 0, 1], 0).into(), &addresses).await;
    let balancer = balancer.map_err(|error| error.to_string())?;
    let url = format!("http://{}", balancer.address);
    let mut load = Command::new(program);
    load.args(["load", "--json", "--tables", tables, "--seconds", seconds, "--url", &url]);
    load.stdout(Stdio::piped());
    let told = tokio::task::spawn_blocking(move || load.output()).await;
    let told = told.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
    if !told.status.success() {
        return Err("the load failed".to_owned());
    }
    let told: Value = serde_json::from_slice(&told.stdout).map_err(|error| error.to_string())?;
    let play = &told["report"]["play"];
    let figure = |name: &str| play[name].as_f64().unwrap_or(0.0);
    let used: f64 = nodes.iter().map(|node| ticks(node.pid())).sum();
    let server = postgres.as_ref().and_then(Postgres::pid);
    let own = server.as_deref().map_or(0.0, with_children);
    let all = count_lines(&postgres, &folder, "")?;
    // What a seat decided, or sealed: an answer is one of them.
    let of_seat = "substr(text, 1, 1) BETWEEN '0' AND '4' AND substr(text, 2, 1) = ' '";
    let answers = format!("WHERE substr(text, 1, 5) = 'seal ' OR ({of_seat})");
    let kept = count_lines(&postgres, &folder, &answers)?;
    if kept < figure("answers") {
        return Err(format!("{} answers were acknowledged, {kept} are kept", figure("answers")));
    }
    drop((balancer, nodes, postgres));
    let _ = fs::remove_dir_all(&folder);
    let each = |ticks: f64| ticks / TICKS * 1000.0 / all.max(1.0);
    let name = if size == 0 { "one server, SQLite".to_owned() } else { format!("nodes: {size}") };
    // Every answer writes about as many lines: what one node says of itself is only a part.
    let seconds: f64 = seconds.parse().unwrap_or(1.0) + 10.0;
    Ok(format!(
        "| {name} | {:.0} | {}, {kept} | {}, {} | {:.1} | {:.1} | {:.0} | {:.0} | {:.2} | {:.2} |",
        figure("answersPerSecond"),
        figure("answers"),
        figure("refused"),
        figure("gone"),
        figure("p50"),
        figure("p99"),
        figure("longest"),
        if size == 0 { figure("linesPerSecond") } else { all / seconds },
        each(used),
        each(own)
    ))
}

/// How many lines are kept, all or some.
fn count_lines(postgres: &Option<Postgres>, folder: &Path, some: &str) -> Result<f64, String> {
    let query = format!("SELECT count(*) FROM lines {some}");
    let lines = match postgres {
        Some(postgres) => postgres.sql("house_0", &query)?,
        None => {
            let mut sqlite = Command::new("sqlite3");
            let counted = sqlite.arg(folder.join("qlub.db")).arg(&query).output();
            let counted = counted.map_err(|error| format!("sqlite3: {error}"))?;
            String::from_utf8_lossy(&counted.stdout).into_owned()
        }
    };
    lines.trim().parse().map_err(|_| format!("{query}: {lines:?}"))
}

/// The processor time of a process, in ticks.
fn ticks(pid: &str) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let rest = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let fields: Vec<f64> = rest.split(' ').map(|field| field.parse().unwrap_or(0.0)).collect();
    fields.get(11).zip(fields.get(12)).map_or(0.0, |(user, system)| user + system)
}

/// The same of a process and its children.
fn with_children(pid: &str) -> f64 {
    let mut parents = BTreeMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        let rest = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
        if let Some(parent) = rest.split(' ').nth(1) {
            parents.insert(name, parent.to_owned());
        }
    }
    let children = parents.iter().filter(|(_, parent)| *parent == pid);
    ticks(pid) + children.map(|(child, _)| ticks(child)).sum::<f64>()
}
