//! What the measuring program asks of a game besides.

use bots::Appraised;
use bots::workshop::qwirkle::exact;
use game::Seat;

/// A game whose judge can be measured.
pub(crate) trait Measured: Appraised {
    /// What every answer of a seat is worth to it if everybody does the best from there on, as a part of a win;
    /// none where that is not known for sure.
    fn exact(&self, _seat: Seat) -> Option<Vec<(Self::Action, f64)>> {
        None
    }
}

impl Measured for qwixx::Dice {}

impl Measured for qwixx::Cards {}

impl Measured for quixo::Quixo {}

impl Measured for qwirkle::Qwirkle {
    fn exact(&self, _seat: Seat) -> Option<Vec<(Self::Action, f64)>> {
        /// So many positions settle nearly every ending.
        const POSITIONS: u32 = 1_000_000;
        exact(self, POSITIONS)
    }
}
