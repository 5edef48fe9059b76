//! `qlub learn`: the lessons of the house at this terminal, then a first match that explains itself.

mod lesson;

use game::Setup;
use lessons::shipped::{Shipped, all, find as find_shipped};
use lessons::{Lesson, Phase};
use table::registry::{About, games};

use crate::Outcome;
use crate::language::text;
use crate::out::sayln;
use crate::play;
use crate::setup::{about, game_name};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without one all lessons are listed
    #[arg(value_parser = game_name)]
    game: Option<String>,
    /// The edition; the first one listed if none is named
    #[arg(long)]
    edition: Option<String>,
}

/// What a lesson hands on to the match after it.
pub(crate) struct FirstMatch {
    /// The name of the game.
    pub(crate) game: String,
    /// What is played.
    pub(crate) setup: Setup,
    /// What is explained once, when it comes.
    pub(crate) phases: Vec<Phase>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let Some(game) = &args.game else {
        games().iter().for_each(list);
        return Ok(());
    };
    let about = about(game)?;
    let lesson = read(&find(&about, args.edition.as_deref())?)?;
    let first = FirstMatch {
        game: lesson.game.clone(),
        setup: lesson.setup.clone(),
        phases: lesson.phases.clone(),
    };
    if lesson::play(lesson)? { play::first(first) } else { Ok(()) }
}

/// The lessons of a game, as they are asked for.
fn list(about: &About) {
    let lessons = about.editions.iter().filter_map(|spec| find_shipped(about.name, spec.name));
    for Shipped { game, edition, .. } in lessons {
        let name = text!(format!("game-{game}"));
        let edition_name = text!(format!("edition-{edition}"));
        let command = format!("qlub learn {game} --edition {edition}");
        sayln!("{command:<42} {name}, {edition_name}");
    }
}

/// The lesson of an edition, or of the first one listed that has one.
fn find(about: &About, edition: Option<&str>) -> Result<Shipped, String> {
    let own = || all().filter(|one| one.game == about.name);
    let found = match edition {
        Some(edition) => own().find(|one| one.edition.eq_ignore_ascii_case(edition)),
        None => about.editions.iter().find_map(|spec| own().find(|one| one.edition == spec.name)),
    };
    found.ok_or_else(|| {
        let known: Vec<String> = own().map(|one| one.edition.to_owned()).collect();
        text!("learn-none", game = text!(format!("game-{}", about.name)), known = known.join(", "))
    })
}

fn read(shipped: &Shipped) -> Result<Lesson, String> {
    // Lessons that come with the program are read by its tests.
    shipped.text.parse().map_err(|error: lessons::LessonError| error.to_string())
}
