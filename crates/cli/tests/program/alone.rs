//! The program without a word, as a double click starts it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::command;

/// The program alone, with a folder of its own and a screen if there is one.
fn alone(folder: &Path, screen: Option<&str>) -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut program = command(&[]);
    program.env("QLUB_DATA", folder.join("data"));
    program.env("PATH", format!("{}:{path}", folder.display()));
    program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    program.envs(screen.map(|screen| ("DISPLAY", screen)));
    program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

/// A folder with something that passes for the opener of links: it writes down what it was given.
fn with_opener() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let opener = folder.path().join("xdg-open");
    let written = folder.path().join("opened");
    fs::write(&opener, format!("#!/bin/sh\necho \"$1\" >> {}\n", written.display())).expect("it");
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("it runs");
    folder
}

/// Reads what it prints until it says how it is stopped.
fn greeting(program: &mut Child) -> String {
    let mut output = BufReader::new(program.stdout.take().expect("its output"));
    let mut printed = String::new();
    while !printed.contains("Ctrl-C") && output.read_line(&mut printed).expect("text") > 0 {}
    printed
}

fn stop(mut program: Child) {
    let id = program.id().to_string();
    let _ = Command::new("kill").args(["-TERM", &id]).status();
    assert!(program.wait().expect("its end").success());
}

#[test]
fn a_table_and_the_browser_are_opened() {
    let folder = with_opener();
    let mut program = alone(folder.path(), Some(":9")).spawn().expect("the program");
    let printed = greeting(&mut program);
    if printed.is_empty() {
        // A program without its page says so in one line.
        let output = program.wait_with_output().expect("its end");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("cargo xtask web") && said.lines().count() == 1, "{said}");
        return;
    }
    let link = printed.split_whitespace().find(|word| word.starts_with("http://localhost:"));
    let opened = folder.path().join("opened");
    let mut tries = 0..200;
    while !opened.exists() && tries.next().is_some() {
        sleep(Duration::from_millis(50));
    }
    assert_eq!(fs::read_to_string(opened).ok().as_deref().map(str::trim), link, "{printed}");
    stop(program);
}

#[test]
fn without_a_screen_the_address_is_printed_and_nothing_else_happens() {
    let folder = with_opener();
    let mut program = alone(folder.path(), None).spawn().expect("the program");
    let printed = greeting(&mut program);
    if !printed.is_empty() {
        assert!(printed.contains("On this computer:  http://localhost:"), "{printed}");
        stop(program);
        assert!(!folder.path().join("opened").exists());
    }
}
