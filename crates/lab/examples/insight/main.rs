//! Whether looking back at matches can be trusted: what does not add up, drift, mean luck, calibration.
//!
//! `cargo run --release -p qlub-lab --example insight -- qwixx classic 2 hard,hard --matches 500`
//!
//! `--only luck` and `--only values` leave out all else, and are quick enough for thousands of matches:
//! `cargo run --release -p qlub-lab --example insight -- qwirkle standard 2 hard --matches 4000 --only values`
//!
//! `--only marks` tells how somebody's decisions are marked, who looks ten times as hard as `expert`:
//! `cargo run --release -p qlub-lab --example insight -- qwirkle standard 2 expert --only marks --depth thorough`
//!
//! With `--planted 2000` each match has one blunder that is made on purpose, of 8 % of a win or more by as many
//! play-outs, and the question is how often it is found first:
//! `cargo run --release -p qlub-lab --example insight -- qwixx classic 2 hard --matches 1000 --planted 2000`
//!
//! `--exact` plants blunders by exact values instead, where a game knows them (`measured.rs`).
//!
//! With `--sound` the players of these matches put right what they would throw away by exact values, so that no other blunder
//! is known to be there:
//! `cargo run --release -p qlub-lab --example insight -- quixo two 2 hard --option side=4 --exact --sound`
//!
//! `--only hints` tells how long hints take, as a table asks for them.
//!
//! Parts of a measurement, with `--first` and `--sums`, may run side by side and are added up:
//! `for part in 0 1000; do insight qwixx classic 2 hard --matches 1000 --first $part --only luck --sums > $part.json &
//! done; wait; insight merge *.json`
#![expect(clippy::print_stdout, reason = "a program prints")]

mod calibration;
mod findings;
mod glance;
mod hints;
mod marks;
mod matches;
mod measured;
mod merge;
mod planted;
mod playouts;
mod quixo_exact;
mod sound;
mod sum;
mod tally;

use std::path::PathBuf;

use bots::{Depth, Level};
use clap::{Parser, Subcommand, ValueEnum};
use game::Setup;

use measured::Measured;
use tally::Tally;

/// Looks back at matches between bots.
#[derive(clap::Args)]
struct Args {
    /// qwixx, qwixx-cards, quixo or qwirkle
    game: String,
    /// The edition
    edition: String,
    /// How many play
    seats: u8,
    /// Who plays, one level a seat or fewer in turn
    #[arg(value_delimiter = ',')]
    bots: Vec<Level>,
    /// How many matches
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// The number of the first match
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How hard to look
    #[arg(long, default_value = "quick")]
    depth: LookDepth,
    /// Nothing but this
    #[arg(long)]
    only: Option<Part>,
    /// A picture of chances and what came of them
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Plant a blunder into every match, by so many play-outs
    #[arg(long, value_name = "PLAYOUTS")]
    planted: Option<u32>,
    /// Ask another judge about the heaviest marks, by so many play-outs
    #[arg(long, value_name = "PLAYOUTS")]
    asked: Option<u32>,
    /// Plant a blunder into every match that allows one by exact values
    #[arg(long)]
    exact: bool,
    /// Who plays on after a planted blunder, if not the first of the bots
    #[arg(long)]
    then: Option<Level>,
    /// Let players put right what they would throw away by exact values
    #[arg(long)]
    sound: bool,
    /// An option of the table
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print one line of sums, for `merge`
    #[arg(long)]
    sums: bool,
    /// Only among so many of the last decisions
    #[arg(long, default_value_t = usize::MAX)]
    last: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LookDepth {
    Quick,
    Deep,
    Thorough,
}

impl LookDepth {
    fn depth(self) -> Depth {
        match self {
            LookDepth::Quick => Depth::Quick,
            LookDepth::Deep => Depth::Deep,
            LookDepth::Thorough => Depth::Thorough,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// What chance brought to every seat, and how much less results spread without it
    Luck,
    /// How decisions are marked
    Marks,
    /// The chances at one table a match
    Values,
    /// How long hints take
    Hints,
}

#[derive(Parser)]
#[command(subcommand_negates_reqs = true, args_conflicts_with_subcommands = true)]
struct Program {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    args: Option<Args>,
}

#[derive(Subcommand)]
enum Task {
    /// Adds up what `--sums` wrote
    Merge {
        /// The files; lines that are no sums are left out
        files: Vec<PathBuf>,
        /// A line for every set-up
        #[arg(long)]
        brief: bool,
        /// A picture of chances and what came of them, by the last of the set-ups
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

fn main() -> Result<(), String> {
    let program = Program::parse();
    if let Some(Task::Merge { files, brief, svg }) = &program.task {
        return merge::merge(files, *brief, svg.as_deref());
    }
    let Some(args) = program.args else { return Err("which game?".to_owned()) };
    match args.game.as_str() {
        "qwixx" => look::<qwixx::Dice>(&args),
        "qwixx-cards" => look::<qwixx::Cards>(&args),
        "quixo" => look::<quixo::Quixo>(&args),
        "qwirkle" => look::<qwirkle::Qwirkle>(&args),
        other => Err(format!("no game {other}")),
    }
}

fn look<G: Measured>(args: &Args) -> Result<(), String> {
    let options: String = args.options.iter().map(|option| format!(" {option}")).collect();
    let setup = format!("{} {}{options}", args.edition, args.seats).parse::<Setup>();
    let setup = setup.map_err(|error| error.to_string())?;
    let mut tally = Tally::new(args);
    for number in args.first..args.first + args.matches {
        let mut bots = sound::bots::<G>(args, number);
        let played = matches::play::<G>(&setup, &mut bots, number)?;
        tally.add(&played, number, args)?;
    }
    if args.sums {
        return merge::write(args, tally);
    }
    tally.print();
    if let (Some(file), Some(calibration)) = (&args.svg, tally.calibration()) {
        let title = format!("{} {} {}", args.game, args.edition, args.seats);
        std::fs::write(file, calibration.svg(&title)).map_err(|error| error.to_string())?;
    }
    Ok(())
}
