//! How good the appraiser of Qwixx with dice is, measured on matches of bots of one level among themselves.
//!
//! `cargo run --release -p qlub-lab --example dice_appraisal -- classic 2 --matches 500`
//!
//! - Luck: what a roll brings beyond the mean over every roll; its mean is 0 but for chance.
//! - Drift: how much the value of the table at the end of a turn differs from what was foreseen after the roll.
//! - Calibration: one table before a roll from every match, its value against how the match ended.
//! - Errors: how far differences of answers are off when looked at quickly rather than deeply.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::time::Instant;

use bots::{Appraised, Appraiser, Books, Bot, Depth, Level, Stop, shares};
use clap::Parser;
use game::luck::Stream;
use game::{Game, Seat, Setup, Step, Turn, Viewer};
use qwixx::Dice;
use qwixx::dice::{Options, Phase};

/// Measures the appraiser of Qwixx with dice.
#[derive(Parser)]
struct Args {
    /// The edition
    edition: String,
    /// How many play
    seats: u8,
    /// Matches in which every turn is looked at
    #[arg(long, default_value_t = 500)]
    matches: u64,
    /// Matches of which one table is looked at, for the calibration
    #[arg(long, default_value_t = 20_000)]
    calibration: u64,
    /// Decisions that are looked at quickly and deeply
    #[arg(long, default_value_t = 300)]
    decisions: usize,
    /// Look deeply for drift and calibration as well
    #[arg(long)]
    deep: bool,
    /// The players
    #[arg(long, default_value = "hard")]
    level: String,
    /// Seed of the matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A mean and how sure it is.
#[derive(Clone, Copy, Default)]
struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, one: f64) {
        self.count += 1.0;
        self.sum += one;
        self.squares += one * one;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn rms(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }

    fn error(&self) -> f64 {
        let variance = self.squares / self.count - self.mean() * self.mean();
        (variance.max(0.0) / (self.count - 1.0)).sqrt()
    }

    /// In hundredths.
    fn say(&self) -> String {
        let [mean, error, rms] = [self.mean(), self.error(), self.rms()].map(|one| 100.0 * one);
        format!("mean {mean:+.3} ± {error:.3} %, rms {rms:.3} %, n {}", self.count)
    }
}

fn main() {
    let args = Args::parse();
    let options = Dice::options(&Setup::new(&args.edition, args.seats)).expect("a set-up");
    println!("{} for {}, {} players", args.edition, args.seats, args.level);
    if args.matches > 0 {
        drift(&args, &options);
    }
    if args.calibration > 0 {
        calibration(&args, &options);
    }
    if args.decisions > 0 {
        errors(&args, &options);
    }
}

fn appraiser(options: &Options, deep: bool) -> Box<dyn Appraiser<Dice>> {
    let depth = if deep { Depth::Deep } else { Depth::Quick };
    Dice::appraiser(options, depth, &Books::default(), &Stop::never()).expect("an appraiser")
}

