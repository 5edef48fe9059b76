//! What can be counted about an answer in the dice game.

use game::{Game as _, Seat, Seats};
use qwixx::dice::Action;
use qwixx::sheet::LAST_MISS;
use qwixx::{Colour, Colours, Dice, Pad, Sheet};

use crate::facts::{Explained, Fact};
use crate::qwixx::facts::{Written, ends, locked};

/// The closed rows that end a game.
const LAST_CLOSED: usize = 2;

/// What one per cent is worth that the next white sum is a next number.
const NEXT: f64 = 0.001;
/// What a row is worth that can be closed with one more tick.
const READY: f64 = 0.03;
/// What somebody is worth who may close a row before it is used.
const LEFT: f64 = -0.02;

impl Explained for Dice {
    const KEYS: &'static [&'static str] =
        &["points", "skipped", "misses", "closes", "ends", "next", "ready", "left"];

    fn facts(game: &Dice, seat: Seat, action: &Action) -> Vec<Fact> {
        let (pad, before) = (&game.setup().pad, game.sheet(seat));
        let preview = game.preview(seat, *action);
        let missed = *action == Action::Pass && game.passing_misses(seat);
        let after = if missed { preview.sheet.with_miss() } else { preview.sheet };
        let closed = game.closed().union(locked(pad, &after));
        let written = Written { pad, before, after, closes: closed.without(game.closed()) };
        let mut facts = written.facts(preview.skipped(before));

        let everybody = Seats::first(game.setup().seats);
        let own = after.tally(pad).total;
        let points = everybody
            .iter()
            .map(|other| if other == seat { own } else { game.score(other).unwrap_or_default() });
        let over = closed.len() >= LAST_CLOSED || after.misses() >= LAST_MISS;
        facts.push(ends(over, &points.collect::<Vec<_>>(), own));
        if over {
            return facts;
        }

        facts.push(Fact::new("next", next_chance(pad, &after, closed), NEXT));
        let ready = rows().filter(|row| may_close(pad, &after, closed, *row));
        facts.push(Fact::count("ready", ready.count(), READY));
        let unused = |row: &Colour| after.cells(*row) == before.cells(*row);
        let others = everybody.without(Seats::only(seat)).iter().filter(|other| {
            let mut left = rows().filter(unused);
            left.any(|row| may_close(pad, game.sheet(*other), closed, row))
        });
        facts.push(Fact::count("left", others.count(), LEFT));
        facts
    }
}

fn rows() -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter()
}

/// The chance, in whole per cent, that the next white sum is the next number of a row that is open.
fn next_chance(pad: &Pad, sheet: &Sheet, closed: Colours) -> f64 {
    let mut numbers: Vec<u8> = rows()
        .filter_map(|row| sheet.next_tickable(pad, closed, row))
        .map(|cell| cell.number)
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    let sides = i32::from(pad.edition.sides);
    // Two dice show a sum in as many ways as it is near to the middle one.
    let ways = |sum: u8| sides - (i32::from(sum) - sides - 1).abs();
    let ways: i32 = numbers.into_iter().map(ways).sum();
    (100.0 * f64::from(ways) / f64::from(sides * sides)).round()
}

/// Whether one tick on this sheet can close a row.
fn may_close(pad: &Pad, sheet: &Sheet, closed: Colours, row: Colour) -> bool {
    let width = pad.edition.row(row).len() as u8;
    let mut closing = (0..width).filter(|position| pad.edition.closing(row) >> position & 1 == 1);
    closing.any(|position| sheet.obstacle(pad, closed, row, position).is_none())
}
