//! What looks good in Qwirkle: the points of a play.

use game::Seat;
use qwirkle::{Action, Qwirkle};

use crate::Judge;

impl Judge for Qwirkle {
    fn judge(&self, _seat: Seat, action: &Action) -> i32 {
        match action {
            Action::Play(play) => i32::from(self.board().score(play).points),
            // Any play is better than none; a swap of many is the next best thing.
            Action::Swap(tiles) => i32::from(tiles.len()) - 10,
            Action::Pass => -20,
        }
    }
}
