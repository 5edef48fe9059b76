//! What clients build their forms from.

use bots::Level;
use game::setup::Values;
use game::{EditionSpec, OptionSpec, Setup};
use protocol::Options;
use protocol::http::{Catalogue, EditionAbout, GameAbout, OptionAbout};

use crate::registry::{About, games, offers, suits};

/// Everything there is to play, and what can be chosen.
pub fn catalogue() -> Catalogue {
    Catalogue {
        protocol: vec![protocol::VERSION],
        games: games().iter().map(game).collect(),
        options: Options::default(),
    }
}

fn game(about: &About) -> GameAbout {
    let luck: &[&str] =
        if about.open_chance { &["fair", "typed", "seeded"] } else { &["fair", "seeded"] };
    let levels = Level::ALL.into_iter().filter(|level| offers(about.name, *level));
    GameAbout {
        name: about.name.to_owned(),
        rules: about.rules,
        editions: about.editions.iter().map(|spec| edition(about, spec)).collect(),
        luck: luck.iter().map(ToString::to_string).collect(),
        bots: levels.map(|level| level.to_string()).collect(),
        draws: about.draws,
    }
}

fn edition(about: &About, spec: &EditionSpec) -> EditionAbout {
    let setup = Setup::new(spec.name, *spec.seats.end());
    let levels = Level::ALL.into_iter().filter(|level| suits(about.name, &setup, *level));
    EditionAbout {
        name: spec.name.to_owned(),
        fewest: *spec.seats.start(),
        most: *spec.seats.end(),
        options: spec.options.iter().map(|one| option(one, *spec.seats.end())).collect(),
        bots: levels.map(|level| level.to_string()).collect(),
    }
}

fn option(spec: &OptionSpec, most: u8) -> OptionAbout {
    let form = match &spec.values {
        Values::Text { form, .. } => Some((*form).to_owned()),
        _ => None,
    };
    OptionAbout {
        key: spec.key.to_owned(),
        default: spec.default.to_owned(),
        values: spec.values.words(most),
        seats: spec.values.are_seats(),
        form,
    }
}
