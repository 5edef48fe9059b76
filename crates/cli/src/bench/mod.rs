//! `qlub bench`: how fast the rules and the quick bots are, on one core of this machine unless a line
//! says more, and how long players take to decide.

mod bots;

use std::time::Duration;

use lab::bench::{Figure, Rounds, figures, of_random_games};
use serde_json::{Value, json};
use table::registry::{Playable, Visit, games, visit};

use crate::Outcome;
use crate::language::text;
use crate::out::sayln;
use crate::setup::{about, game_name};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// Measure one game only
    #[arg(value_parser = game_name)]
    game: Option<String>,
    /// Seconds for each round of what is measured by time
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Rounds; things that are compared are measured in turn, so that noise hits all alike
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What is measured instead of speeds.
#[derive(clap::Subcommand)]
enum What {
    /// How long players take to decide
    Bots(bots::Args),
}

pub(crate) fn run(args: &Args) -> Outcome {
    if let Some(What::Bots(args)) = &args.what {
        return bots::run(args);
    }
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(text!("bad-seconds", given = args.seconds, most = 3600));
    }
    let known = wanted(args.game.as_deref())?;
    if !args.json {
        sayln!("{}", text!("bench-head", rounds = args.rounds));
    }
    let rounds = Rounds { count: args.rounds, time: Duration::from_secs_f64(args.seconds) };
    let mut all = Vec::new();
    for name in known {
        let mut measured = visit(name, Random(&rounds)).unwrap_or_default();
        measured.extend(figures(name, &rounds));
        if !args.json {
            measured.iter().for_each(|figure| sayln!("{}", line(figure)));
        }
        all.extend(measured);
    }
    if args.json {
        sayln!("{}", Value::from_iter(all.iter().map(json)));
    }
    Ok(())
}

/// The game that was named, or all.
fn wanted(named: Option<&str>) -> Result<Vec<&'static str>, String> {
    match named {
        Some(name) => Ok(vec![about(name)?.name]),
        None => Ok(games().iter().map(|about| about.name).collect()),
    }
}

/// Random games of two, in a game whose name is only known at run time.
struct Random<'a>(&'a Rounds);

impl Visit for Random<'_> {
    type Out = Vec<Figure>;

    fn visit<G: Playable>(self) -> Vec<Figure> {
        of_random_games::<G>(self.0)
    }
}

fn line(figure: &Figure) -> String {
    let ([low, high], median) = (figure.spread(), figure.median());
    let name = format!("{:<12} {:<38}", figure.game, figure.what);
    format!("{name} {median:>11.0} {}/s [{low:.0}, {high:.0}]", figure.unit)
}

fn json(figure: &Figure) -> Value {
    json!({
        "game": figure.game,
        "what": figure.what,
        "unit": figure.unit,
        "per_second": figure.median(),
        "range": figure.spread(),
    })
}
