//! The languages, and where their texts are. Each is a folder of `words`; `build.rs` finds them, and no
//! code lists them.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language(usize);

/// Files, by their names.
type Files = &'static [(&'static str, &'static str)];

/// What there is in a language.
struct Folder {
    code: &'static str,
    words: Files,
    rules: Files,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// English, which is spoken where no other language is asked for.
    pub const ENGLISH: Language = Language(ENGLISH);

    /// Every language of the catalogue, in the order of their codes.
    pub fn all() -> impl ExactSizeIterator<Item = Language> + Clone {
        (0..LANGUAGES.len()).map(Language)
    }

    /// The language's code: the name of its folder.
    pub fn code(self) -> &'static str {
        self.folder().code
    }

    /// The language after this one; the first after the last.
    #[must_use]
    pub fn next(self) -> Language {
        Language((self.0 + 1) % LANGUAGES.len())
    }

    /// The language of a locale like `fr_FR.UTF-8` or `en-GB`, if the house speaks it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let first = tag.split('-').next().unwrap_or_default();
        Language::of_code(&tag).or_else(|| Language::of_code(first))
    }

    /// The files of the catalogue: their names and texts.
    pub fn catalogue(self) -> &'static [(&'static str, &'static str)] {
        self.folder().words
    }

    /// The rules pages: their names, which are those of the games, and texts. `README` is about what
    /// all games share.
    pub fn rules(self) -> &'static [(&'static str, &'static str)] {
        self.folder().rules
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    fn of_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    fn folder(self) -> &'static Folder {
        &LANGUAGES[self.0]
    }
}

impl Default for Language {
    fn default() -> Self {
        Language::ENGLISH
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({self})")
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Language::of_code(text).ok_or_else(|| {
            let codes: Vec<&str> = Language::all().map(Language::code).collect();
            format!("no language {text:?}: expected one of {}", codes.join(", "))
        })
    }
}
