//! `qlub solve qwixx`: what a sheet is worth if nobody hinders.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game::luck::Stream;
use game::{Game, Seat, Setup, SetupError, Step, Turn};
use protocol::Refusal;
use qwixx::Dice;
use qwixx::dice::Options;
use serde_json::json;
use solve::qwixx::{Shape, Solution, solve};
use table::TableRefusal;

use crate::Outcome;
use crate::language::{decimal, text, words};
use crate::out::sayln;
use crate::progress::Progress;

#[derive(clap::Args)]
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
    /// Print the result as JSON
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
    let options = Dice::options(&setup).map_err(refused)?;
    if args.simulate > 0 && args.seats > 1 {
        return Err(text!("solve-alone"));
    }
    let shape = Shape::new(options.pad, options.lucky(Seat(0)));
    let shape = shape.map_err(|_| text!("solve-bar-and-pairs"))?;
    let begun = Instant::now();
    let bar = Progress::new(1000, args.edition.clone());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores);
    let mut tell = |done: f64| {
        bar.reach((done * 1000.0) as u64);
        true
    };
    let solution = solve(shape, args.seats.into(), threads, &mut tell);
    bar.finish();
    let solution = solution.ok_or_else(|| text!("broken"))?;
    let seconds = begun.elapsed().as_secs_f64();
    let values: Vec<f64> = (0..args.seats.into()).map(|seat| solution.value(seat)).collect();
    let played = (args.simulate > 0).then(|| simulate(&solution, &options, args.simulate, threads));
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
        let points = decimal(*value, 6);
        sayln!(
            "{}",
            match args.seats {
                1 => text!("solve-value-alone", points = points),
                seats => text!("solve-value", seat = seat + 1, seats = seats, points = points),
            }
        );
    }
    let seconds = decimal(seconds, 1);
    sayln!("{}", text!("solve-sheets", sheets = solution.solved(), seconds = seconds));
    if let Some((mean, margin)) = played {
        let (mean, margin) = (decimal(mean, 3), decimal(margin, 3));
        sayln!("{}", text!("solve-played", games = args.simulate, mean = mean, margin = margin));
    }
    Ok(())
}

/// The mean of games played alone, and half the width of its 95 % interval.
fn simulate(solution: &Solution, options: &Options, games: u64, threads: usize) -> (f64, f64) {
    let next = AtomicU64::new(0);
    let work = || {
        let indices = std::iter::from_fn(|| {
            let index = next.fetch_add(1, Ordering::Relaxed);
            (index < games).then_some(index)
        });
        indices.fold((0, 0), |(sum, squares), index| {
            let score = i64::from(play(solution, options, index));
            (sum + score, squares + score * score)
        })
    };
    let parts: Vec<(i64, i64)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let [sum, squares] = parts.iter().fold([0; 2], |[a, b], part| [a + part.0, b + part.1]);
    let (n, mean) = (games as f64, sum as f64 / games as f64);
    (mean, 1.96 * ((squares as f64 / n - mean * mean).max(0.0) / n).sqrt())
}

/// The score of one game played alone.
fn play(solution: &Solution, options: &Options, index: u64) -> i32 {
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
    game.score(Seat(0)).unwrap_or(0)
}

/// Why there is no such sheet.
fn refused(error: SetupError) -> String {
    let Refusal { key, data, .. } = TableRefusal::Setup(error).into();
    words().refusal(Dice::NAME, &key, &data, &|seat| seat.to_string())
}
