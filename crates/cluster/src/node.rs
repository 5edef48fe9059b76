//! A node: the program itself in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Says which process it has started, and ends it with its own input.
const WATCH: &str = r#"
"$@" >/dev/null & node=$!
echo $node
while read -r _; do :; done
kill -s TERM $node 2>/dev/null
wait $node
"#;

/// A node in a process of its own; dropped, it ends.
pub struct NodeProcess {
    /// Where it listens.
    pub address: SocketAddr,
    pid: String,
    watch: Child,
}

impl NodeProcess {
    /// Starts `qlub serve` on a port, at a database or with a file of its own, and waits until it is ready.
    pub fn start(
        program: &Path,
        folder: &Path,
        database: Option<&str>,
        name: &str,
        port: u16,
        more: &[&str],
    ) -> Result<Self, String> {
        let listen = format!("127.0.0.1:{port}");
        let mut command = Command::new("/bin/sh");
        command.args(["-c", WATCH, "watch"]).arg(program);
        command.args(["serve", "--lang", "en", "--listen", &listen, "--node", name, "--data"]);
        command.arg(folder).args(more).envs(database.map(|address| ("QLUB_DATABASE", address)));
        let mut watch = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut pid = String::new();
        let output = watch.stdout.take().map(BufReader::new);
        output
            .map(|mut output| output.read_line(&mut pid))
            .transpose()
            .map_err(|e| e.to_string())?;
        let address = ([127, 0, 0, 1], port).into();
        let node = NodeProcess { address, pid: pid.trim().to_owned(), watch };
        let begun = Instant::now();
        while std::net::TcpStream::connect(address).is_err() {
            if begun.elapsed() > Duration::from_secs(30) {
                return Err(format!("the node {name} does not start"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(node)
    }

    /// Its process.
    pub fn pid(&self) -> &str {
        &self.pid
    }

    /// Sends it a signal, by name.
    pub fn signal(&self, name: &str) -> bool {
        let sent =
            Command::new("kill").args(["-s", name, &self.pid]).stderr(Stdio::null()).status();
        sent.is_ok_and(|status| status.success())
    }

    /// Waits until it has ended.
    pub fn wait(&mut self) {
        while Path::new("/proc").join(&self.pid).exists() && self.signal("0") {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for NodeProcess {
    fn drop(&mut self) {
        // One that is frozen hears nothing.
        self.signal("CONT");
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}
