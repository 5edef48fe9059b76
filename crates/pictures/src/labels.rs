//! The few words on a score sheet.

/// The words on a sheet, in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labels<'a> {
    /// The code of the language.
    pub language: &'a str,
    /// The title of an empty sheet.
    pub sheet: &'a str,
    /// Before the line for the player's name.
    pub name: &'a str,
    /// Before the lucky numbers.
    pub lucky: &'a str,
    /// Before the points of the score table.
    pub points: &'a str,
    /// Above the boxes for misses.
    pub misses: &'a str,
    /// Before the sum.
    pub total: &'a str,
    /// What a closing cell needs before it, as a short word for "at least".
    pub at_least: &'a str,
    /// The letters of the colours, from the top row to the bottom row.
    pub colours: [char; 4],
}

impl Labels<'static> {
    /// The words in English.
    pub const ENGLISH: Labels<'static> = Labels {
        language: "en",
        sheet: "Qwixx score sheet",
        name: "Name",
        lucky: "lucky numbers",
        points: "points",
        misses: "misses −5",
        total: "total",
        at_least: "min.",
        colours: ['R', 'Y', 'G', 'B'],
    };

    /// The words in French.
    pub const FRENCH: Labels<'static> = Labels {
        language: "fr",
        sheet: "Fiche de Qwixx",
        name: "Nom",
        lucky: "chiffres de la chance",
        points: "points",
        misses: "coups manqués −5",
        total: "total",
        at_least: "min.",
        colours: ['R', 'J', 'V', 'B'],
    };

    /// The words in the language of a code, `en` or `fr`.
    pub fn of(language: &str) -> Option<Labels<'static>> {
        let all = [Labels::ENGLISH, Labels::FRENCH];
        all.into_iter().find(|labels| labels.language == language)
    }
}

impl Labels<'_> {
    /// The letter of a colour.
    pub fn letter(&self, colour: qwixx::Colour) -> char {
        self.colours[colour.index()]
    }
}
