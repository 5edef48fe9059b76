//! What is set up on the table.

use game::{Inconsistent, Seat};

use crate::board::{Board, Mark};
use crate::cell::{Cell, Cells};
use crate::ending::Ending;
use crate::options::{FOUR, Options, Players};

/// The cubes with their marks and dots, and the seat to move: what must be the same for a position
/// to occur again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The marks on the cubes.
    pub board: Board,
    /// The marked cubes whose dot points at the second partner, seat 2 or 3; none with two players.
    pub dots: Cells,
    /// The seat to move, or that would be to move were the game not over.
    pub seat: Seat,
}

impl Position {
    /// All cubes neutral, and whoever starts to move.
    pub const fn start(options: &Options) -> Position {
        Position { board: Board::NEUTRAL, dots: Cells::NONE, seat: options.starts }
    }

    /// Whether some seat has yet to make its first move, with four players.
    ///
    /// Each first move takes a neutral cube and no cube ever turns neutral again, so the marked
    /// cubes count the first moves.
    #[inline]
    pub fn is_first_round(&self, options: &Options) -> bool {
        options.players == Players::Four && self.board.marked().len() < usize::from(FOUR)
    }

    /// The cubes that the seat to move may take.
    #[inline]
    pub fn takeable(&self, options: &Options) -> Cells {
        let (frame, mark) = (options.frame(), options.mark(self.seat));
        let takeable = self.board.takeable(frame, mark);
        if options.players == Players::Two {
            return takeable;
        }
        let own = self.board.of(mark);
        if self.is_first_round(options) {
            takeable.without(own)
        } else if is_second(self.seat) {
            takeable.without(own.without(self.dots))
        } else {
            takeable.without(self.dots)
        }
    }

    /// The partner at whom the dot of a marked cube points, with four players.
    pub fn dot(&self, options: &Options, cell: Cell) -> Option<Seat> {
        let mark = self.board.mark(cell)?;
        let four = options.players == Players::Four;
        four.then(|| options.player(mark, self.dots.contains(cell)))
    }

    /// How the last move ended the game, if it made a line. A line of the opponent's mark weighs
    /// more than one of the mover's own.
    #[inline]
    pub fn lined(&self, options: &Options) -> Option<Ending> {
        let frame = options.frame();
        // Nobody is passed over once there is a line: the last mover sits before the seat to move.
        let next = options.mark(self.seat);
        if !self.board.is_finished(frame) {
            None
        } else if self.board.has_line(frame, next) {
            Some(Ending::GaveALine)
        } else {
            Some(Ending::Line)
        }
    }

    /// The position if it can be on a table, for whoever sets one up.
    pub(crate) fn check(&self, options: &Options) -> Result<(), Inconsistent> {
        let (board, frame) = (self.board, options.frame());
        let marked = board.marked();
        let dotted = match options.players {
            Players::Two => Cells::NONE,
            Players::Four => marked,
        };
        let played = marked.len();
        let starts = options.mark(options.starts);
        let in_turn =
            |mark: Mark| board.of(mark).len() == (played + usize::from(mark == starts)) / 2;
        let next = (options.starts.index() + played) % usize::from(options.seats());
        if self.seat.0 >= options.seats() {
            Err(Inconsistent("there is no such seat"))
        } else if !frame.cells().covers(marked) {
            Err(Inconsistent("a cube lies off the board"))
        } else if !dotted.covers(self.dots) {
            Err(Inconsistent("a cube has a dot that should have none"))
        } else if self.is_first_round(options)
            && !(self.seat.index() == next && Mark::ALL.into_iter().all(in_turn))
        {
            Err(Inconsistent("the first round goes from seat to seat, a cube each"))
        } else if !board.is_finished(frame) && self.takeable(options).is_empty() {
            Err(Inconsistent("the seat to move has no cube to take"))
        } else {
            Ok(())
        }
    }
}

/// Whether `seat` is the second partner of its team.
#[inline]
pub(crate) fn is_second(seat: Seat) -> bool {
    seat.0 >= 2
}
