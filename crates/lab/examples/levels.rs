//! Lets levels of a game meet, among them players with other eyes and habits than those that can be chosen,
//! and says how they slip. The parameters of the levels were found with it.
//!
//! `cargo run --release -p qlub-lab --example levels -- qwixx classic 2 easy medium --games 1000`
//!
//! Players: a level, or `looks:O,G,V` (any game: what looks best, seen by an eye that sees O % of the
//! conspicuous, looks G times and misjudges by V at most); `person:SKIPPED,LATE,WAITING,MISS,O,G,V` and
//! `net:O,G,V` (dice), `weighs:O,G,V` (cards, Qwirkle), `habitual:O,G,V` (cards), `points:O,G,V` and `lays:O,G,V` (Qwirkle), `search:DEPTH,WORK` (Quixo).
//! With more than two seats the first player has one seat and the second all the rest, or each has a team.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::sync::Arc;

use bots::workshop::qwixx::{cards, dice};
use bots::workshop::{Eye, Looks, quixo as cubes, qwirkle as tiles};
use bots::{Books, Bot, Level, Levelled, Stop};
use clap::Parser;
use game::{Game, Seat, Setup};
use lab::arena::{Contest, Plan, Played, Squad, Standings, Tally, has_luck};
use lab::watched::{Decision, Slips, watched};

/// Lets levels of a game meet.
#[derive(Parser)]
struct Args {
    /// qwixx, qwixx-cards, quixo or qwirkle
    game: String,
    /// The edition
    edition: String,
    /// How many play
    seats: u8,
    /// Who is measured
    one: String,
    /// Who it is measured against
    other: String,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tell so many decisions of the first player
    #[arg(long, default_value_t = 0)]
    tell: u64,
}

fn main() -> Result<(), String> {
    let args = Args::parse();
    match args.game.as_str() {
        "qwixx" => meet::<qwixx::Dice>(&args, of_dice),
        "qwixx-cards" => meet::<qwixx::Cards>(&args, of_cards),
        "quixo" => meet::<quixo::Quixo>(&args, of_cubes),
        "qwirkle" => meet::<qwirkle::Qwirkle>(&args, of_tiles),
        other => Err(format!("no game {other}")),
    }
}

/// A player by its name and numbers, if there is such a one.
type MaybeBot<G> = Option<Box<dyn Bot<G>>>;

fn eye(values: &[f32]) -> Option<Eye> {
    let [obvious, glances, vague] = *values else { return None };
    let glances = if glances < 0.0 { u32::MAX } else { glances as u32 };
    Some(Eye { obvious: obvious as u32, glances, vague })
}

fn of_dice(kind: &str, values: &[f32]) -> MaybeBot<qwixx::Dice> {
    match kind {
        "net" => Some(Box::new(dice::bot::Learnt { books: Books::default(), eye: eye(values)? })),
        "person" => {
            let [skipped, late, waiting, miss] = *values.first_chunk()?;
            let [skipped, late, waiting, miss] = [skipped, late, waiting, miss].map(|n| n as i32);
            let eye = eye(&values[4..])?;
            Some(Box::new(dice::person::Person { skipped, late, waiting, miss, eye }))
        }
        _ => None,
    }
}

fn of_cards(kind: &str, values: &[f32]) -> MaybeBot<qwixx::Cards> {
    match kind {
        "weighs" => Some(Box::new(cards::bot::Weighing { eye: eye(values)? })),
        "habitual" => {
            let mut habitual = cards::bot::Habitual::BEGINNER;
            habitual.eye = eye(values)?;
            Some(Box::new(habitual))
        }
        _ => None,
    }
}

fn of_cubes(kind: &str, values: &[f32]) -> MaybeBot<quixo::Quixo> {
    let ("search", [depth, work]) = (kind, values) else { return None };
    let settings = cubes::search::alpha_beta::Settings {
        depth: *depth as u32,
        work: *work as u32,
        memory: 14,
    };
    Some(Box::new(cubes::search::bot::Searching {
        settings,
        late: None,
        net: None,
        stop: Stop::never(),
    }))
}

