//! What came of positions of games of `hard` with itself, by what a search says of them: the ground for chances in
//! Quixo (`crates/bots/src/quixo/appraiser/chances.rs`).
//!
//! `cargo run --release -p qlub-lab --example quixo_chances -- two 2 --matches 3000`
#![expect(clippy::print_stdout, reason = "a program prints")]

#[path = "insight/matches.rs"]
mod matches;

use std::collections::BTreeMap;

use bots::workshop::quixo::appraiser::{Reader, WHOLE, WON};
use bots::{Books, Depth, Level, Stop, shares};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Setup, Turn};
use quixo::{Options, Quixo};

/// In so many steps a share goes from a draw to a whole win.
const STEPS: f64 = 25.0;

/// Tells what came of positions, by what a search says of them.
#[derive(Parser)]
struct Args {
    /// two or four
    edition: String,
    /// How many play
    seats: u8,
    /// How many matches
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// The number of the first match
    #[arg(long, default_value_t = 100_000)]
    first: u64,
    /// How many cubes a side of the board has
    #[arg(long, default_value_t = 5)]
    side: u8,
    /// One position in so many is looked at
    #[arg(long, default_value_t = 3)]
    every: usize,
    /// Look longer
    #[arg(long)]
    deep: bool,
}

/// What a search says, turned so that it is no less than a draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// So many steps of a share.
    Share(u32),
    /// A line that is forced within so many moves.
    Forced(i32),
}

/// What came of positions, to whom they promised more.
#[derive(Clone, Copy, Default)]
struct Came {
    count: f64,
    sum: f64,
    squares: f64,
}

fn main() -> Result<(), String> {
    let args = Args::parse();
    let setup = format!("{} {} side={}", args.edition, args.seats, args.side).parse::<Setup>();
    let setup = setup.map_err(|error| error.to_string())?;
    let options = Quixo::options(&setup).map_err(|error| error.to_string())?;
    let mut all = BTreeMap::new();
    for number in args.first..args.first + args.matches {
        add(&mut all, &args, &setup, &options, number)?;
    }
    for (said, came) in &all {
        let Came { count, sum, squares } = came;
        let mean = sum / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        match said {
            Said::Share(step) => print!("share {:.2}", f64::from(*step) / STEPS),
            Said::Forced(moves) => print!("forced in {moves}"),
        }
        println!(": {:.1} ± {:.1} % came, {count}", 100.0 * mean, 100.0 * error);
    }
    Ok(())
}

/// Plays a match and looks at some of its positions.
fn add(
    all: &mut BTreeMap<Said, Came>,
    args: &Args,
    setup: &Setup,
    options: &Options,
    number: u64,
) -> Result<(), String> {
    let mut bots = matches::seated::<Quixo>(&[Level::Hard], args.seats, number);
    let played = matches::play::<Quixo>(setup, &mut bots, number)?;
    let results = shares(played.game(), args.seats).ok_or("the match is not over")?;
    let depth = if args.deep { Depth::Deep } else { Depth::Quick };
    let mut luck = Stream::new(number ^ 0x0c0a_c40e);
    for at in 0..played.steps().len() {
        let before = played.rewound(at).ok_or("no such step")?;
        let game = before.game();
        if !matches!(game.turn(), Turn::Decide(_)) || luck.pick(args.every) > 0 {
            continue;
        }
        let reader = Reader::new(options, depth, &Books::default(), &Stop::never());
        let ranked = reader.map_err(|error| format!("{error:?}"))?.ranked(game);
        let (_, best) = ranked.first().ok_or("there is no move")?;
        let share = f64::from(best.score.abs()) / f64::from(WHOLE);
        let said = match best.score.abs() {
            score if score > WHOLE => Said::Forced(WON - score),
            _ => Said::Share((share * STEPS).round() as u32),
        };
        let came = results[game.position().seat.index()];
        let came = if best.score < 0 { 1.0 - came } else { came };
        let sum = all.entry(said).or_default();
        let Came { count, sum: sums, squares } = *sum;
        *sum = Came { count: count + 1.0, sum: sums + came, squares: squares + came * came };
    }
    Ok(())
}
