//! Fits what is still to come in Qwirkle, to what came of positions in play.
//!
//! `cargo run --release -p qlub-lab --example qwirkle_leaf -- --games 20000 --seats 2`
#![expect(clippy::print_stdout, reason = "a program prints")]

use bots::workshop::qwirkle::answer::Answer;
use bots::workshop::qwirkle::field::Field;
use bots::workshop::qwirkle::leaf::{BySeat, FACTS, facts};
use bots::workshop::qwirkle::playout_table::{BAG, PlayoutTable};
use bots::workshop::qwirkle::plays::{Orders, plays};
use bots::workshop::qwirkle::rack::Rack;
use bots::workshop::qwirkle::taste::Taste;
use bots::workshop::qwirkle::world::MOST_SEATS;
use clap::Parser;
use game::luck::Stream;
use qwirkle::{Board, Cell, Tile};

/// Fits what is still to come in Qwirkle.
#[derive(Parser)]
struct Args {
    /// How many games
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Rounds until what came is counted
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How often weights are fitted to games of the weights before
    #[arg(long, default_value_t = 1)]
    times: usize,
}

fn main() {
    let Args { games, rounds, seats, times } = Args::parse();
    let seats = usize::from(seats);
    let mut weights: Option<Weights> = None;
    for _ in 0..times {
        let mut sums = Sums::new(seats * FACTS);
        for seed in 0..games {
            let seen = play(seed, seats, weights.as_ref());
            let last = seen.last().expect("a turn");
            for (at, then) in seen.iter().enumerate() {
                let later = seen.get(at + rounds * seats).unwrap_or(last);
                let gain = |seat: usize| f64::from(later.scores[seat] - then.scores[seat]);
                for (one, other) in then.pairs() {
                    let mut row = vec![0.0; seats * FACTS];
                    for ((turns, (_, facts)), sign) in [(one, 1.0), (other, -1.0)] {
                        let block = &mut row[turns * FACTS..][..FACTS];
                        block
                            .iter_mut()
                            .zip(facts)
                            .for_each(|(at, fact)| *at = sign * f64::from(*fact));
                    }
                    sums.add(&row, gain(one.1.0) - gain(other.1.0));
                }
            }
        }
        let found = sums.solve();
        for row in found.chunks(FACTS) {
            println!(
                "{:?}",
                row.iter().map(|weight| (weight * 1e3).round() / 1e3).collect::<Vec<_>>()
            );
        }
        let (explained, deviation) = (sums.explained(&found), sums.deviation());
        println!("explained {explained:.4} of the variance, deviation {deviation:.2}");
        let (won, lead) = against_greedy(&found, seats, 4000 / seats as u64);
        println!("about 4000 games against greedy: {won:.2} %, lead {lead:+.2}");
        calibrate(&found, seats, games / 2);
        weights = Some(found);
    }
}

/// What every fact is worth, those of the seat that moves next first.
type Weights = Vec<f64>;

/// A table between two turns.
struct TurnSample {
    /// How many tiles have not been played.
    left: usize,
    scores: BySeat<i32>,
    /// Every seat with its facts, in the order in which they move, if all have kept something.
    facts: Vec<(usize, [f32; FACTS])>,
}

type SeatFacts<'a> = (usize, &'a (usize, [f32; FACTS]));

impl TurnSample {
    /// Every two seats, each with the turns until it moves.
    fn pairs(&self) -> impl Iterator<Item = (SeatFacts<'_>, SeatFacts<'_>)> {
        let later = |(turns, seat)| {
            let others = self.facts.iter().enumerate().skip(turns + 1);
            others.map(move |other| ((turns, seat), other))
        };
        self.facts.iter().enumerate().flat_map(later)
    }
}

