//! How a net learns: it plays against itself, and every table it came by is pulled towards what
//! came later (temporal differences), with steps of a size of its own for every weight (Adam).

use game::luck::Stream;
use game::{Game, Seat, Step, Turn};
use qwixx::Dice;
use qwixx::dice::{Chance, Options, Phase};

use super::features::{Facts, symmetries};
use super::net::{Net, add, sigmoid};
use super::policy::Policy;
use super::position::Position;
use super::quick::{Evaluator, QuickNet};

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
pub struct Student<const H: usize> {
    /// What it knows by now.
    pub net: Net<H>,
    mean: Net<H>,
    square: Net<H>,
    steps: i32,
}

/// A table that a game came by.
struct Seen {
    facts: [Facts; 5],
    active: Seat,
}

impl<const H: usize> Student<H> {
    /// A student that begins with what a net knows.
    pub fn new(net: Net<H>) -> Self {
        let zeros = net.zeros();
        Student { net, mean: zeros.clone(), square: zeros, steps: 0 }
    }

    /// Takes a step the way that `pulls` show together.
    pub fn step(&mut self, pulls: &[Net<H>], rate: f32) {
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
pub fn pulls<const H: usize>(
    net: &Net<H>,
    options: &Options,
    lesson: Lesson,
    games: u64,
    luck: &mut Stream,
) -> Net<H> {
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
) -> (Vec<Seen>, Vec<f32>) {
    let mut game = Dice::new(options);
    let mut policy = Policy::new(net);
    let mut seen = Vec::with_capacity(64);
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance if game.phase() == Phase::Roll => {
                let table = Position::of(&game);
                seen.push(Seen { facts: net.facts(&table), active: table.active });
                Step::Chance(game.sample(luck))
            }
            Turn::Chance => {
                Step::Chance(Chance::First(Seat(luck.pick(options.seats.into()) as u8)))
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let action = if luck.pick(1000) < strays as usize {
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

fn learn<const H: usize>(
    net: &Net<H>,
    pulls: &mut Net<H>,
    seen: &[Seen],
    shares: &[f32],
    lambda: f32,
) {
    for (seat, share) in (0u8..).map(Seat).zip(shares) {
        let mut target = *share;
        for table in seen.iter().rev() {
            let chance = pull(net, pulls, table, seat, target);
            target = (1.0 - lambda) * chance + lambda * target;
        }
    }
}

/// Notes how the weights should change to bring the chance of a seat nearer to a target; returns
/// that chance.
fn pull<const H: usize>(
    net: &Net<H>,
    pulls: &mut Net<H>,
    seen: &Seen,
    seat: Seat,
    target: f32,
) -> f32 {
    let distance = (seat.index() + net.seats - seen.active.index()) % net.seats;
    let said = net.say(&net.sum(&seen.facts, seat, distance));
    let chance = sigmoid(said.logit);
    let error = target - chance;
    let mut back: [f32; H] = net.out.map(|weight| error * weight);
    push(&mut pulls.out, &said.first, error);
    push(&mut pulls.second_out, &said.second, error);
    for (unit, weights) in net.second.iter().enumerate() {
        if said.second[unit] > 0.0 {
            let share = error * net.second_out[unit];
            pulls.second_bias[unit] += share;
            push(&mut pulls.second[unit], &said.first, share);
            push(&mut back, weights, share);
        }
    }
    back.iter_mut().zip(&said.first).for_each(|(back, said)| {
        if *said <= 0.0 {
            *back = 0.0;
        }
    });
    pulls.bias += error;
    add(&mut pulls.distance[distance], &back);
    let count = usize::from(net.layout.count);
    for block in 0..net.seats {
        let facts = &seen.facts[(seat.index() + block) % net.seats];
        for fact in &facts.index[..facts.len] {
            add(&mut pulls.table[block * count + usize::from(*fact)], &back);
        }
    }
    chance
}

/// Adds a multiple of one layer to another.
#[inline]
fn push<const H: usize>(sum: &mut [f32; H], layer: &[f32; H], times: f32) {
    sum.iter_mut().zip(layer).for_each(|(sum, more)| *sum += times * more);
}

/// An untrained net that knows what another one knows about the same sheet, or a sheet of the same
/// width, at a table of another size. It may have more units: the new ones say nothing at first.
pub fn inherit<const H: usize, const F: usize>(
    options: &Options,
    from: &Net<F>,
    units: usize,
    seed: u64,
) -> Net<H> {
    let mut net = Net::<H>::untrained(&options.pad, options.seats.into(), units, seed);
    net.out = [0.0; H];
    let (count, old) = (usize::from(net.layout.count), usize::from(from.layout.count));
    let others = ((from.seats - 1) as f32 / (net.seats - 1).max(1) as f32).min(1.0);
    for fact in 0..from.layout.count {
        let Some(to) = net.layout.same(&from.layout, fact).map(usize::from) else { continue };
        for block in 0..net.seats {
            let known = &from.table[block.min(from.seats - 1) * old + usize::from(fact)];
            let part = if block == 0 { 1.0 } else { others };
            hand_on(known, &mut net.table[block * count + to], part);
        }
    }
    for (distance, layer) in net.distance.iter_mut().enumerate() {
        hand_on(&from.distance[distance.min(from.seats - 1)], layer, 1.0);
    }
    hand_on(&from.out, &mut net.out, 1.0);
    for (known, layer) in from.second.iter().zip(&mut net.second) {
        *layer = [0.0; H];
        hand_on(known, layer, 1.0);
    }
    hand_on(&from.second_bias, &mut net.second_bias, 1.0);
    hand_on(&from.second_out, &mut net.second_out, 1.0);
    net.bias = from.bias;
    net
}

/// The weights of the units that both layers have.
fn hand_on(from: &[f32], to: &mut [f32], part: f32) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to = part * from);
}
