//! The `qlub` program: play, replay, simulate and measure the games of the house.

mod alone;
mod analyse;
mod arena;
mod bench;
mod books;
mod data;
mod drawing;
mod entropy;
mod fault;
mod games;
mod help;
mod house;
mod keep;
mod language;
mod learn;
mod levels;
mod load;
mod out;
mod play;
mod program;
mod progress;
mod quixo;
mod replay;
mod rules;
mod serve;
mod setup;
mod sheet;
mod shell;
mod simulate;
mod solve;
mod verify;
mod whole;

use std::process::ExitCode;

use clap::{FromArgMatches as _, Parser, Subcommand};
use words::Language;

/// What the program takes. What all of it is for is said in the catalogue, in every language (see
/// [`help`]).
#[derive(Parser)]
#[command(name = "qlub", version, disable_help_subcommand = true)]
struct Cli {
    /// The language, which is known before all of this is read (see [`language`])
    #[arg(id = "lang", long = "lang", global = true, value_parser = language::read)]
    _lang: Option<Language>,
    /// Without one a table is opened, and the browser
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Serve(serve::Args),
    Verify(verify::Args),
    Backup(keep::BackupArgs),
    Restore(keep::RestoreArgs),
    Records(keep::RecordsArgs),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Learn(learn::Args),
    Rules(rules::Args),
    Sheet(sheet::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    #[command(alias = "engine")]
    Program(program::Args),
    Quixo(quixo::Args),
    Solve(solve::Args),
    Books(books::Args),
    Bench(bench::Args),
    Load(load::Args),
    Completions(shell::Args),
    Man(shell::ManArgs),
    Help(help::Args),
}

fn main() -> ExitCode {
    let read = help::command(language::words()).try_get_matches();
    let cli = match read.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return help::refused(&error),
    };
    let Some(command) = cli.command else { return ended(alone::run()) };
    ended(match command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Backup(args) => keep::backup(&args),
        Command::Restore(args) => keep::restore(&args),
        Command::Records(args) => keep::records(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Sheet(args) => sheet::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Program(args) => program::run(&args),
        Command::Quixo(args) => quixo::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Books(args) => books::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Completions(args) => shell::completions(&args),
        Command::Man(args) => shell::manual(&args),
        Command::Help(args) => help::run(&args),
    })
}

fn ended(result: Outcome) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("qlub: {}", printable(&message));
            ExitCode::from(2)
        }
    }
}

/// A message that repeats what was typed, without what a terminal would obey.
fn printable(message: &str) -> String {
    let escaped = |letter: char| {
        if letter.is_control() && letter != '\n' {
            letter.escape_debug().to_string()
        } else {
            letter.to_string()
        }
    };
    message.chars().map(escaped).collect()
}

/// What a command comes to: nothing more to say, or one line that says what was expected and where.
type Outcome = Result<(), String>;
