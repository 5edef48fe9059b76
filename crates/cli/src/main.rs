//! The `qlub` program: play, replay, simulate and measure the games of the house.

mod arena;
mod bench;
mod books;
mod data;
mod drawing;
mod entropy;
mod games;
mod house;
mod keep;
mod language;
mod load;
mod out;
mod play;
mod program;
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

use clap::{CommandFactory, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "qlub", version, about, arg_required_else_help = true)]
#[command(about = "A table for Qwixx, Quixo and Qwirkle")]
#[command(after_help = "Examples:
  qlub games                                   what there is to play
  qlub play qwixx                              classic Qwixx for two, passing the keyboard
  qlub play qwixx --edition longo --seats 3 --players person,greedy,random
  qlub play qwixx --dice typed --save our.game with the real dice on your real table
  qlub serve                                   tables for phones and computers nearby
  qlub replay our.game                         what happened, step by step
  qlub rules qwixx --lang fr                   the rules, in French
  qlub sheet longo --pdf -o longo.pdf          four score sheets on a page
  qlub simulate qwixx --games 10000 --bots greedy,random
  qlub arena qwixx --bots hard,medium          who is stronger, and how surely")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their editions, seats and options
    Games(games::Args),
    /// Play at this terminal, passing the keyboard round
    Play(play::Args),
    /// Serve tables to phones and computers
    Serve(serve::Args),
    /// Compute every die and draw of a record anew
    Verify(verify::Args),
    /// Copy the database of a server, also while it runs
    Backup(keep::BackupArgs),
    /// Put a copy of the database back
    Restore(keep::RestoreArgs),
    /// Write finished matches to files, or read them back
    Records(keep::RecordsArgs),
    /// Tell a game again from its transcript
    Replay(replay::Args),
    /// Read the rules of a game, or of one refusal
    Rules(rules::Args),
    /// Print score sheets for a table whose pad ran out
    Sheet(sheet::Args),
    /// Let bots play many games and say how they went
    Simulate(simulate::Args),
    /// Let bots and other programs meet, and say who is stronger
    Arena(arena::Args),
    /// Play for a seat over standard input and output, by the program protocol
    #[command(alias = "engine")]
    Program(program::Args),
    /// Ask what is known of positions of Quixo
    Quixo(quixo::Args),
    /// Solve a game, or a part of it, exactly
    Solve(solve::Args),
    /// Make the books that players look things up in
    Books(books::Args),
    /// Measure how fast the rules are
    Bench(bench::Args),
    /// Ask a server for a lot and measure how it does
    Load(load::Args),
    /// Print completions for a shell: bash, elvish, fish, powershell or zsh
    Completions(shell::Args),
    /// Print a manual page
    Man(shell::ManArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Backup(args) => keep::backup(&args),
        Command::Restore(args) => keep::restore(&args),
        Command::Records(args) => keep::records(&args),
        Command::Replay(args) => replay::run(&args),
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
        Command::Completions(args) => shell::completions(&args, Cli::command()),
        Command::Man(args) => shell::manual(&args, Cli::command()),
    };
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
