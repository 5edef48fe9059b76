//! The few words on a score sheet, from the catalogue of words.

use words::Words;

/// The words on a sheet, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// The code of the language.
    pub language: &'static str,
    /// The title of an empty sheet.
    pub sheet: String,
    /// Before the line for the player's name.
    pub name: String,
    /// Before the lucky numbers.
    pub lucky: String,
    /// Before the points of the score table.
    pub points: String,
    /// Above the boxes for misses.
    pub misses: String,
    /// Before the sum.
    pub total: String,
    /// What a closing cell needs before it, as a short word for "at least".
    pub at_least: String,
    /// The letters of the colours, from the top row to the bottom row.
    pub colours: [char; 4],
    /// What pairs of signs grant, in the order of [`qwixx::Symbol::ALL`]; nothing where that is said elsewhere.
    pub pairs: [String; 5],
    /// What editions are called, by their names.
    pub(crate) editions: Vec<(&'static str, String)>,
}

impl Labels {
    /// The words of a language.
    pub fn of(words: &Words) -> Labels {
        let pair = |symbol: qwixx::Symbol| {
            let name = format!("{symbol:?}").to_lowercase();
            words.text(&format!("pair-{name}"))
        };
        let called = |edition: &'static qwixx::Edition| {
            let key = format!("edition-{}", edition.name);
            words.has(&key).then(|| (edition.name, words.text(&key)))
        };
        Labels {
            language: words.language().code(),
            sheet: words.text("sheet-title"),
            name: words.text("sheet-name"),
            lucky: words.text("sheet-lucky"),
            points: words.text("sheet-points"),
            misses: words.text("sheet-misses"),
            total: words.text("sheet-total"),
            at_least: words.text("sheet-at-least"),
            colours: qwixx::Colour::ALL.map(|colour| words.letter(&colour.to_string())),
            pairs: qwixx::Symbol::ALL.map(pair),
            editions: qwixx::Edition::all().filter_map(called).collect(),
        }
    }

    /// What an edition is called; one that has only been drawn goes by its name.
    pub fn edition<'a>(&'a self, edition: &qwixx::Edition) -> &'a str {
        let called = self.editions.iter().find(|(name, _)| *name == edition.name);
        called.map_or(edition.name, |(_, called)| called)
    }

    /// The letter of a colour.
    pub fn letter(&self, colour: qwixx::Colour) -> char {
        self.colours[colour.index()]
    }
}
