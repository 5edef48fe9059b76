//! What the own seat plays during playouts. A greedy choice would underestimate it, so a few plays are
//! compared here, too.

use super::answer::{Answer, KeptValues};
use super::few::Few;
use super::field::Field;
use super::playout_table::PlayoutTable;
use super::plays::{Orders, most_points, plays};
use super::taste::Taste;
use super::world::LAST_TILE;

/// How many plays are looked at.
const PICKS: usize = 4;

/// How much of the best play counts that the tiles which stay would make next.
const NEXT: f32 = 0.5;

/// What the active seat of a table plays: by a taste and by what it makes of its hand next while tiles can
/// be drawn, and the best of a few plays, each played out, once the bag is empty.
pub fn answer(table: &PlayoutTable, field: &mut Field, taste: &Taste) -> Answer {
    match table.bag() {
        0 => played_out(table, field),
        _ => with_the_next(table, field, taste),
    }
}

/// Weighs plays together with the best that could follow.
fn with_the_next(table: &PlayoutTable, field: &mut Field, taste: &Taste) -> Answer {
    let hand = table.hands[table.active];
    let (once, twice) = hand.masks();
    let mut few = Few::<PICKS>::NONE;
    let mut kept = KeptValues::of(taste, once, twice, hand.len(), true);
    plays(field, once, Orders::One, |found| {
        let (points, count) = (taste.points(&found), found.puts.len());
        if few.takes(points + kept.most[count]) {
            few.add(points + kept.after(found.played, count), &found);
        }
    });
    let before = field.now();
    let mut best = (f32::MIN, Answer::NONE);
    for (worth, play) in few.iter() {
        let mut rest = hand;
        for (at, kind) in play.puts() {
            field.put(*at, *kind);
            rest.drop(*kind);
        }
        let most = most_points(field, rest.masks().0);
        field.back_to(before);
        let worth = worth + NEXT * f32::from(most);
        if worth > best.0 {
            best = (worth, *play);
        }
    }
    best.1
}

/// The best of a few plays by somebody who sees every hand: it will know more about them by then, and will
/// search.
fn played_out(table: &PlayoutTable, field: &mut Field) -> Answer {
    let hand = &table.hands[table.active];
    let mut few = Few::<PICKS>::NONE;
    plays(field, hand.masks().0, Orders::One, |found| {
        let count = found.puts.len();
        let out = if count == usize::from(hand.len()) { LAST_TILE } else { 0 };
        // Points count, and tiles that are gone.
        let worth = f32::from(found.points) + out as f32 + 0.5 * count as f32;
        few.add(worth, &found);
    });
    let before = field.now();
    let mut best = (i32::MIN, Answer::NONE);
    for (_, play) in few.iter() {
        let mut then = *table;
        then.advance(field, play);
        then.play_out(field);
        field.back_to(before);
        let lead = then.lead(table.active);
        // A win counts for more than any lead.
        let worth = lead + lead.signum() * 1_000;
        if worth > best.0 {
            best = (worth, *play);
        }
    }
    best.1
}
