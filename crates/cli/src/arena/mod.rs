//! `qlub arena`: bots meet with the same luck in every seat.

mod kept;
mod report;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Books, Depth, Level, Stop};
use game::{Setup, StepOf};
use insight::Match;
use lab::arena::{Contest, Measure, Plan, Squad, Standings, Tally, has_luck};
use table::registry::{Playable, Visit, visit};

use crate::Outcome;
use crate::books;
use crate::language::text;
use crate::levels;
use crate::out::sayln;
use crate::program::{Fault, OutsideProgram};
use crate::progress::Progress;
use crate::setup::Choice;

use kept::Kept;

/// The longest that a program may think, in seconds.
const DAY: f64 = 86_400.0;

/// How often a bot is asked again what it does, where luck is taken off.
const AGAIN: usize = 4;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    choice: Choice,
    /// The bots that meet: easy, medium, hard, expert, unbeatable; random, greedy
    #[arg(long, value_delimiter = ',', value_parser = levels::read)]
    bots: Vec<Level>,
    /// A program that plays by the program protocol (docs/programs.md); may be repeated
    #[arg(long = "program", alias = "engine", value_name = "COMMAND")]
    programs: Vec<String>,
    /// How many games; deals are always played to their end
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed; the same seed gives the same luck
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play in; one for every core if none is named
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    bot_threads: Option<u16>,
    /// Begin every game as the rules say, where a game has no luck too
    #[arg(long)]
    no_openings: bool,
    /// Take luck off every result, as far as our strongest player can measure it: narrower intervals
    #[arg(long)]
    adjusted: bool,
    /// A file that keeps every deal: what is in it already is not played again
    #[arg(long = "continue", value_name = "FILE")]
    file: Option<PathBuf>,
    /// Seconds a program may take for one answer
    #[arg(long, alias = "engine-seconds", default_value_t = 10.0)]
    program_seconds: f64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let setup = args.choice.settle()?;
    if args.bots.is_empty() && args.programs.is_empty() {
        return Err(text!("arena-nobody"));
    }
    if !(args.program_seconds > 0.0 && args.program_seconds <= DAY) {
        return Err(text!("bad-seconds", given = args.program_seconds, most = DAY));
    }
    for level in &args.bots {
        levels::check(&args.choice.game, &setup, *level)?;
    }
    let names: Vec<String> =
        args.bots.iter().map(ToString::to_string).chain(args.programs.iter().cloned()).collect();
    let (setup, game) = (&setup, &args.choice.game);
    let books = &books::prepare(game, &args.bots);
    let standings = visit(game, Meeting { setup, args, names: &names, books });
    let standings = standings.ok_or_else(|| text!("broken"))??;
    let (names, seed, adjusted) = (&names[..], args.seed, args.adjusted);
    let report = report::Report { game, setup, names, seed, adjusted, standings };
    if args.json {
        sayln!("{}", report.json());
    } else {
        report.lines().iter().for_each(|line| sayln!("{line}"));
    }
    Ok(())
}

struct Meeting<'a> {
    setup: &'a Setup,
    args: &'a Args,
    names: &'a [String],
    books: &'a Books,
}

