//! What the appraiser of Qwirkle says about matches of hard players, held against what came of them.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_appraisal -- whole --matches 300`: luck, drift and time.
//! `… -- calibration --matches 20000`: one position a match, what it was worth and who won.
#![expect(clippy::print_stdout, reason = "a program prints")]

use std::time::{Duration, Instant};

use bots::{Appraised, Appraiser, Books, Depth, Level, Stop, shares};
use clap::{Parser, ValueEnum};
use game::luck::Stream;
use game::{Audience, Game, Seat, Setup, Step, Turn, Viewer};
use lab::arena::ArenaLuck;
use qwirkle::{Action, Options, Qwirkle};

/// Holds an appraiser of Qwirkle against matches.
#[derive(Parser)]
struct Args {
    /// What to measure
    what: What,
    /// How many matches
    #[arg(long, default_value_t = 300)]
    matches: u64,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Look as hard as for a deep analysis
    #[arg(long)]
    deep: bool,
    /// The level of everybody
    #[arg(long, default_value = "hard")]
    level: Level,
    /// The number of the first match
    #[arg(long, default_value_t = 0)]
    first: u64,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum What {
    /// Luck, drift and time over whole matches
    Whole,
    /// One position a match by all hands, and who won
    Calibration,
    /// The same by what the seat to move sees
    Seen,
}

fn main() {
    let args = Args::parse();
    let options = Qwirkle::options(&Setup::new("standard", args.seats)).expect("a set-up");
    match args.what {
        What::Whole => whole(&args, &options),
        What::Calibration | What::Seen => calibration(&args, &options),
    }
}

type Judge = Box<dyn Appraiser<Qwirkle>>;

fn judge(args: &Args, options: &Options) -> Judge {
    let depth = if args.deep { Depth::Deep } else { Depth::Quick };
    Qwirkle::appraiser(options, depth, &Books::default(), &Stop::never()).expect("an appraiser")
}

/// A mean and its error.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn root(&self) -> f64 {
        (self.squares / self.count).sqrt()
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count - self.mean().powi(2)).max(0.0).sqrt()
    }

    fn error(&self) -> f64 {
        self.deviation() / self.count.sqrt()
    }
}

/// Plays a match: `before` sees every table before a step, and the decision that is made there.
fn play(
    args: &Args,
    options: &Options,
    number: u64,
    mut before: impl FnMut(&Qwirkle, Option<Action>),
    mut hear: impl FnMut(Seat, &qwirkle::Event),
) -> Qwirkle {
    let key = ArenaLuck::key(26, number);
    let mut bots: Vec<_> = (0..args.seats).map(|_| args.level.bot::<Qwirkle>()).collect();
    let mut choices: Vec<_> =
        (0..args.seats).map(|seat| ArenaLuck::choices(key, seat.into())).collect();
    let mut game = Qwirkle::new(options);
    for step in 0..400 {
        let next = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                before(&game, None);
                Step::Chance(game.sample(&mut ArenaLuck::new(key, step)))
            }
            Turn::Decide(_) => {
                let (seat, at) = (game.active(), game.active().index());
                let view = game.view(Viewer::Seat(seat));
                let action = bots[at].decide(&view, seat, &mut choices[at]).expect("an action");
                before(&game, Some(action));
                Step::Decide(seat, action)
            }
        };
        game.advance(next, &mut |audience, event| {
            for (seat, bot) in (0..).map(Seat).zip(&mut bots) {
                if audience == Audience::All || audience == Audience::Only(seat) {
                    bot.hear(&event);
                    hear(seat, &event);
                }
            }
        });
    }
    before(&game, None);
    game
}

/// The stages of a match that are told apart, by the tiles in the bag.
const STAGES: [(u8, &str); 6] = [
    (0, "empty bag"),
    (6, "1 to 6 tiles"),
    (12, "7 to 12 tiles"),
    (30, "13 to 30 tiles"),
    (60, "31 to 60 tiles"),
    (108, "more"),
];

/// What was measured at one stage.
#[derive(Clone, Copy, Default)]
struct Stage {
    luck: Mean,
    drift: Mean,
    gap: Mean,
    loss: Mean,
    error: Mean,
    proved: Mean,
    time: [Mean; 4],
}

fn stage(game: &Qwirkle) -> usize {
    STAGES.iter().position(|(most, _)| game.bag().len() <= *most).unwrap_or(0)
}

