//! Measures players of Quixo against exact values: how many moves in a thousand throw away what the
//! position was worth, by the number of marked cubes, and how long a decision takes.
//!
//! `cargo run --release -p qlub-lab --example quixo_slips -- --players expert`
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use bots::workshop::quixo::unbeatable::{Sides, choose};
use bots::{Bot, ValueNet};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Setup, Viewer};
use lab::quixo::players;
use quixo::{Action, Board, Cells, Options, Position, Push, Quixo, Side};

/// Positions of nearly even marks with the exact value of each move (`gpu/quixo`, sample.h).
const SAMPLE: &str = include_str!("../../bots/tests/sample_5x5.txt");

/// Measures players of Quixo against exact values.
#[derive(Parser)]
struct Args {
    /// Positions with the exact value of each move, a line each (`gpu/quixo-net` makes them from games)
    #[arg(long)]
    sample: Option<PathBuf>,
    /// Levels; `search` is how `expert` plays without its net, `net` how it does with another one, `order` how
    /// `unbeatable` plays without its table
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,greedy,easy,medium,hard,expert,order,unbeatable"
    )]
    players: Vec<String>,
    /// The net of `net`
    #[arg(long)]
    net: Option<PathBuf>,
    /// How many positions `net` may look at
    #[arg(long)]
    work: Option<u32>,
    /// So many decisions for every number of marks: positions are left out, or come again with other luck
    #[arg(long)]
    each: Option<usize>,
    /// The least number of marks
    #[arg(long, default_value_t = 0)]
    from: usize,
    /// How many numbers of marks a row of the table has
    #[arg(long, default_value_t = 4)]
    group: usize,
    /// Threads to decide in; times are those of a quiet core only with one, on a quiet machine
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

struct SamplePosition {
    me: Cells,
    them: Cells,
    value: u8,
    moves: Vec<u8>,
}

fn sampled(line: &str) -> Option<SamplePosition> {
    let mut words = line.split(' ');
    let mut cells = || u32::from_str_radix(words.next()?, 16).ok().map(Cells::from_bits);
    let (me, them) = (cells()?, cells()?);
    let value = *words.next()?.as_bytes().first()?;
    Some(SamplePosition { me, them, value, moves: words.next()?.into() })
}

impl SamplePosition {
    fn marks(&self) -> usize {
        self.me.len() + self.them.len()
    }

    /// Whether a move is worth less than the position.
    fn is_slip(&self, action: Action) -> bool {
        let same = |push: &Push| push.cell() == action.cell && push.end() == action.end;
        let number = Side::Five.frame().pushes().iter().position(same);
        let worth = number.map_or(b'l', |number| self.moves[number]);
        matches!((self.value, worth), (b'w', b'd' | b'l') | (b'd', b'l'))
    }
}

/// Who decides.
enum Player {
    /// The order of `unbeatable` and its search, without its table.
    Order,
    Named(Box<dyn Bot<Quixo>>),
}

impl Player {
    fn named(name: &str, args: &Args, net: Option<&Arc<ValueNet>>) -> Result<Self, Box<dyn Error>> {
        Ok(match name {
            "order" => Player::Order,
            name => Player::Named(players::named(name, net, args.work)?),
        })
    }

    /// What is done in a position that was set up.
    fn decided(&mut self, options: &Options, sample: &SamplePosition, seed: u64) -> Option<Action> {
        let board = Board::new(sample.me, sample.them);
        let position = Position { board, dots: Cells::NONE, seat: Seat(0) };
        let view = Quixo::arranged(options, position).ok()?.view(Viewer::Seat(Seat(0)));
        let mut luck = Stream::new(seed);
        match self {
            Player::Named(bot) => bot.decide(&view, Seat(0), &mut luck).ok(),
            Player::Order => {
                let sides = Sides { me: sample.me, them: sample.them };
                let push = choose(sides, None, &|_| 0)?;
                Some(Action { cell: push.cell(), end: push.end(), dot: None })
            }
        }
    }
}

/// Slips and decisions, by the least number of marks of a row, and how long the decisions took, in seconds.
type Measured = (BTreeMap<usize, (usize, usize)>, Vec<f64>);

fn measured(
    players: Vec<Player>,
    options: &Options,
    chosen: &[(u64, &SamplePosition)],
    group: usize,
) -> Measured {
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Measured::default()));
    std::thread::scope(|scope| {
        for mut player in players {
            let (next, all) = (&next, &all);
            scope.spawn(move || {
                while let Some((seed, sample)) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let action = player.decided(options, sample, *seed);
                    let took = start.elapsed().as_secs_f64();
                    let slipped = action.is_none_or(|action| sample.is_slip(action));
                    if let Ok(mut all) = all.lock() {
                        let row = all.0.entry(sample.marks() / group * group);
                        let row = row.or_default();
                        *row = (row.0 + usize::from(slipped), row.1 + 1);
                        all.1.push(took);
                    }
                }
            });
        }
    });
    all.into_inner().unwrap_or_default()
}

/// A share in thousandths with its 95 % interval, after Wilson.
fn share((slips, count): (usize, usize)) -> String {
    let (n, z) = (count.max(1) as f64, 1.96);
    let p = slips as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let [low, high] =
        [middle - half, middle + half].map(|x| 1000.0 * x.max(0.0) / (1.0 + z * z / n));
    format!("{:.1} [{low:.1}, {high:.1}]", 1000.0 * p)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let text = args.sample.as_ref().map_or(Ok(SAMPLE.to_owned()), std::fs::read_to_string)?;
    let mut by_marks: BTreeMap<usize, Vec<SamplePosition>> = BTreeMap::new();
    let good = |sample: &SamplePosition| sample.value != b'l' && sample.marks() >= args.from;
    for sample in text.lines().filter_map(sampled).filter(good) {
        by_marks.entry(sample.marks()).or_default().push(sample);
    }
    let mut chosen: Vec<(u64, &SamplePosition)> = Vec::new();
    for samples in by_marks.values() {
        let again = samples.iter().cycle().take(args.each.unwrap_or(samples.len()));
        chosen.extend(again.enumerate().map(|(number, sample)| (number as u64, sample)));
    }
    let options = Quixo::options(&Setup::new("two", 2))?;
    let read = |file: &PathBuf| -> Result<_, Box<dyn Error>> {
        Ok(Arc::new(ValueNet::read(&std::fs::read(file)?)?))
    };
    let net = args.net.as_ref().map(read).transpose()?;
    println!("{} decisions in positions that are not lost; slips in 1,000", chosen.len());
    for name in &args.players {
        let players = (0..args.threads).map(|_| Player::named(name, &args, net.as_ref()));
        let players = players.collect::<Result<_, _>>()?;
        let (rows, mut times) = measured(players, &options, &chosen, args.group);
        for (from, row) in &rows {
            println!("{name} | {from}–{} | {} | {}", from + args.group - 1, row.1, share(*row));
        }
        let all = rows.values().fold((0, 0), |sum, row| (sum.0 + row.0, sum.1 + row.1));
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        let most = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        println!(
            "{name} | all | {} | {} | mean {:.1} ms, p99 {:.1} ms",
            all.1,
            share(all),
            1e3 * mean,
            1e3 * most
        );
    }
    Ok(())
}
