//! A server as a person starts it, and what it keeps as files.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use super::{command, refuses, says};

/// The database of an older server, in a folder of its own.
fn with_tables() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let database = concat!(env!("CARGO_MANIFEST_DIR"), "/../../old-data/0.1.0-cd9d16d/qlub.db");
    std::fs::copy(database, folder.path().join("qlub.db")).expect("a database");
    folder
}

/// A server that runs, and what it printed when it had started.
struct Running {
    process: Child,
    printed: String,
}

impl Running {
    fn start(data: &Path, words: &[&str]) -> Running {
        let data = ["--data", data.to_str().unwrap()];
        let mut command = command(&[&["serve"][..], words, &data].concat());
        let mut process =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a server");
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut printed = String::new();
        while !printed.contains("Ctrl-C") {
            let read = output.read_line(&mut printed).expect("its output");
            assert!(read > 0, "{printed}");
        }
        Running { process, printed }
    }

    /// Stops it, and gives its log.
    fn stop(mut self) -> String {
        let id = self.process.id().to_string();
        let _ = std::process::Command::new("kill").args(["-TERM", &id]).status();
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).expect("its log");
        let _ = self.process.wait();
        log
    }
}

#[test]
fn a_server_for_this_computer_alone_shows_nothing_to_phones() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    assert!(server.printed.contains("On this computer:"), "{}", server.printed);
    assert!(!server.printed.contains("phones"), "{}", server.printed);
    assert!(!server.printed.contains('█') && !server.printed.contains('▀'), "{}", server.printed);
    let log = server.stop();
    assert!(!log.is_empty() && !log.contains('\u{1b}'), "no colours in a pipe: {log:?}");
}

#[test]
fn a_public_server_is_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let url = ["--listen", "127.0.0.1:0", "--public-url", "https://games.example.org"];
    let server = Running::start(folder.path(), &url);
    assert!(
        server.printed.contains("For everybody:  https://games.example.org"),
        "{}",
        server.printed
    );
    assert!(server.printed.contains('▀'), "a code for phones: {}", server.printed);
    server.stop();
    let french = Running::start(folder.path(), &[&url[..], &["--lang", "fr"]].concat());
    assert!(french.printed.contains("Pour tout le monde\u{a0}:"), "{}", french.printed);
    french.stop();
}

#[test]
fn matches_are_exported_while_the_server_runs() {
    let data = with_tables();
    let server =
        Running::start(data.path(), &["--listen", "127.0.0.1:0", "--keep-finished", "36500"]);
    let to = tempfile::tempdir().unwrap();
    let folder = to.path().join("matches");
    let path = data.path().to_str().unwrap();
    let words = ["records", "export", folder.to_str().unwrap(), "--data", path];
    let told = says(&words, "");
    let count = std::fs::read_dir(&folder).unwrap().count();
    assert!(count > 5 && told.contains(&format!("{count} matches are in")), "{told}");
    // What changes the database waits for its end.
    let record = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let import = ["records", "import", record.to_str().unwrap(), "--data", path];
    assert!(refuses(&import).contains("Another qlub uses the folder"));
    let french = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", path, "--lang", "fr"]);
    assert!(french.contains("Un autre qlub utilise"), "{french}");
    server.stop();
}

#[test]
fn a_port_that_is_taken_is_said_in_every_language() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let words = ["serve", "--listen", &address, "--data", data.path().to_str().unwrap()];
    let with = |language| refuses(&[&words[..], &["--lang", language]].concat());
    assert!(with("en").contains("is taken by another program. Choose another with --listen"));
    assert!(with("fr").contains("est pris par un autre programme"));
    assert!(with("de").contains("ist von einem anderen Programm belegt"));
}

#[test]
fn a_newer_database_is_refused_in_one_line_and_left_as_it_is() {
    let data = with_tables();
    let file = data.path().join("qlub.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // Where SQLite's header has the version of what is in a file.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    let path = data.path().to_str().unwrap();
    let refused = refuses(&["serve", "--listen", "127.0.0.1:0", "--data", path]);
    assert!(refused.contains("was written by a newer qlub: it has version 99"), "{refused}");
    assert!(std::fs::read(&file).unwrap() == bytes, "nothing was changed");
}

#[test]
fn a_backup_is_put_back_by_what_the_program_says() {
    let data = with_tables();
    let path = data.path().to_str().unwrap();
    let copy = data.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    assert!(says(&["backup", copy, "--data", path], "").contains("The copy is in "));
    assert!(refuses(&["backup", copy, "--data", path]).contains("It exists already."));
    let refused = refuses(&["restore", copy, "--data", path]);
    assert!(refused.contains("exists already") && refused.contains("--replace"), "{refused}");
    let restored = says(&["restore", copy, "--replace", "--data", path], "");
    assert!(restored.contains("The database is back in "), "{restored}");
}

#[test]
fn what_is_refused_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("data");
    let data = nowhere.to_str().unwrap();
    let letter: PathBuf = folder.path().join("letter");
    std::fs::write(&letter, "dear").unwrap();
    refuses(&["restore", letter.to_str().unwrap(), "--data", data]);
    for words in
        [&["backup", "copy.db", "--data", data][..], &["records", "export", "x", "--data", data]]
    {
        assert!(refuses(words).contains("There is no database in "), "{words:?}");
    }
    assert!(!nowhere.exists());
}
