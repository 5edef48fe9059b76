//! What is still to come at a table between two turns, in points: from what everybody kept and what the
//! board offers. Weights fitted to what came of positions in play (`examples/qwirkle_leaf.rs`).

use qwirkle::{Hand, Tile};

use super::field::Field;
use super::playout_table::PlayoutTable;
use super::plays::most_points;
use super::rack::Rack;
use super::taste::{Sets, offers};
use super::world::MOST_SEATS;

/// How many facts there are about a seat.
pub const FACTS: usize = 10;

/// Something about every seat that plays.
pub type BySeat<T> = [T; MOST_SEATS];

/// What every fact about a seat is worth: one row for the seat that moves next, one for the seat after
/// it, and so on. The facts: to move then; of what it kept the pairs, copies, sets of three, of four and
/// of five, tiles, and the points of the best play that they make now; how likely it drew the last tile
/// of some line, or the last two.
#[rustfmt::skip]
const WEIGHTS: [&[[f32; FACTS]]; 3] = [
    &[
        [-2.06, -0.162, -0.569, 0.475, 0.853, 2.0, -0.656, 0.765, 8.029, 10.298],
        [0.0, -0.019, -0.602, 0.423, 0.814, 1.0, -0.784, 0.559, 5.22, 1.356],
    ],
    &[
        [-1.889, -0.186, -0.546, 0.41, 0.542, 1.172, -0.519, 0.829, 9.158, 20.574],
        [0.014, -0.068, -0.564, 0.385, 0.352, 1.721, -0.703, 0.694, 6.316, 6.593],
        [1.875, 0.014, -0.57, 0.376, 0.456, 2.733, -0.868, 0.54, 4.242, -11.988],
    ],
    &[
        [-2.668, -0.204, -0.558, 0.46, 0.803, 2.46, -0.345, 0.854, 9.878, 37.616],
        [-0.842, -0.094, -0.586, 0.463, 0.681, 4.443, -0.536, 0.731, 7.207, 20.674],
        [0.921, -0.014, -0.604, 0.421, 0.615, 2.542, -0.737, 0.616, 5.119, -2.111],
        [2.59, 0.044, -0.618, 0.393, 0.567, 1.626, -0.912, 0.488, 3.493, -26.758],
    ],
];

/// How many points more every seat will gain than the others, where `kept` is what everybody kept of its
/// last turn, before drawing. Only differences between seats mean something.
pub fn to_come(table: &PlayoutTable, field: &Field, kept: &BySeat<Rack>) -> BySeat<f32> {
    weigh(table, facts(table, field, kept))
}

/// The same by somebody who sees the table from nobody's seat: whatever was drawn after what was kept may
/// as well be in the bag.
pub(super) fn to_come_for_all(
    table: &PlayoutTable,
    field: &Field,
    kept: &BySeat<Rack>,
) -> BySeat<f32> {
    let mut unseen = table.left_by_kind();
    for held in &kept[..table.seats] {
        held.iter().for_each(|kind| unseen[usize::from(kind)] -= 1);
    }
    weigh(table, facts_with(table, field, kept, unseen))
}

/// What facts about every seat are worth.
fn weigh(table: &PlayoutTable, facts: impl Iterator<Item = (usize, [f32; FACTS])>) -> BySeat<f32> {
    let mut come = [0.0; MOST_SEATS];
    for ((seat, facts), weights) in facts.zip(WEIGHTS[table.seats - 2]) {
        come[seat] = facts.iter().zip(weights).map(|(fact, weight)| fact * weight).sum();
    }
    come
}

/// Every seat with its facts, in the order in which they move, from what everybody kept.
pub fn facts(
    table: &PlayoutTable,
    field: &Field,
    kept: &BySeat<Rack>,
) -> impl Iterator<Item = (usize, [f32; FACTS])> {
    facts_with(table, field, kept, table.unseen())
}

/// The same where so many tiles of each kind may have been drawn.
fn facts_with(
    table: &PlayoutTable,
    field: &Field,
    kept: &BySeat<Rack>,
    unseen: [u8; Tile::KINDS],
) -> impl Iterator<Item = (usize, [f32; FACTS])> {
    (0..table.seats).map(move |turns| {
        let seat = (table.active + turns) % table.seats;
        let held = &kept[seat];
        let (kinds, _) = held.masks();
        let sets = Sets::of(kinds);
        let has_set = |size| f32::from(u8::from(sets.largest >= size));
        let most = most_points(field, kinds);
        let (last, two) = offers(field, &unseen, Hand::FULL as u8 - held.len());
        let copies = f32::from(held.len()) - sets.kinds as f32;
        let (pairs, tiles) = (sets.pairs.into(), held.len().into());
        let [three, four, five] = [3, 4, 5].map(has_set);
        (seat, [1.0, pairs, copies, three, four, five, tiles, most.into(), last, two])
    })
}
