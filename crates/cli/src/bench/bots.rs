//! `qlub bench bots`: how long players take to decide.

use std::time::Duration;

use bots::{Books, Level, Stop};
use game::{Game, Setup};
use lab::bench::DecisionTimes;
use serde_json::{Value, json};
use table::registry::{Playable, Visit, visit};

use crate::Outcome;
use crate::language::{decimal, text};
use crate::levels;
use crate::out::sayln;
use crate::setup::game_name;

/// The levels that people choose.
const LEVELS: &str = "easy,medium,hard,expert,unbeatable";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure one game only
    #[arg(value_parser = game_name)]
    game: Option<String>,
    /// The levels to measure
    #[arg(long, value_delimiter = ',', default_value = LEVELS, value_parser = levels::read)]
    levels: Vec<Level>,
    /// The least number of decisions; a game that has begun is finished
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    decisions: u32,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut all = Vec::new();
    for name in super::wanted(args.game.as_deref())? {
        all.extend(visit(name, Deciding(args)).ok_or_else(|| text!("broken"))??);
    }
    if args.json {
        sayln!("{}", Value::from(all));
    }
    Ok(())
}

/// Players of every edition for two, in a game whose name is only known at run time.
struct Deciding<'a>(&'a Args);

impl Visit for Deciding<'_> {
    type Out = Result<Vec<Value>, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut all = Vec::new();
        for spec in G::editions() {
            let seats = (*spec.seats.start()).max(2);
            let setup = Setup::new(spec.name, seats);
            let options = G::options(&setup).map_err(|error| error.to_string())?;
            for level in self.0.levels.iter().filter(|level| G::suits(**level, &options)) {
                let player = || G::bot(*level, &Books::default(), &Stop::never());
                let times = DecisionTimes::of::<G>(&setup, player, self.0.decisions as usize)
                    .map_err(|error| error.to_string())?;
                if !self.0.json {
                    sayln!("{}", line::<G>(spec.name, *level, &times));
                }
                all.push(value::<G>(spec.name, *level, &times));
            }
        }
        Ok(all)
    }
}

fn milliseconds(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}

fn line<G: Game>(edition: &str, level: Level, times: &DecisionTimes) -> String {
    let shown = |time: Duration| format!("{:>8}", decimal(milliseconds(time), 3));
    let [mean, p99, most] = [times.mean(), times.quantile(990), times.quantile(1000)].map(shown);
    let who = format!("{:<12} {edition:<10} {level:<11}", G::NAME);
    let told = text!("bench-line", mean = mean, p99 = p99, most = most, count = times.count());
    format!("{who} {told}")
}

fn value<G: Game>(edition: &str, level: Level, times: &DecisionTimes) -> Value {
    json!({
        "game": G::NAME,
        "edition": edition,
        "level": level.to_string(),
        "decisions": times.count(),
        "mean_ms": milliseconds(times.mean()),
        "p99_ms": milliseconds(times.quantile(990)),
        "most_ms": milliseconds(times.quantile(1000)),
    })
}
