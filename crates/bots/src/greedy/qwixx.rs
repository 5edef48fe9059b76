//! What looks good in Qwixx with dice: points, less what is skipped for good.

use game::Seat;
use qwixx::Dice;
use qwixx::dice::Action;

use super::Judge;

/// What a skipped cell costs, in tenths of a point; found by trying (see docs/experiments.md).
const SKIPPED: i32 = 25;
/// What passing is worth where it costs nothing: a better sum may come.
const WAITING: i32 = -20;
/// What passing is worth where it costs a miss, which also brings the end nearer.
const MISS: i32 = -150;

impl Judge for Dice {
    fn judge(&self, seat: Seat, action: &Action) -> i32 {
        if *action == Action::Pass {
            return if self.passing_misses(seat) {
                MISS
            } else {
                WAITING
            };
        }
        let preview = self.preview(seat, *action);
        10 * preview.gain - SKIPPED * i32::from(preview.skipped(self.sheet(seat)))
    }
}
