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
#![expect(clippy::print_stdout, reason = "a program prints")]

mod calibration;
mod found;
mod glance;
mod marks;
mod matches;
mod planted;
mod playouts;
mod sum;

use std::path::PathBuf;
use std::time::Instant;

use bots::{Appraised, Books, Depth, Level, Stop};
use clap::{Parser, ValueEnum};
use game::Setup;
use insight::{Match, review};

use found::Found;
use glance::Glance;
use marks::Marks;

/// Looks back at matches between bots.
#[derive(Parser)]
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
    /// Only among so many of the last decisions
    #[arg(long, default_value_t = usize::MAX)]
    last: usize,
}

#[derive(Clone, Copy, ValueEnum)]
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

#[derive(Clone, Copy, ValueEnum)]
enum Part {
    /// What chance brought to every seat, and how much less results spread without it
    Luck,
    /// How decisions are marked
    Marks,
    /// The chances at one table a match
    Values,
}

fn main() -> Result<(), String> {
    let args = Args::parse();
    match args.game.as_str() {
        "qwixx" => look::<qwixx::Dice>(&args),
        "qwixx-cards" => look::<qwixx::Cards>(&args),
        "quixo" => look::<quixo::Quixo>(&args),
        "qwirkle" => look::<qwirkle::Qwirkle>(&args),
        other => Err(format!("no game {other}")),
    }
}

fn look<G: Appraised>(args: &Args) -> Result<(), String> {
    let setup = Setup::new(&args.edition, args.seats);
    let options = G::options(&setup).map_err(|error| error.to_string())?;
    let depth = args.depth.depth();
    if let Some(playouts) = args.planted {
        return planted::look::<G>(args, playouts);
    }
    let mut found = Found::default();
    let mut glance = args.only.map(|part| match part {
        Part::Luck => Glance::Luck(Vec::new()),
        Part::Marks => Glance::Marks(Marks::new(args.asked)),
        Part::Values => Glance::Values(Box::default()),
    });
    for number in args.first..args.first + args.matches {
        let played = matches::play::<G>(&setup, &args.bots, number)?;
        let appraiser = G::appraiser(&options, depth, &Books::default(), &Stop::never());
        let mut appraiser = appraiser.map_err(|error| format!("{error:?}"))?;
        if let Some(glance) = &mut glance {
            glance.add(&played, args.seats, number, &mut *appraiser)?;
            continue;
        }
        let whole = Match::of(&played, G::OPEN).ok_or("no first step")?;
        let begun = Instant::now();
        let found_here = review(&whole, &mut *appraiser, &mut |_| {});
        found.took += begun.elapsed();
        found.add(&found_here.map_err(|error| format!("{error:?}"))?, number);
    }
    match &glance {
        Some(glance) => glance.print(),
        None => found.print(),
    }
    let calibration = match &glance {
        Some(Glance::Values(calibration)) => Some(&**calibration),
        Some(_) => None,
        None => Some(&found.calibration),
    };
    if let (Some(file), Some(calibration)) = (&args.svg, calibration) {
        let title = format!("{} {} {}", args.game, args.edition, args.seats);
        std::fs::write(file, calibration.svg(&title)).map_err(|error| error.to_string())?;
    }
    Ok(())
}
