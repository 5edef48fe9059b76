//! `qlub play`: a game at this terminal, with people passing the keyboard and bots.

mod plain;
mod players;
mod save;
mod screen;
pub(crate) mod session;

use std::io::IsTerminal;

use table::erased;
use words::Words;

use crate::Outcome;
use crate::books;
use crate::entropy::luck;
use crate::language::Spoken;
use crate::setup::Choice;
use players::{Player, engines, seated};
use session::{Session, Start};

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub play qwixx                                   two people, one keyboard
  qlub play qwixx --edition longo --seats 3 --players person,greedy,random
  qlub play quixo --option side=3                   a quick game for children
  qlub play qwirkle --names Anna,Bob --save us.game hidden hands behind a curtain
  qlub play qwixx --dice typed                      real dice, the terminal keeps the sheets
  qlub play qwirkle --resume us.game --save us.game go on where you stopped
  qlub play qwixx --plain                           line by line, for screen readers and pipes")]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Who sits where: person, a bot (gentle, steady, strong, best, greedy, random) or engine, one a
    /// seat; seats left over are people
    #[arg(long, value_delimiter = ',')]
    players: Vec<Player>,
    /// The command of a program for an `engine` seat (docs/engine.md); may be repeated
    #[arg(long = "engine", value_name = "COMMAND")]
    engines: Vec<String>,
    /// The names of the players, one a seat
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Where chance comes from: rolled here, or typed in as real dice show it
    #[arg(long, value_enum, default_value_t = Dice::Rolled)]
    dice: Dice,
    /// Roll from a seed instead of the operating system's chance
    #[arg(long)]
    seed: Option<u64>,
    /// Write the transcript to this file after every step; it must not exist yet, unless it is the
    /// one that is resumed
    #[arg(long)]
    save: Option<String>,
    /// Go on with the game of a transcript; say again who plays (--players, --names)
    #[arg(long)]
    resume: Option<String>,
    /// Line by line, without colours or cursor movements
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    spoken: Spoken,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Dice {
    Rolled,
    Typed,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let words = Words::new(args.spoken.language());
    let game = open(args, &words)?;
    let players = seated(&args.players, game.setup().seats, &words)?;
    players::check(game.game(), &players, &words)?;
    let levels: Vec<_> = players.iter().filter_map(|player| player.level()).collect();
    books::prepare(game.game(), &levels);
    check_names(&args.names, players.len(), &words)?;
    if let Some(file) = &args.save
        && args.resume.as_ref() != Some(file)
        && std::path::Path::new(file).exists()
    {
        return Err(words.say("save-exists", &[("file", file.as_str().into())]));
    }
    let typed = args.dice == Dice::Typed;
    if typed && !game.chance_is_public() {
        return Err(words.text("hidden-chance"));
    }
    let engines = engines(&players, &args.engines, &words)?;
    let mut session = Session::new(Start {
        game,
        players,
        engines,
        words,
        names: args.names.clone(),
        luck: luck(args.seed),
        typed,
        save: args.save.clone(),
    })?;
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || !terminal || dumb { plain::run(&mut session) } else { screen::run(session) }
}

fn open(args: &Args, words: &Words) -> Result<Box<dyn erased::AnyMatch>, String> {
    match &args.resume {
        None => args.choice.open(words),
        Some(_) if args.choice.says_more() => Err(words.text("resume-has-its-own")),
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            let game = erased::read(&text).map_err(|error| format!("{file}: {error}"))?;
            if game.game() != args.choice.game {
                let name = words.text(&format!("game-{}", game.game()));
                let arguments = [("file", file.as_str().into()), ("game", name.into())];
                return Err(words.say("resume-other-game", &arguments));
            }
            Ok(game)
        }
    }
}

fn check_names(names: &[String], seats: usize, words: &Words) -> Outcome {
    if names.len() > seats {
        let arguments = [("given", names.len().into()), ("seats", seats.into())];
        return Err(words.say("too-many-names", &arguments));
    }
    for (index, name) in names.iter().enumerate() {
        if name.trim().is_empty() || name.chars().any(char::is_control) {
            let arguments = [("number", (index + 1).into()), ("name", name.as_str().into())];
            return Err(words.say("name-unwritable", &arguments));
        }
        if names[..index].contains(name) {
            return Err(words.say("name-twice", &[("name", name.as_str().into())]));
        }
    }
    Ok(())
}
