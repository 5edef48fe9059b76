//! Every command of a document runs: with every test those that end within seconds, in the soak the others.
//!
//! `commands.txt` lists what is not run here, and why. A command that is new in a document is run here if it
//! is one of `qlub`, and fails the test otherwise, until it is listed.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::symlink;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use super::markdown::{documents, root};

const PROGRAM: &str = env!("CARGO_BIN_EXE_qlub");
/// A command that takes longer than five seconds on an idle computer belongs into the list; tests run beside
/// others.
const SECONDS: &str = "60";
/// The longest that a command of the soak may take, in seconds: some compile everything first.
const LONG: &str = "3600";
/// How many commands may be left to people.
const BY_HAND: usize = 10;

/// What is not run with every test, but for what is left to people.
const ELSEWHERE: [&str; 5] = ["soak", "stages", "servers", "ci", "clean root"];

/// The list of commands that are not run with every test, by sections.
fn listed(section: &str) -> Vec<&'static str> {
    let list =
        include_str!("commands.txt").split(&format!("[{section}]\n")).nth(1).expect("a section");
    let lines = list.lines().take_while(|line| !line.starts_with('['));
    lines.map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// The commands of all documents, each once, in the order of the documents; but for those of documents that
/// are listed as a whole.
fn commands() -> Vec<String> {
    let by_hand: Vec<_> =
        listed("by hand").into_iter().filter_map(|line| line.split(": ").next()).collect();
    let mut commands = Vec::new();
    for document in documents().iter().filter(|one| !by_hand.contains(&one.path.as_str())) {
        for command in document.commands() {
            if !commands.contains(&command) {
                commands.push(command);
            }
        }
    }
    assert!(commands.len() > 20, "{commands:#?}");
    commands
}

/// What people do: a command or the path of a document, and the reason.
fn by_hand() -> Vec<(&'static str, &'static str)> {
    let entry = |line: &'static str| line.split_once(": ").expect("COMMAND: REASON");
    listed("by hand").into_iter().map(entry).collect()
}

#[test]
fn the_list_names_commands_that_there_are() {
    let paths = documents().into_iter().map(|document| document.path);
    let known: BTreeSet<String> = commands().into_iter().chain(paths).collect();
    let listed = ELSEWHERE.into_iter().flat_map(listed);
    let listed: Vec<_> = listed.chain(by_hand().into_iter().map(|(what, _)| what)).collect();
    let gone: Vec<_> = listed.iter().filter(|one| !known.contains(**one)).collect();
    assert!(gone.is_empty(), "no document has these: {gone:#?}");
    assert!(by_hand().len() <= BY_HAND, "too much is left to people");
    let mut once = BTreeSet::new();
    assert!(listed.iter().all(|one| once.insert(one)), "something is listed twice");
}

#[test]
fn commands_stand_in_blocks_for_a_shell() {
    for document in documents() {
        let named = document.blocks().iter().all(|block| !block.language.is_empty());
        assert!(named, "{}: a block does not say what it holds, such as sh or text", document.path);
        let prose = document.prose();
        let mut lines = prose.lines();
        let indented = |line: &str| line.starts_with("    qlub ") || line.starts_with("    cargo ");
        assert!(!lines.any(indented), "{}: a command is only indented", document.path);
    }
}

#[test]
fn quick_commands_run() {
    let by_hand = by_hand().into_iter().map(|(what, _)| what);
    let others: Vec<_> = ELSEWHERE.into_iter().flat_map(listed).chain(by_hand).collect();
    let place = Place::new();
    for command in commands().iter().filter(|command| !others.contains(&command.as_str())) {
        assert!(is_ours(command), "commands.txt does not say what becomes of: {command}");
        place.run(command, SECONDS);
    }
}

/// Whether a command is our program; variables may stand before it.
fn is_ours(command: &str) -> bool {
    command.split(' ').find(|word| !word.contains('=')) == Some("qlub")
}

/// `cargo xtask soak documents`. `QLUB_DOCUMENTS` is a part of the commands to run; nothing means all.
#[test]
fn long_commands_run() {
    let Ok(part) = std::env::var("QLUB_DOCUMENTS") else { return };
    let chosen = |command: &&str| command.contains(&part);
    let place = Place::new();
    for command in listed("soak").into_iter().filter(chosen) {
        place.run(command, LONG);
    }
    for command in listed("servers").into_iter().filter(chosen) {
        place.serve(command);
    }
    // What measured a figure is tried with two games: the figure takes hours.
    let spans = spans();
    let measured = spans.iter().map(String::as_str).filter(|span| span.starts_with("qlub arena "));
    for command in measured.filter(chosen) {
        let mut words: Vec<&str> = command.split(' ').collect();
        if let Some(at) = words.iter().position(|word| *word == "--games") {
            words[at + 1] = "2";
            place.run(&words.join(" "), LONG);
        }
    }
}

