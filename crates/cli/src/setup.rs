//! Which game, edition, seats and options: the arguments that several commands share.

use clap::Args;
use game::Setup;
use table::registry::{About, games, names};

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

    /// The game and the set-up asked for, settled.
    pub(crate) fn settle(&self) -> Result<Setup, String> {
        let about = about(&self.game)?;
        let first = about.editions.first().map_or("", |spec| spec.name);
        let edition = self.edition.as_deref().unwrap_or(first);
        let spec = about.editions.iter().find(|spec| spec.name == edition);
        let two = spec.map_or(2, |spec| 2.clamp(*spec.seats.start(), *spec.seats.end()));
        let mut setup = Setup::new(edition, self.seats.unwrap_or(two));
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| format!("option {option:?}: expected KEY=VALUE"))?;
            setup = setup.with(key, value);
        }
        setup.settle(about.editions).map_err(|error| error.to_string())
    }
}

/// What there is to know about a game by its name.
fn about(name: &str) -> Result<About, String> {
    games()
        .into_iter()
        .find(|about| about.name == name)
        .ok_or_else(|| format!("no game {name:?}: expected one of {}", names()))
}
