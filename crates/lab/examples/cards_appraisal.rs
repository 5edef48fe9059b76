//! How good the numbers are that Qwixx with cards is looked back at with: matches of sound players.
//!
//! `cargo run --release -p qlub-lab --example cards_appraisal -- classic 2 --matches 500`
//!
//! Prints mean luck of every seat, the drift of values in a turn, how much of the result luck explains, how
//! well values foretell results at one table a match (`--only-values` for many matches), and the time.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::time::{Duration, Instant};

use bots::workshop::qwixx::cards::bot::Weighing;
use bots::{Appraised, Appraiser, Books, Bot, Depth, Shares, Stop};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Seats, Setup, Step, Turn, Viewer};
use qwixx::Cards;
use qwixx::cards::Phase;

/// How good the numbers are that Qwixx with cards is looked back at with.
#[derive(Parser)]
struct Args {
    /// The edition
    edition: String,
    /// How many play
    seats: u8,
    /// How many matches
    #[arg(long, default_value_t = 500)]
    matches: u64,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look hard
    #[arg(long)]
    deep: bool,
    /// Nothing but values at one table a match
    #[arg(long)]
    only_values: bool,
    /// No answers
    #[arg(long)]
    no_ranks: bool,
}

/// Mean, deviation and error of the mean.
#[derive(Default, Clone, Copy)]
struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, x: f64) {
        self.count += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count - self.mean().powi(2)).max(0.0).sqrt()
    }

    fn error(&self) -> f64 {
        self.deviation() / self.count.sqrt()
    }

    fn rms(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }
}

const BINS: usize = 20;

/// What was foretold, and what came.
#[derive(Default)]
struct Foretold {
    bins: [(f64, f64, f64); BINS],
    brier: Sample,
    log_loss: Sample,
}

impl Foretold {
    fn add(&mut self, chances: &[f64], won: &[f64]) {
        for (chance, won) in chances.iter().zip(won) {
            let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            *bin = (bin.0 + 1.0, bin.1 + chance, bin.2 + won);
            self.brier.add((chance - won).powi(2));
        }
        let loss = chances.iter().zip(won).map(|(chance, won)| -won * chance.max(1e-9).ln());
        self.log_loss.add(loss.sum());
    }

    fn print(&self) {
        let all: f64 = self.bins.iter().map(|bin| bin.0).sum();
        let off: f64 = self.bins.iter().map(|bin| (bin.1 - bin.2).abs()).sum::<f64>() / all;
        // What a perfect forecast would be off by, as so few matches were played.
        let noise = self.bins.iter().filter(|bin| bin.0 > 0.0).map(|bin| {
            let mean = bin.1 / bin.0;
            (bin.0 * mean * (1.0 - mean) * 2.0 / std::f64::consts::PI).sqrt()
        });
        println!(
            "values: {} off by {:.2} % in {BINS} bins (by chance {:.2} %), Brier {:.4}, log loss {:.4}",
            all,
            100.0 * off,
            100.0 * noise.sum::<f64>() / all,
            self.brier.mean(),
            self.log_loss.mean()
        );
        for (nth, bin) in self.bins.iter().enumerate().filter(|(_, bin)| bin.0 > 0.0) {
            print!(
                " {}:{:.1}/{:.1}({})",
                5 * nth,
                100.0 * bin.1 / bin.0,
                100.0 * bin.2 / bin.0,
                bin.0
            );
        }
        println!();
    }
}

#[derive(Default)]
struct Measured {
    foretold: Foretold,
    ranks_foretold: Foretold,
    luck: Vec<Sample>,
    drift: Sample,
    result: Sample,
    adjusted: Sample,
    lucks: [Sample; 4],
    values: Duration,
    ranks: Duration,
    slowest: Duration,
    ranked: u64,
    losses: [Sample; 3],
    errors: [Sample; 3],
    marked: [[u64; 3]; 3],
    turns: u64,
}

fn main() {
    let args = Args::parse();
    let options = Cards::options(&Setup::new(&args.edition, args.seats)).expect("a set-up");
    let depth = if args.deep { Depth::Deep } else { Depth::Quick };
    let mut measured =
        Measured { luck: vec![Sample::default(); args.seats.into()], ..Measured::default() };
    for nth in 0..args.matches {
        let mut judge = Cards::appraiser(&options, depth, &Books::default(), &Stop::never())
            .expect("an appraiser");
        let seed = Stream::new(args.seed << 32 ^ nth).bits();
        play(&args, Cards::new(&options), judge.as_mut(), seed, &mut measured);
    }
    print(&args, &measured);
}