/// Where commands are tried: a folder with the data of an older server, and the program.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a folder");
        fs::copy(root().join("old-data/0.1.0-cd9d16d/qlub.db"), data.join("qlub.db"))
            .expect("tables");
        symlink(root().join("crates"), folder.path().join("crates")).expect("a link");
        Place { folder }
    }

    /// A command as a shell would run it; `qlub` in the folder, everything else at the root of the repository.
    fn shell(&self, command: &str, seconds: &str) -> Command {
        let here = self.folder.path();
        let programs = Path::new(PROGRAM).parent().expect("a folder").display();
        let path = std::env::var("PATH").unwrap_or_default();
        let mut shell = Command::new("timeout");
        shell.args([seconds, "sh", "-c", command]).stdin(Stdio::null());
        shell.env("PATH", format!("{programs}:{path}")).env("LC_ALL", "C");
        shell.env("QLUB_DATA", here.join("data")).env("CARGO_INSTALL_ROOT", here.join("installed"));
        shell.env("OLD", PROGRAM).env("NEW", PROGRAM).env_remove("QLUB_DOCUMENTS");
        shell.current_dir(if is_ours(command) { here.to_owned() } else { root() });
        shell
    }

    fn run(&self, command: &str, seconds: &str) {
        println!("$ {command}");
        let begun = Instant::now();
        let output = self.shell(command, seconds).output().expect("a shell");
        println!("  {:.0} s", begun.elapsed().as_secs_f64());
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert!(
            output.status.success(),
            "{command}: {} after {seconds} s or less\n{said}",
            output.status
        );
    }

    /// A server runs until it is stopped: it has to give its address.
    fn serve(&self, command: &str) {
        println!("$ {command}");
        let mut shell = self.shell(command, LONG);
        let mut child = shell.process_group(0).stdout(Stdio::piped()).spawn().expect("a shell");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut lines = lines.map_while(Result::ok);
        let answered = lines.any(|line| line.contains("http://"));
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-INT", "--", &group]).status();
        // Its output ends when everything that it started has ended.
        lines.for_each(drop);
        let _ = child.wait();
        assert!(answered, "{command}");
    }
}

/// What documents name between backticks; those of history speak the words of their time.
fn spans() -> Vec<String> {
    let history = ["CHANGELOG.md", "docs/decisions/", "docs/experiments/", "old-data/"];
    let today = documents()
        .into_iter()
        .filter(|document| !history.iter().any(|path| document.path.starts_with(path)));
    today.flat_map(|document| document.spans()).collect()
}

/// Whether a span is a whole command: nothing in it stands for something else, or for a choice.
fn is_whole(span: &str) -> bool {
    let last = span.split(' ').next_back().unwrap_or_default();
    !span.contains(['[', '|', '…', '{', '\'']) && !last.starts_with("--") && !span.contains(" N")
}

#[test]
fn the_program_knows_every_command_that_documents_name() {
    let mut tried = BTreeSet::new();
    for span in spans().into_iter().filter(|span| span.starts_with("qlub ") && is_whole(span)) {
        if span.starts_with("qlub 1") || span.ends_with(')') || !tried.insert(span.clone()) {
            continue;
        }
        // Whatever stands before it is read before help is given.
        let words = span.split(' ').skip(1).chain(["--help"]);
        let output = Command::new(PROGRAM).args(words).output().expect("the program");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{span}: {said}");
    }
    assert!(tried.len() > 20, "{tried:#?}");
}

#[test]
fn chores_scripts_and_examples_that_documents_name_are_there() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect(path);
    let (chores, scripts) = (read("xtask/src/main.rs"), read("web/package.json"));
    let all: Vec<String> = spans().into_iter().chain(commands()).collect();
    let named = |begin: &str| -> BTreeSet<&str> {
        let rest = all.iter().flat_map(|text| text.split(begin).skip(1));
        rest.map(|rest| rest.split([' ', ',', ';']).next().unwrap_or_default()).collect()
    };
    for chore in named("cargo xtask ") {
        assert!(chores.contains(&format!("Some({chore:?})")), "no chore {chore}");
    }
    for script in named("npm run ").into_iter().chain(named("npm --prefix web run ")) {
        assert!(scripts.contains(&format!("{script:?}: ")), "no script {script}");
    }
    for example in named("--example ").into_iter().filter(|name| *name != "EXAMPLE") {
        let is_in = |of: &&str| {
            let path = root().join(format!("crates/{of}/examples/{example}"));
            path.with_extension("rs").exists() || path.exists()
        };
        assert!(["lab", "client", "qwixx"].iter().any(is_in), "no example {example}");
    }
}
