//! A server that is started for an attack: this program or another, as `qlub serve` starts it.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::time::{Duration, Instant};

use client::Server;

use crate::fault;
use crate::language::text;

/// How long a server may take to start.
const START: Duration = Duration::from_secs(30);
/// The shell takes the number of files away, because a server gives itself as many as it may.
const FEWER_FILES: &str = "ulimit -n \"$0\" && exec \"$@\"";

/// A program that serves, and what it is called in the figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Program {
    pub(super) name: String,
    pub(super) path: PathBuf,
}

impl FromStr for Program {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        let (name, path) = match given.split_once('=') {
            Some((name, path)) => (name.to_owned(), PathBuf::from(path)),
            None => (given.to_owned(), PathBuf::from(given)),
        };
        if path.is_file() {
            Ok(Program { name, path })
        } else {
            Err(text!("load-no-program", path = path.display().to_string()))
        }
    }
}

impl Program {
    /// The program that runs now.
    pub(super) fn this() -> Result<Self, String> {
        let path = std::env::current_exe();
        let path = path.map_err(|error| fault::at("qlub load", &error))?;
        Ok(Program { name: "this".to_owned(), path })
    }
}

/// A server that runs until this is dropped.
pub(super) struct StartedServer {
    pub(super) server: Server,
    pub(super) data: PathBuf,
    process: Child,
}

impl StartedServer {
    /// Starts a program on a free port with its data in a folder of its own, and waits for it.
    pub(super) async fn start(
        program: &Program,
        data: &Path,
        core: Option<usize>,
        files: u64,
    ) -> Result<Self, String> {
        let broken = |error: std::io::Error| fault::at_path(&program.path, &error);
        // What an earlier server kept would be found by this one.
        let _ = std::fs::remove_dir_all(data);
        std::fs::create_dir_all(data).map_err(broken)?;
        let free = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).map_err(broken)?;
        let address = free.local_addr().map_err(broken)?;
        drop(free);
        let mut command = Command::new("sh");
        command.args(["-c", FEWER_FILES, &files.to_string()]);
        if let Some(core) = core {
            command.args(["taskset", "-c", &core.to_string()]);
        }
        command.arg(&program.path).args(["serve", "--listen", &address.to_string(), "--data"]);
        command.arg(data).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().map_err(broken)?;
        let mut started =
            StartedServer { server: Server::at(address), data: data.to_owned(), process };
        let begun = Instant::now();
        loop {
            let ended = started.process.try_wait().map_err(broken)?;
            if ended.is_some() || begun.elapsed() > START {
                let program = program.path.display().to_string();
                return Err(text!("load-no-server", program = program));
            }
            if started.server.get("/healthz").await.is_ok_and(|answer| answer.status == 200) {
                return Ok(started);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Its process: the shell and `taskset` have become it.
    pub(super) fn process(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for StartedServer {
    fn drop(&mut self) {
        // What it kept is thrown away: it needs no time to say goodbye.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// Keeps this program to one core, with all threads that it starts from here on.
pub(super) fn pin(core: usize) -> Result<(), String> {
    let process = std::process::id().to_string();
    let pinned = Command::new("taskset")
        .args(["-c", "-p", &core.to_string(), &process])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match pinned {
        Ok(status) if status.success() => Ok(()),
        _ => Err(text!("load-no-core", core = core)),
    }
}
