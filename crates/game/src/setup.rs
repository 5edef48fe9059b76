//! Which edition, how many seats, which options: one description and one parser for all games.
//!
//! As text a set-up is `EDITION SEATS [OPTION=VALUE …]`, for example `gemixxt-a 3 closing_needs=6`.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::notation::{Cursor, ParseError};
use crate::seats::Seat;

/// An edition of a game, described so that any client can build its form from it.
#[derive(Clone, Debug)]
pub struct EditionSpec {
    /// The name of the edition.
    pub name: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// What a table may choose.
    pub options: &'static [OptionSpec],
}

/// Something a table may choose.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// The name of the option.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
    /// What it is unless chosen otherwise.
    pub default: &'static str,
}

/// The values an option can take.
#[derive(Clone, Debug)]
pub enum Values {
    /// One of a few words.
    OneOf(&'static [&'static str]),
    /// One of the first seats of the table, by its number.
    Seat {
        /// How many seats are asked about, if the table has as many.
        among: u8,
    },
    /// Somebody at the table, by the number of their seat. In a rematch, where everybody moves on by one
    /// seat, it is still the same person.
    Player,
    /// Anything of a form that the game itself reads.
    Text {
        /// The form, for people.
        form: &'static str,
        /// Some good values for a number of seats, for tests.
        examples: fn(u8) -> Vec<String>,
    },
}

/// A chosen edition, number of seats and options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The name of the edition.
    pub edition: String,
    /// The number of seats.
    pub seats: u8,
    /// Options and their values.
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// An edition with all options as they are by default.
    pub fn new(edition: impl Into<String>, seats: u8) -> Self {
        Setup { edition: edition.into(), seats, options: Vec::new() }
    }

    /// The set-up with one more option.
    #[must_use]
    pub fn with(mut self, key: impl Into<String>, value: impl Into<String>) -> Self {
        self.options.push((key.into(), value.into()));
        self
    }

    /// The value chosen for an option, if one was.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// The set-up as it is written down: checked against what a game offers, options in the order
    /// of the description, those that only repeat the default left out.
    pub fn settle(&self, editions: &[EditionSpec]) -> Result<Setup, SetupError> {
        let spec = editions.iter().find(|spec| spec.name == self.edition).ok_or_else(|| {
            let expected = list(editions.iter().map(|spec| spec.name));
            SetupError::Edition { given: self.edition.clone(), expected }
        })?;
        if !spec.seats.contains(&self.seats) {
            let (given, (min, max)) = (self.seats, spec.seats.clone().into_inner());
            return Err(if min == max {
                SetupError::SeatsExactly { given, needs: min }
            } else {
                SetupError::Seats { given, min, max }
            });
        }
        let mut settled = Setup::new(spec.name, self.seats);
        for (key, value) in &self.options {
            let option = spec.options.iter().find(|option| option.key == key).ok_or_else(|| {
                let expected = list(spec.options.iter().map(|option| option.key));
                SetupError::Option { given: key.clone(), expected }
            })?;
            if self.options.iter().filter(|(k, _)| k == key).count() > 1 {
                return Err(SetupError::Twice { option: key.clone() });
            }
            let words = option.values.words(self.seats);
            if !words.is_empty() && !words.contains(value) {
                let expected = list(words.iter().map(String::as_str));
                return Err(SetupError::value(option.key, value, &expected));
            }
        }
        for option in spec.options {
            if let Some(value) = self.get(option.key)
                && value != option.default
            {
                settled = settled.with(option.key, value);
            }
        }
        Ok(settled)
    }

    /// The set-up when everybody has moved on by one seat, as in a rematch: what names a player goes with
    /// that player, everything else stays.
    #[must_use]
    pub fn moved_on(&self, editions: &[EditionSpec]) -> Setup {
        let spec = editions.iter().find(|spec| spec.name == self.edition);
        let mut moved = Setup::new(self.edition.clone(), self.seats);
        for option in spec.map_or(&[][..], |spec| spec.options) {
            let chosen = self.get(option.key).unwrap_or(option.default);
            let value = match (&option.values, chosen.parse()) {
                (Values::Player, Ok(seat)) => Seat(seat).previous(self.seats).to_string(),
                _ => chosen.to_owned(),
            };
            if value != option.default {
                moved = moved.with(option.key, value);
            }
        }
        moved
    }

    /// Every edition with every number of seats and every combination of option values.
    pub fn every(editions: &[EditionSpec]) -> Vec<Setup> {
        let mut all = Vec::new();
        for spec in editions {
            for seats in spec.seats.clone() {
                let mut some = vec![Setup::new(spec.name, seats)];
                for option in spec.options {
                    some = some
                        .iter()
                        .flat_map(|setup| {
                            let values = option.examples(seats).into_iter();
                            values.map(|value| setup.clone().with(option.key, value))
                        })
                        .collect();
                }
                all.extend(some);
            }
        }
        all
    }
}

