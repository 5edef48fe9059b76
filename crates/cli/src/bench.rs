//! `qlub bench`: how fast the rules and the quick bots are, on one core of this machine unless a line
//! says more.

mod random;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::registry::{games, visit};

use crate::Outcome;
use crate::house;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub bench                      everything
  qlub bench quixo --rounds 3     one game
  qlub bench --json               for programs")]
pub(crate) struct Args {
    /// Measure one game only
    game: Option<String>,
    /// Seconds for each round of what is measured by time
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Rounds; things that are compared are measured in turn, so that noise hits all alike
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(format!("{} seconds: expected more than 0, at most 3600", args.seconds));
    }
    let known: Vec<_> = games().iter().map(|about| about.name).collect();
    if let Some(name) = &args.game
        && !known.contains(&name.as_str())
    {
        return Err(format!("no game {name:?}: expected one of {}", known.join(", ")));
    }
    if !args.json {
        sayln!(
            "one core unless said otherwise, median of {} rounds [slowest, fastest]",
            args.rounds
        );
    }
    let rounds = Rounds { count: args.rounds, time: Duration::from_secs_f64(args.seconds) };
    let mut all = Vec::new();
    for name in known {
        if args.game.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        let mut figures = visit(name, random::Games(&rounds)).unwrap_or_default();
        figures.extend(house::figures(name, &rounds));
        if !args.json {
            figures.iter().for_each(|figure| sayln!("{}", figure.line()));
        }
        all.extend(figures);
    }
    if args.json {
        sayln!("{}", Value::from_iter(all.iter().map(Figure::json)));
    }
    Ok(())
}

/// How often and how long to measure.
pub(crate) struct Rounds {
    count: u32,
    time: Duration,
}

impl Rounds {
    /// Measures several things in turn: each returns how many it did and how long that took.
    pub(crate) fn measure<const N: usize>(&self, mut things: [Thing<'_>; N]) -> Vec<Figure> {
        for round in 0..self.count {
            for thing in &mut things {
                let (done, seconds) = (thing.run)(round.into(), self.time);
                thing.figure.rates.push(done / seconds);
            }
        }
        let mut figures: Vec<Figure> = things.into_iter().map(|thing| thing.figure).collect();
        figures.iter_mut().for_each(|figure| figure.rates.sort_by(f64::total_cmp));
        figures
    }
}

/// Something to measure.
pub(crate) struct Thing<'a> {
    figure: Figure,
    /// Runs it from a seed for a time.
    run: Box<dyn FnMut(u64, Duration) -> (f64, f64) + 'a>,
}

impl<'a> Thing<'a> {
    pub(crate) fn new(
        game: &'static str,
        what: impl Into<String>,
        unit: &'static str,
        run: impl FnMut(u64, Duration) -> (f64, f64) + 'a,
    ) -> Self {
        let figure = Figure { game, what: what.into(), unit, rates: Vec::new() };
        Thing { figure, run: Box::new(run) }
    }
}

/// One thing measured.
pub(crate) struct Figure {
    game: &'static str,
    what: String,
    /// What there are so many of in a second.
    unit: &'static str,
    /// One value a round, sorted.
    rates: Vec<f64>,
}

impl Figure {
    fn median(&self) -> f64 {
        self.rates[self.rates.len() / 2]
    }

    fn spread(&self) -> [f64; 2] {
        [self.rates[0], self.rates[self.rates.len() - 1]]
    }

    fn line(&self) -> String {
        let ([low, high], median) = (self.spread(), self.median());
        let name = format!("{:<12} {:<38}", self.game, self.what);
        format!("{name} {median:>11.0} {}/s [{low:.0}, {high:.0}]", self.unit)
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "what": self.what,
            "unit": self.unit,
            "per_second": self.median(),
            "range": self.spread(),
        })
    }
}

/// Repeats something until a time is over; returns how many there were and the seconds.
pub(crate) fn repeat(time: Duration, mut once: impl FnMut() -> u64) -> (f64, f64) {
    let begun = Instant::now();
    let mut done = 0;
    while done == 0 || begun.elapsed() < time {
        done += once();
    }
    (done as f64, begun.elapsed().as_secs_f64())
}
