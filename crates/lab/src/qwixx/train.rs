//! How a net learns: it plays against itself, and every table it came by is pulled towards what
//! came later (temporal differences), with steps of a size of its own for every weight (Adam).

use bots::workshop::qwixx::dice::features::Facts;
use bots::workshop::qwixx::dice::learning::symmetries;
use bots::workshop::qwixx::dice::net::{HIDDEN, Layer, Net, add, sigmoid};
use bots::workshop::qwixx::dice::policy::Policy;
use bots::workshop::qwixx::dice::position::Position;
use bots::workshop::qwixx::dice::quick::{Evaluator, QuickNet};
use game::luck::Stream;
use game::{Game, Seat, Step, Turn};
use qwixx::Dice;
use qwixx::dice::{Chance, Options, Phase};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How much of what is learnt comes from the end of the game rather than from the next table.
    pub lambda: f32,
    /// How often, in a thousand, an answer is drawn instead of chosen.
    pub strays: u32,
}

/// A net that learns.
#[derive(Clone, Debug)]
pub struct Student {
    /// What it knows by now.
    pub net: Net,
    mean: Net,
    square: Net,
    steps: i32,
}

/// A table that a game came by.
struct TrainingTable {
    facts: [Facts; 5],
    active: Seat,
    /// Whether an answer was drawn in the turn that followed: what came of it says nothing about how
    /// well the table would have been played.
    strayed: bool,
}

impl Student {
    /// A student that begins with what a net knows.
    pub fn new(net: Net) -> Self {
        let zeros = net.zeros();
        Student { net, mean: zeros.clone(), square: zeros, steps: 0 }
    }

    /// Takes a step the way that `pulls` show together.
    pub fn step(&mut self, pulls: &[Net], rate: f32) {
        self.steps += 1;
        let size = rate / (1.0 - 0.9f32.powi(self.steps));
        let scale = 1.0 / (1.0 - 0.999f32.powi(self.steps));
        let one = |weight: &mut f32, mean: &mut f32, square: &mut f32, pull: f32| {
            *mean += 0.1 * (pull - *mean);
            *square += 0.001 * (pull * pull - *square);
            *weight += size * *mean / ((*square * scale).sqrt() + 1e-3);
        };
        let mut sum = pulls[0].clone();
        for pull in &pulls[1..] {
            sum.layers_mut().zip(pull.layers()).for_each(|(sum, more)| add(sum, more));
            sum.bias += pull.bias;
        }
        let moments = self.mean.layers_mut().zip(self.square.layers_mut());
        let weights = self.net.layers_mut().zip(moments);
        for ((weights, (means, squares)), pulls) in weights.zip(sum.layers()) {
            let moments = means.iter_mut().zip(squares.iter_mut());
            for ((weight, (mean, square)), pull) in weights.iter_mut().zip(moments).zip(pulls) {
                one(weight, mean, square, *pull);
            }
        }
        one(&mut self.net.bias, &mut self.mean.bias, &mut self.square.bias, sum.bias);
    }
}

/// Lets a net play `games` games against itself and says which way they pull its weights.
pub fn pulls(net: &Net, options: &Options, lesson: Lesson, games: u64, luck: &mut Stream) -> Net {
    let quick = QuickNet::new(net);
    let orders = symmetries(&options.pad);
    let mut all = net.zeros();
    for _ in 0..games {
        let (mut seen, shares) = play(&quick, options, lesson.strays, luck);
        // What was seen is as true of the sheet with its rows exchanged.
        let order = orders[luck.pick(orders.len())];
        for facts in seen.iter_mut().flat_map(|seen| &mut seen.facts) {
            *facts = net.layout.exchanged(facts, &order);
        }
        learn(net, &mut all, &seen, &shares, lesson.lambda);
    }
    all
}

fn play(
    net: &impl Evaluator,
    options: &Options,
    strays: u32,
    luck: &mut Stream,
) -> (Vec<TrainingTable>, Vec<f32>) {
    let mut game = Dice::new(options);
    let mut policy = Policy::new(net);
    let mut seen: Vec<TrainingTable> = Vec::with_capacity(64);
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance if game.phase() == Phase::Roll => {
                let table = Position::of(&game);
                seen.push(TrainingTable {
                    facts: net.facts(&table),
                    active: table.active,
                    strayed: false,
                });
                Step::Chance(game.sample(luck))
            }
            Turn::Chance => {
                Step::Chance(Chance::First(Seat(luck.pick(options.seats.into()) as u8)))
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let action = if luck.pick(1000) < strays as usize {
                    if let Some(table) = seen.last_mut() {
                        table.strayed = true;
                    }
                    let legal = game.legal(seat);
                    legal[luck.pick(legal.len())]
                } else {
                    policy.answer(&game, seat)
                };
                Step::Decide(seat, action)
            }
        };
        game.advance(step, &mut |_, _| {});
    }
    let end = Position::of(&game);
    let shares = (0..options.seats).map(|seat| end.share(Seat(seat))).collect();
    (seen, shares)
}

fn learn(net: &Net, pulls: &mut Net, seen: &[TrainingTable], shares: &[f32], lambda: f32) {
    for (seat, share) in (0u8..).map(Seat).zip(shares) {
        let mut target = *share;
        for table in seen.iter().rev() {
            let distance = (seat.index() + net.seats - table.active.index()) % net.seats;
            let sum = net.sum(&table.facts, seat, distance);
            let chance = sigmoid(net.logit(&sum));
            if table.strayed {
                target = chance;
                continue;
            }
            pull(net, pulls, (table, seat, distance), &sum, target - chance);
            target = (1.0 - lambda) * chance + lambda * target;
        }
    }
}

/// Notes how the weights should change to bring what was said about a seat nearer to the truth.
fn pull(
    net: &Net,
    pulls: &mut Net,
    (seen, seat, distance): (&TrainingTable, Seat, usize),
    sum: &Layer,
    error: f32,
) {
    let mut back = [0.0; HIDDEN];
    for i in 0..HIDDEN {
        back[i] = if sum[i] > 0.0 { error * net.out[i] } else { 0.0 };
        pulls.out[i] += error * sum[i].max(0.0);
    }
    pulls.bias += error;
    add(&mut pulls.distance[distance], &back);
    let count = usize::from(net.layout.count);
    for block in 0..net.seats {
        let facts = &seen.facts[(seat.index() + block) % net.seats];
        for fact in &facts.index[..facts.len] {
            add(&mut pulls.table[block * count + usize::from(*fact)], &back);
        }
    }
}

/// An untrained net that knows what another one knows about the same sheet, or a sheet of the same
/// width, at a table of another size.
pub fn inherit(options: &Options, from: &Net, seed: u64) -> Net {
    let mut net = Net::untrained(&options.pad, options.seats.into(), seed);
    let (count, old) = (usize::from(net.layout.count), usize::from(from.layout.count));
    let others = ((from.seats - 1) as f32 / (net.seats - 1).max(1) as f32).min(1.0);
    for fact in 0..from.layout.count {
        let Some(to) = net.layout.same(&from.layout, fact).map(usize::from) else { continue };
        for block in 0..net.seats {
            let known = from.table[block.min(from.seats - 1) * old + usize::from(fact)];
            let part = if block == 0 { 1.0 } else { others };
            net.table[block * count + to] = known.map(|weight| part * weight);
        }
    }
    for (distance, layer) in net.distance.iter_mut().enumerate() {
        *layer = from.distance[distance.min(from.seats - 1)];
    }
    (net.out, net.bias) = (from.out, from.bias);
    net
}
