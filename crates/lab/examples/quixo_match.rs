//! Two players of Quixo against each other, from random openings: each opening is played twice, with seats
//! changed.
//!
//! `cargo run --release -p qlub-lab --example quixo_match -- --first expert --second search --openings 200`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bots::{Bot, ValueNet, play_out};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn};
use lab::quixo::players::named;
use quixo::Quixo;

/// Two players of Quixo against each other, from random openings.
#[derive(Parser)]
struct Args {
    /// A level, or `search` or `net`
    #[arg(long, default_value = "expert")]
    first: String,
    /// The other
    #[arg(long, default_value = "search")]
    second: String,
    /// The net of `net`
    #[arg(long)]
    net: Option<PathBuf>,
    /// How many positions `net` may look at
    #[arg(long)]
    work: Option<u32>,
    /// How many openings
    #[arg(long, default_value_t = 200)]
    openings: u64,
    /// The most random moves in one
    #[arg(long, default_value_t = 8)]
    moves: usize,
    /// The seed of all choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

/// A game that began with some random moves and is not over.
fn opened(start: &Quixo, moves: usize, luck: &mut Stream) -> Quixo {
    loop {
        let mut game = start.clone();
        for _ in 0..luck.pick(moves + 1) {
            let seat = game.position().seat;
            let legal = game.legal(seat);
            if !legal.is_empty() {
                let action = legal[luck.pick(legal.len())];
                game.advance(Step::Decide(seat, action), &mut |_, _| {});
            }
        }
        if game.turn() != Turn::Over {
            return game;
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let read = |file: &PathBuf| -> Result<_, Box<dyn Error>> {
        Ok(Arc::new(ValueNet::read(&std::fs::read(file)?)?))
    };
    let net = args.net.as_ref().map(read).transpose()?;
    let bot = |name: &str| named(name, net.as_ref(), args.work);
    // Whoever names a player that does not exist hears of it before the games.
    drop([bot(&args.first)?, bot(&args.second)?]);
    let start = Quixo::new(&Quixo::options(&Setup::new("two", 2))?);
    // Halves of a point by opening, and games won, drawn and lost.
    let (next, tally) = (AtomicU64::new(0), Mutex::new((Vec::new(), [0u64; 3])));
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.openings {
                        return;
                    }
                    let mut luck = Stream::new(args.seed << 32 ^ number);
                    let game = opened(&start, args.moves, &mut luck);
                    let mut halves = 0i32;
                    for seat in 0..2u8 {
                        let names = [&args.first, &args.second];
                        let seated = |at: u8| bot(names[usize::from(at ^ seat)]);
                        let (Ok(one), Ok(other)) = (seated(0), seated(1)) else { return };
                        let mut bots: [Box<dyn Bot<Quixo>>; 2] = [one, other];
                        let end = play_out(game.clone(), &mut bots, &mut Stream::new(0), &mut luck);
                        let Ok(end) = end else { return };
                        let which = match end.outcome.winners {
                            winners if winners.contains(Seat(seat)) => 0,
                            winners if winners.is_empty() => 1,
                            _ => 2,
                        };
                        halves += 2 - which;
                        if let Ok(mut tally) = tally.lock() {
                            tally.1[which as usize] += 1;
                        }
                    }
                    if let Ok(mut tally) = tally.lock() {
                        tally.0.push(f64::from(halves) / 4.0);
                    }
                }
            });
        }
    });
    let (shares, [won, drawn, lost]) = tally.into_inner().unwrap_or_default();
    let count = shares.len().max(2) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let half = 196.0 * (spread / count).sqrt();
    println!(
        "{} against {}: {:.2} % [{:.2}, {:.2}] of {} openings twice; {won} won, {drawn} drawn, {lost} lost",
        args.first,
        args.second,
        100.0 * mean,
        100.0 * mean - half,
        100.0 * mean + half,
        shares.len()
    );
    Ok(())
}