/// A table dealt by a seed, with a board that has its first tile.
fn deal(seats: usize, luck: &mut Stream) -> (PlayoutTable, Field) {
    let mut bag: [u8; BAG] = std::array::from_fn(|at| (at % Tile::KINDS) as u8);
    luck.shuffle(&mut bag);
    let mut board = Board::default();
    let first = Tile::kinds().nth(bag[0].into()).expect("a kind");
    board.put(Cell::ORIGIN, first);
    let field = Field::of(&board);
    let hands = std::array::from_fn(|seat| {
        if seat < seats {
            bag[1 + 6 * seat..][..6].iter().copied().collect()
        } else {
            Rack::default()
        }
    });
    let (first, last) = (1 + 6 * seats, BAG);
    let table = PlayoutTable::ending(&[Rack::default(), Rack::default()], false);
    (PlayoutTable { seats, hands, bag, first, last, ..table }, field)
}

/// Only so many plays with the most points are weighed.
const WEIGHED: usize = 12;

/// What a player does who weighs points against what is still to come.
fn weigh(table: &PlayoutTable, field: &mut Field, weights: &Weights) -> Answer {
    let hand = table.hands[table.active];
    let mut found: Vec<(f32, Answer)> = Vec::new();
    plays(field, hand.masks().0, Orders::One, |play| {
        let equity = f32::from(play.points) + 0.9 * play.puts.len() as f32;
        found.push((equity, Answer::play(play.puts.iter().copied(), play.points)));
    });
    found.sort_by(|one, two| two.0.total_cmp(&one.0));
    found.truncate(WEIGHED);
    let mut best = (f64::MIN, Answer::NONE);
    let before = field.now();
    let mut view = *table;
    view.own = table.active;
    view.active = (table.active + 1) % table.seats;
    for (_, answer) in found {
        // What others keep is not known.
        let mut kept = [Rack::default(); MOST_SEATS];
        kept[view.own] = hand;
        for (at, kind) in answer.puts() {
            kept[view.own].drop(*kind);
            field.put(*at, *kind);
        }
        let others = (view.seats - 1) as f64;
        let come = facts(&view, field, &kept).zip(weights.chunks(FACTS));
        let come = come.map(|((seat, facts), weights)| {
            worth(&facts, weights) * if seat == view.own { 1.0 } else { -1.0 / others }
        });
        let worth = f64::from(answer.points) + come.sum::<f64>();
        field.back_to(before);
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best.1
}

/// How often a player who weighs so wins against others who take the most points.
fn against_greedy(weights: &Weights, seats: usize, deals: u64) -> (f64, f64) {
    let (mut won, mut leads) = (0.0, 0.0);
    for seed in 0..deals {
        for own in 0..seats {
            let (mut table, mut field) = deal(seats, &mut Stream::new(seed << 20));
            while !table.is_over {
                let answer = if table.active == own && table.bag() > 0 {
                    weigh(&table, &mut field, weights)
                } else {
                    table.reply(&field, &Taste::GREEDY)
                };
                table.advance(&mut field, &answer);
            }
            let others = (0..seats).filter(|seat| *seat != own).map(|seat| table.scores[seat]);
            let lead = table.scores[own] - others.max().unwrap_or(0);
            won += f64::from(lead.signum() + 1) / 2.0;
            leads += f64::from(lead);
        }
    }
    let games = (seats as u64 * deals) as f64;
    (100.0 * won / games, leads / games)
}

fn play(seed: u64, seats: usize, weights: Option<&Weights>) -> Vec<TurnSample> {
    let mut luck = Stream::new(seed);
    let (mut table, mut field) = deal(seats, &mut luck);
    let (mut seen, mut kept) = (Vec::new(), [None; MOST_SEATS]);
    loop {
        let all_kept = kept[..seats].iter().all(Option::is_some);
        let facts = if all_kept && table.bag() > 0 && !table.is_over {
            facts(&table, &field, &kept.map(Option::unwrap_or_default)).collect()
        } else {
            Vec::new()
        };
        seen.push(TurnSample { left: table.left(), scores: table.scores, facts });
        if table.is_over {
            return seen;
        }
        // Some do not care what they keep: both kinds of hands are met.
        let taste = if luck.pick(4) == 0 { Taste::GREEDY } else { Taste::AHEAD };
        let answer = match weights.filter(|_| table.bag() > 0 && luck.pick(4) > 0) {
            Some(weights) => weigh(&table, &mut field, weights),
            None => table.reply(&field, &taste),
        };
        let mut rest = table.hands[table.active];
        answer.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
        kept[table.active] = (!answer.puts().is_empty()).then_some(rest);
        table.advance(&mut field, &answer);
    }
}

/// Sums of least squares.
struct Sums {
    products: Vec<Vec<f64>>,
    targets: Vec<f64>,
    square: f64,
    sum: f64,
    count: f64,
}

impl Sums {
    fn new(facts: usize) -> Sums {
        let products = vec![vec![0.0; facts]; facts];
        Sums { products, targets: vec![0.0; facts], square: 0.0, sum: 0.0, count: 0.0 }
    }

    fn add(&mut self, facts: &[f64], target: f64) {
        for (row, one) in facts.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            for (product, other) in self.products[row].iter_mut().zip(facts) {
                *product += one * other;
            }
            self.targets[row] += one * target;
        }
        self.square += target * target;
        self.sum += target;
        self.count += 1.0;
    }

    fn solve(&self) -> Weights {
        let (mut left, mut right) = (self.products.clone(), self.targets.clone());
        let facts = right.len();
        for at in 0..facts {
            // Only differences between seats are told: this picks one of many equal solutions.
            left[at][at] += 1.0;
            let row = left[at].clone();
            for below in (0..facts).filter(|below| *below != at) {
                let factor = left[below][at] / row[at];
                left[below]
                    .iter_mut()
                    .zip(&row)
                    .for_each(|(place, above)| *place -= factor * above);
                right[below] -= factor * right[at];
            }
        }
        (0..facts).map(|at| right[at] / left[at][at]).collect()
    }

    fn deviation(&self) -> f64 {
        (self.square / self.count - (self.sum / self.count).powi(2)).sqrt()
    }

    fn explained(&self, weights: &Weights) -> f64 {
        let fit: f64 =
            weights.iter().zip(&self.targets).map(|(weight, target)| weight * target).sum();
        (fit / self.count - (self.sum / self.count).powi(2)) / self.deviation().powi(2)
    }
}

