//! Real dice: one question after the other, and answers as people give them.
//!
//! Who begins is a name or a number. A roll is its figures in the order that is asked for, `3 4 1 6 2 5`,
//! or the notation with letters in any order, `w3 w4 r1 y6 g2 b5`.

use game::{Seat, Viewer};
use protocol::Request;

use super::session::Session;
use crate::house;

/// What is typed in next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TypedChance {
    /// The player who begins.
    First,
    /// A roll.
    Dice {
        /// Whoever rolls.
        roller: Seat,
        /// The dice in play, in the order that people are asked for them.
        dice: Vec<Die>,
        /// How many faces each has.
        sides: u8,
    },
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Die {
    /// Its letter in the notation.
    pub(crate) letter: char,
    /// Its colour, as a word of the catalogue.
    pub(crate) colour: String,
}

/// Faces for an example.
const EXAMPLE: [u8; 6] = [3, 4, 1, 6, 2, 5];

impl Session {
    /// What chance is asked for now.
    pub(super) fn typed(&self) -> Option<TypedChance> {
        let game = self.game();
        house::typed(game.game(), &game.view(Viewer::Watcher))
    }

    /// Whoever plays alone begins.
    pub(super) fn begin_alone(&mut self) -> bool {
        let alone = self.game().setup().seats == 1 && self.typed() == Some(TypedChance::First);
        let begin = Request::TypeChance { chance: "first 0".to_owned() };
        alone && self.table.ask(&begin, &self.fresh.moment()).is_ok()
    }

    /// What is asked for, in short.
    pub(crate) fn chance_title(&self) -> String {
        match self.typed() {
            Some(TypedChance::First) => self.words.text("to-type-first"),
            Some(TypedChance::Dice { roller, .. }) => {
                let name = self.name(roller.0.into());
                self.words.say("to-type-roll", &[("seat", name.into())])
            }
            None => self.words.text("to-type"),
        }
    }

    /// The question, in a line.
    pub(crate) fn chance_question(&self) -> String {
        match self.typed() {
            Some(TypedChance::First) => {
                let players = [("players", self.numbered().join(", ").into())];
                self.words.say("typed-first", &players)
            }
            Some(TypedChance::Dice { dice, .. }) => {
                let colours: Vec<_> = dice.iter().map(|die| self.words.word(&die.colour)).collect();
                let example: Vec<_> = EXAMPLE.iter().map(ToString::to_string).collect();
                let example = example[..dice.len().min(EXAMPLE.len())].join(" ");
                let dice = colours.join(&self.words.text("list-separator"));
                self.words.say("typed-dice", &[("dice", dice.into()), ("example", example.into())])
            }
            None => self.words.text("prompt-chance"),
        }
    }

    /// The players, each with a number to type.
    fn numbered(&self) -> Vec<String> {
        let seats = 0..u64::from(self.game().setup().seats);
        seats.map(|seat| format!("{} {}", seat + 1, self.name(seat))).collect()
    }

    /// What somebody typed, as the notation writes it, or what is wrong with it.
    pub(super) fn chance_typed(&self, typed: &str) -> Result<String, String> {
        match self.typed() {
            Some(TypedChance::First) => self.first_typed(typed),
            Some(TypedChance::Dice { dice, sides, .. }) => self.dice_typed(typed, &dice, sides),
            None => Ok(typed.to_owned()),
        }
    }

    fn first_typed(&self, typed: &str) -> Result<String, String> {
        let wanted = typed.trim().to_lowercase();
        if wanted.starts_with("first ") {
            return Ok(wanted);
        }
        let seats = u64::from(self.game().setup().seats);
        let by_number = wanted.parse().ok().filter(|number| (1..=seats).contains(number));
        let by_name = || (0..seats).find(|seat| self.name(*seat).to_lowercase() == wanted);
        let seat = by_number.map(|number: u64| number - 1).or_else(by_name).ok_or_else(|| {
            let players = self.numbered().join(", ");
            self.words
                .say("typed-first-unknown", &[("given", typed.into()), ("players", players.into())])
        })?;
        Ok(format!("first {seat}"))
    }

    fn dice_typed(&self, typed: &str, dice: &[Die], sides: u8) -> Result<String, String> {
        let mut words: Vec<String> = typed
            .split([' ', ',', '\t'])
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let figures = |words: &[String]| words.iter().all(|word| is_figure(word));
        if words.len() == 1 && figures(&words) && words[0].len() == dice.len() {
            words = words[0].chars().map(String::from).collect();
        }
        for word in &words {
            let face = word.trim_start_matches(|letter: char| letter.is_alphabetic());
            let fits = face.parse().is_ok_and(|face: u8| (1..=sides).contains(&face));
            if is_figure(face) && !fits {
                let arguments = [("given", word.as_str().into()), ("sides", sides.into())];
                return Err(self.words.say("typed-face", &arguments));
            }
        }
        if !figures(&words) {
            return Ok(words.join(" "));
        }
        if words.len() != dice.len() {
            let arguments = [("given", words.len().into()), ("dice", dice.len().into())];
            return Err(self.words.say("typed-count", &arguments));
        }
        let shown = dice.iter().zip(&words).map(|(die, face)| format!("{}{face}", die.letter));
        Ok(shown.collect::<Vec<_>>().join(" "))
    }
}

fn is_figure(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit())
}
