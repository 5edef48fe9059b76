//! `qlub solve` and `qlub quixo` as a person runs them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn qlub(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_qlub")).args(words).env("LC_ALL", "C").output().unwrap()
}

fn says(words: &[&str]) -> String {
    let output = qlub(words);
    let (out, err) = (output.stdout, String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(output.status.success(), "{words:?}: {err}");
    String::from_utf8(out).unwrap()
}

fn refuses(words: &[&str]) -> String {
    let output = qlub(words);
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_side_is_solved_kept_and_gone_on_with() {
    let folder = folder("solved-three");
    let out = folder.to_str().unwrap();
    let solve = ["solve", "quixo", "--side", "3", "--out", out];
    assert!(says(&solve).contains("12748 won, 6935 lost, 0 drawn"));
    assert!(refuses(&solve).contains("--resume"));
    let go_on = [&solve[..], &["--resume"]].concat();
    assert!(says(&go_on).contains("4 marks: 5 classes as published"));
    // A class that is missing, as after a kill, is solved again; a damaged one is told.
    let whole = fs::read(folder.join("1-3.qxv")).unwrap();
    fs::remove_file(folder.join("1-3.qxv")).unwrap();
    assert!(says(&go_on).contains("12748 won, 6935 lost, 0 drawn"));
    assert_eq!(fs::read(folder.join("1-3.qxv")).unwrap(), whole);
    let mut damaged = whole;
    *damaged.last_mut().unwrap() ^= 1;
    fs::write(folder.join("1-3.qxv"), damaged).unwrap();
    assert!(refuses(&go_on).contains("1-3.qxv: It is not a sound table"));
}

#[test]
fn the_oracle_knows_what_its_tables_know() {
    let folder = folder("solved-end-of-three");
    let tables = folder.to_str().unwrap();
    says(&["solve", "quixo", "--side", "3", "--down-to", "4", "--out", tables]);
    let value = |position| says(&["quixo", "value", "--tables", tables, position]);
    assert_eq!(value("xxx/oo./... 0"), "won\n");
    assert_eq!(value("ooo/xx./... 0"), "lost\n");
    let known = value("xo./..o/x.. 0");
    assert!(known.starts_with("won\n  wins: ") && known.contains("loses: "), "{known}");
    let ends = value(".../.../... 0");
    assert!(ends.starts_with("unknown: ") && ends.contains("this many marks (0 and 0)"));
    assert!(refuses(&["quixo", "value", "--tables", tables, "xo 0"]).contains("3 to 5 rows"));
}

#[test]
fn the_whole_board_is_not_solved_in_memory() {
    assert!(refuses(&["solve", "quixo"]).contains("--out"));
    assert!(refuses(&["solve", "quixo", "--side", "3", "--down-to", "10"]).contains("9 cubes"));
}

#[test]
fn only_a_solved_game_has_an_unbeatable_bot() {
    let simulate = |game| ["simulate", game, "--games", "2", "--bots", "unbeatable,random"];
    assert!(says(&simulate("quixo")).contains("unbeatable"));
    assert!(refuses(&simulate("qwirkle")).contains("There is no bot “unbeatable” for this game."));
    let players = ["play", "qwixx", "--players", "person,unbeatable"];
    assert!(refuses(&players).contains("There is no bot “unbeatable” for this game."));
}

#[test]
fn books_that_are_not_there_are_named_and_done_without() {
    let folder = tempfile::tempdir().unwrap();
    let with = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_qlub"));
        command.args(words).env("LC_ALL", "C").env("QLUB_DATA", folder.path()).output().unwrap()
    };
    let said = |output: &Output| String::from_utf8(output.stdout.clone()).unwrap();
    let listed = with(&["books"]);
    assert!(said(&listed).contains("quixo-late"), "{}", said(&listed));
    assert!(said(&listed).contains("not built yet"));
    // A game without a terminal makes no book: it says so, and plays.
    let played = with(&["simulate", "quixo", "--games", "1", "--bots", "strong,random"]);
    assert!(played.status.success());
    let complaint = String::from_utf8(played.stderr).unwrap();
    assert!(complaint.contains("play without") && complaint.contains("qlub books --build"));
    std::fs::create_dir_all(folder.path().join("books")).unwrap();
    std::fs::write(folder.path().join("books/quixo-late.book"), "something else").unwrap();
    assert!(said(&with(&["books"])).contains("damaged"));
    assert!(said(&with(&["books", "--remove"])).contains("not built yet"));
}

#[test]
fn a_book_that_was_made_elsewhere_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table");
    let books = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_qlub"));
        command.arg("books").args(words).env("LC_ALL", "C");
        command.env("QLUB_DATA", folder.path()).output().unwrap()
    };
    let line = |output: &Output| {
        let said = String::from_utf8(output.stdout.clone()).unwrap();
        said.lines().find(|line| line.starts_with("quixo-keeps-wins")).unwrap().to_owned()
    };
    let add = ["--add", file.to_str().unwrap()];
    assert!(line(&books(&[])).ends_with("not here (qlub books --add FILE)"));
    std::fs::write(&file, "something else").unwrap();
    let refused = books(&add);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("something else"));
    // The table that ships says nothing of wins.
    let table = |name| format!("{}/../bots/tables/{name}.qxt", env!("CARGO_MANIFEST_DIR"));
    let refused = books(&["--add", &table("quixo-never-loses")]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("comes with the program"));
    assert!(line(&books(&["--add", &table("quixo-keeps-wins")])).ends_with("13.6 MB"));
    assert!(line(&books(&[])).ends_with("13.6 MB"));
    std::fs::write(folder.path().join("books/quixo-keeps-wins.qxt"), "something else").unwrap();
    assert!(line(&books(&[])).ends_with("damaged or of another version"));
    assert!(line(&books(&["--remove"])).contains("not here"));
}

/// A sound table of the classic sheet in which no sheet is worth anything: what is made at once counts.
fn empty_sheets() -> Vec<u8> {
    const SHEETS: usize = 5_468_124;
    let values = [&[400], &[25 * 400_u16; SHEETS][..]].concat();
    let bytes: Vec<u8> = values.into_iter().flat_map(u16::to_le_bytes).collect();
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325, step);
    [&sum.to_le_bytes(), &bytes[..]].concat()
}

#[test]
fn a_game_alone_is_judged_by_a_table_that_somebody_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let run = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_qlub"));
        command.args(words).env("LC_ALL", "C").env("QLUB_DATA", folder.path());
        let output = command.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).unwrap())
    };
    let played = folder.path().join("alone.game").to_str().unwrap().to_owned();
    let play = ["play", "qwixx", "--seats", "1", "--players", "medium", "--plain", "--save"];
    assert!(run(&[&play[..], &[&played]].concat()).0);
    let (judged, said) = run(&["analyse", &played]);
    assert!(!judged && said.contains("qlub books --build qwixx-classic-alone"), "{said}");
    let (built, said) = run(&["books", "--build", "qwixx-sideways-alone"]);
    assert!(!built && said.contains("There is no table “qwixx-sideways-alone”"), "{said}");
    let table = folder.path().join("qwixx-classic-alone.sheet");
    std::fs::write(&table, empty_sheets()).unwrap();
    let (added, said) = run(&["books", "--add", table.to_str().unwrap()]);
    assert!(added && said.contains("10.9 MB"), "{said}");
    let (judged, said) = run(&["analyse", &played]);
    assert!(judged && said.contains(" points: 0.0 at the start, "), "{said}");
    assert!(said.contains("each of which cost") && said.contains("This is no opinion"), "{said}");
}
