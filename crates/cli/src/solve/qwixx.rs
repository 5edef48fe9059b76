//! `qlub solve qwixx`: what a sheet is worth if nobody hinders.

use std::time::{Duration, Instant};

use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn};
use indicatif::{ProgressBar, ProgressStyle};
use qwixx::Dice;
use qwixx::dice::Options;
use serde_json::json;
use solve::qwixx::{Shape, Solution, solve};

use crate::Outcome;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub solve qwixx                             alone, always active: 115.483126 points
  qlub solve qwixx --seats 2                   two who never hinder each other
  qlub solve qwixx --edition longo --lucky 6/11
  qlub solve qwixx --simulate 100000           let the solution play by the rules, too")]
pub(crate) struct Args {
    /// The edition; bonus-a needs 5 GB for every seat, bonus-b 16 GB
    #[arg(long, default_value = "classic")]
    edition: String,
    /// How many take turns; only their white sums matter
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    seats: u8,
    /// The ticks a closing cell needs, where the edition leaves that open
    #[arg(long)]
    closing_needs: Option<String>,
    /// The lucky numbers of the sheet, where it has them; 5/10 if none are named
    #[arg(long)]
    lucky: Option<String>,
    /// Threads; one for every core if none is named
    #[arg(long)]
    threads: Option<usize>,
    /// Play so many games alone by the rules with the solution's answers
    #[arg(long, default_value_t = 0)]
    simulate: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut setup = Setup::new(args.edition.as_str(), 1);
    for (key, value) in [("closing_needs", &args.closing_needs), ("lucky", &args.lucky)] {
        if let Some(value) = value {
            setup = setup.with(key, value.as_str());
        }
    }
    let options = Dice::options(&setup).map_err(|error| error.to_string())?;
    if args.simulate > 0 && args.seats > 1 {
        return Err("--simulate plays alone: leave out --seats".to_owned());
    }
    let shape = Shape::new(options.pad, options.lucky(Seat(0)));
    let begun = Instant::now();
    let bar = bar();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut tell = |done: f64| {
        bar.set_position((done * 1000.0) as u64);
        true
    };
    let solution = solve(shape, args.seats.into(), args.threads.unwrap_or(cores), &mut tell);
    bar.finish_and_clear();
    let solution = solution.ok_or("stopped")?;
    let seconds = begun.elapsed().as_secs_f64();
    let values: Vec<f64> = (0..args.seats.into()).map(|seat| solution.value(seat)).collect();
    let played = (args.simulate > 0).then(|| simulate(&solution, &options, args.simulate));
    if args.json {
        let sheets = solution.solved();
        let simulated = played.map(|(mean, margin)| json!({ "mean": mean, "margin": margin }));
        let setup = setup.to_string();
        sayln!(
            "{}",
            json!({ "setup": setup, "values": values, "sheets": sheets, "seconds": seconds, "simulated": simulated })
        );
        return Ok(());
    }
    for (seat, value) in values.iter().enumerate() {
        match args.seats {
            1 => sayln!("alone, always active: {value:.6} points"),
            _ => sayln!("seat {} of {} in turn: {value:.6} points", seat + 1, args.seats),
        }
    }
    sayln!("{} sheets in {seconds:.1} s", solution.solved());
    if let Some((mean, margin)) = played {
        sayln!("played {} games: {mean:.3} ± {margin:.3} points", args.simulate);
    }
    Ok(())
}

/// The mean of games played alone, and half the width of its 95 % interval.
fn simulate(solution: &Solution, options: &Options, games: u64) -> (f64, f64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for index in 0..games {
        let mut luck = Stream::new(Stream::new(index).bits());
        let mut game = Dice::new(options);
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut luck)),
                Turn::Decide(_) => Step::Decide(Seat(0), solution.answer(&game, Seat(0))),
            };
            if game.play(step, &mut |_, _| {}).is_err() {
                break;
            }
        }
        let score = f64::from(game.score(Seat(0)).unwrap_or(0));
        sum += score;
        squares += score * score;
    }
    let (n, mean) = (games as f64, sum / games as f64);
    (mean, 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt())
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent} %, {eta} left");
    let bar = ProgressBar::new(1000).with_style(style.unwrap_or(ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
