//! A PostgreSQL, three nodes and a balancer on this machine; a link is printed, and Ctrl-C ends it all.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is what it is for")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cluster::{Balancer, NodeProcess, Postgres};

mod load;

const NODES: u16 = 3;

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [load, program, figures @ ..] = &words[..]
        && load == "load"
    {
        return load::run(Path::new(program), figures).await;
    }
    let [program, port] = &words[..] else {
        return Err("expected: qlub-cluster [load] PROGRAM PORT".to_owned());
    };
    let first: u16 = port.parse().map_err(|_| "expected a port")?;
    let program = PathBuf::from(program);
    let postgres = Postgres::start(true)?;
    let database = postgres.database()?;
    let folder = std::env::temp_dir().join(format!("qlub-cluster-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut nodes = Vec::new();
    for number in 1..=NODES {
        let name = format!("node-{number}");
        let port = first + number;
        nodes.push(NodeProcess::start(&program, &folder, Some(&database), &name, port, &[])?);
        println!("{name}: http://127.0.0.1:{port} (process {})", nodes[nodes.len() - 1].pid());
    }
    println!("PostgreSQL: {database} (process {})", postgres.pid().unwrap_or_default());
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let listen = ([127, 0, 0, 1], first).into();
    let balancer = Balancer::start(listen, &addresses).await.map_err(|error| error.to_string())?;
    println!("\nOpen http://localhost:{}   (Ctrl-C ends everything)", balancer.address.port());
    let ended = tokio::signal::ctrl_c().await;
    drop((balancer, nodes, postgres));
    let _ = std::fs::remove_dir_all(folder);
    ended.map_err(|error| error.to_string())
}