fn print(args: &Args, measured: &Measured) {
    let matches = args.matches as f64;
    println!("{}, {} seats, {} matches", args.edition, args.seats, args.matches);
    measured.foretold.print();
    if args.only_values {
        return;
    }
    let luck = measured.luck.iter().map(|luck| {
        format!(
            "{:+.3} ± {:.3} % ({:+.1})",
            100.0 * luck.mean(),
            100.0 * luck.error(),
            luck.mean() / luck.error()
        )
    });
    println!("mean luck: {}", luck.collect::<Vec<_>>().join(", "));
    println!(
        "drift a turn: rms {:.2} %, mean {:+.3} ± {:.3} %; {:.1} turns a match",
        100.0 * measured.drift.rms(),
        100.0 * measured.drift.mean(),
        100.0 * measured.drift.error(),
        measured.turns as f64 / matches
    );
    println!(
        "sd of results {:.3}, of results less luck {:.3}",
        measured.result.deviation(),
        measured.adjusted.deviation()
    );
    for (what, luck) in ["first", "deal", "face", "refill"].iter().zip(&measured.lucks) {
        println!(
            "luck of {what}: sd {:.2} %, {:.1} a match",
            100.0 * luck.deviation(),
            luck.count / matches
        );
    }
    println!(
        "values and expectations: {:.1} ms a match",
        1e3 * measured.values.as_secs_f64() / matches
    );
    if !args.no_ranks {
        println!("chances of answers:");
        measured.ranks_foretold.print();
        println!(
            "{:.1} ranks a match, {:.1} ms a match, slowest {:.1} ms",
            measured.ranked as f64 / matches,
            1e3 * measured.ranks.as_secs_f64() / matches,
            1e3 * measured.slowest.as_secs_f64(),
        );
        for (part, what) in ["takes", "answers", "plays"].iter().enumerate() {
            let (losses, errors) = (&measured.losses[part], &measured.errors[part]);
            println!(
                "{what}: {:.1} a match, mean loss {:.2} %, error {:.2} %, marks ?! ? ?? {:?} in {}",
                losses.count / matches,
                100.0 * losses.mean(),
                100.0 * errors.mean(),
                measured.marked[part],
                losses.count
            );
        }
    }
}

fn play(
    args: &Args,
    mut game: Cards,
    judge: &mut dyn Appraiser<Cards>,
    seed: u64,
    measured: &mut Measured,
) {
    let mut chance = Stream::new(seed);
    let mut choice = Stream::new(!seed);
    // One table among as many as there have been so far.
    let mut met = 0;
    let mut kept: Option<Shares> = None;
    let mut ranked = 0;
    let mut kept_rank: Option<(Seat, f64)> = None;
    let mut kept_game = None;
    let seats = usize::from(args.seats);
    let mut luck = vec![0.0; seats];
    // The value at the begin of the turn, and luck by then.
    let mut before: Option<(Seat, f64, f64)> = None;
    let mut bot = Weighing::SOUND;
    loop {
        let turn = game.turn();
        let asked = !args.only_values && turn != Turn::Chance;
        // Of seats that decide together either none or all have answered.
        if asked
            && (game.phase() != Phase::Number || turn == Turn::Decide(Seats::first(args.seats)))
        {
            let value = timed(&mut measured.values, || judge.value(&game))[0];
            if let Some((_, old, old_luck)) =
                before.filter(|(active, ..)| turn == Turn::Over || *active != game.active())
            {
                measured.drift.add(value - old - (luck[0] - old_luck));
                measured.turns += 1;
                before = None;
            }
            before = before.or(Some((game.active(), value, luck[0])));
        }
        if turn == Turn::Over {
            break;
        }
        match turn {
            Turn::Chance => {
                let place = match game.phase() {
                    Phase::First => 0,
                    Phase::Deal => 1,
                    Phase::Face => 2,
                    _ => 3,
                };
                let expected = (!args.only_values)
                    .then(|| timed(&mut measured.values, || judge.expect(&game)));
                let step = Step::Chance(game.sample(&mut chance));
                game.advance(step, &mut |_, _| {});
                if let Some(expected) = expected {
                    let outlook = timed(&mut measured.values, || judge.outlook(&game));
                    for seat in 0..seats {
                        luck[seat] += outlook[seat] - expected[seat];
                    }
                    measured.lucks[place].add(outlook[0] - expected[0]);
                }
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().next().expect("somebody");
                if deciding.len() == 1 || deciding.len() == seats {
                    met += 1;
                    if choice.pick(met) == 0 {
                        kept_game = Some(game.clone());
                    }
                }
                let view = game.view(Viewer::Seat(seat));
                let action = bot.decide(&view, seat, &mut choice).expect("a decision");
                if !args.only_values && !args.no_ranks && game.legal(seat).len() > 1 {
                    let start = Instant::now();
                    let rated = judge.rank(&view, seat).expect("a view");
                    let took = start.elapsed();
                    measured.ranks += took;
                    measured.slowest = measured.slowest.max(took);
                    measured.ranked += 1;
                    let own = rated.iter().find(|rated| rated.action == action).expect("ranked");
                    let loss = rated[0].chance - own.chance;
                    let part = match game.phase() {
                        Phase::Take => 0,
                        Phase::Number => 1,
                        _ => 2,
                    };
                    measured.losses[part].add(loss);
                    measured.errors[part].add(own.error);
                    let heavy = [0.02, 0.04, 0.08].iter().filter(|mark| loss > **mark).count();
                    if heavy > 0 && loss > 2.0 * own.error {
                        measured.marked[part][heavy - 1] += 1;
                    }
                    ranked += 1;
                    if choice.pick(ranked) == 0 {
                        kept_rank = Some((seat, own.chance));
                    }
                }
                game.advance(Step::Decide(seat, action), &mut |_, _| {});
            }
            Turn::Over => {}
        }
    }
    let won = bots::shares(&game, args.seats).expect("it is over");
    if let Some(game) = kept_game {
        kept = Some(judge.value(&game));
    }
    if let Some(kept) = kept {
        measured.foretold.add(&kept, &won);
    }
    if let Some((seat, chance)) = kept_rank {
        measured.ranks_foretold.add(&[chance], &[won[seat.index()]]);
    }
    measured.result.add(won[0]);
    measured.adjusted.add(won[0] - luck[0]);
    measured.luck.iter_mut().zip(luck).for_each(|(all, luck)| all.add(luck));
}

fn timed<T>(time: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    *time += start.elapsed();
    done
}
