//! Fits what is still to come in Qwirkle, for two, to what came of positions in play.
//!
//! `cargo run --release -p bots --example qwirkle_leaf -- GAMES [TURNS]`
#![expect(clippy::print_stdout, reason = "a program prints")]

use bots::qwirkle::answer::Answer;
use bots::qwirkle::field::Field;
use bots::qwirkle::held::Held;
use bots::qwirkle::leaf::{FACTS, facts};
use bots::qwirkle::plays::{Orders, plays};
use bots::qwirkle::table::{BAG, Table};
use bots::qwirkle::taste::Taste;
use game::luck::Stream;
use qwirkle::{Board, Cell, Tile};

fn main() {
    let number = |at: usize, otherwise: usize| {
        std::env::args().nth(at).map_or(otherwise, |word| word.parse().expect("a number"))
    };
    let (games, turns) = (number(1, 20_000), number(2, 6));
    let mut weights: Option<[f64; FACTS]> = None;
    for _ in 0..number(3, 2) {
        let mut sums = Sums::default();
        for seed in 0..games as u64 {
            let seen = play(seed, weights.as_ref());
            let last = seen.last().expect("a turn").lead;
            for (at, then) in seen.iter().enumerate() {
                let Some(facts) = then.facts else { continue };
                let later = seen.get(at + turns).map_or(last, |later| later.lead);
                // Leads are the first seat's; facts are about the next.
                let sign = if then.next == 0 { 1.0 } else { -1.0 };
                sums.add(&facts, sign * (later - then.lead));
            }
        }
        let found = sums.solve();
        println!("{:?}", found.map(|weight| (weight * 1000.0).round() / 1000.0));
        println!(
            "explained {:.4} of the variance, deviation {:.2}",
            sums.explained(&found),
            sums.deviation()
        );
        for most in [6, 12, 40] {
            let (won, lead) = against_greedy(&found, 2000, most);
            println!("{most} of 4000 games against greedy: {won:.2} %, lead {lead:+.2}");
        }
        weights = Some(found);
    }
}

struct Seen {
    next: usize,
    lead: f32,
    facts: Option<[f32; FACTS]>,
}

/// A table dealt by a seed, with a board that has its first tile.
fn deal(luck: &mut Stream) -> (Table, Field) {
    let mut bag: [u8; BAG] = std::array::from_fn(|at| (at % Tile::KINDS) as u8);
    luck.shuffle(&mut bag);
    let mut board = Board::default();
    let first = Tile::kinds().nth(bag[0].into()).expect("a kind");
    board.put(Cell::ORIGIN, first);
    let field = Field::of(&board);
    let mut table = Table::ending(&[Held::default(), Held::default()], false);
    table.bag = bag;
    (table.first, table.last) = (13, BAG);
    for seat in 0..2 {
        table.hands[seat] = bag[1 + 6 * seat..][..6].iter().copied().collect();
    }
    (table, field)
}

