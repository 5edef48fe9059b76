//! What looks good in Qwixx: points, less what is skipped for good.

use game::Seat;
use qwixx::{Cards, Cell, Colour, Dice, Preview, Sheet, cards, dice};

use crate::Judge;

/// What a skipped cell costs, in tenths of a point; found by trying (see docs/experiments/qwixx.md).
const SKIPPED: i32 = 25;
/// What passing is worth where it costs nothing: a better number may come.
const WAITING: i32 = -20;
/// What passing is worth where it costs a miss, which also brings the end nearer.
const MISS: i32 = -150;

impl Judge for Dice {
    fn judge(&self, seat: Seat, action: &dice::Action) -> i32 {
        match action {
            dice::Action::Pass => passing(self.passing_misses(seat)),
            dice::Action::Tick { .. } => ticking(&self.preview(seat, *action), self.sheet(seat)),
        }
    }
}

impl Judge for Cards {
    fn judge(&self, seat: Seat, action: &cards::Action) -> i32 {
        match action {
            cards::Action::Take(place) => promise(self, seat, *place),
            cards::Action::Pass => passing(self.passing_misses(seat)),
            cards::Action::Play(play) if play.ticks().next().is_none() => {
                passing(self.passing_misses(seat))
            }
            cards::Action::Play(_) | cards::Action::Tick(_) => {
                ticking(&self.preview(seat, *action), self.sheet(seat))
            }
        }
    }
}

fn passing(misses: bool) -> i32 {
    if misses { MISS } else { WAITING }
}

fn ticking(preview: &Preview, before: &Sheet) -> i32 {
    10 * preview.gain - SKIPPED * i32::from(preview.skipped(before))
}

/// What a card of the row promises by its number: the fewest cells that ticking it would skip, in
/// the row that suits it best.
fn promise(cards: &Cards, seat: Seat, place: u8) -> i32 {
    let Some(number) = cards.row().nth(place.into()) else { return MISS };
    let (pad, sheet) = (cards.setup().pad, cards.sheet(seat));
    let skips = Colour::ALL.into_iter().filter_map(|row| {
        let position = pad.edition.position(Cell { row, number })?;
        position.checked_sub(sheet.next(row))
    });
    skips.min().map_or(MISS, |skipped| -SKIPPED * i32::from(skipped))
}
