//! The cubes of the player to decide and of the other, and their eight images.

use quixo::{Cells, Frame, Push, Side};

/// The cubes of both players, on the board of 25.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sides {
    /// The cubes of the player to decide.
    pub me: Cells,
    /// The cubes of the other.
    pub them: Cells,
}

impl Sides {
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

    #[inline]
    fn after(self, push: &Push) -> Sides {
        let me = push.slide(self.me).union(Cells::only(push.entry()));
        Sides { me, them: push.slide(self.them) }
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
        let wins = |(_, after): &(Push, Sides)| after.my_line() && !after.their_line();
        self.moves().find(wins).map(|(push, _)| push)
    }

    /// The position as one number, the least of its eight images: my cubes above theirs.
    pub fn code(self) -> u64 {
        let (me, them) = (images(self.me.bits()), images(self.them.bits()));
        let codes =
            me.into_iter().zip(them).map(|(me, them)| u64::from(me) << 25 | u64::from(them));
        codes.min().unwrap_or_default()
    }
}

/// The eight images of a mask of 25 cells.
pub(crate) fn images(mask: u32) -> [u32; 8] {
    let across = transposed(mask);
    let (flipped, flipped_across) = (flipped(mask), flipped(across));
    let all = [mask, across, flipped, flipped_across];
    let half_turn = |mask: u32| mask.reverse_bits() >> 7;
    std::array::from_fn(|at| if at < 4 { all[at] } else { half_turn(all[at - 4]) })
}

/// The rows upside down.
fn flipped(mask: u32) -> u32 {
    let row = |at: u32| (mask >> (5 * at) & 31) << (5 * (4 - at));
    row(0) | row(1) | row(2) | row(3) | row(4)
}

/// Rows for columns. The cells on a diagonal all move as far: four places for each step off the
/// main one.
fn transposed(mask: u32) -> u32 {
    const MAIN: u32 = 0x0104_1041;
    const ABOVE: [u32; 4] = [0x0008_2082, 0x0000_4104, 0x0000_0208, 0x0000_0010];
    const BELOW: [u32; 4] = [0x0082_0820, 0x0041_0400, 0x0020_8000, 0x0010_0000];
    let mut out = mask & MAIN;
    for step in 0..4 {
        let far = 4 * (step as u32 + 1);
        out |= (mask & ABOVE[step]) << far | (mask & BELOW[step]) >> far;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_images_are_those_of_a_square() {
        let cell = |column: u32, row: u32| 1u32 << (5 * row + column);
        for (column, row) in (0..25).map(|at| (at % 5, at / 5)) {
            let (c, r) = (4 - column, 4 - row);
            let expected = [
                cell(column, row),
                cell(row, column),
                cell(column, r),
                cell(row, c),
                cell(c, r),
                cell(r, c),
                cell(c, row),
                cell(r, column),
            ];
            assert_eq!(images(cell(column, row)), expected, "cell {column} {row}");
        }
    }
}
