//! The cubes of the player to decide and of the other.

use quixo::symmetry::images;
use quixo::{Board, Cells, Frame, Mark, Push, Side};

/// The cubes of both players, on the board of 25.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sides {
    /// The cubes of the player to decide.
    pub me: Cells,
    /// The cubes of the other.
    pub them: Cells,
}

impl Sides {
    /// A board as the player of a mark sees it.
    #[inline]
    #[must_use]
    pub fn of(board: Board, mark: Mark) -> Sides {
        Sides { me: board.of(mark), them: board.of(mark.other()) }
    }

    fn frame() -> &'static Frame {
        Side::Five.frame()
    }

    /// The same position seen by the other player.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Sides {
        Sides { me: self.them, them: self.me }
    }

    /// My moves, with the position after each, still seen by me.
    #[inline]
    pub fn moves(self) -> impl Iterator<Item = (Push, Sides)> {
        let may = move |push: &&Push| !self.them.contains(push.cell());
        Sides::frame().pushes().iter().filter(may).map(move |push| (*push, self.after(push)))
    }

    /// The position after my push, still seen by me.
    #[inline]
    #[must_use]
    pub fn after(self, push: &Push) -> Sides {
        let me = push.slide(self.me).union(Cells::only(push.entry()));
        Sides { me, them: push.slide(self.them) }
    }

    /// How many cubes are marked.
    #[inline]
    pub fn marks(self) -> usize {
        self.me.len() + self.them.len()
    }

    /// How many marks more I have.
    #[inline]
    pub fn lead(self) -> isize {
        self.me.len() as isize - self.them.len() as isize
    }

    /// Whether I have a line.
    #[inline]
    pub fn my_line(self) -> bool {
        Sides::frame().has_line(self.me)
    }

    /// Whether they have a line.
    #[inline]
    pub fn their_line(self) -> bool {
        Sides::frame().has_line(self.them)
    }

    /// A move that makes a line of mine and none of theirs.
    #[inline]
    pub fn winning_move(self) -> Option<Push> {
        if !self.nearly_lined() {
            return None;
        }
        let wins = |(_, after): &(Push, Sides)| after.my_line() && !after.their_line();
        self.moves().find(wins).map(|(push, _)| push)
    }

    /// Whether one of my lines lacks a cube at most. A push changes one cube of every line but its own, and
    /// that one keeps all but the taken cube: without such a line no push of mine makes one.
    #[inline]
    fn nearly_lined(self) -> bool {
        let mine = self.me.bits();
        let nearly = |found: bool, line: &Cells| {
            let lacks = line.bits() & !mine;
            found | (lacks & lacks.wrapping_sub(1) == 0)
        };
        // Without a way out of the loop it takes a handful of vector instructions.
        Sides::frame().lines().iter().fold(false, nearly)
    }

    /// The position as one number, the least of its eight images: my cubes above theirs.
    pub fn code(self) -> u64 {
        let (me, them) = (images(self.me.bits()), images(self.them.bits()));
        let codes =
            me.into_iter().zip(them).map(|(me, them)| u64::from(me) << 25 | u64::from(them));
        codes.min().unwrap_or_default()
    }

    /// The image that [`Sides::code`] tells of.
    #[must_use]
    pub fn least(self) -> Sides {
        let code = self.code();
        let [me, them] = [(code >> 25) as u32, code as u32 & ((1 << 25) - 1)];
        Sides { me: Cells::from_bits(me), them: Cells::from_bits(them) }
    }
}
