//! Another program in the place of this one: what a test says of an older server can be looked at.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Names the program that is asked instead of the server of this one.
const PROGRAM: &str = "QLUB_PROGRAM";

/// A server of another program.
pub(crate) struct Program {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    process: Child,
}

/// What stands before the port in the line with which a program says where it listens.
pub(crate) const LISTENS: &str = "http://localhost:";

/// How to start the program that the environment names, if it names one. Port 0 means any.
pub(crate) fn serving(data: &Path, port: u16) -> Option<Command> {
    let mut command = Command::new(std::env::var_os(PROGRAM)?);
    let listen = format!("127.0.0.1:{port}");
    command.args(["serve", "--listen", &listen, "--lang", "en", "--data"]).arg(data);
    Some(command)
}

impl Program {
    /// Starts the program that the environment names, if it names one.
    pub(crate) fn named(data: &Path) -> Option<Self> {
        let mut command = serving(data, 0)?;
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let mut lines = output.lines().map_while(Result::ok);
        let port = lines.find_map(|line| line.rsplit_once(LISTENS)?.1.parse().ok());
        let address = ([127, 0, 0, 1], port.expect("the program says where it listens")).into();
        // Whoever prints into nothing stops.
        std::thread::spawn(move || lines.for_each(drop));
        Some(Program { address, process })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have gone by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
