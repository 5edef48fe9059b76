//! The server that is killed: this program once more, in a process of its own, or the program that the
//! environment names.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};

use server::config::Config;

use super::scene::program;

const FOLDER: &str = "QLUB_KILL_FOLDER";
const PORT: &str = "QLUB_KILL_PORT";

/// A server in a process of its own.
pub(crate) struct Child {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    process: std::process::Child,
    /// Kept, so that the other process can write to its end.
    _output: BufReader<ChildStdout>,
}

impl Child {
    /// Starts a server and waits until it listens. Port 0 means any.
    pub(crate) async fn start(folder: &Path, port: u16) -> Self {
        Self::start_with(folder, port, &[]).await
    }

    /// Starts a server with more in its environment.
    pub(crate) async fn start_with(folder: &Path, port: u16, more: &[(&str, &OsStr)]) -> Self {
        let mut process = program::serving(folder, port)
            .unwrap_or_else(|| itself(folder, port))
            .envs(more.iter().copied())
            .stdout(Stdio::piped())
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let output = process.stdout.take().unwrap();
        let waiting = tokio::task::spawn_blocking(move || {
            let mut output = BufReader::new(output);
            let mut lines = output.by_ref().lines().map_while(Result::ok);
            let port = lines.find_map(|line| line.split_once(program::LISTENS)?.1.parse().ok());
            (port.expect("the server starts"), output)
        });
        let (port, output): (u16, _) = waiting.await.unwrap();
        Child { address: ([127, 0, 0, 1], port).into(), process, _output: output }
    }

    /// Kills it: SIGKILL, without a word.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends it a signal, by name.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status().unwrap();
        assert!(sent.success());
    }

    /// Asks it to stop and waits.
    pub(crate) async fn stop(mut self) {
        drop(self.process.stdin.take());
        tokio::task::spawn_blocking(move || self.process.wait().unwrap()).await.unwrap();
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have gone by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How to start this program for its server.
fn itself(folder: &Path, port: u16) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "child::the_server", "--ignored", "--nocapture"]);
    command.env(FOLDER, folder).env(PORT, port.to_string());
    command
}

/// Not a test: the server, when this program is started for it. It stops when its input ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the other process of the kill test"]
#[allow(clippy::print_stdout, reason = "the other process waits for this line")]
async fn the_server() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let port: u16 = std::env::var(PORT).unwrap().parse().unwrap();
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], port)), folder.into());
    let running = server::start(config).await.unwrap();
    println!("\n{}{}", program::LISTENS, running.address.port());
    let ended = || std::io::stdin().lines().for_each(drop);
    tokio::task::spawn_blocking(ended).await.unwrap();
    running.stop().await;
}
