//! A program that is spoken to in lines.

use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use serde::Serialize;

use super::message::FromProgram;
use crate::fault;
use crate::language::text;

/// A running program, its input and its output.
pub(super) struct Process {
    child: Child,
    input: Option<BufWriter<ChildStdin>>,
    lines: Receiver<String>,
    time: Duration,
}

impl Process {
    /// Starts a command as the shell would.
    pub(super) fn start(command: &str, time: Duration) -> Result<Self, String> {
        let mut child = Command::new(if cfg!(windows) { "cmd" } else { "sh" })
            .args([if cfg!(windows) { "/C" } else { "-c" }, command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| fault::io(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(gone());
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, input: Some(BufWriter::new(input)), lines, time })
    }

    /// Says something; it is on its way after the next [`Process::ask`].
    pub(super) fn say(&mut self, message: &impl Serialize) -> Result<(), String> {
        let input = self.input.as_mut().ok_or_else(gone)?;
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        writeln!(input, "{text}").map_err(|_| gone())
    }

    /// Waits for the next line.
    pub(super) fn ask(&mut self, more: Duration) -> Result<Option<FromProgram>, String> {
        let input = self.input.as_mut().ok_or_else(gone)?;
        input.flush().map_err(|_| gone())?;
        match self.lines.recv_timeout(self.time + more) {
            Ok(line) => match serde_json::from_str(&line) {
                Ok(message) => Ok(Some(message)),
                Err(_) => Err(text!("program-unreadable", line = line)),
            },
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }
}

/// That it is there no more.
fn gone() -> String {
    text!("program-gone")
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.say(&super::message::ToProgram::Quit);
        // Closing its input tells even a program that does not listen.
        self.input = None;
        for _ in 0..50 {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
