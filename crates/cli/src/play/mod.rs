//! `qlub play`: a game at this terminal, with people passing the keyboard and bots.

mod log;
mod plain;
mod players;
mod save;
mod screen;
pub(crate) mod session;

use std::io::IsTerminal;

use game::Seat;
use protocol::http::NewTable;
use protocol::state::ChairKind;
use protocol::{LuckChoice, Options};
use table::local::{FileError, Local, Older, Sitter};
use table::record::is_record;
use words::Words;

use crate::Outcome;
use crate::books;
use crate::entropy::Fresh;
use crate::language::LanguageArgs;
use crate::setup::Choice;
use players::{Player, programs, seated};
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
    /// Who sits where: person, a bot (easy, medium, hard, expert, greedy, random) or program, one a
    /// seat; seats left over are people
    #[arg(long, value_delimiter = ',')]
    players: Vec<Player>,
    /// The command of a program for an `program` seat (docs/programs.md); may be repeated
    #[arg(long = "program", alias = "engine", value_name = "COMMAND")]
    programs: Vec<String>,
    /// The names of the players, one a seat
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Where chance comes from: rolled here (the default), or typed in as real dice show it
    #[arg(long, value_enum)]
    dice: Option<Dice>,
    /// Roll from a seed instead of the operating system's chance
    #[arg(long)]
    seed: Option<u64>,
    /// Keep the game in this file, as a record; it must not exist yet, unless it is the one that is
    /// resumed
    #[arg(long)]
    save: Option<String>,
    /// Go on with the game of a file, by those who played; --players and --names change who does
    #[arg(long)]
    resume: Option<String>,
    /// Line by line, without colours or cursor movements
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    spoken: LanguageArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Dice {
    Rolled,
    Typed,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let words = Words::new(args.spoken.language());
    let fresh = Fresh(args.seed);
    let table = match &args.resume {
        None => opened(args, fresh, &words)?,
        Some(file) => resumed(args, file, fresh, &words)?,
    };
    let players = players::at(&table, &args.players);
    let levels: Vec<_> = players.iter().filter_map(|player| player.level()).collect();
    let books = books::prepare(table.table().game().game(), &levels);
    if let Some(file) = &args.save
        && args.resume.as_ref() != Some(file)
        && std::path::Path::new(file).exists()
    {
        return Err(words.say("save-exists", &[("file", file.as_str().into())]));
    }
    let programs = programs(&players, &args.programs, &words)?;
    let mut session = Session::new(Start {
        table,
        resumed: args.resume.is_some(),
        words,
        names: args.names.clone(),
        programs,
        books,
        fresh,
        save: args.save.clone(),
    })?;
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || !terminal || dumb { plain::run(&mut session) } else { screen::run(session) }
}

/// A new table as it was asked for.
fn opened(args: &Args, fresh: Fresh, words: &Words) -> Result<Local, String> {
    let setup = args.choice.settle(words)?;
    let sitters = sitters(args, setup.seats, words)?;
    let luck = match (args.dice, args.seed) {
        (Some(Dice::Typed), _) => LuckChoice::Typed,
        (_, Some(seed)) => LuckChoice::Seeded { seed: seed.to_string() },
        (_, None) => LuckChoice::Fair,
    };
    let game = args.choice.game.clone();
    let new = NewTable { game, setup: setup.to_string(), luck, options: Options::default() };
    let table = Local::open(&new, &sitters, &fresh.moment());
    table.map_err(|refused| args.choice.says(refused, words))
}

/// The table of a file, with those who play now.
fn resumed(args: &Args, file: &str, fresh: Fresh, words: &Words) -> Result<Local, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let has_luck = is_record(&text) && (args.dice.is_some() || args.seed.is_some());
    if args.choice.says_more() || has_luck {
        return Err(words.text("resume-has-its-own"));
    }
    let named = |seat: Seat| Sitter::Person(player_name(args, seat, words));
    let older = Older { sitter: &named, typed: args.dice == Some(Dice::Typed) };
    let table = Local::open_file(&text, &older, &fresh.moment());
    let mut table = table.map_err(|error| match error {
        FileError::Elsewhere => words.say("resume-elsewhere", &[("file", file.into())]),
        FileError::Table(refused) => args.choice.says(refused, words),
        error => format!("{file}: {error}"),
    })?;
    let state = table.table().state(0);
    if state.game != args.choice.game {
        let name = words.text(&format!("game-{}", state.game));
        let arguments = [("file", file.into()), ("game", name.into())];
        return Err(words.say("resume-other-game", &arguments));
    }
    let seats = u8::try_from(state.seats.len()).unwrap_or(u8::MAX);
    let sitters = sitters(args, seats, words)?;
    if table.table().is_finished() {
        return Ok(table);
    }
    for (seat, (sitter, chair)) in (0..).map(Seat).zip(sitters.into_iter().zip(state.seats)) {
        let same = match &sitter {
            Sitter::Bot(level) => chair.level.as_ref() == Some(level),
            // Without a word about it, people and bots stay who they are.
            Sitter::Person(_) if chair.kind == ChairKind::Bot => args.players.is_empty(),
            Sitter::Person(_) => args.names.get(seat.index()).is_none_or(|n| *n == chair.name),
        };
        if !same {
            let reseated = table.reseat(seat, sitter, &fresh.moment());
            reseated.map_err(|refused| args.choice.says(refused, words))?;
        }
    }
    Ok(table)
}

/// Who was asked for, seat by seat; those not named are people. Programs sit as people do.
fn sitters(args: &Args, seats: u8, words: &Words) -> Result<Vec<Sitter>, String> {
    let players = seated(&args.players, seats, words)?;
    check_names(&args.names, players.len(), words)?;
    let sitter = |(seat, player): (Seat, &Player)| match player.level() {
        Some(level) => Sitter::Bot(level.to_string()),
        None => Sitter::Person(player_name(args, seat, words)),
    };
    Ok((0..).map(Seat).zip(&players).map(sitter).collect())
}

fn player_name(args: &Args, seat: Seat, words: &Words) -> String {
    let named = args.names.get(seat.index()).cloned();
    let number = (seat.0 + 1).to_string();
    named.unwrap_or_else(|| words.say("seat-name", &[("number", number.into())]))
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