/// All states of a match.
fn played(args: &Args, options: &Options, number: u64) -> Vec<Dice> {
    let level: Level = args.level.parse().expect("a level");
    let mut bots: Vec<Box<dyn Bot<Dice>>> = (0..args.seats).map(|_| level.bot()).collect();
    let mut seeds = Stream::new(args.seed << 32 | number);
    let (mut deal, mut choices) = (Stream::new(seeds.bits()), Stream::new(seeds.bits()));
    let mut states = vec![Dice::new(options)];
    loop {
        let mut game = states[states.len() - 1].clone();
        let step = match game.turn() {
            Turn::Over => return states,
            Turn::Chance => Step::Chance(game.sample(&mut deal)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                let view = game.view(Viewer::Seat(seat));
                let bot = &mut bots[seat.index()];
                Step::Decide(seat, bot.decide(&view, seat, &mut choices).expect("a view"))
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
        states.push(game);
    }
}

fn drift(args: &Args, options: &Options) {
    let [mut luck, mut active_luck, mut match_luck] = [Sample::default(); 3];
    let [mut all, mut active] = [Sample::default(); 2];
    let mut by_time = [Sample::default(); 6];
    let mut by_end = [Sample::default(); 6];
    let mut by_chance = [Sample::default(); 5];
    let (mut seconds, mut values) = (0.0, 0.0);
    for number in 0..args.matches {
        let states = played(args, options, number);
        let mut appraiser = appraiser(options, args.deep);
        let rolled: Vec<usize> =
            (1..states.len()).filter(|at| states[at - 1].phase() == Phase::Roll).collect();
        let mut whole = 0.0;
        for (turn, at) in rolled.iter().enumerate() {
            let (before, after) = (&states[at - 1], &states[*at]);
            let (expected, outlook) = (appraiser.expect(before), appraiser.outlook(after));
            let start = Instant::now();
            let value = appraiser.value(after);
            seconds += start.elapsed().as_secs_f64();
            values += 1.0;
            let own = before.active().index();
            luck.add(outlook[0] - expected[0]);
            whole += outlook[0] - expected[0];
            active_luck.add(outlook[own] - expected[own]);
            active.add(value[own] - outlook[own]);
            for seat in 0..value.len() {
                let drift = value[seat] - outlook[seat];
                all.add(drift);
                by_time[(turn / 6).min(5)].add(drift);
                by_end[(rolled.len() - 1 - turn).min(5)].add(drift);
                let even = (outlook[seat] * 10.0) as usize;
                by_chance[even.min(9 - even.min(9)).min(4)].add(drift);
            }
        }
        match_luck.add(whole);
    }
    println!("luck of seat 0, a roll     {}", luck.say());
    println!("luck of the active seat    {}", active_luck.say());
    println!("luck of seat 0, a match    {}", match_luck.say());
    println!("drift of every seat, turn  {}", all.say());
    println!("drift of the active seat   {}", active.say());
    for (i, sample) in by_time.iter().enumerate().filter(|(_, sample)| sample.count > 0.0) {
        println!("drift, turns from {:2}       {}", 6 * i, sample.say());
    }
    for (i, sample) in by_end.iter().enumerate().filter(|(_, sample)| sample.count > 0.0) {
        println!("drift, {i} turns to go       {}", sample.say());
    }
    for (i, sample) in by_chance.iter().enumerate().filter(|(_, sample)| sample.count > 0.0) {
        println!("drift, {:2} % from certain    {}", 10 * i, sample.say());
    }
    println!("a value after a roll takes {:.3} ms", 1000.0 * seconds / values);
}

fn calibration(args: &Args, options: &Options) {
    const BINS: usize = 20;
    let mut bins = [(0.0, 0.0, 0.0); BINS];
    let (mut brier, mut loss) = (Sample::default(), Sample::default());
    let mut drawn = Stream::new(args.seed ^ 0xca11);
    let (mut seconds, mut values) = (0.0, 0.0);
    for number in 0..args.calibration {
        // Other matches than those of the drift.
        let states = played(args, options, number + (1 << 31));
        let result = shares(&states[states.len() - 1], args.seats).expect("it is over");
        let rolls: Vec<&Dice> = states.iter().filter(|game| game.phase() == Phase::Roll).collect();
        let mut appraiser = appraiser(options, args.deep);
        let game = rolls[drawn.pick(rolls.len())];
        let start = Instant::now();
        let value = appraiser.value(game);
        seconds += start.elapsed().as_secs_f64();
        values += 1.0;
        let seat = drawn.pick(usize::from(args.seats));
        let (said, got) = (value[seat], result[seat]);
        let bin = &mut bins[((said * BINS as f64) as usize).min(BINS - 1)];
        *bin = (bin.0 + 1.0, bin.1 + said, bin.2 + got);
        brier.add((said - got).powi(2));
        let safe = said.clamp(1e-6, 1.0 - 1e-6);
        loss.add(-(got * safe.ln() + (1.0 - got) * (1.0 - safe).ln()));
    }
    let (mut off, mut noise) = (0.0, 0.0);
    for (count, said, got) in bins.iter().filter(|bin| bin.0 > 0.0) {
        let (chance, frequency) = (said / count, got / count);
        let spread = (chance * (1.0 - chance) / count).sqrt();
        off += count * (chance - frequency).abs();
        noise += count * spread * (2.0 / std::f64::consts::PI).sqrt();
        let [said, got, error] = [chance, frequency, spread].map(|one| 100.0 * one);
        println!("  said {said:6.2} %, came {got:6.2} ± {error:.2} %, n {count}");
    }
    let all = args.calibration as f64;
    println!(
        "calibration error {:.2} % (chance alone {:.2} %), Brier {:.4}, log loss {:.4}",
        100.0 * off / all,
        100.0 * noise / all,
        brier.mean(),
        loss.mean()
    );
    println!("a value before a roll takes {:.3} ms", 1000.0 * seconds / values);
}

fn errors(args: &Args, options: &Options) {
    let [mut all, mut close, mut certain] = [Sample::default(); 3];
    let [mut ratio, mut beyond, mut lost] = [Sample::default(); 3];
    let (mut decisions, mut seconds) = (0, [0.0; 2]);
    for number in 0.. {
        let states = played(args, options, number + (1 << 30));
        let mut looks = [false, true].map(|deep| appraiser(options, deep));
        // Every fifth, so that many matches are seen.
        for game in states.iter().step_by(5) {
            let Turn::Decide(seats) = game.turn() else { continue };
            let seat: Seat = seats.iter().next().expect("a seat");
            let view = game.view(Viewer::Seat(seat));
            let mut rate = |i: usize| {
                let start = Instant::now();
                let rated = looks[i].rank(&view, seat).expect("a view");
                seconds[i] += start.elapsed().as_secs_f64();
                rated
            };
            let (quick, deep) = (rate(0), rate(1));
            if quick.len() < 2 {
                continue;
            }
            let of = |action| deep.iter().find(|one| one.action == action).expect("the answer");
            let best = of(quick[0].action);
            lost.add(deep[0].chance - best.chance);
            for one in &quick[1..] {
                let behind = quick[0].chance - one.chance;
                let deeper = best.chance - of(one.action).chance;
                all.add(behind - deeper);
                if one.error > 0.0 {
                    let off = (behind - deeper).abs() / one.error;
                    ratio.add(off);
                    beyond.add(if off > 2.0 { 1.0 } else { 0.0 });
                }
                if behind < 0.1 {
                    close.add(behind - deeper);
                }
            }
            for one in deep[1..].iter().filter(|one| one.error > 0.0) {
                certain.add(one.error);
            }
            decisions += 1;
        }
        if decisions >= args.decisions {
            break;
        }
    }
    println!("quick less deep            {}", all.say());
    println!("the same, close answers    {}", close.say());
    println!("lost by the quick choice   {}", lost.say());
    println!("errors said by deep looks  {}", certain.say());
    println!(
        "quick less deep, in errors rms {:.2}, above 2 {:.1} %",
        ratio.rms(),
        100.0 * beyond.mean()
    );
    let [quick, deep] = seconds.map(|all| 1000.0 * all / decisions as f64);
    println!("ranking takes {quick:.2} ms, deeply {deep:.2} ms");
}
