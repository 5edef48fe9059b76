//! `qlub solve quixo`: every position won, lost or drawn, class after class.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use ::quixo::Side;
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use solve::quixo::{Class, Numbering, Solver};

use super::shelf::ClassShelf;
use crate::Outcome;
use crate::fault;
use crate::language::{decimal, text};
use crate::out::sayln;

/// Below this many marks two levels of side 5 take more memory than is promised.
const LOWEST_IN_MEMORY: usize = 20;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The side of the board
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(3..=5))]
    side: u8,
    /// Stop after the positions with this many marked cubes
    #[arg(long, default_value_t = 0)]
    down_to: usize,
    /// Keep the classes as files in this folder
    #[arg(long)]
    out: Option<PathBuf>,
    /// Go on with the classes that are in the folder
    #[arg(long, requires = "out")]
    resume: bool,
    /// How many threads work; all there are, unless told otherwise
    #[arg(long)]
    threads: Option<usize>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let side = side(args.side);
    let cells = usize::from(args.side).pow(2);
    if args.down_to > cells {
        return Err(text!("solve-down-to", given = args.down_to, cells = cells));
    }
    let mut kept = kept(args)?;
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(all).max(1);
    let started = Instant::now();
    let solver = Solver { numbering: Numbering::new(side), threads };
    let took = format!("{:.1?}", started.elapsed());
    sayln!("{}", text!("solve-begun", side = args.side, threads = threads, time = took));
    let most = solver.pairs(args.down_to).iter().map(|class| solver.memory(*class)).max();
    let most = decimal(most.unwrap_or_default() as f64 / 1e9, 2);
    sayln!("{}", text!("solve-memory", gigabytes = most));
    let total = solver.pairs(args.down_to).iter().map(|class| solver.positions(*class)).sum();
    let bar = bar(total);
    let mut totals = [0; 3];
    for marks in (args.down_to..=cells).rev() {
        let level = level(&solver, marks, &mut kept, &bar)?;
        level.counts.iter().zip(&mut totals).for_each(|(count, total)| *total += count);
        bar.suspend(|| sayln!("{}", level.line(marks)));
    }
    bar.finish_and_clear();
    let [won, lost, drawn] = totals;
    let took = format!("{:.1?}", started.elapsed());
    sayln!("{}", text!("solve-done", won = won, lost = lost, drawn = drawn, time = took));
    Ok(())
}

/// The side of so many cubes.
pub(crate) fn side(cubes: u8) -> Side {
    Side::ALL.into_iter().find(|side| side.cubes() == cubes).unwrap_or(Side::Five)
}

fn kept(args: &Args) -> Result<ClassShelf, String> {
    let Some(folder) = &args.out else {
        return if args.side == 5 && args.down_to < LOWEST_IN_MEMORY {
            Err(text!("solve-needs-out", marks = LOWEST_IN_MEMORY))
        } else {
            Ok(ClassShelf::Memory(HashMap::new()))
        };
    };
    let failed = |error| fault::at_path(folder, &error);
    fs::create_dir_all(folder).map_err(failed)?;
    let is_class = |name: &str| name.ends_with(".qxv");
    let mut entries = fs::read_dir(folder).map_err(failed)?.flatten();
    if !args.resume && entries.any(|entry| entry.file_name().to_str().is_some_and(is_class)) {
        return Err(text!("solve-has-tables", folder = folder.display().to_string()));
    }
    Ok(ClassShelf::Folder(folder.clone()))
}

/// What is said of the classes with one number of marks.
struct Level {
    counts: [u64; 3],
    classes: usize,
    rounds: Option<usize>,
    positions: u64,
    took: Duration,
}

fn level(
    solver: &Solver,
    marks: usize,
    kept: &mut ClassShelf,
    bar: &ProgressBar,
) -> Result<Level, String> {
    let started = Instant::now();
    let mut level =
        Level { counts: [0; 3], classes: 0, rounds: None, positions: 0, took: Duration::ZERO };
    for class in solver.pairs(marks).into_iter().filter(|class| class.marks() == marks) {
        let Class { mover, opponent } = class;
        bar.set_message(format!("{mover},{opponent}"));
        let told = solver.pair(class, kept).map_err(|stopped| stopped.to_string())?;
        for (_, counts) in &told.counts {
            let parts = [counts.won, counts.lost, counts.drawn];
            level.counts.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
        }
        level.classes += told.counts.len();
        level.rounds = level.rounds.max(told.rounds);
        level.positions += told.positions;
        level.took = started.elapsed();
        bar.inc(told.positions);
        if let (Some(_), Some(left)) = (told.rounds, bar.length()) {
            // A level costs about what the one before it cost, by position.
            let pace = level.took.as_secs_f64() / level.positions as f64;
            let left = (left - bar.position()) as f64 * pace;
            bar.set_prefix(format!("{}", HumanDuration(Duration::from_secs_f64(left))));
        }
    }
    Ok(level)
}

impl Level {
    fn line(&self, marks: usize) -> String {
        let [won, lost, drawn] = self.counts;
        let took = format!("{:.1?}", self.took);
        let how = match self.rounds {
            Some(rounds) => {
                let pace = self.took.as_secs_f64() * 1e9 / self.positions as f64;
                text!("solve-rounds", rounds = rounds, time = took, pace = decimal(pace, 0))
            }
            None => text!("solve-read", time = took),
        };
        text!(
            "solve-level",
            marks = marks,
            classes = self.classes,
            won = won,
            lost = lost,
            drawn = drawn,
            how = how
        )
    }
}

fn bar(positions: u64) -> ProgressBar {
    let style = text!(
        "solve-bar",
        part = "{percent} %",
        positions = "{human_len}",
        class = "{msg}",
        left = "{prefix}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {style}"))
        .unwrap_or(ProgressStyle::default_bar());
    let bar = ProgressBar::new(positions).with_style(style).with_prefix("?");
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