impl OptionSpec {
    fn examples(&self, seats: u8) -> Vec<String> {
        let mut values = vec![self.default.to_owned()];
        match self.values {
            Values::Text { examples, .. } => values.extend(examples(seats)),
            _ => values.extend(self.values.words(seats)),
        }
        let mut seen = Vec::new();
        values.retain(|value| {
            !seen.contains(value) && {
                seen.push(value.clone());
                true
            }
        });
        values
    }
}

impl Values {
    /// The words to choose from at a table of so many seats; none where it is a text.
    pub fn words(&self, seats: u8) -> Vec<String> {
        let numbers = |count: u8| (0..count).map(|seat| seat.to_string()).collect();
        match self {
            Values::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            Values::Seat { among } => numbers(seats.min(*among)),
            Values::Player => numbers(seats),
            Values::Text { .. } => Vec::new(),
        }
    }

    /// Whether the words are seats.
    pub fn are_seats(&self) -> bool {
        matches!(self, Values::Seat { .. } | Values::Player)
    }
}

/// Words as people list them.
fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.edition, self.seats)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let edition = word(&mut cursor, "an edition")?;
        cursor.space()?;
        let mut setup =
            Setup::new(edition, cursor.number("a number of seats", u8::MAX.into())? as u8);
        while !cursor.is_done() {
            cursor.space()?;
            let key = word(&mut cursor, "an option")?;
            if !cursor.take("=") {
                return Err(cursor.error("`=` and a value"));
            }
            setup = setup.with(key, word(&mut cursor, "a value")?);
        }
        Ok(setup)
    }
}

/// Reads what stands here up to a space or an equals sign.
fn word<'a>(cursor: &mut Cursor<'a>, expected: &str) -> Result<&'a str, ParseError> {
    let rest = cursor.rest();
    let word = rest.split([' ', '=']).next().unwrap_or_default();
    if word.is_empty() || word.chars().any(char::is_control) {
        return Err(cursor.error(expected));
    }
    cursor.take(word);
    Ok(word)
}

crate::serde_as_text!(Setup);

crate::rules! {
    /// A set-up that a game does not offer.
    pub enum SetupError {
        /// No such edition.
        "setup-edition" Edition {
            /// What was asked for.
            given: String,
            /// What there is.
            expected: String,
        } => "no edition {given:?}: expected one of {expected}",
        /// Too few or too many seats.
        "setup-seats" Seats {
            /// What was asked for.
            given: u8,
            /// The fewest seats that the edition is for.
            min: u8,
            /// The most seats that the edition is for.
            max: u8,
        } => "{given} seats do not fit: expected {min} to {max}",
        /// An edition for a number of players that cannot be chosen.
        "setup-seats-exactly" SeatsExactly {
            /// What was asked for.
            given: u8,
            /// What it needs.
            needs: u8,
        } => "{given} seats do not fit: expected {needs}",
        /// The edition has no such option.
        "setup-option" Option {
            /// What was asked for.
            given: String,
            /// What there is.
            expected: String,
        } => "no option {given:?} in this edition: expected one of {expected}",
        /// An option was given twice.
        "setup-twice" Twice {
            /// The key of the option.
            option: String,
        } => "option {option} is given twice",
        /// An option cannot be that.
        "setup-value" Value {
            /// The key of the option.
            option: &'static str,
            /// What was asked for.
            given: String,
            /// What it can be.
            expected: String,
        } => "option {option} cannot be {given:?}: expected {expected}",
        /// What an option is given cannot be read.
        "setup-value-at" ValueAt {
            /// The key of the option.
            option: &'static str,
            /// What was asked for.
            given: String,
            /// Where in that, counted from 1 as people count.
            at: usize,
            /// What should stand there.
            expected: String,
        } => "option {option} cannot be {given:?}: expected {expected} at {at}",
    }
}

