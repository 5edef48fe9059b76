//! Plays games of Quixo between the levels from `medium` to `expert`, each after a random opening, and writes
//! down what came up: a line a position, its game, the mover's mask and the other's.
//!
//! `cargo run --release -p qlub-lab --example quixo_positions -- --seconds 300 --out positions.txt`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Level};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Setup, Step, Turn, Viewer};
use quixo::Quixo;

/// Writes down the positions of games between levels.
#[derive(Parser)]
struct Args {
    /// How long to begin games
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// The most games
    #[arg(long, default_value_t = u64::MAX)]
    games: u64,
    /// The seed of all choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads to play in
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// The file
    #[arg(long)]
    out: PathBuf,
}

/// The most random moves a game begins with.
const OPENING: u32 = 8;
/// A game that goes round in circles is left after so many moves.
const LONGEST: usize = 150;
/// Who plays how often: the slower the seldomer.
const SEATED: [Level; 10] = [
    Level::Medium,
    Level::Medium,
    Level::Medium,
    Level::Medium,
    Level::Hard,
    Level::Hard,
    Level::Hard,
    Level::Hard,
    Level::Expert,
    Level::Expert,
];

/// The positions of a game in which somebody had to decide, after its opening.
fn played(start: &Quixo, luck: &mut Stream) -> Option<Vec<(u32, u32)>> {
    let mut game = start.clone();
    let opening = luck.pick(OPENING as usize + 1);
    let mut bots: Vec<Box<dyn Bot<Quixo>>> =
        (0..2).map(|_| SEATED[luck.pick(SEATED.len())].bot()).collect();
    let mut positions = Vec::new();
    for number in 0..LONGEST {
        if game.turn() == Turn::Over {
            break;
        }
        let seat = game.position().seat;
        let mark = game.setup().mark(seat);
        let action = if number < opening {
            let legal = game.legal(seat);
            legal[luck.pick(legal.len())]
        } else {
            let board = game.position().board;
            positions.push((board.of(mark).bits(), board.of(mark.other()).bits()));
            bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat, luck).ok()?
        };
        game.advance(Step::Decide(seat, action), &mut |_, _| {});
    }
    Some(positions)
}

fn main() -> Result<(), Box<dyn Error>> {
    let Args { seconds, games, seed, threads, out } = Args::parse();
    let start = Quixo::new(&Quixo::options(&Setup::new("two", 2))?);
    let (next, file) = (AtomicU64::new(0), Mutex::new(std::fs::File::create(out)?));
    let until = Instant::now() + Duration::from_secs(seconds);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while Instant::now() < until {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let found = played(&start, &mut Stream::new(seed << 32 ^ number));
                    let lines = found.unwrap_or_default().into_iter();
                    let lines = lines.map(|(me, them)| format!("{number} {me:07x} {them:07x}\n"));
                    let lines: String = lines.collect();
                    if let Ok(mut file) = file.lock() {
                        // A line that cannot be written will be missed by whoever reads the file.
                        let _ = file.write_all(lines.as_bytes());
                    }
                }
            });
        }
    });
    println!("{} games", next.into_inner().min(games));
    Ok(())
}
