//! Boards of 25 cubes of which at most one is neutral, numbered: a table of them needs no search.
//!
//! A full board is numbered by the mask of the mover. Otherwise the board is turned until the neutral
//! cube lies on one of six cells, and the mover's mask, without that cell, says the rest.

use crate::cell::{CELLS, Cells};
use crate::symmetry::images;

/// The cells that a neutral cube is brought to.
const NEUTRAL: [u32; 6] = [0, 1, 2, 6, 7, 12];
const FULL: usize = 1 << CELLS;
const WITH_NEUTRAL: usize = 1 << (CELLS - 1);

/// How many numbers there are.
pub const COUNT: usize = FULL + NEUTRAL.len() * WITH_NEUTRAL;

/// The number of a board with the cubes of the player to move and of the other; none if more than
/// one cube is neutral.
#[inline]
pub fn number(mover: Cells, other: Cells) -> Option<usize> {
    let free = !(mover.bits() | other.bits()) & (FULL as u32 - 1);
    match free.count_ones() {
        0 => Some(mover.bits() as usize),
        1 => {
            let turned = images(free);
            let at = |symmetry: usize| {
                let cell = turned[symmetry].trailing_zeros();
                NEUTRAL.iter().position(|place| *place == cell).map(|place| (symmetry, place))
            };
            let (symmetry, place) = (0..8).find_map(at)?;
            let mask = images(mover.bits())[symmetry];
            Some(FULL + place * WITH_NEUTRAL + without(mask, NEUTRAL[place]) as usize)
        }
        _ => None,
    }
}

/// The board with a number: the masks of the mover and of the other.
#[inline]
pub fn board(number: usize) -> (Cells, Cells) {
    let all = FULL as u32 - 1;
    let (mover, free) = match number.checked_sub(FULL) {
        None => (number as u32, 0),
        Some(number) => {
            let cell = NEUTRAL[number / WITH_NEUTRAL];
            (with(number as u32 % WITH_NEUTRAL as u32, cell), 1 << cell)
        }
    };
    (Cells::from_bits(mover), Cells::from_bits(all & !mover & !free))
}

/// A mask without the place of a cell.
fn without(mask: u32, cell: u32) -> u32 {
    let low = (1 << cell) - 1;
    mask & low | mask >> 1 & !low
}

/// A mask with an empty place at a cell.
fn with(mask: u32, cell: u32) -> u32 {
    let low = (1 << cell) - 1;
    mask & low | (mask & !low) << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_the_number_of_its_board() {
        for number in (0..COUNT).step_by(10_007) {
            let (mover, other) = board(number);
            let found = super::number(mover, other).unwrap();
            let (again, opposite) = board(found);
            // Where a board has images with the neutral cube in the same place, any of them may do.
            let sizes = |a: Cells, b: Cells| (a.len(), b.len());
            assert_eq!(sizes(again, opposite), sizes(mover, other));
            assert!(images(mover.bits()).contains(&again.bits()), "{number}");
            assert_eq!(super::number(again, opposite), Some(found));
        }
    }

    #[test]
    fn a_board_with_more_neutral_cubes_has_none() {
        assert_eq!(number(Cells::NONE, Cells::NONE), None);
    }
}
