//! Measures a player of Quixo against UCT.
//!
//! `cargo run --release -p qlub-lab --example quixo_against_uct -- --rollouts 1000 --games 400`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{BadMoves, Books, Bot, Level, Stop, play_out};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Setup};
use lab::quixo::uct::Uct;
use quixo::Quixo;

/// Measures a player of Quixo against UCT.
#[derive(Parser)]
struct Args {
    /// Random games that UCT plays for a decision
    #[arg(long, default_value_t = 1000)]
    rollouts: u32,
    /// How many games
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The seed of all choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The player that is measured
    #[arg(long, default_value = "unbeatable")]
    level: Level,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// A table by which the unbeatable player keeps its wins
    #[arg(long)]
    table: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Args { rollouts, games, seed, level, threads, table } = Args::parse();
    let mut books = Books::default();
    if let Some(table) = table {
        books.add(BadMoves::read(&std::fs::read(table)?)?);
    }
    let start = Quixo::new(&Quixo::options(&Setup::new("two", 2))?);
    let (next, tally) = (AtomicU64::new(0), Mutex::new([0u64; 3]));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let seat = (number % 2) as usize;
                    let mut bots: Vec<Box<dyn Bot<Quixo>>> = vec![Box::new(Uct { rollouts })];
                    bots.insert(seat, level.bot_until(&books, &Stop::never()));
                    let mut choices = Stream::new(seed << 32 ^ number);
                    let finished =
                        play_out(start.clone(), &mut bots, &mut Stream::new(0), &mut choices);
                    let winners = finished.map(|finished| finished.outcome.winners);
                    let which = match winners {
                        Ok(winners) if winners.contains(Seat(seat as u8)) => 0,
                        Ok(winners) if winners.is_empty() => 1,
                        _ => 2,
                    };
                    if let Ok(mut tally) = tally.lock() {
                        tally[which] += 1;
                    }
                }
            });
        }
    });
    let [won, drawn, lost] = tally.into_inner().unwrap_or_default();
    println!(
        "{level} against UCT {rollouts}: {games} games, {won} won, {drawn} drawn, {lost} lost"
    );
    Ok(())
}
