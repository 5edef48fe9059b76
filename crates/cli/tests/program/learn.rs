//! `qlub learn`: every lesson, in every language.

use lessons::Lesson;
use lessons::shipped::{Shipped, all, find};
use words::{Language, Words};

use super::{refuses, says};

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
            let told = joined(&says(&command, &format!("{}quit\n", answers(&lesson))));
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
    let told = joined(&says(&["learn", "quixo"], "c3N\na1N\nnonsense\nshow\nquit\n"));
    assert!(told.contains("qlub rules quixo not-on-the-border"), "{told}");
    assert!(told.contains("The rules allow that, too."), "{told}");
    assert!(told.contains("The lesson is left."), "{told}");
    assert_eq!(told.matches("Step 1 of 2").count(), 1, "{told}");
}

#[test]
fn a_match_against_easy_follows_and_explains_each_phase_once() {
    let classic = find("qwixx", "classic").expect("a lesson");
    let input = format!("{}\n{}quit\n", answers(&read(&classic)), "-\n".repeat(6));
    let told = joined(&says(&["learn", "qwixx"], &input));
    assert!(told.contains("Player 2 (bot, easy)"), "{told}");
    let words = Words::new(Language::ENGLISH);
    for phase in ["mine", "theirs", "colour"] {
        let said = joined(&words.text(&format!("lesson-qwixx-phase-{phase}")));
        assert_eq!(told.matches(&said).count(), 1, "{phase}: {told}");
    }
}

#[test]
fn lessons_are_listed_and_others_refused() {
    let list = says(&["learn"], "");
    assert_eq!(list.lines().count(), all().count());
    assert!(list.contains("qlub learn quixo --edition four"), "{list}");
    assert!(refuses(&["learn", "qwixx", "--edition", "none"]).contains("classic"));
    assert!(refuses(&["learn", "chess"]).contains("quixo"));
}
