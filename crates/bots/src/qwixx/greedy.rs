//! What looks good in Qwixx: points, less what is skipped for good.

use game::Seat;
use qwixx::{Cards, Cell, Colour, Dice, Preview, Sheet, cards, dice};

use crate::Judge;

/// What somebody who looks no further thinks of, in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Habits {
    /// What a skipped cell costs.
    pub(super) skipped: i32,
    /// What passing is worth where it costs nothing: a better number may come.
    pub(super) waiting: i32,
    /// What passing is worth where it costs a miss, which also brings the end nearer.
    pub(super) miss: i32,
}

impl Habits {
    /// Found by trying (see docs/experiments/qwixx.md).
    const GREEDY: Habits = Habits { skipped: 25, waiting: -20, miss: -150 };
}

impl Judge for Dice {
    fn judge(&self, seat: Seat, action: &dice::Action) -> i32 {
        match action {
            dice::Action::Pass => Habits::GREEDY.passing(self.passing_misses(seat)),
            dice::Action::Tick { .. } => {
                Habits::GREEDY.ticking(&self.preview(seat, *action), self.sheet(seat))
            }
        }
    }
}

impl Judge for Cards {
    fn judge(&self, seat: Seat, action: &cards::Action) -> i32 {
        Habits::GREEDY.at_cards(self, seat, action)
    }
}

impl Habits {
    /// How good an action of the card game looks.
    pub(super) fn at_cards(&self, cards: &Cards, seat: Seat, action: &cards::Action) -> i32 {
        match action {
            cards::Action::Take(place) => self.promise(cards, seat, *place),
            cards::Action::Pass => self.passing(cards.passing_misses(seat)),
            cards::Action::Play(play) if play.ticks().next().is_none() => {
                self.passing(cards.passing_misses(seat))
            }
            cards::Action::Play(_) | cards::Action::Tick(_) => {
                self.ticking(&cards.preview(seat, *action), cards.sheet(seat))
            }
        }
    }

    fn passing(&self, misses: bool) -> i32 {
        if misses { self.miss } else { self.waiting }
    }

    fn ticking(&self, preview: &Preview, before: &Sheet) -> i32 {
        10 * preview.gain - self.skipped * i32::from(preview.skipped(before))
    }

    /// What a card of the row promises by its number: the fewest cells that ticking it would skip, in
    /// the row that suits it best.
    fn promise(&self, cards: &Cards, seat: Seat, place: u8) -> i32 {
        let Some(number) = cards.row().nth(place.into()) else { return self.miss };
        let (pad, sheet) = (cards.setup().pad, cards.sheet(seat));
        let skips = Colour::ALL.into_iter().filter_map(|row| {
            let position = pad.edition.position(Cell { row, number })?;
            position.checked_sub(sheet.next(row))
        });
        skips.min().map_or(self.miss, |skipped| -self.skipped * i32::from(skipped))
    }
}
