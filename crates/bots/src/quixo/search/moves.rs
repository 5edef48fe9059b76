//! What may be done on a table, and the table after it. The same as the rules say, without a state
//! around it; a test holds the two against each other.

use game::Seat;
use quixo::{Action, Cells, Options, Players, Position, Push};

/// How many numbers moves have.
pub(super) const NUMBERS: usize = 2 * 4 * 25;

/// A move of the seat that is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The cube that is taken and the side where it goes in.
    pub push: &'static Push,
    /// Whether the dot points at the second partner; never with two.
    pub second: bool,
}

impl Move {
    /// The move as an action.
    pub fn action(&self, options: &Options, seat: Seat) -> Action {
        let partner = Seat(seat.0 % 2 + 2 * u8::from(self.second));
        let dot = (options.players == Players::Four).then_some(partner);
        Action { cell: self.push.cell(), end: self.push.end(), dot }
    }

    /// The number of the move among all that a board can see.
    #[inline]
    pub fn number(&self) -> usize {
        let push = 4 * self.push.cell().index() + self.push.end() as usize;
        2 * push + usize::from(self.second)
    }

    /// The table after the move.
    #[inline]
    pub fn after(&self, options: &Options, before: &Position) -> Position {
        let dot = if self.second { Cells::only(self.push.entry()) } else { Cells::NONE };
        let mut after = Position {
            board: before.board.after(options.mark(before.seat), self.push),
            dots: self.push.slide(before.dots).union(dot),
            seat: before.seat.next(options.seats()),
        };
        // A seat that can take no cube is passed over; once there is a line nobody is.
        if options.players == Players::Four && !after.board.is_finished(options.frame()) {
            while after.takeable(options).is_empty() {
                after.seat = after.seat.next(options.seats());
            }
        }
        after
    }
}

/// Every move of the seat that is to move.
#[inline]
pub fn all(options: &Options, position: &Position) -> impl Iterator<Item = Move> {
    let takeable = position.takeable(options);
    let dots = if options.players == Players::Four { &[false, true][..] } else { &[false] };
    let pushes = options.frame().pushes().iter();
    pushes
        .filter(move |push| takeable.contains(push.cell()))
        .flat_map(|push| dots.iter().map(move |second| Move { push, second: *second }))
}
