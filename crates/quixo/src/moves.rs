//! What a move does.

use game::{Audience, Game};

use crate::action::Action;
use crate::board::Mark;
use crate::cell::Cells;
use crate::earlier::DRAWN_AT;
use crate::ending::Ending;
use crate::event::Event;
use crate::options::Players;
use crate::position::{Position, is_second};
use crate::quixo::Quixo;

impl Quixo {
    /// Makes a move of the seat that is to move. What the frame has no push for changes nothing.
    #[inline]
    pub(crate) fn make(&mut self, action: Action, tell: &mut impl FnMut(Audience, Event)) {
        let Action { cell, end, dot } = action;
        let Some(push) = self.options.frame().push(cell, end) else {
            return;
        };
        let before = self.position;
        let Position { board, dots, seat } = before;
        let mark = self.options.mark(seat);
        let neutral = !board.marked().contains(cell);
        let pointed = match dot {
            Some(seat) if is_second(seat) => Cells::only(push.entry()),
            _ => Cells::NONE,
        };
        let after = Position {
            board: board.after(mark, push),
            dots: push.slide(dots).union(pointed),
            seat: seat.next(self.options.seats()),
        };
        self.position = after;
        tell(
            Audience::All,
            Event::Moved { seat, mark, cell, end, entry: push.entry(), neutral, dot },
        );
        if neutral {
            self.earlier.forget();
        } else if self.options.repetition {
            self.earlier.remember(before);
        }
        self.ending = after.lined(&self.options);
        if self.ending.is_none() {
            if self.options.players == Players::Four {
                self.skip(tell);
            }
            if !neutral {
                self.look_back(tell);
            }
        }
        if self.ending.is_some() {
            self.tell_ending(tell);
        }
    }

    /// All lines on the board.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (Mark, Cells)> {
        let (frame, board) = (self.options.frame(), self.position.board);
        let of = move |mark| board.lines(frame, mark).map(move |cells| (mark, cells));
        Mark::ALL.into_iter().flat_map(of)
    }

    /// Passes over the seats that can take no cube. Every cube of the border is open to somebody,
    /// so this comes to an end.
    #[inline]
    fn skip(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        while self.position.takeable(&self.options).is_empty() {
            let seat = self.position.seat;
            tell(Audience::All, Event::Skipped { seat });
            self.position.seat = seat.next(self.options.seats());
        }
    }

    /// Looks whether the position has been on the table before.
    fn look_back(&mut self, tell: &mut impl FnMut(Audience, Event)) {
        let times = self.occurred();
        if times > 1 {
            tell(Audience::All, Event::Repeated { times });
        }
        if times >= DRAWN_AT {
            self.ending = Some(Ending::Repetition);
        }
    }

    /// Tells all lines and how the game ended.
    #[cold]
    fn tell_ending(&self, tell: &mut impl FnMut(Audience, Event)) {
        for (mark, cells) in self.lines() {
            tell(Audience::All, Event::Lined { mark, cells });
        }
        if let Some(outcome) = self.outcome() {
            tell(Audience::All, Event::Ended { outcome });
        }
    }
}
