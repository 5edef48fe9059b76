//! `qlub learn`: every lesson, in every language.

use std::path::Path;

use lessons::Lesson;
use lessons::shipped::{Shipped, all, find};
use tempfile::TempDir;
use words::{Language, Words};

use super::{refuses, says};

/// What is said at a computer where `folder` is the one for data.
fn says_with(folder: &Path, words: &[&str], input: &str) -> String {
    let folder = folder.to_str().expect("a path");
    says(&[words, &["--data", folder]].concat(), input)
}

fn nowhere() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn read(shipped: &Shipped) -> Lesson {
    shipped.text.parse().expect("a lesson")
}

/// What is said, on one line.
fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The answers of a lesson, one a line.
fn answers(lesson: &Lesson) -> String {
    lesson.steps().map(|step| format!("{}\n", step.answer)).collect()
}

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        for shipped in all() {
            let lesson = read(&shipped);
            let command =
                ["learn", shipped.game, "--edition", shipped.edition, "--lang", language.code()];
            let told = joined(&says_with(
                nowhere().path(),
                &command,
                &format!("{}quit\n", answers(&lesson)),
            ));
            for key in lesson.steps().map(|step| &step.words).chain([&lesson.end]) {
                let said = joined(&words.text(&format!("lesson-{key}")));
                assert!(told.contains(&said), "{command:?}: {said}: {told}");
            }
            assert!(!told.contains("lesson-"), "{command:?}: a key is read: {told}");
        }
    }
}

#[test]
fn a_wrong_answer_is_told_its_rule_and_the_lesson_waits() {
    let told = joined(&says_with(
        nowhere().path(),
        &["learn", "quixo"],
        "c3N\na1N\nnonsense\nshow\nquit\n",
    ));
    assert!(told.contains("qlub rules quixo not-on-the-border"), "{told}");
    assert!(told.contains("The rules allow that, too."), "{told}");
    assert!(told.contains("The lesson is left."), "{told}");
    assert_eq!(told.matches("Step 1 of 2").count(), 1, "{told}");
}

#[test]
fn a_match_against_easy_follows_and_explains_each_phase_once() {
    let classic = find("qwixx", "classic").expect("a lesson");
    let input = format!("{}\n{}quit\n", answers(&read(&classic)), "-\n".repeat(6));
    let told = joined(&says_with(nowhere().path(), &["learn", "qwixx"], &input));
    assert!(told.contains("Player 2 (bot, easy)"), "{told}");
    let words = Words::new(Language::ENGLISH);
    for phase in ["mine", "theirs", "colour"] {
        let said = joined(&words.text(&format!("lesson-qwixx-phase-{phase}")));
        assert_eq!(told.matches(&said).count(), 1, "{phase}: {told}");
    }
}

#[test]
fn lessons_are_listed_and_others_refused() {
    let list = says_with(nowhere().path(), &["learn"], "");
    assert_eq!(list.lines().count(), all().count());
    assert!(list.contains("qlub learn quixo --edition four"), "{list}");
    assert!(refuses(&["learn", "qwixx", "--edition", "none"]).contains("classic"));
    assert!(refuses(&["learn", "chess"]).contains("quixo"));
}

#[test]
fn a_lesson_is_taken_up_again_and_what_was_finished_stays_so() {
    let folder = nowhere();
    let learn = |words: &[&str], input: &str| joined(&says_with(folder.path(), words, input));
    let classic = ["learn", "qwixx", "--edition", "classic"];
    let lesson = read(&find("qwixx", "classic").expect("a lesson"));
    let answers: Vec<String> = lesson.steps().map(|step| format!("{}\n", step.answer)).collect();

    let left = learn(&classic, &format!("{}quit\n", answers[0]));
    assert!(left.contains("takes it up again"), "{left}");
    assert!(learn(&["learn"], "").contains("Qwixx, Classic (left at step 2)"));
    let ended = learn(&classic, &format!("{}quit\n", answers[1..].concat()));
    assert!(!ended.contains("Step 1 of") && ended.contains("Step 2 of"), "{ended}");
    assert!(ended.contains("Lesson finished"), "{ended}");
    assert!(learn(&["learn"], "").contains("Qwixx, Classic (finished)"));

    // Once more, from the beginning; leaving it takes nothing away.
    assert!(learn(&classic, "quit\n").contains("Step 1 of"));
    assert!(learn(&["learn"], "").contains("Qwixx, Classic (finished)"));
}

#[test]
fn what_nobody_can_read_is_no_memory() {
    let folder = nowhere();
    let file = folder.path().join("lessons.txt");
    std::fs::write(&file, "qwixx\nqwixx classic soon\nquixo two 99\n").expect("a file");
    let list = says_with(folder.path(), &["learn"], "");
    assert!(!list.contains("Qwixx, Classic ("), "{list}");
    // More steps than there are: it is over at once, and a match follows.
    let told = joined(&says_with(folder.path(), &["learn", "quixo", "--edition", "two"], "quit\n"));
    assert!(told.contains("Lesson finished"), "{told}");
}