/// What a player does who weighs points against what is still to come.
fn weigh(table: &Table, field: &mut Field, weights: &[f64; FACTS], most: usize) -> Answer {
    let hand = table.hands[table.active];
    let mut found: Vec<(f32, Answer)> = Vec::new();
    plays(field, hand.masks().0, Orders::One, |play| {
        let equity = f32::from(play.points) + 0.9 * play.puts.len() as f32;
        found.push((equity, Answer::play(play.puts.iter().copied(), play.points)));
    });
    found.sort_by(|one, two| two.0.total_cmp(&one.0));
    found.truncate(most);
    let mut best = (f64::MIN, Answer::NONE);
    let before = field.now();
    for (_, answer) in found {
        let mut rest = hand;
        for (at, kind) in answer.puts() {
            rest.drop(*kind);
            field.put(*at, *kind);
        }
        let mut view = *table;
        view.own = table.active;
        let facts = facts(&view, field, &Held::default(), &rest);
        field.back_to(before);
        let come: f64 =
            facts.iter().zip(weights).map(|(fact, weight)| f64::from(*fact) * weight).sum();
        let worth = f64::from(answer.points) - come;
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best.1
}

/// How often a player who weighs so wins against one who takes the most points.
fn against_greedy(weights: &[f64; FACTS], deals: u64, most: usize) -> (f64, f64) {
    let (mut won, mut leads) = (0.0, 0.0);
    for seed in 0..deals {
        for own in 0..2 {
            let (mut table, mut field) = deal(&mut Stream::new(seed << 20));
            while !table.is_over {
                let answer = match table.active == own && table.bag() > 0 {
                    true => weigh(&table, &mut field, weights, most),
                    false => table.reply(&field, &Taste::GREEDY),
                };
                table.advance(&mut field, &answer);
            }
            let lead = table.scores[own] - table.scores[1 - own];
            won += f64::from(lead.signum() + 1) / 2.0;
            leads += f64::from(lead);
        }
    }
    let games = 2.0 * deals as f64;
    (100.0 * won / games, leads / games)
}

fn play(seed: u64, weights: Option<&[f64; FACTS]>) -> Vec<Seen> {
    let mut luck = Stream::new(seed);
    let (mut table, mut field) = deal(&mut luck);
    let (mut seen, mut kept) = (Vec::new(), [None; 2]);
    loop {
        let facts = match kept {
            [Some(_), Some(_)] if table.bag() > 0 && !table.is_over => {
                let (next, other) = (table.active, 1 - table.active);
                let of = |seat: usize| kept[seat].unwrap_or_default();
                Some(facts(&table, &field, &of(next), &of(other)))
            }
            _ => None,
        };
        let lead = (table.scores[0] - table.scores[1]) as f32;
        seen.push(Seen { next: table.active, lead, facts });
        if table.is_over {
            return seen;
        }
        // Some do not care what they keep: both kinds of hands are met.
        let taste = if luck.pick(4) == 0 { Taste::GREEDY } else { Taste::AHEAD };
        let answer = match weights.filter(|_| table.bag() > 0 && luck.pick(4) > 0) {
            Some(weights) => weigh(&table, &mut field, weights, 12),
            None => table.reply(&field, &taste),
        };
        let mut rest = table.hands[table.active];
        answer.puts().iter().for_each(|(_, kind)| rest.drop(*kind));
        kept[table.active] = (!answer.puts().is_empty()).then_some(rest);
        table.advance(&mut field, &answer);
    }
}

/// Sums of least squares.
#[derive(Default)]
struct Sums {
    products: [[f64; FACTS]; FACTS],
    targets: [f64; FACTS],
    square: f64,
    sum: f64,
    count: f64,
}

impl Sums {
    fn add(&mut self, facts: &[f32; FACTS], target: f32) {
        let target = f64::from(target);
        for (row, one) in facts.iter().enumerate() {
            for (column, other) in facts.iter().enumerate() {
                self.products[row][column] += f64::from(*one) * f64::from(*other);
            }
            self.targets[row] += f64::from(*one) * target;
        }
        self.square += target * target;
        self.sum += target;
        self.count += 1.0;
    }

    fn solve(&self) -> [f64; FACTS] {
        let (mut left, mut right) = (self.products, self.targets);
        for at in 0..FACTS {
            left[at][at] += 1e-3;
            let row = left[at];
            for below in 0..FACTS {
                if below != at {
                    let factor = left[below][at] / row[at];
                    (0..FACTS).for_each(|column| left[below][column] -= factor * row[column]);
                    right[below] -= factor * right[at];
                }
            }
        }
        std::array::from_fn(|at| right[at] / left[at][at])
    }

    fn deviation(&self) -> f64 {
        (self.square / self.count - (self.sum / self.count).powi(2)).sqrt()
    }

    fn explained(&self, weights: &[f64; FACTS]) -> f64 {
        let fit: f64 =
            weights.iter().zip(self.targets).map(|(weight, target)| weight * target).sum();
        (fit / self.count - (self.sum / self.count).powi(2)) / self.deviation().powi(2)
    }
}