impl SetupError {
    /// An option that cannot be `given`.
    pub fn value(option: &'static str, given: &str, expected: &str) -> Self {
        SetupError::Value { option, given: given.to_owned(), expected: expected.to_owned() }
    }

    /// An option that was `given` something that cannot be read.
    pub fn unreadable(option: &'static str, given: &str, error: ParseError) -> Self {
        let (given, at) = (given.to_owned(), error.at + 1);
        SetupError::ValueAt { option, given, at, expected: error.expected }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDITIONS: &[EditionSpec] = &[
        EditionSpec { name: "plain", seats: 1..=2, options: &[] },
        EditionSpec {
            name: "rich",
            seats: 2..=4,
            options: &[
                OptionSpec { key: "a", values: Values::OneOf(&["1", "2"]), default: "1" },
                OptionSpec { key: "b", values: Values::OneOf(&["on", "off"]), default: "on" },
            ],
        },
        EditionSpec {
            name: "seated",
            seats: 2..=3,
            options: &[
                OptionSpec { key: "first", values: Values::Seat { among: 2 }, default: "0" },
                OptionSpec { key: "host", values: Values::Player, default: "0" },
            ],
        },
    ];

    fn settle(text: &str) -> Result<String, String> {
        let setup: Setup = text.parse().map_err(|error: ParseError| error.to_string())?;
        let settled = setup.settle(EDITIONS).map_err(|error| error.to_string())?;
        Ok(settled.to_string())
    }

    #[test]
    fn a_settled_setup_has_one_spelling() {
        assert_eq!(settle("rich 3 b=off a=2").unwrap(), "rich 3 a=2 b=off");
        assert_eq!(settle("rich 3 b=on a=1").unwrap(), "rich 3");
    }

    #[test]
    fn a_setup_not_on_offer_says_what_was_expected() {
        let cases = [
            ("poor 2", "no edition \"poor\": expected one of plain, rich, seated"),
            ("plain 3", "3 seats do not fit: expected 1 to 2"),
            ("plain 2 a=1", "no option \"a\" in this edition: expected one of none"),
            ("rich 2 c=1", "no option \"c\" in this edition: expected one of a, b"),
            ("rich 2 a=7", "option a cannot be \"7\": expected 1, 2"),
            ("rich 2 a=1 a=2", "option a is given twice"),
            ("seated 3 first=2", "option first cannot be \"2\": expected 0, 1"),
            ("seated 2 host=2", "option host cannot be \"2\": expected 0, 1"),
            ("seated 3 host=02", "option host cannot be \"02\": expected 0, 1, 2"),
            ("rich", "column 5: expected a space, found the end"),
            ("rich x", "column 6: expected a number of seats, found \"x\""),
            ("rich 2 a", "column 9: expected `=` and a value, found the end"),
        ];
        for (text, error) in cases {
            assert_eq!(settle(text).unwrap_err(), error);
        }
    }

    #[test]
    fn every_setup_is_listed_and_good() {
        let every = Setup::every(EDITIONS);
        assert_eq!(every.len(), 2 + 3 * 2 * 2 + 2 * (2 + 3));
        assert!(every.iter().all(|setup| setup.settle(EDITIONS).is_ok()));
    }

    #[test]
    fn when_everybody_moves_on_a_player_stays_the_same_person() {
        let mut setup: Setup = "seated 3 first=1".parse().unwrap();
        for expected in [
            "seated 3 first=1 host=2",
            "seated 3 first=1 host=1",
            "seated 3 first=1",
            "seated 3 first=1 host=2",
        ] {
            setup = setup.moved_on(EDITIONS);
            assert_eq!(setup.to_string(), expected);
            assert_eq!(setup.settle(EDITIONS).unwrap(), setup);
        }
        let others = Setup::new("rich", 2).with("a", "2");
        assert_eq!(others.moved_on(EDITIONS), others);
    }
}
