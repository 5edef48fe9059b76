//! Holds what is said of tables of Quixo against the exact value of every move.
//!
//! `cargo run --release -p qlub-lab --example quixo_appraisal`; how it does in games is measured by `insight`.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Appraised, Books, Depth, Late, Stop, Unit};
use clap::Parser;
use game::{Game, Seat, Setup, Viewer};
use insight::Grade;
use quixo::{Action, Board, Cells, Position, Quixo, Side};

/// Positions of games with the exact value of each move (`gpu/quixo-net`).
const SAMPLE: &str = include_str!("../../bots/tests/quixo_games_5x5.txt");

/// Holds what is said of tables of Quixo against exact values.
#[derive(Parser)]
struct Args {
    /// Positions with the exact value of each move, a line each
    #[arg(long)]
    sample: Option<PathBuf>,
    /// Every so manieth position
    #[arg(long, default_value_t = 1)]
    step: usize,
    /// Look longer
    #[arg(long)]
    deep: bool,
    /// The book of nearly full boards
    #[arg(long)]
    late: Option<PathBuf>,
}

/// Means of what was counted.
#[derive(Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, x: f64) {
        self.count += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn rms(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }
}

fn books(late: Option<PathBuf>) -> Result<Books, Box<dyn Error>> {
    let mut books = Books::default();
    if let Some(path) = late {
        books.add(Late::new(std::fs::read(path)?).ok_or("this is no such book")?);
    }
    Ok(books)
}

fn value_of(letter: u8) -> f64 {
    match letter {
        b'w' => 1.0,
        b'd' => 0.5,
        _ => 0.0,
    }
}

fn exact(text: &str, step: usize, depth: Depth, books: &Books) -> Result<(), Box<dyn Error>> {
    let options = Quixo::options(&Setup::new("two", 2))?;
    let pushes = Side::Five.frame().pushes();
    let (mut brier, mut brier_moves, mut log_loss) = <(Mean, Mean, Mean)>::default();
    let (mut recognised, mut kept, mut within, mut best_slips) =
        <(Mean, Mean, Mean, Mean)>::default();
    let (mut proved, mut behind, mut time) = <(Mean, Mean, Mean)>::default();
    let (mut wrong, mut longest) = (0, Duration::ZERO);
    for line in text.lines().step_by(step) {
        let words: Vec<&str> = line.split(' ').collect();
        let [me, them] = [words[0], words[1]].map(|word| u32::from_str_radix(word, 16));
        let board = Board::new(Cells::from_bits(me?), Cells::from_bits(them?));
        let position = Position { board, dots: Cells::NONE, seat: Seat(0) };
        let game = Quixo::arranged(&options, position)?;
        let (value, moves) = (value_of(words[2].as_bytes()[0]), words[3].as_bytes());
        let mut appraiser = Quixo::appraiser(&options, depth, books, &Stop::never())
            .map_err(|error| format!("{error:?}"))?;
        let began = Instant::now();
        let ranked = appraiser.rank(&game.view(Viewer::Seat(Seat(0))), Seat(0))?;
        longest = longest.max(began.elapsed());
        time.add(began.elapsed().as_secs_f64());
        let of = |action: &Action| {
            let is = |push: &&quixo::Push| (push.cell(), push.end()) == (action.cell, action.end);
            let (at, _) = pushes.iter().enumerate().find(|(_, push)| is(push)).expect("a push");
            value_of(moves[at])
        };
        let best = ranked[0].chance;
        brier.add((best - value).powi(2));
        let p = best.clamp(1e-4, 1.0 - 1e-4);
        log_loss.add(-value * p.ln() - (1.0 - value) * (1.0 - p).ln());
        best_slips.add(f64::from(of(&ranked[0].action) < value));
        for rated in &ranked {
            let exact = of(&rated.action);
            brier_moves.add((rated.chance - exact).powi(2));
            proved.add(f64::from(rated.proved));
            wrong += usize::from(rated.proved && rated.chance != exact);
            let loss = best - rated.chance;
            let marked = Grade::of(loss, rated.error, best, Unit::Wins) == Some(Grade::Blunder);
            if exact < value {
                recognised.add(f64::from(marked));
            } else {
                kept.add(f64::from(!marked));
                behind.add(loss);
            }
            if !rated.proved {
                for other in
                    ranked.iter().filter(|other| !other.proved && of(&other.action) == exact)
                {
                    within.add(rated.chance - other.chance);
                }
            }
        }
    }
    println!(
        "positions {}, slips of the best move {:.2} in 1000",
        brier.count,
        1000.0 * best_slips.mean()
    );
    println!(
        "Brier {:.5} (moves {:.5}), log loss {:.4}",
        brier.mean(),
        brier_moves.mean(),
        log_loss.mean()
    );
    println!("mistakes seen {:.2} % of {}", 100.0 * recognised.mean(), recognised.count);
    println!("good moves not called mistakes {:.2} % of {}", 100.0 * kept.mean(), kept.count);
    println!(
        "equal moves differ by {:.4} rms; good ones are behind by {:.4} rms",
        within.rms(),
        behind.rms()
    );
    println!("proved {:.1} % of {}, wrongly {wrong}", 100.0 * proved.mean(), proved.count);
    println!("time {:.2} ms, at most {:.2}", 1000.0 * time.mean(), 1000.0 * longest.as_secs_f64());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let depth = if args.deep { Depth::Deep } else { Depth::Quick };
    let text = args.sample.map(std::fs::read_to_string).transpose()?;
    exact(text.as_deref().unwrap_or(SAMPLE), args.step, depth, &books(args.late)?)
}
