//! The tests of the workspace and of the page's logic: several of their programs at once, one more than there are
//! cores.
//!
//! Cargo runs one program after the other. In most of them one test takes longer than all others together,
//! and a core has nothing to do meanwhile; those of servers mostly wait.

use std::cmp::Reverse;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use serde_json::Value;

use crate::cluster;
use crate::run::{Chore, NPM, command, forget_package, root};

/// Every test, without the examples, which `cargo xtask check` has looked at: to link them takes long.
const TESTS: [&str; 5] = ["test", "--workspace", "--lib", "--bins", "--tests"];

/// Compiles every test.
pub(crate) fn build() -> Chore {
    every()
        .into_iter()
        .try_for_each(|words| command("cargo", &[&words[..], &["--no-run"]].concat()).go())
}

/// What cargo is told: every test, and, where there is a PostgreSQL, those of several nodes, which are only run by
/// name.
fn every() -> Vec<Vec<&'static str>> {
    let of_nodes = [&["test", "--workspace"], &cluster::TESTS[..]].concat();
    [TESTS.to_vec()].into_iter().chain(cluster::has_postgres().then_some(of_nodes)).collect()
}

/// Runs every test; each program says how long it took, and those that fail what they said.
pub(crate) fn run() -> Chore {
    let queue = Mutex::new(programs()?);
    let failed = Mutex::new(Vec::new());
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    let work = || {
        while let Some(program) = next() {
            if !program.passes() {
                failed.lock().unwrap_or_else(PoisonError::into_inner).push(program.name);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..=thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed: {}", failed.join(", "))) }
}

/// A program of tests, or what else runs beside them.
struct Program {
    /// Its crate and what it is there.
    name: String,
    /// The folder of its crate; none of what is of no crate.
    folder: Option<PathBuf>,
    /// The program and its words.
    words: Vec<String>,
    /// A variable that is set for it.
    variable: Option<&'static str>,
}

/// The tests that hold for one server, against two nodes.
const TWO_NODES: &str = "server sockets at two nodes";

impl Program {
    fn of_no_crate(name: &str, words: &[&str]) -> Program {
        let words = words.iter().map(|word| word.to_string()).collect();
        Program { name: name.to_owned(), folder: None, words, variable: None }
    }

    fn at_two_nodes(&self) -> Program {
        let words = self.words.iter().cloned();
        Program {
            name: TWO_NODES.to_owned(),
            folder: self.folder.clone(),
            words: words.chain(cluster::AT_TWO_NODES.map(str::to_owned)).collect(),
            variable: Some(cluster::TWO_NODES),
        }
    }

    fn passes(&self) -> bool {
        let begun = Instant::now();
        let (program, words) = (&self.words[0], &self.words[1..]);
        let mut command = Command::new(program);
        forget_package(&mut command);
        let folder = self.folder.as_ref();
        let ran = command
            .args(words)
            .current_dir(folder.unwrap_or(&root()))
            .envs(folder.map(|folder| ("CARGO_MANIFEST_DIR", folder)))
            .envs(self.variable.map(|name| (name, "1")))
            .output();
        let passed = ran.as_ref().is_ok_and(|output| output.status.success());
        let verdict = if passed { "passed" } else { "FAILED" };
        let said = match ran {
            Ok(_) if passed => String::new(),
            Ok(output) => [output.stdout, output.stderr].map(|said| text(&said)).concat(),
            Err(error) => error.to_string(),
        };
        println!("{verdict} {:>6.1} s  {}\n{said}", begun.elapsed().as_secs_f64(), self.name);
        passed
    }
}

fn text(said: &[u8]) -> String {
    String::from_utf8_lossy(said).into_owned() + "\n"
}

/// What is run, in this order: large programs, which take long, before small ones.
fn programs() -> Result<VecDeque<Program>, String> {
    let mut found: Vec<Program> = Vec::new();
    for words in every() {
        let words = [&words[..], &["--no-run", "--quiet", "--message-format", "json"]].concat();
        let told = command("cargo", &words).output()?;
        let before = found.len();
        found.extend(told.lines().filter_map(read));
        if found.len() == before {
            return Err(format!("cargo names no tests: {words:?}"));
        }
    }
    let two_nodes = found.iter().find(|program| program.name == "server sockets");
    let two_nodes = two_nodes.filter(|_| cluster::has_postgres()).map(Program::at_two_nodes);
    found.extend(two_nodes);
    // Those of several nodes wait most, and longest.
    let waits = |program: &Program| ["server cluster", TWO_NODES].contains(&program.name.as_str());
    let size = |program: &Program| fs::metadata(&program.words[0]).map_or(0, |data| data.len());
    let order = |program: &Program| (!waits(program), Reverse(size(program)), program.name.clone());
    found.sort_by_cached_key(order);
    // Examples in the documents of the code are compiled by cargo when they run.
    let examples = Program::of_no_crate(
        "examples in documents of the code",
        &["cargo", "test", "--workspace", "--quiet", "--doc"],
    );
    let page = Program::of_no_crate("page", &[NPM, "--prefix", "web", "test"]);
    Ok([examples, page].into_iter().chain(found).collect())
}

/// A program of tests, from what cargo tells of something that it compiled.
fn read(line: &str) -> Option<Program> {
    let told: Value = serde_json::from_str(line).ok()?;
    if told["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let name = format!("{package} {}", told["target"]["name"].as_str()?);
    let words = vec![told["executable"].as_str()?.to_owned(), "--quiet".to_owned()];
    Some(Program { name, folder: Some(folder), words, variable: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_of_tests_are_told_from_all_else() {
        let test = r#"{"reason": "compiler-artifact", "manifest_path": "/house/crates/game/Cargo.toml",
            "target": {"name": "laws"}, "profile": {"test": true}, "executable": "/house/laws-1"}"#;
        let program = read(test).expect("a program");
        assert_eq!(program.name, "game laws");
        assert_eq!(program.folder.as_deref(), Some(Path::new("/house/crates/game")));
        assert_eq!(program.words, ["/house/laws-1", "--quiet"]);
        assert!(read(&test.replace("true", "false")).is_none());
        assert!(read(&test.replace("\"/house/laws-1\"", "null")).is_none());
        assert!(read(r#"{"reason": "build-finished", "success": true}"#).is_none());
        assert!(read("   Compiling").is_none());
    }

    #[test]
    fn who_fails_is_named() {
        let says = |script: &str| Program {
            name: script.to_owned(),
            folder: Some(root()),
            words: ["sh", "-c", script].map(str::to_owned).to_vec(),
            variable: Some("QLUB_SAID"),
        };
        assert!(says("exit 0").passes());
        assert!(!says("exit 1").passes());
        assert!(says("test $QLUB_SAID").passes());
        assert!(says("test -f $CARGO_MANIFEST_DIR/Cargo.toml && test -d xtask").passes());
    }
}
