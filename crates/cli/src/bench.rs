//! `qlub bench`: how fast the rules are, on one core of this machine.

use std::time::{Duration, Instant};

use game::luck::Stream;
use game::{Game, Step, Turn};
use serde_json::{Value, json};
use table::registry::{Playable, Visit, games, visit};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure one game only
    game: Option<String>,
    /// Seconds for each round
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Rounds; both doors are measured in turn, so that noise hits both
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
    let chosen = match &args.game {
        Some(name) if !known.contains(&name.as_str()) => {
            return Err(format!("no game {name:?}: expected one of {}", known.join(", ")));
        }
        Some(name) => vec![name.as_str()],
        None => known,
    };
    let figures: Vec<Figure> =
        chosen.iter().filter_map(|name| visit(name, RandomGames(args))).flatten().collect();
    if args.json {
        println!("{}", Value::from_iter(figures.iter().map(Figure::json)));
    } else {
        println!("random games of two, one core, median of {} rounds", args.rounds);
        figures.iter().for_each(|figure| println!("{}", figure.line()));
    }
    Ok(())
}

/// One thing measured.
struct Figure {
    game: &'static str,
    edition: &'static str,
    door: &'static str,
    steps_per_game: f64,
    /// Games a second, one value a round, sorted.
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
        let [low, high] = self.spread();
        format!(
            "{:<8} {:<10} {:<8} {:>9.0} games/s [{low:.0}, {high:.0}]  {:.1} steps a game",
            self.game,
            self.edition,
            self.door,
            self.median(),
            self.steps_per_game
        )
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "edition": self.edition,
            "door": self.door,
            "games_per_second": self.median(),
            "range": self.spread(),
            "steps_per_game": self.steps_per_game,
        })
    }
}

/// Random games of the first edition, uniform over the legal actions, through both doors.
struct RandomGames<'a>(&'a Args);

impl Visit for RandomGames<'_> {
    type Out = Vec<Figure>;

    fn visit<G: Playable>(self) -> Vec<Figure> {
        let Some(spec) = G::editions().iter().find(|spec| spec.seats.contains(&2)) else {
            return Vec::new();
        };
        let setup = game::Setup::new(spec.name, 2);
        let Ok(options) = G::options(&setup) else {
            return Vec::new();
        };
        let start = G::new(&options);
        let time = Duration::from_secs_f64(self.0.seconds);
        let mut figures = ["play", "advance"].map(|door| Figure {
            game: G::NAME,
            edition: spec.name,
            door,
            steps_per_game: 0.0,
            rates: Vec::new(),
        });
        for round in 0..self.0.rounds {
            for (figure, checked) in figures.iter_mut().zip([true, false]) {
                let (games, steps, seconds) = random_games(&start, checked, round.into(), time);
                figure.rates.push(games / seconds);
                figure.steps_per_game = steps / games;
            }
        }
        figures.iter_mut().for_each(|figure| figure.rates.sort_by(f64::total_cmp));
        figures.into()
    }
}

/// Plays random games for a time; returns games, steps and seconds.
fn random_games<G: Game>(start: &G, checked: bool, seed: u64, time: Duration) -> (f64, f64, f64) {
    let mut luck = Stream::new(seed);
    let mut legal = Vec::new();
    let (mut games, mut steps) = (0u64, 0u64);
    let begun = Instant::now();
    while games % 64 != 0 || games == 0 || begun.elapsed() < time {
        let mut game = start.clone();
        loop {
            let step = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample(&mut luck)),
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else {
                        break;
                    };
                    legal.clear();
                    game.legal_into(seat, &mut legal);
                    Step::Decide(seat, legal[luck.pick(legal.len())])
                }
            };
            steps += 1;
            if checked {
                let _ = game.play(step, &mut |_, _| {});
            } else {
                game.advance(step, &mut |_, _| {});
            }
        }
        games += 1;
    }
    (games as f64, steps as f64, begun.elapsed().as_secs_f64())
}
