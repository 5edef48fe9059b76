//! Nodes in processes of their own: this program once more, as with the server that is killed.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::scene::program::LISTENS;

const DATABASE: &str = "QLUB_NODE_DATABASE";
const NAME: &str = "QLUB_NODE_NAME";
const PORT: &str = "QLUB_NODE_PORT";

/// A node in a process of its own.
pub(crate) struct NodeChild {
    pub(crate) address: SocketAddr,
    pub(crate) name: String,
    process: Child,
    _output: BufReader<ChildStdout>,
}

impl NodeChild {
    /// Starts a node and waits until it listens. Port 0 means any.
    pub(crate) async fn start(database: &str, name: &str, port: u16) -> Self {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "nodes::the_node", "--ignored", "--nocapture"])
            .envs([(DATABASE, database), (NAME, name), (PORT, &port.to_string())])
            .stdout(Stdio::piped())
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let output = process.stdout.take().unwrap();
        let waiting = tokio::task::spawn_blocking(move || {
            let mut output = BufReader::new(output);
            let mut lines = output.by_ref().lines().map_while(Result::ok);
            let port = lines.find_map(|line| line.split_once(LISTENS)?.1.parse().ok());
            (port.expect("the node starts"), output)
        });
        let (port, output): (u16, _) = waiting.await.unwrap();
        let address = ([127, 0, 0, 1], port).into();
        NodeChild { address, name: name.to_owned(), process, _output: output }
    }

    /// Kills it without a word.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends it a signal, by name.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &pid]).status().unwrap().success());
    }

    /// Asks it to stop and waits.
    pub(crate) async fn stop(mut self) {
        drop(self.process.stdin.take());
        tokio::task::spawn_blocking(move || self.process.wait().unwrap()).await.unwrap();
    }
}

impl Drop for NodeChild {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Not a test: a node, when this program is started for it. It stops when its input ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "another process of these tests"]
#[allow(clippy::print_stdout, reason = "the other process waits for this line")]
async fn the_node() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let port: u16 = std::env::var(PORT).unwrap().parse().unwrap();
    let mut config =
        server::Config::new(SocketAddr::from(([127, 0, 0, 1], port)), std::env::temp_dir());
    config.limits = server::config::Limits::unlimited();
    let (address, node) = (database.parse().unwrap(), std::env::var(NAME).unwrap());
    config.database = Some(server::config::Database { address, node });
    let running = server::start(config).await.unwrap();
    println!("\n{LISTENS}{}", running.address.port());
    let ended = || std::io::stdin().lines().for_each(drop);
    tokio::task::spawn_blocking(ended).await.unwrap();
    running.stop().await;
}
