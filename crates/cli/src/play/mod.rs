//! `qlub play`: a game at this terminal, with people passing the keyboard and bots.

pub(crate) mod legend;
mod log;
mod plain;
mod players;
mod save;
mod screen;
pub(crate) mod session;
pub(crate) mod typed;

use std::io::IsTerminal;

use game::{Seat, Setup};
use protocol::http::NewTable;
use protocol::state::ChairKind;
use protocol::{LuckChoice, Options};
use table::local::{FileError, Local, Older, Sitter};
use table::record::is_record;
use words::Words;

use crate::Outcome;
use crate::books;
use crate::entropy::Fresh;
use crate::fault;
use crate::language::{spoken, text};
use crate::learn::FirstMatch;
use crate::levels;
use crate::setup::Choice;
use players::{Player, programs, seated};
use session::{Session, Start};

pub(crate) use plain::read;
pub(crate) use screen::last_lines;
pub(crate) use session::marked;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// Who sits where: person, a bot by its level, or program, one per seat; seats left over are people
    #[arg(long, value_delimiter = ',')]
    players: Vec<Player>,
    /// The command of a program for an `program` seat (docs/programs.md); may be repeated
    #[arg(long = "program", alias = "engine", value_name = "COMMAND")]
    programs: Vec<String>,
    /// The names of the players, one per seat
    #[arg(long, value_delimiter = ',', value_parser = trimmed)]
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
}

fn trimmed(name: &str) -> Result<String, String> {
    Ok(name.trim().to_owned())
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Dice {
    Rolled,
    Typed,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let fresh = Fresh(args.seed);
    let table = match &args.resume {
        None => opened(args, fresh)?,
        Some(file) => resumed(args, file, fresh)?,
    };
    let players = players::at(&table, &args.players);
    let levels: Vec<_> = players.iter().filter_map(|player| player.level()).collect();
    if let Some(file) = &args.save
        && args.resume.as_ref() != Some(file)
        && std::path::Path::new(file).exists()
    {
        return Err(text!("save-exists", file = file.as_str()));
    }
    let programs = programs(&players, &args.programs)?;
    let books = books::prepare_judge(table.table().game(), &levels);
    let mut session = Session::new(Start {
        table,
        resumed: args.resume.is_some(),
        words: Words::new(spoken()),
        names: args.names.clone(),
        programs,
        books,
        fresh,
        save: args.save.clone(),
        phases: Vec::new(),
    })?;
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || !terminal || dumb { plain::run(&mut session) } else { screen::run(session) }
}

/// A first match after a lesson, against easy bots: each phase is explained once.
pub(crate) fn first(FirstMatch { game, setup, phases }: FirstMatch) -> Outcome {
    let fresh = Fresh(None);
    let (luck, options) = (LuckChoice::Fair, Options::default());
    let new = NewTable { game: game.clone(), setup: setup.to_string(), luck, options };
    let sitter = |seat: u8| match seat {
        0 => Sitter::Person(text!("seat-name", number = "1")),
        _ => Sitter::Bot(lessons::player::LEVEL.to_owned()),
    };
    let sitters: Vec<Sitter> = (0..setup.seats).map(sitter).collect();
    let table = Local::open(&new, &sitters, &fresh.moment());
    let table = table.map_err(|refused| {
        let protocol::Refusal { key, data, .. } = refused.into();
        Words::new(spoken()).refusal(&game, &key, &data, &|seat| seat.to_string())
    })?;
    let mut session = Session::new(Start {
        table,
        resumed: false,
        words: Words::new(spoken()),
        names: Vec::new(),
        programs: Vec::new(),
        books: books::prepare(&game, &[]),
        fresh,
        save: None,
        phases,
    })?;
    plain::run(&mut session)
}

/// A new table as it was asked for.
fn opened(args: &Args, fresh: Fresh) -> Result<Local, String> {
    let setup = args.choice.settle()?;
    let sitters = sitters(args, &setup)?;
    let luck = match (args.dice, args.seed) {
        (Some(Dice::Typed), _) => LuckChoice::Typed,
        (_, Some(seed)) => LuckChoice::Seeded { seed: seed.to_string() },
        (_, None) => LuckChoice::Fair,
    };
    let game = args.choice.game.clone();
    let new = NewTable { game, setup: setup.to_string(), luck, options: Options::default() };
    let table = Local::open(&new, &sitters, &fresh.moment());
    table.map_err(|refused| args.choice.says(refused))
}

/// The table of a file, with those who play now.
fn resumed(args: &Args, file: &str, fresh: Fresh) -> Result<Local, String> {
    let saved = std::fs::read_to_string(file).map_err(|error| fault::at(file, &error))?;
    let has_luck = is_record(&saved) && (args.dice.is_some() || args.seed.is_some());
    if args.choice.says_more() || has_luck {
        return Err(text!("resume-has-its-own"));
    }
    let named = |seat: Seat| Sitter::Person(player_name(args, seat));
    let older = Older { sitter: &named, typed: args.dice == Some(Dice::Typed) };
    let table = Local::open_file(&saved, &older, &fresh.moment());
    let mut table = table.map_err(|error| match error {
        FileError::Elsewhere => text!("resume-elsewhere", file = file),
        error => fault::named(file, fault::opened(&error, &saved)),
    })?;
    let state = table.table().state(0);
    if state.game != args.choice.game {
        let name = text!(format!("game-{}", state.game));
        return Err(text!("resume-other-game", file = file, game = name));
    }
    let sitters = sitters(args, table.table().game().setup())?;
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
            reseated.map_err(|refused| args.choice.says(refused))?;
        }
    }
    Ok(table)
}

/// Who was asked for, seat by seat; those not named are people. Programs sit as people do.
fn sitters(args: &Args, setup: &Setup) -> Result<Vec<Sitter>, String> {
    let players = seated(&args.players, setup.seats)?;
    for level in players.iter().filter_map(|player| player.level()) {
        levels::check(&args.choice.game, setup, level)?;
    }
    check_names(&args.names, players.len())?;
    let sitter = |(seat, player): (Seat, &Player)| match player.level() {
        Some(level) => Sitter::Bot(level.to_string()),
        None => Sitter::Person(player_name(args, seat)),
    };
    Ok((0..).map(Seat).zip(&players).map(sitter).collect())
}

fn player_name(args: &Args, seat: Seat) -> String {
    let named = args.names.get(seat.index()).cloned();
    named.unwrap_or_else(|| text!("seat-name", number = (seat.0 + 1).to_string()))
}

fn check_names(names: &[String], seats: usize) -> Outcome {
    if names.len() > seats {
        return Err(text!("too-many-names", given = names.len(), seats = seats));
    }
    for (index, name) in names.iter().enumerate() {
        if name.is_empty() || name.chars().any(char::is_control) {
            return Err(text!("name-unwritable", number = index + 1, name = name.as_str()));
        }
        if names[..index].contains(name) {
            return Err(text!("name-twice", name = name.as_str()));
        }
    }
    Ok(())
}
