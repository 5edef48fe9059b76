//! What is still to come at a table between two turns, in points: from what everybody kept and what the
//! board offers. Weights fitted to what came of positions in play (`examples/qwirkle_leaf.rs`).

use super::field::Field;
use super::held::Held;
use super::plays::{Orders, plays};
use super::table::Table;
use super::taste::{Sets, offers};
use super::world::MOST_SEATS;

/// How many facts there are.
pub const FACTS: usize = 19;

/// What every fact is worth, in points.
const WEIGHTS: [f32; FACTS] = [
    -2.06, -0.162, -0.569, 0.475, 0.853, 2.0, -0.656, 0.765, 0.019, 0.602, -0.423, -0.814, -1.0,
    0.784, -0.559, 8.029, 10.298, -5.22, -1.356,
];

/// By how many points more the own seat will gain than another, where `kept` is what everybody kept of
/// its last turn, before drawing.
pub fn to_come(table: &Table, field: &Field, kept: &[Held; MOST_SEATS], other: usize) -> f32 {
    let turns_until = |seat: usize| (seat + table.seats - table.active) % table.seats;
    let sooner = turns_until(other) < turns_until(table.own);
    let (first, second) = if sooner { (other, table.own) } else { (table.own, other) };
    let facts = facts(table, field, &kept[first], &kept[second]);
    let gain: f32 = facts.iter().zip(WEIGHTS).map(|(fact, weight)| fact * weight).sum();
    if sooner { -gain } else { gain }
}

/// Facts about the lead that a seat will make against another that comes later.
pub fn facts(table: &Table, field: &Field, next: &Held, other: &Held) -> [f32; FACTS] {
    let mut facts = [0.0; FACTS];
    facts[0] = 1.0;
    for (held, facts) in [next, other].into_iter().zip(facts[1..15].chunks_mut(7)) {
        let (once, _) = held.masks();
        let sets = Sets::of(once);
        facts[0] = f32::from(sets.pairs);
        facts[1] = f32::from(held.len()) - sets.kinds as f32;
        facts[2] = f32::from(u8::from(sets.largest >= 3));
        facts[3] = f32::from(u8::from(sets.largest >= 4));
        facts[4] = f32::from(u8::from(sets.largest >= 5));
        facts[5] = f32::from(held.len());
        let mut most = 0;
        plays(field, once, Orders::One, |found| most = most.max(found.points));
        facts[6] = f32::from(most);
    }
    let (five, four) = offers(field, &table.unseen(), 6 - next.len());
    let (later, rarer) = offers(field, &table.unseen(), 6 - other.len());
    facts[15] = five;
    facts[16] = four;
    facts[17] = later;
    facts[18] = rarer;
    facts
}
