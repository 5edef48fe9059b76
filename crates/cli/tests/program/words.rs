//! Commands that answer and end, and arguments that are refused.

use std::process::{Command, Stdio};

use qwixx::Edition;

use super::{file, qlub, refuses, says};

#[test]
fn games_lists_every_edition() {
    let text = says(&["games"], "");
    for edition in Edition::all() {
        assert!(text.contains(edition.name), "{text}");
    }
    let json: serde_json::Value = serde_json::from_str(&says(&["games", "--json"], "")).unwrap();
    assert_eq!(json[0]["name"], "qwixx");
    assert_eq!(json[0]["editions"][1]["options"][0]["key"], "lucky");
}

#[test]
fn bad_input_is_one_line_that_says_what_was_expected() {
    let broken = file("broken.game");
    std::fs::write(&broken, "qlub 1\ngame qwixx 1\nsetup classic 2\n* first 7\n").unwrap();
    let broken = broken.to_str().unwrap();
    let cases: [(&[&str], &str); 12] = [
        (&["play", "chess"], "qlub: There is no game “chess”. Choose qwixx, "),
        (
            &["play", "chess", "--lang", "fr"],
            "qlub: Il n’y a pas de jeu «\u{a0}chess\u{a0}». Choisissez qwixx, ",
        ),
        (
            &["simulate", "qwixx", "--edition", "maxi"],
            "qlub: There is no edition “maxi”. Choose classic, longo, ",
        ),
        (
            &["simulate", "qwixx", "--seats", "6"],
            "qlub: 6 seats do not fit: this edition is for 1 to 5.",
        ),
        (
            &["play", "qwixx", "--seats", "6", "--lang", "fr"],
            "qlub: Impossible à 6\u{a0}: cette édition se joue de 1 à 5.",
        ),
        (
            &["play", "qwixx", "--option", "lucky=5/10"],
            "qlub: There is no option “lucky”: this edition has no options.",
        ),
        (
            &["play", "qwixx", "--edition", "gemixxt-a", "--option", "closing_needs=7"],
            "qlub: Option “closing_needs” cannot be “7”: expected 5 or 6.",
        ),
        (
            &["play", "qwixx", "--edition", "longo", "--option", "lucky=5/10,10/5"],
            "qlub: Option “lucky” cannot be “5/10,10/5”: expected a pair that no other seat has at \
             column 6.",
        ),
        (&["simulate", "qwixx", "--bots", "random,random,random"], "qlub: 3 bots for 2 seats"),
        (&["play", "qwixx", "--option", "lucky"], "qlub: “lucky”: an option is written KEY=VALUE."),
        (&["replay", broken], "Line 4: That cannot happen now"),
        (&["replay", "no-such-file"], "qlub: no-such-file: There is no such file or folder."),
    ];
    for (words, expected) in cases {
        let error = refuses(words);
        assert!(error.contains(expected), "{words:?}: {error}");
    }
    // What was typed comes back, but a terminal does not obey it.
    for words in [&["play", "\u{1b}[31m"][..], &["play", "qwixx", "--edition", "\u{1b}[31m"]] {
        let error = refuses(words);
        assert!(error.contains("“\\u{1b}[31m”") && !error.contains('\u{1b}'), "{error}");
    }
}

#[test]
fn words_that_the_program_does_not_know_exit_with_two() {
    for words in [&["dance"][..], &["play"], &["simulate", "qwixx", "--games", "0"]] {
        assert_eq!(qlub(words, "").status.code(), Some(2), "{words:?}");
    }
    let unknown = qlub(&["simulate", "qwixx", "--bots", "clever"], "");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("The levels are random, greedy"));
}

#[test]
fn sheets_are_printed_as_picture_and_page() {
    for Edition { name: edition, .. } in Edition::all() {
        let svg = says(&["sheet", edition, "--svg", "--lang", "fr"], "");
        assert!(svg.starts_with("<svg") && svg.contains("coups manqués"), "{edition}");
        let pdf = qlub(&["sheet", edition, "--pdf"], "");
        assert!(pdf.status.success() && pdf.stdout.starts_with(b"%PDF"), "{edition}");
    }
    let error = refuses(&["sheet", "maxi", "--svg"]);
    assert!(error.contains("maxi") && error.contains("classic, longo"), "{error}");
    assert_eq!(qlub(&["sheet", "classic"], "").status.code(), Some(2));
}

#[test]
fn sheets_have_every_option_of_their_edition() {
    let six = says(&["sheet", "gemixxt-b", "--option", "closing_needs=6", "--svg"], "");
    assert!(six.contains(">min. 6<") && !six.contains(">min. 5<"), "{six}");
    let ours = says(&["sheet", "longo", "--option", "lucky=2/16,9/10", "--svg"], "");
    let first = |svg: &str| svg.matches(">2</text>").count();
    let usual = says(&["sheet", "longo", "--svg"], "");
    assert_eq!(first(&ours), first(&usual) + 1);
    for (edition, option) in [
        ("classic", "closing_needs=6"),
        ("gemixxt-a", "closing_needs=7"),
        ("longo", "lucky=5/5"),
        ("longo", "lucky"),
    ] {
        let error = refuses(&["sheet", edition, "--option", option, "--svg"]);
        assert!(!error.is_empty(), "{edition} {option}");
    }
}

#[test]
fn a_sheet_replaces_no_file_unless_told_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sheets.pdf").display().to_string();
    let print = ["sheet", "classic", "--pdf", "--paper", "letter", "-o", file.as_str()];
    says(&print, "");
    let page = std::fs::read(&file).expect("a page");
    assert!(String::from_utf8_lossy(&page).contains("[0 0 792 612]"));
    let error = refuses(&print);
    assert!(error.contains("--replace"), "{error}");
    let again = ["sheet", "longo", "--pdf", "--replace", "-o", file.as_str()];
    says(&again, "");
    assert_ne!(std::fs::read(&file).expect("another page"), page);
}

#[test]
fn rules_are_read_in_both_languages() {
    assert!(says(&["rules", "quixo"], "").contains("# Quixo"));
    let french = says(&["rules", "qwixx", "closing-needs", "--lang", "fr"], "");
    assert!(french.contains("cadenas") && !french.contains("<a id"), "{french}");
    assert!(refuses(&["rules", "chess"]).contains("or table"));
    assert!(refuses(&["rules", "qwixx", "nonsense"]).contains("closing-needs"));
}

#[test]
fn shells_and_man_are_served() {
    assert!(says(&["completions", "bash"], "").contains("_qlub"));
    assert!(says(&["man"], "").contains(".TH qlub"));
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(["rules", "qwixx"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
