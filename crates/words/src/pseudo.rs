//! A language for tests: English whose words are 40 % longer and bear a mark on each letter, so that
//! what does not come from the catalogue is found, and what has no room. The page has the same in
//! `web/src/words/longer.ts`.

use std::borrow::Cow;

/// A dot above a letter. It takes no room of its own, in a terminal neither.
const MARK: char = '\u{307}';

/// A text of the catalogue, longer and marked: letters are said twice until it is as long as it should
/// be. Signs, digits and spaces stay as they are.
pub(crate) fn longer(text: &str) -> Cow<'_, str> {
    let mut out = String::with_capacity(3 * text.len());
    let mut added = 0;
    for (index, letter) in text.chars().enumerate() {
        out.push(letter);
        if letter.is_alphabetic() {
            out.push(MARK);
            if 10 * added < 4 * (index + 1) {
                out.extend(letter.to_lowercase().chain([MARK]));
                added += 1;
            }
        }
    }
    Cow::Owned(out)
}

/// The Fluent text of a catalogue with its literals longer and marked: `{ " and " }`. What stands outside
/// of braces is made longer when it is said.
pub(crate) fn longer_literals(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let (mut depth, mut rest) = (0_usize, source);
    while let Some(at) = rest.find(['{', '}', '"']) {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let sign = &rest[at..=at];
        out += before;
        out += sign;
        rest = after;
        match sign {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ if depth > 0 => {
                let end = after.find('"').unwrap_or(after.len());
                out += &longer(&after[..end]);
                out += "\"";
                rest = after.get(end + 1..).unwrap_or_default();
            }
            _ => {}
        }
    }
    out + rest
}

/// The words of a text said in the pseudo-language that do not come from the catalogue: two letters or
/// more without a mark between them.
pub fn foreign_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;

    fn foreign(text: &str) -> Vec<&str> {
        foreign_words(text).collect()
    }

    #[test]
    fn its_words_are_longer_and_bear_marks() {
        let said = longer("Settings, 5");
        assert_eq!(said.replace(MARK, ""), "Ssetttinngss, 5");
        assert!(foreign(&said).is_empty(), "{said}");
        assert_eq!(foreign("Settings, r8 −5 of"), ["Settings", "of"]);
    }

    #[test]
    fn literals_are_its_words_too() {
        let said = Words::pseudo().list(&["r8".to_owned(), "-".to_owned()], "or");
        assert!(foreign(&said).is_empty() && said.contains("r8"), "{said}");
        assert_eq!(longer_literals("a = b \"c\" { $d }\n"), "a = b \"c\" { $d }\n");
    }

    #[test]
    fn data_in_a_message_stay_as_they_are() {
        let said = Words::pseudo().say("curtain", &[("seat", "Nora".into())]);
        assert_eq!(foreign(&said), ["Nora"], "{said}");
    }
}
