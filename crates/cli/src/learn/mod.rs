//! `qlub learn`: the lessons of the house at this terminal, then a first match that explains itself.

mod lesson;
mod memory;

use game::Setup;
use lessons::shipped::{Shipped, all, find as find_shipped};
use lessons::{Lesson, Phase};
use table::registry::{About, games};

use crate::Outcome;
use crate::data::Data;
use crate::language::text;
use crate::out::sayln;
use crate::play;
use crate::setup::{about, game_name};

use memory::{Memory, Reached};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without one all lessons are listed
    #[arg(value_parser = game_name)]
    game: Option<String>,
    /// The edition; the first one listed if none is named
    #[arg(long)]
    edition: Option<String>,
    #[command(flatten)]
    data: Data,
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
    let mut memory = Memory::of(&args.data);
    let Some(game) = &args.game else {
        games().iter().for_each(|about| list(about, &memory));
        return Ok(());
    };
    let shipped = find(&about(game)?, args.edition.as_deref())?;
    let lesson = read(&shipped)?;
    let first = FirstMatch {
        game: lesson.game.clone(),
        setup: lesson.setup.clone(),
        phases: lesson.phases.clone(),
    };
    let reached = lesson::play(lesson, memory.step(&shipped))?;
    memory.note(&shipped, reached);
    let plays = reached == Reached::Done && lesson::is_match_wanted()?;
    if plays { play::first(first) } else { Ok(()) }
}

/// The lessons of a game, as they are asked for, and how far each was played.
fn list(about: &About, memory: &Memory) {
    let lessons = about.editions.iter().filter_map(|spec| find_shipped(about.name, spec.name));
    for lesson in lessons {
        let reached = match memory.reached(&lesson) {
            Some(Reached::Done) => text!("learn-finished"),
            Some(Reached::Step(step)) => text!("learn-begun", step = step + 1),
            None => String::new(),
        };
        let Shipped { game, edition, .. } = lesson;
        let name = text!(format!("game-{game}"));
        let edition_name = text!(format!("edition-{edition}"));
        let command = format!("qlub learn {game} --edition {edition}");
        sayln!("{command:<42} {name}, {edition_name}{reached}");
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
