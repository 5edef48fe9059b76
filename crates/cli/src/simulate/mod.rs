//! `qlub simulate`: bots play many games.

mod stats;

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Books, Level, Stop, play_out};
use game::Setup;
use game::luck::Stream;
use table::registry::{Playable, Visit, visit};

use crate::Outcome;
use crate::books;
use crate::language::text;
use crate::levels;
use crate::out::sayln;
use crate::progress::Progress;
use crate::setup::Choice;
use stats::Report;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots (random, greedy, easy, medium, hard, expert, unbeatable), one a seat; the last one
    /// takes the seats that are left
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_parser = levels::read)]
    bots: Vec<Level>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let setup = args.choice.settle()?;
    if args.bots.len() > usize::from(setup.seats) {
        return Err(text!("too-many-bots", given = args.bots.len(), seats = setup.seats));
    }
    for level in &args.bots {
        levels::check(&args.choice.game, &setup, *level)?;
    }
    let books = books::prepare(&args.choice.game, &args.bots);
    let simulation = Simulation { setup, args, books };
    let report = visit(&args.choice.game, simulation).ok_or_else(|| text!("broken"))??;
    if args.json {
        sayln!("{}", report.json());
    } else {
        report.lines().iter().for_each(|line| sayln!("{line}"));
    }
    Ok(())
}

struct Simulation<'a> {
    setup: Setup,
    args: &'a Args,
    books: Books,
}

impl Visit for Simulation<'_> {
    type Out = Result<Report, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let options = G::options(&self.setup).map_err(|error| error.to_string())?;
        let start = G::new(&options);
        let levels = self.levels();
        let games = self.args.games;
        let bar = Progress::new(games, text!("progress-games", games = games));
        let next = AtomicU64::new(0);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let parts = std::thread::scope(|scope| {
            let work = || {
                let mut part = Report::new(G::NAME, &self.setup, &levels);
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= self.args.games {
                        return Ok(part);
                    }
                    // Every game has luck of its own, so threads do not change the result.
                    let mut luck = Stream::new(Stream::new(self.args.seed ^ index << 20).bits());
                    let mut choices = Stream::new(luck.bits());
                    let mut bots: Vec<_> = levels
                        .iter()
                        .map(|level| G::bot(*level, &self.books, &Stop::never()))
                        .collect();
                    let finished = play_out(start.clone(), &mut bots, &mut luck, &mut choices)
                        .map_err(|error| error.to_string())?;
                    part.add(&finished);
                    bar.add(1);
                }
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, Result<Report, String>>| {
                worker.join().map_err(|_| text!("broken"))?
            };
            workers.into_iter().map(join).collect::<Result<Vec<_>, String>>()
        })?;
        bar.finish();
        let empty = Report::new(G::NAME, &self.setup, &levels);
        Ok(parts.iter().fold(empty, Report::merge))
    }
}

impl Simulation<'_> {
    fn levels(&self) -> Vec<Level> {
        let last = self.args.bots.last().copied().unwrap_or(Level::Greedy);
        let mut levels = self.args.bots.clone();
        levels.resize(self.setup.seats.into(), last);
        levels
    }
}
