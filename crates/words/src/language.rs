//! The languages, and where their texts are.

use std::fmt::{self, Display};
use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// The words of `words/en`.
    English,
    /// The words of `words/fr`.
    French,
}

/// Files, by their names.
type Files = &'static [(&'static str, &'static str)];

include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// Every language of the catalogue.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The language's two letters.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of a locale like `fr_FR.UTF-8` or `en-GB`, if the house speaks it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The files of the catalogue: their names and texts.
    pub fn catalogue(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => WORDS_EN,
            Language::French => WORDS_FR,
        }
    }

    /// The rules pages: their names, which are those of the games, and texts. `README` is about what
    /// all games share.
    pub fn rules(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => RULES_EN,
            Language::French => RULES_FR,
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::French => langid!("fr"),
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Language::ALL.into_iter().find(|language| language.code() == text);
        found.ok_or_else(|| format!("no language {text:?}: expected en or fr"))
    }
}