fn of_tiles(kind: &str, values: &[f32]) -> MaybeBot<qwirkle::Qwirkle> {
    let taste = match kind {
        "weighs" => tiles::taste::Taste::FITTED,
        "points" => tiles::taste::Taste::GREEDY,
        "lays" => tiles::taste::Taste::LAYING,
        _ => return None,
    };
    Some(Box::new(tiles::bot::WeighingBot { taste, eye: eye(values)? }))
}

/// Every so many decisions one is told.
const TOLD: u64 = 7;

/// Tells what was decided, and what could have been.
fn tell<G: Game>(nth: u64, decision: &Decision<'_, G>, mut legal: Vec<(i32, G::Action)>) {
    let own = legal.iter().find(|(_, legal)| *legal == decision.action);
    let own = own.map_or(0, |(points, _)| *points);
    let count = legal.len();
    legal.sort_by_key(|(points, _)| -points);
    let others = legal.iter().take(9).map(|(points, other)| format!("{other} {points:+}"));
    let others = others.collect::<Vec<_>>().join(", ");
    println!("decision {nth}: {} {own:+}; of {count}: {others}", decision.action);
}

fn meet<G: Levelled>(args: &Args, special: fn(&str, &[f32]) -> MaybeBot<G>) -> Result<(), String> {
    let setup = Setup::new(&args.edition, args.seats);
    let options = G::options(&setup).map_err(|error| error.to_string())?;
    let start = G::new(&options);
    let openings = !has_luck(&start);
    let slips: [Arc<Slips>; 2] = Default::default();
    let first = slips[0].clone();
    let seats = usize::from(args.seats);
    let squad = |(name, slips): (&String, &Arc<Slips>)| -> Result<Squad<G>, String> {
        let told = if Arc::ptr_eq(slips, &first) { args.tell } else { 0 };
        let bot = |_| {
            let (kind, values) = name.split_once(':').unwrap_or((name, ""));
            let values: Vec<f32> =
                values.split(',').filter_map(|value| value.parse().ok()).collect();
            let bot = match kind {
                "looks" => eye(&values).map(|eye| Box::new(Looks { eye }) as Box<dyn Bot<G>>),
                _ => special(kind, &values).or_else(|| Some(kind.parse::<Level>().ok()?.bot())),
            };
            let bot = bot.ok_or_else(|| format!("no player {name}"))?;
            let slips = slips.clone();
            Ok(watched(bot, move |decision: &Decision<'_, G>| {
                let legal = slips.count(decision)?;
                let nth = slips.answers();
                if nth.is_multiple_of(TOLD) && nth / TOLD <= told && legal.len() > 2 {
                    tell(nth, decision, legal);
                }
                Ok(())
            }))
        };
        (0..seats).map(bot).collect()
    };
    let mut squads: Vec<Squad<G>> =
        [&args.one, &args.other].into_iter().zip(&slips).map(squad).collect::<Result<_, _>>()?;
    let teams = start.partners(Seat(0)).len() > 1;
    let plan = if teams { Plan::new(2, seats) } else { Plan::among(seats) };
    let contest = Contest { setup, start, plan, seed: args.seed, openings, measure: None };
    let mut tally = Tally::new(&contest.plan);
    for deal in 0..args.games.div_ceil(contest.plan.lineups().len() as u64) {
        let played: Vec<Played> =
            contest.deal(deal, &mut squads).map_err(|error| error.to_string())?;
        tally.add(&contest.plan, deal, &played);
    }
    let standings = Standings::new(&tally, &contest.plan);
    println!("{} games, {} different", standings.games, standings.distinct);
    for ((name, standing), slips) in
        [&args.one, &args.other].into_iter().zip(&standings.entrants).zip(&slips)
    {
        let [low, high] = standing.interval.map(|share| 100.0 * share);
        println!(
            "{name:<40} wins {:5.2} % [{low:.2}, {high:.2}], fair {:.0} %; {:.1} points; worst quarter {:.2} %, \
             overlooks {:.1} % of {} wins",
            100.0 * standing.share,
            100.0 * standing.fair,
            standing.points,
            100.0 * slips.worst(),
            100.0 * slips.overlooked(),
            slips.wins(),
        );
    }
    Ok(())
}