fn whole(args: &Args, options: &Options) {
    let mut stages = [Stage::default(); STAGES.len()];
    let (mut all, mut plain, mut adjusted) = (Stage::default(), Mean::default(), Mean::default());
    let (mut spent, mut slowest) = (Duration::ZERO, Duration::ZERO);
    for number in args.first..args.first + args.matches {
        let judge = std::cell::RefCell::new(judge(args, options));
        let mut owed: Option<(usize, Vec<f64>)> = None;
        let (mut luck_of_first, mut match_spent) = (0.0, Duration::ZERO);
        let mut timed = |time: &mut Mean, work: &mut dyn FnMut(&mut Judge) -> Vec<f64>| {
            let begun = Instant::now();
            let found = work(&mut judge.borrow_mut());
            time.add(begun.elapsed().as_secs_f64());
            match_spent += begun.elapsed();
            found
        };
        let before = |game: &Qwirkle, action: Option<Action>| {
            let at = stage(game);
            let mut time = stages[at].time;
            if let Some((drawn, expected)) = owed.take() {
                let came = timed(&mut time[0], &mut |judge| judge.outlook(game));
                let luck = came[0] - expected[0];
                luck_of_first += luck;
                [&mut stages[drawn], &mut all].into_iter().for_each(|stage| stage.luck.add(luck));
            }
            if game.turn() == Turn::Chance {
                owed = Some((at, timed(&mut time[1], &mut |judge| judge.expect(game))));
            }
            if let Some(action) = action {
                let seat = game.active();
                let view = game.view(Viewer::Seat(seat));
                let mut ranked = Vec::new();
                timed(&mut time[2], &mut |judge| {
                    ranked = judge.rank_with(&view, seat, &[action]).expect("a ranking");
                    Vec::new()
                });
                let after = |action: Action| {
                    let mut then = game.clone();
                    then.advance(Step::Decide(seat, action), &mut |_, _| {});
                    then
                };
                // The value before is the outlook that was asked for above.
                let now = judge.borrow_mut().value(game);
                let best = timed(&mut time[3], &mut |judge| judge.value(&after(ranked[0].action)));
                let given = timed(&mut time[3], &mut |judge| judge.value(&after(action)));
                let played = ranked.iter().find(|rated| rated.action == action).expect("it");
                for stage in [&mut stages[at], &mut all] {
                    stage.drift.add(best[seat.index()] - now[seat.index()]);
                    stage.gap.add(given[seat.index()] - now[seat.index()]);
                    stage.loss.add(ranked[0].chance - played.chance);
                    stage.error.add(played.error);
                    stage.proved.add(f64::from(u8::from(ranked[0].proved)));
                }
            }
            stages[at].time = time;
        };
        let hear = |seat, event: &_| judge.borrow_mut().hear(seat, event);
        let game = play(args, options, number, before, hear);
        let result = shares(&game, args.seats).map_or(0.5, |shares| shares[0]);
        plain.add(result);
        adjusted.add(result - luck_of_first);
        spent += match_spent;
        slowest = slowest.max(match_spent);
    }
    println!(
        "stage, decisions, luck ± error (rms), drift (rms), played − now (rms), loss, error; ms: outlook, expect, rank, value"
    );
    let named = STAGES.iter().map(|(_, name)| *name).zip(&stages);
    for (name, stage) in named.chain([("all", &all)]) {
        let percent = |number: f64| 100.0 * number;
        println!(
            "{name:>15} {:6} luck {:+.3} ± {:.3} ({:.2})  drift {:+.3} ± {:.3} ({:.2})  played {:+.3} ({:.2})  loss {:.2} ± {:.2}  proved {:.0} %  ms {:.2?}",
            stage.drift.count,
            percent(stage.luck.mean()),
            percent(stage.luck.error()),
            percent(stage.luck.root()),
            percent(stage.drift.mean()),
            percent(stage.drift.error()),
            percent(stage.drift.root()),
            percent(stage.gap.mean()),
            percent(stage.gap.root()),
            percent(stage.loss.mean()),
            percent(stage.error.root()),
            percent(stage.proved.mean()),
            stage.time.map(|time| 1e3 * time.mean()),
        );
    }
    println!(
        "{} matches: {:.3} s a match, slowest {:.3} s; result {:.4} ± {:.4}, less luck {:.4} ± {:.4}",
        args.matches,
        spent.as_secs_f64() / args.matches as f64,
        slowest.as_secs_f64(),
        plain.mean(),
        plain.error(),
        adjusted.mean(),
        adjusted.error(),
    );
}

