//! Lets two players of Qwirkle meet, among them some that cannot be chosen at a table.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_match -- best reference --games 1000`
//!
//! Players: greedy, steady, strong, best, reference (12 candidates, 120 worlds, 2 plies). With more
//! than two seats the first player has one seat and the other all the rest.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Bot;
use bots::workshop::Greedy;
use clap::Parser;
use game::{Audience, Game, Outcome, Seat, Setup, Step, Turn, Viewer};
use lab::arena::ArenaLuck;
use lab::qwirkle::players::Player;
use qwirkle::Qwirkle;

/// Lets two players of Qwirkle meet.
#[derive(Parser)]
struct Args {
    /// The player that is measured
    one: Player,
    /// The player it is measured against
    other: Player,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Everybody is greedy until only so many tiles are in the bag
    #[arg(long, default_value_t = 108)]
    late: u64,
    /// The number of the first deal
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Takes what every deal came to, so that players can be compared deal by deal
    #[arg(long)]
    file: Option<PathBuf>,
}

fn main() {
    let Args { one, other, seats, games, threads, late, first, file } = Args::parse();
    let seats = usize::from(seats);
    let next = AtomicU64::new(first);
    let parts: Vec<Vec<(u64, MatchTotals)>> = std::thread::scope(|scope| {
        let work = || {
            let deals = std::iter::from_fn(|| {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                (deal < first + games.div_ceil(seats as u64)).then_some(deal)
            });
            deals
                .map(|deal| {
                    let games = (0..seats).map(|seat| play(&one, &other, seats, seat, late, deal));
                    (deal, games.sum())
                })
                .collect()
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker")).collect()
    });
    let mut deals: Vec<(u64, MatchTotals)> = parts.into_iter().flatten().collect();
    deals.sort_by_key(|(deal, _)| *deal);
    if let Some(file) = file {
        let row =
            |(deal, told): &(u64, MatchTotals)| format!("{deal} {} {}\n", told.share, told.lead);
        std::fs::write(file, deals.iter().map(row).collect::<String>()).expect("a file");
    }
    let deals: Vec<MatchTotals> = deals.into_iter().map(|(_, told)| told).collect();
    let count = deals.len() as f64;
    let mean = deals.iter().map(|deal| deal.share).sum::<f64>() / count / seats as f64;
    let squares = deals.iter().map(|deal| (deal.share / seats as f64 - mean).powi(2)).sum::<f64>();
    let margin = 1.96 * squares.sqrt() / count;
    let all: MatchTotals = deals.into_iter().sum();
    let games = count * seats as f64;
    println!(
        "{one} against {other}, {seats} seats, {games} games: {:.2} % [{:.2}, {:.2}], lead {:+.2}, {:.1} ms a move, slowest {:.0} ms",
        100.0 * mean,
        100.0 * (mean - margin),
        100.0 * (mean + margin),
        all.lead / games,
        1e3 * all.thought.as_secs_f64() / all.moves as f64,
        1e3 * all.slowest.as_secs_f64(),
    );
}

/// What games came to, for the first player.
#[derive(Clone, Copy, Default)]
struct MatchTotals {
    share: f64,
    lead: f64,
    thought: Duration,
    slowest: Duration,
    moves: u32,
}

impl std::iter::Sum for MatchTotals {
    fn sum<I: Iterator<Item = MatchTotals>>(games: I) -> MatchTotals {
        games.fold(MatchTotals::default(), |sum, game| MatchTotals {
            share: sum.share + game.share,
            lead: sum.lead + game.lead,
            thought: sum.thought + game.thought,
            slowest: sum.slowest.max(game.slowest),
            moves: sum.moves + game.moves,
        })
    }
}

/// One game with the first player on `own`.
fn play(
    one: &Player,
    other: &Player,
    seats: usize,
    own: usize,
    late: u64,
    deal: u64,
) -> MatchTotals {
    let mut greedy: Box<dyn Bot<Qwirkle>> = Box::new(Greedy);
    let key = ArenaLuck::key(1, deal);
    let mut bots: Vec<_> =
        (0..seats).map(|seat| if seat == own { one.bot() } else { other.bot() }).collect();
    let mut choices: Vec<_> = (0..seats).map(|seat| ArenaLuck::choices(key, seat)).collect();
    let options = Qwirkle::options(&Setup::new("standard", seats as u8)).expect("a set-up");
    let (mut game, mut chances, mut told) = (Qwirkle::new(&options), 0, MatchTotals::default());
    // Nothing keeps players from swapping for ever.
    for _ in 0..400 {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                chances += 1;
                Step::Chance(game.sample(&mut ArenaLuck::new(key, chances)))
            }
            Turn::Decide(_) => {
                let seat = game.active();
                let view = game.view(Viewer::Seat(seat));
                let begun = Instant::now();
                let at = seat.index();
                let thinks = u64::from(game.bag().len()) <= late;
                let bot = if thinks { &mut bots[at] } else { &mut greedy };
                let action = bot.decide(&view, seat, &mut choices[at]).expect("an action");
                game.check(seat, &action).expect("a legal action");
                if at == own && thinks {
                    told.thought += begun.elapsed();
                    told.slowest = told.slowest.max(begun.elapsed());
                    told.moves += 1;
                }
                Step::Decide(seat, action)
            }
        };
        game.advance(step, &mut |audience, event| match audience {
            Audience::All => bots.iter_mut().for_each(|bot| bot.hear(&event)),
            Audience::Only(seat) => bots[seat.index()].hear(&event),
        });
    }
    let scores = (0..seats as u8).map(|seat| game.score(Seat(seat))).collect();
    let outcome = Outcome::by_points(scores, "");
    let own = Seat(own as u8);
    if outcome.winners.contains(own) {
        told.share = 1.0 / outcome.winners.len() as f64;
    }
    let best = (0..seats as u8).map(Seat).filter(|seat| *seat != own).map(|seat| game.score(seat));
    told.lead = f64::from(game.score(own) - best.max().unwrap_or(0));
    told
}
