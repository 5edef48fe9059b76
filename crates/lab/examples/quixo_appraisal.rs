//! Holds what is said of tables of Quixo against exact values, and against games.
//!
//! `cargo run --release -p qlub-lab --example quixo_appraisal -- exact` judges every move of positions with exact
//! values; `-- games --setup "two 2" --games 200` judges games of a level with itself.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Appraised, Appraiser, Books, Bot, Depth, Late, Level, Stop, shares};
use clap::{Parser, Subcommand};
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use quixo::{Action, Board, Cells, Position, Quixo, Side};

/// Positions of games with the exact value of each move (`gpu/quixo-net`).
const SAMPLE: &str = include_str!("../../bots/tests/quixo_games_5x5.txt");
/// A move that is so far behind is called a mistake.
const MARK: f64 = 0.08;

/// A game that goes round in circles is left after so many moves.
const LONGEST: usize = 150;

/// Holds what is said of tables of Quixo against exact values, and against games.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Look longer
    #[arg(long, global = true)]
    deep: bool,
    /// The book of nearly full boards
    #[arg(long, global = true)]
    late: Option<PathBuf>,
}

#[derive(Subcommand)]
enum What {
    /// Against the exact value of every move
    Exact {
        /// Positions with the exact value of each move, a line each
        #[arg(long)]
        sample: Option<PathBuf>,
        /// Every so manieth position
        #[arg(long, default_value_t = 1)]
        step: usize,
    },
    /// Against how games ended, and how much the opinion changes from move to move
    Games {
        /// Who plays by which rules
        #[arg(long, default_value = "two 2")]
        setup: Setup,
        /// Who plays
        #[arg(long, default_value = "hard")]
        level: Level,
        /// How many games
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// The most random moves a game begins with
        #[arg(long, default_value_t = 8)]
        opening: usize,
        /// A line for every position: game, marks, chance of the mover, and what the mover got
        #[arg(long)]
        out: Option<PathBuf>,
    },
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
            if exact < value {
                recognised.add(f64::from(loss >= MARK));
            } else {
                kept.add(f64::from(loss < MARK));
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

/// What was said of the positions of a game: how many cubes were marked, who was to move and their chance.
type Said = Vec<(usize, Seat, f64)>;

/// What games are judged by.
#[derive(Default)]
struct Tally {
    drift: Mean,
    brier: Mean,
    log_loss: Mean,
    matches: Mean,
    longest: f64,
    decisions: usize,
    proved: usize,
}

/// Plays a game of a level with itself; every decision after the opening is ranked and the table judged.
fn play(
    mut game: Quixo,
    level: Level,
    opening: usize,
    appraiser: &mut dyn Appraiser<Quixo>,
    luck: &mut Stream,
    tally: &mut Tally,
) -> Result<(Quixo, Said), Box<dyn Error>> {
    let mut bot: Box<dyn Bot<Quixo>> = level.bot();
    let (mut said, mut expected, mut time) = (Vec::new(), None, Duration::ZERO);
    for number in 0..LONGEST {
        let began = Instant::now();
        let shares = appraiser.value(&game);
        time += began.elapsed();
        if let Some((seat, chance)) = expected {
            let seat: Seat = seat;
            tally.drift.add(shares[seat.index()] - chance);
        }
        if game.turn() == Turn::Over {
            break;
        }
        let seat = game.position().seat;
        let view = game.view(Viewer::Seat(seat));
        let legal = game.legal(seat);
        let action = match number < opening {
            true => legal[luck.pick(legal.len())],
            false => bot.decide(&view, seat, luck)?,
        };
        let began = Instant::now();
        let ranked = appraiser.rank(&view, seat)?;
        time += began.elapsed();
        tally.decisions += 1;
        tally.proved += usize::from(ranked[0].proved);
        let chosen =
            ranked.iter().find(|rated| rated.action == action).ok_or("a move is missing")?;
        expected = Some((seat, chosen.chance));
        if number >= opening {
            said.push((game.position().board.marked().len(), seat, shares[seat.index()]));
        }
        game.advance(Step::Decide(seat, action), &mut |_, _| {});
    }
    tally.matches.add(time.as_secs_f64());
    tally.longest = tally.longest.max(time.as_secs_f64());
    Ok((game, said))
}

fn games(
    (setup, level, games, opening): (&Setup, Level, u64, usize),
    out: Option<PathBuf>,
    depth: Depth,
    books: &Books,
) -> Result<(), Box<dyn Error>> {
    let options = Quixo::options(setup)?;
    let (mut tally, mut lines) = (Tally::default(), String::new());
    for number in 0..games {
        let luck = &mut Stream::new(number);
        let mut appraiser = Quixo::appraiser(&options, depth, books, &Stop::never())
            .map_err(|error| format!("{error:?}"))?;
        let opening = luck.pick(opening + 1);
        let start = Quixo::new(&options);
        let (game, said) = play(start, level, opening, &mut *appraiser, luck, &mut tally)?;
        let got = shares(&game, setup.seats).unwrap_or(vec![0.5; setup.seats.into()]);
        for (marks, seat, chance) in said {
            let got = got[seat.index()];
            let p = chance.clamp(1e-3, 1.0 - 1e-3);
            tally.brier.add((chance - got).powi(2));
            tally.log_loss.add(-got * p.ln() - (1.0 - got) * (1.0 - p).ln());
            lines += &format!("{number} {marks} {chance} {got}\n");
        }
    }
    let Tally { drift, brier, log_loss, matches, longest, decisions, proved } = tally;
    println!("{games} games of {setup}, {decisions} decisions, {proved} with a proved best move");
    println!("drift {:.4} rms, mean {:.5}", drift.rms(), drift.mean());
    println!("against results: Brier {:.4}, log loss {:.4}", brier.mean(), log_loss.mean());
    println!("time a match {:.3} s, at most {longest:.3}", matches.mean());
    out.map_or(Ok(()), |path| std::fs::write(path, lines))?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let Args { what, deep, late } = Args::parse();
    let (depth, books) = (if deep { Depth::Deep } else { Depth::Quick }, books(late)?);
    match what {
        What::Exact { sample, step } => {
            let text = sample.map(std::fs::read_to_string).transpose()?;
            exact(text.as_deref().unwrap_or(SAMPLE), step, depth, &books)
        }
        What::Games { setup, level, games: count, opening, out } => {
            games((&setup, level, count, opening), out, depth, &books)
        }
    }
}
