//! What lessons say is there in every language, is used, and can be read in two minutes.
#![cfg(feature = "shipped")]

use std::collections::BTreeSet;

use lessons::Lesson;
use lessons::shipped::all;
use words::{Language, Words};

/// How long a lesson may take, in seconds.
const LIMIT: f64 = 120.0;
/// How many words a minute people read who look at a board meanwhile.
const PACE: f64 = 150.0;
/// How long an answer takes that is shown, in seconds: two or three taps.
const ANSWER: f64 = 5.0;

fn lessons() -> impl Iterator<Item = Lesson> {
    all().map(|shipped| shipped.text.parse().expect("a lesson"))
}

#[test]
fn every_key_has_its_words_and_no_words_are_left_over() {
    let used: BTreeSet<String> = lessons()
        .flat_map(|one| one.keys().map(|key| format!("lesson-{key}")).collect::<Vec<_>>())
        .collect();
    for language in Language::all() {
        let words = Words::new(language);
        let missing: Vec<&String> = used.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let (_, text) = language
            .catalogue()
            .iter()
            .find(|(file, _)| *file == "lessons")
            .expect("the words of lessons");
        // Behind the last of these comments stands what is said around lessons.
        let steps = text.rsplit_once("\n# ").map_or("", |(steps, _)| steps);
        let keys =
            steps.lines().filter_map(|line| line.split_once(" = ").map(|(key, _)| key.to_owned()));
        let said: BTreeSet<String> = keys.filter(|key| key.starts_with("lesson-")).collect();
        assert_eq!(said, used, "{language}");
    }
}

/// The document that lists how long lessons are.
const DOCUMENT: &str = include_str!("../../../docs/lessons.md");

/// The cells of the first row of the document that begins like this.
fn row(start: &str) -> Vec<&'static str> {
    let found = DOCUMENT.lines().find(|line| line.starts_with(start));
    found.unwrap_or_else(|| panic!("{start}")).split('|').map(str::trim).collect()
}

/// The seconds that a lesson takes in a language, as the document says; nothing if it leaves the language out.
fn documented(lesson: &Lesson, steps: usize, language: Language) -> Option<&'static str> {
    let column = row("| lesson |").iter().position(|cell| *cell == language.code())?;
    let start = format!("| {} {} | {steps} |", lesson.game, lesson.setup.edition);
    row(&start).get(column).copied()
}

#[test]
fn every_lesson_takes_two_minutes_at_most_and_what_the_document_says() {
    for words in Language::all().map(Words::new) {
        for lesson in lessons() {
            let steps = lesson.steps().count();
            let keys = lesson.keys().take(steps + 1);
            let read: usize = keys
                .map(|key| words.text(&format!("lesson-{key}")).split_whitespace().count())
                .sum();
            let seconds = read as f64 / PACE * 60.0 + steps as f64 * ANSWER;
            let named = format!("{} {} {}", words.language(), lesson.game, lesson.setup.edition);
            if let Some(said) = documented(&lesson, steps, words.language()) {
                assert_eq!(said, format!("{seconds:.0}"), "{named}");
            }
            assert!(seconds <= LIMIT, "{named}: {seconds:.0} s");
        }
    }
}

#[test]
fn what_is_explained_in_a_match_is_one_line() {
    for words in Language::all().map(Words::new) {
        for lesson in lessons() {
            for phase in &lesson.phases {
                let said = words.text(&format!("lesson-{}", phase.words));
                assert!(said.chars().count() <= 120, "{}: {said}", words.language());
            }
        }
    }
}