impl Visit for Meeting<'_> {
    type Out = Result<Standings, String>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Meeting { setup, args, .. } = self;
        let options = G::options(setup).map_err(|error| error.to_string())?;
        let plan = Plan::new(args.bots.len() + args.programs.len(), setup.seats.into());
        let deals = args.games.div_ceil(plan.lineups().len() as u64);
        let start = G::new(&options);
        let openings = !args.no_openings && !has_luck(&start);
        if args.adjusted {
            if !has_luck(&start) {
                return Err(text!("arena-no-luck"));
            }
            let appraiser = G::appraiser(&options, Depth::Quick, self.books, &Stop::never());
            appraiser.map_err(|_| text!("analyse-not-learnt"))?;
        }
        let measure = args.adjusted.then(|| Measure { luck: measured::<G>, again: self.again() });
        let (setup, seed) = (setup.clone(), args.seed);
        let contest = Contest { setup, start, plan, seed, openings, measure };
        let kept = args.file.as_ref().map(|file| {
            let (names, setup) = (self.names.join(", "), self.setup);
            let head =
                format!("{} {setup}; {names}; seed {}; openings {openings}", G::NAME, args.seed);
            let head = if args.adjusted { head + "; adjusted, choices too" } else { head };
            Kept::open(file, &head)
        });
        let kept = kept.transpose()?;
        let games = deals * contest.plan.lineups().len() as u64;
        let bar = Progress::new(games, text!("progress-games", games = games));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = args.bot_threads.map_or(cores, usize::from);
        let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
        let parts = std::thread::scope(|scope| {
            let work = || {
                let part = self.work::<G>(&contest, deals, kept.as_ref(), &next, &failed, &bar);
                failed.fetch_or(part.is_err(), Ordering::Relaxed);
                part
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, Result<Tally, String>>| {
                worker.join().map_err(|_| text!("broken"))?
            };
            workers.into_iter().map(join).collect::<Vec<_>>()
        });
        bar.finish();
        let mut tally = Tally::new(&contest.plan);
        for part in parts {
            tally = tally.merge(&part?);
        }
        Ok(Standings::new(&tally, &contest.plan))
    }
}

/// What luck every seat had in a game.
fn measured<G: Playable>(
    contest: &Contest<G>,
    steps: &[StepOf<G>],
    instead: &[Vec<G::Action>],
) -> Option<Vec<f64>> {
    let options = G::options(&contest.setup).ok()?;
    let stop = Stop::never();
    let mut appraiser = G::appraiser(&options, Depth::Quick, &Books::default(), &stop).ok()?;
    let (first, seats) = (contest.start.clone(), contest.setup.seats);
    let open = G::is_open();
    let played = Match { first, steps, seats, broken_off: None, open, facts: G::facts };
    insight::luck(&played, instead, &mut *appraiser).ok()
}

impl Meeting<'_> {
    /// How often everybody is asked again what they do. Those who search take long and leave little to luck, and a
    /// program may not expect to be asked twice.
    fn again(&self) -> Vec<usize> {
        let level = |level: &Level| if *level < Level::Expert { AGAIN } else { 0 };
        let programs = self.args.programs.iter().map(|_| 0);
        self.args.bots.iter().map(level).chain(programs).collect()
    }

    /// Plays deals until none is left or somebody else has failed.
    fn work<G: Playable>(
        &self,
        contest: &Contest<G>,
        deals: u64,
        kept: Option<&Kept>,
        next: &AtomicU64,
        failed: &AtomicBool,
        bar: &Progress,
    ) -> Result<Tally, String> {
        let fault = Fault::default();
        let mut squads = self.squads::<G>(contest.plan.most_seats(), &fault)?;
        let mut tally = Tally::new(&contest.plan);
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals || failed.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            let before = kept.and_then(|kept| kept.deals.get(&deal));
            let played = match before {
                Some(played) => played.clone(),
                None => contest
                    .deal(deal, &mut squads)
                    .map_err(|error| fault.take().unwrap_or_else(|| error.to_string()))?,
            };
            if let (None, Some(kept)) = (before, kept) {
                kept.add(deal, &played)?;
            }
            tally.add(&contest.plan, deal, &played);
            bar.add(played.len() as u64);
        }
    }

    fn squads<G: Playable>(&self, size: usize, fault: &Fault) -> Result<Vec<Squad<G>>, String> {
        let levels = self.args.bots.iter().map(|level| {
            Ok((0..size).map(|_| G::bot(*level, self.books, &Stop::never())).collect())
        });
        let programs = self.args.programs.iter().map(|command| {
            let start = |_| {
                let program =
                    OutsideProgram::start(command, self.args.program_seconds, fault.clone())?;
                Ok(Box::new(program) as Box<dyn bots::Bot<G>>)
            };
            (0..size).map(start).collect()
        });
        levels.chain(programs).collect()
    }
}
