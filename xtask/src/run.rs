//! Running things, and saying how long they took.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// What a chore comes to.
pub(crate) type Chore = Result<(), String>;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Runs one stage and prints its seconds.
pub(crate) fn stage(name: &str, work: impl FnOnce() -> Chore) -> Chore {
    println!("== {name}");
    let begun = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "done" } else { "FAILED" };
    println!("== {name}: {verdict} in {:.1} s", begun.elapsed().as_secs_f64());
    result
}

/// A command that is about to run in the root of the repository.
pub(crate) struct Ready(Command);

/// A command with its words.
pub(crate) fn command(program: &str, words: &[&str]) -> Ready {
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    Ready(command)
}

impl Ready {
    pub(crate) fn env(mut self, key: &str, value: &str) -> Self {
        self.0.env(key, value);
        self
    }

    /// Runs it, and fails if it does.
    pub(crate) fn go(mut self) -> Chore {
        let status = self.0.status().map_err(|error| format!("{:?}: {error}", self.0))?;
        if status.success() { Ok(()) } else { Err(format!("{:?} failed: {status}", self.0)) }
    }

    /// Runs it quietly and gives what it wrote.
    pub(crate) fn output(mut self) -> Result<String, String> {
        let output = self.0.output().map_err(|error| format!("{:?}: {error}", self.0))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(format!("{:?} failed: {}", self.0, String::from_utf8_lossy(&output.stderr)))
        }
    }

    /// Whether it runs and succeeds, quietly.
    pub(crate) fn works(mut self) -> bool {
        self.0.output().is_ok_and(|output| output.status.success())
    }
}

/// Runs cargo.
pub(crate) fn cargo(words: &[&str]) -> Chore {
    command("cargo", words).go()
}
