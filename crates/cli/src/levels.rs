//! Bots as people name them: by the word of commands and files, an older one, or the word of any language,
//! whether in capitals or not.

use bots::Level;
use game::Setup;
use table::registry;
use words::{Language, Words};

use crate::language::{text, words};

/// Reads a level.
pub(crate) fn read(given: &str) -> Result<Level, String> {
    level(given).ok_or_else(|| text!("no-such-bot", given = given, known = listed(|_| true)))
}

/// The level that somebody means.
pub(crate) fn level(given: &str) -> Option<Level> {
    let word = meant(&Level::ALL.map(Level::word), given);
    let given = given.trim().to_lowercase();
    Level::said(word.unwrap_or(&given)).map(|(level, _)| level)
}

/// The one of these words that somebody means, in whatever language.
pub(crate) fn meant<'a>(known: &[&'a str], given: &str) -> Option<&'a str> {
    let given = given.trim().to_lowercase();
    let itself = known.iter().find(|word| **word == given);
    let called = |language: Language| {
        let words = Words::new(language);
        known.iter().find(|word| words.word(word).to_lowercase() == given)
    };
    itself.or_else(|| Language::all().find_map(called)).copied()
}

/// Refuses a bot that cannot play this set-up, and says which can.
pub(crate) fn check(game: &str, setup: &Setup, level: Level) -> Result<(), String> {
    let suits = |level: Level| registry::suits(game, setup, level);
    if suits(level) {
        return Ok(());
    }
    Err(text!("no-bot-here", given = level.word(), known = listed(suits)))
}

/// The words of levels, as they are typed.
pub(crate) fn listed(wanted: impl Fn(Level) -> bool) -> String {
    let known = Level::ALL.into_iter().filter(|level| wanted(*level));
    let known: Vec<String> = known.map(|level| level.to_string()).collect();
    words().list(&known, "or")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_all_their_names() {
        for (given, level) in [
            ("hard", Level::Hard),
            ("HARD", Level::Hard),
            ("strong", Level::Hard),
            ("Difficile", Level::Hard),
            (" au hasard ", Level::Random),
        ] {
            assert_eq!(read(given), Ok(level));
        }
        assert!(read("clever").is_err_and(|says| says.contains("clever") && says.contains("hard")));
    }

    #[test]
    fn a_bot_that_is_not_there_is_refused_with_those_that_are() {
        let setup = Setup::new("standard", 2);
        assert_eq!(check("qwirkle", &setup, Level::Expert), Ok(()));
        let says = check("qwirkle", &setup, Level::Unbeatable).expect_err("not solved");
        assert!(says.contains("unbeatable") && says.contains("expert"), "{says}");
    }
}
