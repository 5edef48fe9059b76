//! Everything a player reads, in every language.
//!
//! ```
//! use words::{Language, Words};
//!
//! assert_eq!(Words::new(Language::ENGLISH).text("sheet-name"), "Name");
//! let french = "fr".parse().expect("one of the languages");
//! assert_eq!(Words::new(french).text("sheet-name"), "Nom");
//! ```
//!
//! The texts are the Fluent files in `words` at the root of the repository, a folder a language, one
//! catalogue for the terminal and the page. Rules, events and news come as data ([`Words::refusal`],
//! [`Words::event`], [`Words::news`]): their key names the message, their fields are its arguments.

mod arguments;
mod language;
mod pseudo;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;

pub use arguments::Names;
pub use language::Language;
pub use pseudo::foreign_words;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        Words::edited(language, str::to_owned)
    }

    /// English that is longer and marked, for tests: [`foreign_words`] finds what does not come
    /// from the catalogue.
    pub fn pseudo() -> Self {
        let mut words = Words::edited(Language::ENGLISH, pseudo::longer_literals);
        words.bundle.set_transform(Some(pseudo::longer));
        words
    }

    fn edited(language: Language, edit: fn(&str) -> String) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolating marks are for mixed directions; in a terminal they show as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::<'.', _>));
        for (_, text) in language.catalogue() {
            // A text with a mistake gives what can be read of it; a test sees to it that none has.
            let resource = match FluentResource::try_new(edit(text)) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        let mut words = Words { language, bundle };
        if words.text("decimal-sign") == "," {
            words.bundle.set_formatter(Some(number::<',', _>));
        }
        words
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// A message with arguments.
    pub fn say<'a>(&self, key: &str, arguments: &[(&str, FluentValue<'a>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in arguments {
            args.set((*name).to_owned(), value.clone());
        }
        self.format(key, &args)
    }

    /// Why a step was refused: the key of the rule, and the rule with its data.
    pub fn refusal(&self, game: &str, key: &str, rule: &Value, names: &Names<'_>) -> String {
        self.format(&self.own_or_shared("rule", game, key), &self.arguments(rule, names))
    }

    /// What happened: an event as it is sent.
    pub fn event(&self, game: &str, event: &Value, names: &Names<'_>) -> String {
        let kind = match event["event"].as_str() {
            // A mark on a sheet is told by what kind of mark it is.
            Some("marked") => event["mark"].as_str(),
            kind => kind,
        };
        let key = self.own_or_shared("event", game, kind.unwrap_or("unknown"));
        self.format(&key, &self.arguments(event, names))
    }

    /// What happened at a table: news as it is sent.
    pub fn news(&self, game: &str, news: &Value, names: &Names<'_>) -> String {
        match news["news"].as_str() {
            Some("game") => self.event(game, &news["event"], names),
            kind => {
                let key = format!("news-{}", kind.unwrap_or("unknown"));
                self.format(&key, &self.arguments(news, names))
            }
        }
    }

    /// The key of a message: the game's own goes before the one that several games share.
    pub fn own_or_shared(&self, what: &str, game: &str, key: &str) -> String {
        let own = format!("{what}-{game}-{key}");
        if self.has(&own) { own } else { format!("{what}-{key}") }
    }

    /// What was expected somewhere in a notation, said in this language. Where the catalogue has no
    /// message for it, it is a list of names to choose from, which are the same in every language.
    pub fn expected(&self, english: &str) -> String {
        let key = expected_key(english);
        if self.has(&key) {
            return self.text(&key);
        }
        let names: Vec<String> = english.split(", ").map(str::to_owned).collect();
        self.list(&names, "or")
    }

    /// A word by itself: a colour, a phase, a reason; the word as it is if the catalogue has none.
    pub fn word(&self, word: &str) -> String {
        let key = format!("word-{word}");
        if self.has(&key) { self.text(&key) } else { word.to_owned() }
    }

    /// The letter of a colour, by which it is known without being seen.
    pub fn letter(&self, colour: &str) -> char {
        self.text(&format!("colour-letter-{colour}")).chars().next().unwrap_or('?')
    }

    /// Several things as people list them.
    pub fn list(&self, things: &[String], last: &str) -> String {
        match things.split_last() {
            None => self.text("list-none"),
            Some((only, [])) => only.clone(),
            Some((end, rest)) => {
                rest.join(&self.text("list-separator")) + &self.text(&format!("list-{last}")) + end
            }
        }
    }

    fn format(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        match pattern {
            // Better the key than nothing: a test sees to it that nobody ever reads one.
            None => key.to_owned(),
            Some(pattern) => {
                let mut errors = Vec::new();
                self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned()
            }
        }
    }
}

/// A number as people write it: with a minus sign rather than the hyphen of a keyboard, and the sign
/// between whole and part that the language has.
fn number<const DECIMAL: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let sign = |c| match c {
                '-' => '−',
                '.' => DECIMAL,
                other => other,
            };
            Some(number.as_string().chars().map(sign).collect())
        }
        _ => None,
    }
}

/// The key of the message for something that was expected: its English words.
pub fn expected_key(english: &str) -> String {
    let words = english.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    format!("expected-{}", words.join("-"))
}
