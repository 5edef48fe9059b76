//! What is still to come at a table between two turns, in points: from what everybody kept and what the
//! board offers. Weights fitted to what came of positions in play (`examples/qwirkle_leaf.rs`).

use qwirkle::Hand;

use super::field::Field;
use super::held::Held;
use super::plays::{Orders, plays};
use super::table::Table;
use super::taste::{Sets, offers};
use super::world::MOST_SEATS;

/// How many facts there are.
pub const FACTS: usize = 19;

/// What every fact is worth, in points.
#[rustfmt::skip]
const WEIGHTS: [f32; FACTS] = [
    // To be next.
    -2.06,
    // Of what the next seat kept: pairs, copies, sets of three, of four and of five, tiles, and the
    // points of the best play that they make now.
    -0.162, -0.569, 0.475, 0.853, 2.0, -0.656, 0.765,
    // The same of the other.
    0.019, 0.602, -0.423, -0.814, -1.0, 0.784, -0.559,
    // How likely the next seat drew the last tile of some line, or the last two; the same of the other.
    8.029, 10.298, -5.22, -1.356,
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

/// Facts about the lead that a seat will make against another that comes later, from what both kept.
pub fn facts(table: &Table, field: &Field, next: &Held, other: &Held) -> [f32; FACTS] {
    let unseen = table.unseen();
    let mut facts = [0.0; FACTS];
    facts[0] = 1.0;
    let (kept, offered) = facts[1..].split_at_mut(14);
    let places = kept.chunks_mut(7).zip(offered.chunks_mut(2));
    for (held, (kept, offered)) in [next, other].into_iter().zip(places) {
        kept.copy_from_slice(&kept_facts(field, held));
        let drawn = Hand::FULL as u8 - held.len();
        offered.copy_from_slice(&<[f32; 2]>::from(offers(field, &unseen, drawn)));
    }
    facts
}

fn kept_facts(field: &Field, held: &Held) -> [f32; 7] {
    let (kinds, _) = held.masks();
    let sets = Sets::of(kinds);
    let has_set = |size| f32::from(u8::from(sets.largest >= size));
    let mut most = 0;
    plays(field, kinds, Orders::One, |found| most = most.max(found.points));
    [
        sets.pairs.into(),
        f32::from(held.len()) - sets.kinds as f32,
        has_set(3),
        has_set(4),
        has_set(5),
        held.len().into(),
        most.into(),
    ]
}
