//! What somebody plays who sees every hand, once the bag is empty: the best of a few plays, each played
//! out.
//!
//! Worlds are played on with it for the own seat. It will know more about the other hands by then, and
//! will search: taking the most points there would be too little to expect of it.

use super::answer::Answer;
use super::field::Field;
use super::plays::{Orders, plays};
use super::table::Table;
use super::world::LAST_TILE;

/// How many plays are played out.
const PICKS: usize = 4;

/// What the active seat of a table plays.
pub(super) fn answer(table: &Table, field: &mut Field) -> Answer {
    let picks = picks(table, field);
    let before = field.now();
    let mut best = (i32::MIN, Answer::NONE);
    for play in picks.iter().flatten() {
        let mut then = *table;
        then.advance(field, play);
        then.play_out(field);
        field.back_to(before);
        let lead = then.lead(table.active);
        // To win is more than any lead.
        let worth = lead + lead.signum() * 1_000;
        if worth > best.0 {
            best = (worth, *play);
        }
    }
    best.1
}

/// The plays that look best, best first: points count, and tiles that are gone.
fn picks(table: &Table, field: &Field) -> [Option<Answer>; PICKS] {
    let hand = &table.hands[table.active];
    let mut picks = [None; PICKS];
    let mut worths = [i32::MIN; PICKS];
    plays(field, hand.masks().0, Orders::One, |found| {
        let count = found.puts.len();
        let out = if count == usize::from(hand.len()) { LAST_TILE } else { 0 };
        let worth = 2 * (i32::from(found.points) + out) + count as i32;
        let place = worths.partition_point(|other| *other >= worth);
        if place < PICKS {
            worths[place..].rotate_right(1);
            picks[place..].rotate_right(1);
            worths[place] = worth;
            picks[place] = Some(Answer::play(found.puts.iter().copied(), found.points));
        }
    });
    picks
}
