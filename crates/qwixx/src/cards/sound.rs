//! Whether a table could have come about: what a view that was tampered with fails.

use game::{Game, Seats, Turn};

use super::card::NUMBERS;
use super::{Cards, FULL, MOST_PLAYED, Phase, ROW};

impl Cards {
    /// Whether the cards are where they can be in this phase, so that the game can go on.
    pub(super) fn is_sound(&self) -> bool {
        let waits = self.turn() != Turn::Decide(Seats::NONE);
        waits && self.hands_are_sound() && self.stock_is_sound()
    }

    /// Between turns everybody holds two to four cards; the active player takes up to five.
    fn hands_are_sound(&self) -> bool {
        let resting = FULL - MOST_PLAYED..FULL;
        self.seats().iter().all(|seat| {
            let held = self.hand(seat).len();
            match self.phase {
                Phase::First | Phase::Deal => held == 0,
                Phase::Refill | Phase::Number | Phase::Play if seat == self.active => held == FULL,
                // The game may end before the active player has played.
                Phase::Over => resting.contains(&held) || held == FULL,
                _ => resting.contains(&held),
            }
        })
    }

    /// The row and the pile show numbers that exist, and enough cards are left to go on.
    fn stock_is_sound(&self) -> bool {
        let stock = &self.stock;
        let dealt = !matches!(self.phase, Phase::First | Phase::Deal);
        if !dealt {
            return stock.top().is_none() && stock.row().count() == 0 && stock.discard().is_empty();
        }
        let hidden = stock.hidden();
        let exists = |number: u8| {
            let shown = stock.row().chain(stock.top()).filter(|shown| *shown == number).count();
            shown <= hidden.of_number(number).len()
        };
        let numbers = stock.row().chain(stock.top()).all(|number| NUMBERS.contains(&number));
        // Every card missing from the row is in the active hand, which began the turn with two to
        // four.
        let held = self.hand(self.active).len();
        let began = held.checked_sub(stock.missing());
        let fits = began.is_some_and(|began| (FULL - MOST_PLAYED..FULL).contains(&began));
        let row = match self.phase {
            Phase::Take | Phase::Refill => fits,
            Phase::Face => fits && !stock.could_be(self.taking).is_empty(),
            _ => stock.missing() == 0,
        };
        let row = row && stock.row().count() <= ROW;
        let enough = stock.pile() + stock.discard().len() > MOST_PLAYED;
        numbers && NUMBERS.into_iter().all(exists) && row && enough && stock.top().is_some()
    }
}
