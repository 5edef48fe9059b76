//! Which game, edition, seats and options: the arguments that several commands share. Capitals do not
//! matter.

use clap::Args;
use game::Setup;
use protocol::Refusal;
use serde_json::json;
use table::registry::{About, games, names};
use table::{TableRefusal, any_match};

use crate::language::{text, words};

/// A game and its set-up.
#[derive(Args, Clone)]
pub(crate) struct Choice {
    /// The game (see `qlub games`)
    #[arg(value_parser = game_name)]
    pub(crate) game: String,
    /// The edition; the first one listed if none is named
    #[arg(long)]
    edition: Option<String>,
    /// How many play; two, or what the edition needs
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the edition, as KEY=VALUE; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl Choice {
    /// Whether more than the game was named.
    pub(crate) fn says_more(&self) -> bool {
        self.edition.is_some() || self.seats.is_some() || !self.options.is_empty()
    }

    /// The set-up asked for, settled.
    pub(crate) fn settle(&self) -> Result<Setup, String> {
        let game = any_match::open(&self.game, &self.setup()?);
        Ok(game.map_err(|error| self.says(error.into()))?.setup().clone())
    }

    fn setup(&self) -> Result<Setup, String> {
        let about = about(&self.game)?;
        let first = about.editions.first().map_or("", |spec| spec.name);
        let edition = self.edition.as_deref().unwrap_or(first);
        let spec = about.editions.iter().find(|spec| spec.name.eq_ignore_ascii_case(edition));
        let edition = spec.map_or(edition, |spec| spec.name);
        let two = spec.map_or(2, |spec| 2.clamp(*spec.seats.start(), *spec.seats.end()));
        let mut setup = Setup::new(edition, self.seats.unwrap_or(two));
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| text!("option-form", option = option.as_str()))?;
            setup = setup.with(key, value);
        }
        Ok(setup)
    }

    /// Why there is no such match or table.
    pub(crate) fn says(&self, refused: TableRefusal) -> String {
        let Refusal { key, data, .. } = refused.into();
        words().refusal(&self.game, &key, &data, &|seat| seat.to_string())
    }
}

/// The name of a game as the program writes it, however it was typed.
pub(crate) fn game_name(typed: &str) -> Result<String, String> {
    Ok(known(typed).map_or(typed, |about| about.name).to_owned())
}

/// What there is to know about a game by its name.
pub(crate) fn about(name: &str) -> Result<About, String> {
    known(name).ok_or_else(|| no_such_game(name, &names()))
}

/// That there is no game of this name, but others.
pub(crate) fn no_such_game(given: &str, expected: &str) -> String {
    let rule = json!({ "given": given, "expected": expected });
    words().refusal("", "table-no-such-game", &rule, &|seat| seat.to_string())
}

fn known(name: &str) -> Option<About> {
    games().into_iter().find(|about| about.name.eq_ignore_ascii_case(name))
}
