//! How many games went.

use std::collections::BTreeMap;

use bots::{FinishedGame, Level};
use game::Setup;
use serde_json::{Value, json};

use crate::language::{decimal, text};

/// What is known of a number of finished games. Sums are whole numbers, so that the order in which
/// games are added does not change the report.
#[derive(Clone)]
pub(super) struct Report {
    game: &'static str,
    setup: String,
    bots: Vec<Level>,
    games: u64,
    steps: Series,
    seats: Vec<Seat>,
    draws: u64,
    reasons: BTreeMap<String, u64>,
}

#[derive(Clone, Default)]
struct Seat {
    score: Series,
    /// Wins in 840ths, so that a win shared by up to eight stays a whole number.
    wins: u64,
}

/// The whole of a win.
const WIN: u64 = 840;

#[derive(Clone, Default)]
struct Series {
    count: u64,
    sum: i64,
    squares: i64,
    range: Option<(i64, i64)>,
}

impl Report {
    pub(super) fn new(game: &'static str, setup: &Setup, bots: &[Level]) -> Self {
        Report {
            game,
            setup: setup.to_string(),
            bots: bots.to_vec(),
            games: 0,
            steps: Series::default(),
            seats: vec![Seat::default(); bots.len()],
            draws: 0,
            reasons: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, finished: &FinishedGame) {
        self.games += 1;
        self.steps.add(finished.steps as i64);
        for (seat, score) in self.seats.iter_mut().zip(&finished.outcome.scores) {
            seat.score.add((*score).into());
        }
        let winners = finished.outcome.winners;
        self.draws += u64::from(winners.is_empty());
        for winner in winners.iter() {
            self.seats[winner.index()].wins += WIN / winners.len() as u64;
        }
        *self.reasons.entry(finished.outcome.reason.clone()).or_default() += 1;
    }

    pub(super) fn merge(mut self, other: &Report) -> Report {
        self.games += other.games;
        self.draws += other.draws;
        self.steps.merge(&other.steps);
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.score.merge(&more.score);
            seat.wins += more.wins;
        }
        for (reason, count) in &other.reasons {
            *self.reasons.entry(reason.clone()).or_default() += count;
        }
        self
    }

    pub(super) fn json(&self) -> Value {
        let seats: Vec<_> = self
            .seats
            .iter()
            .zip(&self.bots)
            .map(|(seat, bot)| {
                json!({
                    "bot": bot.to_string(),
                    "wins": self.share(seat),
                    "wins_interval": self.interval(seat),
                    "score": seat.score.json(),
                })
            })
            .collect();
        json!({
            "game": self.game,
            "setup": self.setup,
            "games": self.games,
            "steps": self.steps.json(),
            "seats": seats,
            "draws": self.draws,
            "reasons": self.reasons,
        })
    }

    /// The share of games a seat won, shared wins shared.
    fn share(&self, seat: &Seat) -> f64 {
        seat.wins as f64 / (WIN * self.games.max(1)) as f64
    }

    /// The Wilson interval of that share, 95 %.
    fn interval(&self, seat: &Seat) -> [f64; 2] {
        let (p, n, z) = (self.share(seat), self.games.max(1) as f64, 1.96);
        let middle = p + z * z / (2.0 * n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + z * z / n;
        [(middle - half) / whole, (middle + half) / whole].map(|share| share.clamp(0.0, 1.0))
    }
}

impl Report {
    /// The report for people.
    pub(super) fn lines(&self) -> Vec<String> {
        let setup = format!("{} {}", self.game, self.setup);
        let mut lines = vec![
            text!("simulate-head", setup = setup, games = self.games),
            text!("simulate-steps", series = self.steps.line()),
        ];
        for ((index, seat), bot) in self.seats.iter().enumerate().zip(&self.bots) {
            let [low, high] = self.interval(seat).map(|share| decimal(100.0 * share, 1));
            let share = format!("{:>5}", decimal(100.0 * self.share(seat), 1));
            let mut line = text!(
                "simulate-seat",
                seat = index + 1,
                bot = format!("{bot:<10}"),
                share = share,
                low = low,
                high = high
            );
            if seat.score.count > 0 {
                line = format!("{line}  {}", text!("simulate-score", series = seat.score.line()));
            }
            lines.push(line);
        }
        if self.draws > 0 {
            lines.push(text!("report-draws", draws = self.draws));
        }
        let reason = |(reason, count): (&String, &u64)| {
            let reason = text!(format!("reason-{reason}"));
            text!("simulate-reason", reason = reason, count = *count)
        };
        let reasons: Vec<_> = self.reasons.iter().map(reason).collect();
        lines.push(text!("simulate-ended", reasons = reasons.join(", ")));
        lines
    }
}

impl Series {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
        let (low, high) = self.range.unwrap_or((value, value));
        self.range = Some((low.min(value), high.max(value)));
    }

    fn merge(&mut self, other: &Series) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.range = match (self.range, other.range) {
            (Some((low, high)), Some((l, h))) => Some((low.min(l), high.max(h))),
            (mine, theirs) => mine.or(theirs),
        };
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    fn deviation(&self) -> f64 {
        (self.squares as f64 / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// Half the width of the 95 % interval of the mean.
    fn margin(&self) -> f64 {
        1.96 * self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    fn json(&self) -> Value {
        let (low, high) = self.range.unwrap_or_default();
        json!({
            "mean": self.mean(),
            "margin": self.margin(),
            "deviation": self.deviation(),
            "min": low,
            "max": high,
        })
    }

    /// The mean with its margin, the deviation and the range.
    fn line(&self) -> String {
        let (low, high) = self.range.unwrap_or_default();
        text!(
            "simulate-series",
            mean = decimal(self.mean(), 2),
            margin = decimal(self.margin(), 2),
            deviation = decimal(self.deviation(), 1),
            low = low.to_string().replace('-', "−"),
            high = high.to_string().replace('-', "−")
        )
    }
}
