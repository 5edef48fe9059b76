//! What people type and read at the prompt.

use std::io::Write;
use std::process::Stdio;

use super::{command, refuses, says};

#[test]
fn a_person_can_finish_a_game() {
    // Passing costs a miss a turn: four turns and it is over.
    let text = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], &"-\n".repeat(8));
    assert!(text.contains("The game is over: a fourth miss."), "{text}");
    assert!(text.contains("Player 1: −20 points"), "{text}");
}

#[test]
fn play_explains_lists_and_stops() {
    let text = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], "?\nr99\nx\nshow\nquit\n");
    assert!(text.contains("-  "), "the legal actions are listed: {text}");
    assert!(text.contains("expected a number from 2 to 16"), "{text}");
    assert!(text.contains("expected `-`, or a cell like r5"), "{text}");
    assert!(text.contains("Stopped. The game so far"), "{text}");
    let rest = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], "");
    assert!(rest.contains("Stopped"), "the end of input stops the game: {rest}");
}

#[test]
fn bots_play_beside_a_person() {
    let words =
        ["play", "qwixx", "--seats", "3", "--seed", "3", "--players", "person,greedy,random"];
    let text = says(&words, &"-\n".repeat(200));
    assert!(text.contains("The game is over"), "{text}");
}

#[test]
fn a_decision_is_taken_back_before_the_turn_is_over() {
    let text = says(
        &["play", "qwixx", "--seats", "1", "--seed", "1", "--lang", "fr"],
        "undo\n-\nundo\n-\n-\nquit\n",
    );
    assert!(text.contains("Il n’y a rien à annuler"), "{text}");
    assert!(text.contains("Coup annulé."), "{text}");
    assert_eq!(text.matches(" 0 -\n").count(), 3, "{text}");
    assert_eq!(text.matches(" back ").count(), 1, "{text}");
}

#[test]
fn hidden_cards_cannot_be_typed_in() {
    for game in ["qwixx-cards", "qwirkle"] {
        let error = refuses(&["play", game, "--dice", "typed"]);
        assert!(error.contains("cannot be typed in"), "{error}");
    }
}

#[test]
fn two_people_play_a_whole_game_of_quixo() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../quixo/tests/golden/two_2_side_4.1.game");
    let text = std::fs::read_to_string(file).unwrap();
    let moves = text.lines().skip(3).filter(|line| !line.starts_with("end"));
    let input: String = moves.map(|line| format!("{}\n", &line[2..])).collect();
    let shown = says(&["play", "quixo", "--option", "side=4"], &input);
    assert!(shown.contains("The game is over: a line is complete"), "{shown}");
}

#[test]
fn hidden_hands_are_not_printed_when_people_stop() {
    let text = says(&["play", "qwixx-cards", "--seed", "3"], "quit\n");
    assert!(!text.contains("deal "), "{text}");
    assert!(text.contains("The game is saved in"), "{text}");
}

#[test]
fn any_bytes_may_be_typed() {
    let mut child = command(&["play", "qwixx", "--seats", "1", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Stopped"));
}

#[test]
fn capitals_spaces_and_the_order_of_dice_do_not_matter_at_the_prompt() {
    let words = ["play", "qwixx", "--seats", "1", "--dice", "typed"];
    let text = says(&words, "B5 w3 W4 r1  y6 g2\nR7\n-\nquit\n");
    assert!(text.contains("Player 1 ticks red 7."), "{text}");
    assert!(text.contains("* w3 w4 r1 y6 g2 b5"), "{text}");
}

#[test]
fn names_are_names() {
    for (names, english, french) in [
        (",", "Name 1", "Nom 1"),
        ("\u{1b}[31mEvil", "Name 1", "Nom 1"),
        ("Anna,Anna", "Two players are called “Anna”", "Deux joueurs s’appellent"),
        ("a,b,c", "3 names for 2 seats", "3 noms pour 2 places"),
    ] {
        for (language, fault) in [("en", english), ("fr", french)] {
            let error = refuses(&["play", "qwixx", "--lang", language, "--names", names]);
            assert!(error.contains(fault) && !error.contains('\u{1b}'), "{error}");
        }
    }
}

#[test]
fn french_is_french_to_the_end() {
    let words = ["play", "qwixx", "--seats", "1", "--seed", "1", "--lang", "fr", "--names", "Zoé"];
    let text = says(&words, &format!("x\n{}", "-\n".repeat(8)));
    assert!(text.contains("Zoé\u{a0}: −20 points"), "{text}");
    assert!(text.contains("il faut `-`, ou une case comme r5"), "{text}");
    for english in ["seat 0", "points  misses", "white sum", "expected"] {
        assert!(!text.contains(english), "{english} in {text}");
    }
}
