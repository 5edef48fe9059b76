//! The real program, started as a person or a script would.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

mod alone;
mod analyse;
mod arena;
mod files;
mod help;
mod languages;
mod learn;
mod prompt;
mod server;
mod typed;
mod words;

/// The program with these words, in English unless they ask for something else.
fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_qlub"));
    command.args(words).env_remove("LC_MESSAGES").env_remove("LANG").env("LC_ALL", "C");
    command.env_remove("RUST_LOG").env_remove("QLUB_DATA");
    command
}

/// What comes of a program that is given some input.
fn run(mut command: Command, input: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments does not read: that is no fault.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn qlub(words: &[&str], input: &str) -> Output {
    run(command(words), input)
}

fn says(words: &[&str], input: &str) -> String {
    let output = qlub(words, input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// What is on standard error, with exit code 2 and nothing on standard output.
fn complains(words: &[&str]) -> String {
    let output = qlub(words, "");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{words:?}: {error}");
    assert!(output.stdout.is_empty(), "{words:?}");
    error
}

/// One line on standard error, and exit code 2.
fn refuses(words: &[&str]) -> String {
    let error = complains(words);
    assert_eq!(error.lines().count(), 1, "{words:?}: {error}");
    error.trim_end().to_owned()
}

/// A file that is not there yet.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../qwixx/tests/golden/dice/");
    format!("{folder}{name}.1.game")
}
