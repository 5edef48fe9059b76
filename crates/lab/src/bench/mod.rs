//! How fast the rules are, on one core unless a figure says more, and how long players take to decide.

mod decisions;
mod quixo;
mod qwirkle;
mod qwixx;
mod random;

use std::time::{Duration, Instant};

pub use decisions::DecisionTimes;
pub use random::figures as of_random_games;

/// What is measured of one game alone.
pub fn figures(game: &str, rounds: &Rounds) -> Vec<Figure> {
    match game {
        "qwixx" => qwixx::figures(rounds),
        "quixo" => quixo::figures(rounds),
        "qwirkle" => qwirkle::figures(rounds),
        _ => Vec::new(),
    }
}

/// How often and how long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// How often; things that are compared are measured in turn, so that noise hits all alike.
    pub count: u32,
    /// How long each round of what is measured by time.
    pub time: Duration,
}

impl Rounds {
    /// Measures several things in turn: each returns how many it did and how long that took.
    fn measure<const N: usize>(&self, mut things: [Thing<'_>; N]) -> Vec<Figure> {
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
struct Thing<'a> {
    figure: Figure,
    /// Runs it from a seed for a time.
    run: Box<dyn FnMut(u64, Duration) -> (f64, f64) + 'a>,
}

impl<'a> Thing<'a> {
    fn new(
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
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// The game it is about.
    pub game: &'static str,
    /// What was measured.
    pub what: String,
    /// What there are so many of in a second.
    pub unit: &'static str,
    /// One value a round, sorted.
    rates: Vec<f64>,
}

impl Figure {
    /// The rate of the middle round.
    pub fn median(&self) -> f64 {
        self.rates[self.rates.len() / 2]
    }

    /// The rates of the slowest and the fastest round.
    pub fn spread(&self) -> [f64; 2] {
        [self.rates[0], self.rates[self.rates.len() - 1]]
    }
}

/// Repeats something until a time is over; returns how many there were and the seconds.
fn repeat(time: Duration, mut once: impl FnMut() -> u64) -> (f64, f64) {
    let begun = Instant::now();
    let mut done = 0;
    while done == 0 || begun.elapsed() < time {
        done += once();
    }
    (done as f64, begun.elapsed().as_secs_f64())
}
