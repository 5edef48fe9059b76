//! Which game, edition, seats and options: the arguments that several commands share.

use clap::Args;
use game::Setup;
use protocol::Refusal;
use table::registry::{About, games};
use table::{AnyMatch, OpenError, TableRefusal, any_match};
use words::Words;

/// A game and its set-up.
#[derive(Args, Clone)]
pub(crate) struct Choice {
    /// The game (see `qlub games`)
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

    /// The game asked for, before its first step; what is wrong with it is said in the language of the words.
    pub(crate) fn open(&self, words: &Words) -> Result<Box<dyn AnyMatch>, String> {
        let setup = self.setup(words)?;
        any_match::open(&self.game, &setup).map_err(|error| self.says(error.into(), words))
    }

    /// The set-up asked for, settled.
    pub(crate) fn settle(&self, words: &Words) -> Result<Setup, String> {
        Ok(self.open(words)?.setup().clone())
    }

    fn setup(&self, words: &Words) -> Result<Setup, String> {
        let about = about(&self.game).map_err(|error| self.says(error.into(), words))?;
        let first = about.editions.first().map_or("", |spec| spec.name);
        let edition = self.edition.as_deref().unwrap_or(first);
        let spec = about.editions.iter().find(|spec| spec.name == edition);
        let two = spec.map_or(2, |spec| 2.clamp(*spec.seats.start(), *spec.seats.end()));
        let mut setup = Setup::new(edition, self.seats.unwrap_or(two));
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| words.say("option-form", &[("option", option.as_str().into())]))?;
            setup = setup.with(key, value);
        }
        Ok(setup)
    }

    /// Why there is no such match or table.
    pub(crate) fn says(&self, refused: TableRefusal, words: &Words) -> String {
        let Refusal { key, data, .. } = refused.into();
        words.refusal(&self.game, &key, &data, &|seat| seat.to_string())
    }
}

/// What there is to know about a game by its name.
fn about(name: &str) -> Result<About, OpenError> {
    let unknown = || OpenError::Game { given: name.to_owned() };
    games().into_iter().find(|about| about.name == name).ok_or_else(unknown)
}
