//! `qlub bench bots`: how long players take to decide.

use std::time::Duration;

use bots::{Books, Level, Stop};
use game::{Game, Setup};
use lab::bench::DecisionTimes;
use serde_json::{Value, json};
use table::registry::{Playable, Visit, games, visit};

use crate::Outcome;
use crate::out::sayln;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  qlub bench bots                              every level of every game, a few minutes
  qlub bench bots qwirkle --levels expert --decisions 2000
  taskset -c 0 qlub bench bots --json          on one core, for programs

Two players of a level meet, in one thread; `cargo xtask bots` does the same as wasm. The promise is a mean of 100 ms and 250 ms for 99 of 100 decisions.")]
pub(crate) struct Args {
    /// Measure one game only
    game: Option<String>,
    /// The levels to measure
    #[arg(long, value_delimiter = ',', default_value = "easy,medium,hard,expert,unbeatable")]
    levels: Vec<Level>,
    /// The least number of decisions; a game that has begun is finished
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    decisions: u32,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let known: Vec<_> = games().iter().map(|about| about.name).collect();
    if let Some(name) = &args.game
        && !known.contains(&name.as_str())
    {
        return Err(format!("no game {name:?}: expected one of {}", known.join(", ")));
    }
    let mut all = Vec::new();
    for name in known {
        if args.game.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        all.extend(visit(name, Deciding(args)).ok_or("no such game")??);
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
    let [mean, p99, most] =
        [times.mean(), times.quantile(990), times.quantile(1000)].map(milliseconds);
    let who = format!("{:<12} {edition:<10} {level:<11}", G::NAME);
    format!(
        "{who} mean {mean:>8.3} ms, p99 {p99:>8.3}, most {most:>8.3}, {} decisions",
        times.count()
    )
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