/// How well a chance to win, with leads that spread by so much, foretells who wins: once by the chances
/// against every other multiplied, once shared among all.
fn calibrate(weights: &Weights, seats: usize, games: u64) {
    const SPREADS: [f64; 6] = [1.5, 1.75, 2.0, 2.25, 2.5, 2.75];
    let (mut multiplied, mut shared, mut count) = ([0.0; 6], [0.0; 6], 0.0);
    for seed in 0..games {
        let seen = play(seed + (1 << 40), seats, None);
        let last = &seen.last().expect("a turn").scores[..seats];
        let best = last.iter().max().expect("a score");
        let winners = last.iter().filter(|score| *score == best).count() as f64;
        for then in seen.iter().filter(|then| !then.facts.is_empty()) {
            let mut stands = then.scores.map(f64::from);
            for ((seat, facts), weights) in then.facts.iter().zip(weights.chunks(FACTS)) {
                stands[*seat] += worth(facts, weights);
            }
            count += seats as f64;
            for own in 0..seats {
                let won = if last[own] == *best { 1.0 / winners } else { 0.0 };
                let loss = |chance: f64| -won * chance.ln() - (1.0 - won) * (1.0 - chance).ln();
                let others = (0..seats).filter(|other| *other != own);
                for (at, spread) in SPREADS.iter().enumerate() {
                    let scale = 1.0 + spread * (then.left as f64 / seats as f64).sqrt();
                    let odds =
                        others.clone().map(|other| ((stands[other] - stands[own]) / scale).exp());
                    multiplied[at] += loss(odds.clone().map(|odds| 1.0 / (1.0 + odds)).product());
                    shared[at] += loss(1.0 / (1.0 + odds.sum::<f64>()));
                }
            }
        }
    }
    for (name, losses) in [("multiplied", multiplied), ("shared", shared)] {
        println!("{name}: loss {:.5?} with spreads {SPREADS:?}", losses.map(|loss| loss / count));
    }
}

/// What facts about a seat are worth.
fn worth(facts: &[f32; FACTS], weights: &[f64]) -> f64 {
    facts.iter().zip(weights).map(|(fact, weight)| f64::from(*fact) * weight).sum()
}
