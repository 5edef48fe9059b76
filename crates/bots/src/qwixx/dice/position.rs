//! The table before a roll, small enough to try things on.

use game::Seat;
use qwixx::dice::{MOST_SEATS, Options};
use qwixx::sheet::LAST_MISS;
use qwixx::{Colours, Dice, Pad, Sheet};

/// The closed rows that end a game.
const LAST_CLOSED: usize = 2;

/// Everybody's sheet, and whose turn it is.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The set-up.
    pub options: Options,
    /// The sheets; those of the first seats count.
    pub sheets: [Sheet; MOST_SEATS],
    /// The rows closed for everybody.
    pub closed: Colours,
    /// Whose roll comes next, or is on the table.
    pub active: Seat,
}

impl Position {
    /// The table of a game, without its dice.
    pub fn of(game: &Dice) -> Self {
        let options = *game.setup();
        let mut sheets = [Sheet::default(); MOST_SEATS];
        for seat in 0..options.seats {
            sheets[usize::from(seat)] = *game.sheet(Seat(seat));
        }
        Position { options, sheets, closed: game.closed(), active: game.active() }
    }

    /// The sheets' print.
    #[inline]
    pub fn pad(&self) -> &Pad {
        &self.options.pad
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// How many turns from now `seat` is active: 0 if it is its turn.
    #[inline]
    pub fn distance(&self, seat: Seat) -> usize {
        usize::from((seat.0 + self.seats() - self.active.0) % self.seats())
    }

    /// Whether two rows are closed.
    #[inline]
    pub fn is_closed_down(&self) -> bool {
        self.closed.len() >= LAST_CLOSED
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        let sheets = &self.sheets[..usize::from(self.seats())];
        self.is_closed_down() || sheets.iter().any(|sheet| sheet.misses() >= LAST_MISS)
    }

    /// What a seat's sheet scores.
    pub fn points(&self, seat: Seat) -> i32 {
        self.sheets[seat.index()].tally(self.pad()).total
    }

    /// The part of the win that a seat would have if the game ended like this.
    pub fn share(&self, seat: Seat) -> f32 {
        let own = self.points(seat);
        let mut equals = 0;
        for other in 0..self.seats() {
            match self.points(Seat(other)).cmp(&own) {
                std::cmp::Ordering::Greater => return 0.0,
                std::cmp::Ordering::Equal => equals += 1,
                std::cmp::Ordering::Less => {}
            }
        }
        1.0 / equals as f32
    }
}
