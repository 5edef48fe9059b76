//! The language of the program: one for everything a person reads, help and errors included.
//!
//! It is known before the command line is read, because what is wrong with a command line is said in
//! it too.

use std::ffi::{OsStr, OsString};
use std::sync::LazyLock;

use words::{Language, Words};

const FLAG: &str = "--lang";

/// A message of the program: its key, and its arguments by name.
macro_rules! text {
    ($key:expr) => { $crate::language::words().text(&$key) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::language::words().say(&$key, &[$((stringify!($name), $value.into())),+])
    };
}

pub(crate) use text;

/// The words of the program.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(spoken()));
    &WORDS
}

/// The language of the program: asked for with `--lang`, or that of the environment.
pub(crate) fn spoken() -> Language {
    static SPOKEN: LazyLock<Language> = LazyLock::new(|| {
        let asked = asked(std::env::args_os().skip(1));
        asked.or_else(of_environment).unwrap_or_default()
    });
    *SPOKEN
}

/// A decimal number as the language writes it.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &text!("decimal-sign")).replace('-', "−")
}

fn of_environment() -> Option<Language> {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let set = variables.filter_map(|name| std::env::var(name).ok()).find(|text| !text.is_empty());
    set.and_then(|locale| Language::of_locale(&locale))
}

/// What `--lang` asks for, wherever it stands.
fn asked(mut words: impl Iterator<Item = OsString>) -> Option<Language> {
    let of = |text: &OsStr| text.to_str().and_then(Language::of_locale);
    while let Some(word) = words.next() {
        if word == "--" {
            return None;
        }
        if word == FLAG {
            return of(&words.next()?);
        }
        let value = word.to_str().and_then(|word| word.strip_prefix(FLAG)?.strip_prefix('='));
        if let Some(value) = value {
            return of(OsStr::new(value));
        }
    }
    None
}

/// Reads a language: its letters, large or small, or a whole locale.
pub(crate) fn read(text: &str) -> Result<Language, String> {
    Language::of_locale(text).ok_or_else(|| {
        let known: Vec<String> = Language::all().map(|language| language.to_string()).collect();
        text!("no-language", given = text, known = words().list(&known, "or"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |line: &str| asked(line.split(' ').map(OsString::from));
        let french = Language::of_locale("fr");
        assert!(french.is_some());
        for line in
            ["--lang fr games", "games --lang fr", "rules qwixx --lang=FR", "play --lang fr_FR"]
        {
            assert_eq!(asked(line), french, "{line}");
        }
        for line in ["games", "games --lang", "games --lang xx", "games -- --lang fr"] {
            assert_eq!(asked(line), None, "{line}");
        }
    }
}