/// How many bins chances are put in.
const BINS: usize = 20;

/// The mean distance between chances and results over bins.
fn distance(samples: &[(f64, f64)]) -> ([(f64, f64, f64); BINS], f64) {
    let mut bins = [(0.0, 0.0, 0.0); BINS];
    for (chance, result) in samples {
        let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
        *bin = (bin.0 + 1.0, bin.1 + chance, bin.2 + result);
    }
    let apart = bins.iter().map(|(_, chances, results)| (chances - results).abs()).sum::<f64>();
    (bins, apart / samples.len() as f64)
}

fn calibration(args: &Args, options: &Options) {
    let mut samples = Vec::new();
    for number in args.first..args.first + args.matches {
        let mut luck = Stream::new(number ^ 0x9d1f_0a52_33c6_e871);
        let mut judge = judge(args, options);
        // One table of all, each as likely; what was heard until then goes with it.
        let (mut taken, mut seen, mut heard) = (None, 0, Vec::new());
        let heard_so_far = std::cell::RefCell::new(Vec::new());
        let before = |game: &Qwirkle, action: Option<Action>| {
            if action.is_some() {
                seen += 1;
                if luck.pick(seen) == 0 {
                    taken = Some(game.clone());
                    heard = heard_so_far.borrow().clone();
                }
            }
        };
        let hear = |seat, event: &qwirkle::Event| {
            heard_so_far.borrow_mut().push((seat, event.clone()));
        };
        let game = play(args, options, number, before, hear);
        let (Some(table), Some(results)) = (taken, shares(&game, args.seats)) else { continue };
        heard.iter().for_each(|(seat, event)| judge.hear(*seat, event));
        let seat = table.active();
        let (chance, seat) = if args.what == What::Seen {
            let view = table.view(Viewer::Seat(seat));
            (judge.rank(&view, seat).expect("a ranking")[0].chance, seat)
        } else {
            let seat = Seat(luck.pick(args.seats.into()) as u8);
            (judge.value(&table)[seat.index()], seat)
        };
        samples.push((chance, results[seat.index()], stage(&table)));
    }
    let of = |stage: Option<usize>| -> Vec<(f64, f64)> {
        let chosen = samples.iter().filter(|(.., at)| stage.is_none_or(|stage| stage == *at));
        chosen.map(|(chance, result, _)| (*chance, *result)).collect()
    };
    for (at, (_, name)) in STAGES.iter().enumerate() {
        report(name, &of(Some(at)));
    }
    report("all", &of(None));
    for (count, chances, results) in distance(&of(None)).0 {
        println!("{count:6}: said {:.4}, came {:.4}", chances / count, results / count);
    }
}

fn report(name: &str, samples: &[(f64, f64)]) {
    if samples.is_empty() {
        return;
    }
    let count = samples.len() as f64;
    let (_, error) = distance(samples);
    // What perfect chances would show with so few matches.
    let luck = &mut Stream::new(5);
    let noise = (0..20).map(|_| {
        let drawn = samples.iter().map(|(chance, _)| {
            let won = (luck.pick(1 << 30) as f64) < chance * f64::from(1 << 30);
            (*chance, f64::from(u8::from(won)))
        });
        distance(&drawn.collect::<Vec<_>>()).1 / 20.0
    });
    let noise: f64 = noise.sum();
    let brier = samples.iter().map(|(chance, result)| (chance - result).powi(2)).sum::<f64>();
    let loss = samples.iter().map(|(chance, result)| {
        let chance = chance.clamp(1e-3, 1.0 - 1e-3);
        -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
    });
    // The slope of the logit: below 1 the chances are too bold, above 1 too timid.
    let mut slope = 1.0;
    for _ in 0..20 {
        let (mut first, mut second) = (0.0, 0.0);
        for (chance, result) in samples {
            let chance = chance.clamp(1e-3, 1.0 - 1e-3);
            let logit = (chance / (1.0 - chance)).ln();
            let said = 1.0 / (1.0 + (-slope * logit).exp());
            first += logit * (result - said);
            second += logit * logit * said * (1.0 - said);
        }
        slope += first / second.max(1e-9);
    }
    println!(
        "{name:>15} {count:6}: error {:.2} % (perfect {:.2} %), Brier {:.4}, log loss {:.4}, slope {slope:.3}",
        100.0 * error,
        100.0 * noise,
        brier / count,
        loss.sum::<f64>() / count,
    );
}
