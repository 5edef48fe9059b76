//! What the net looks at: the pattern of each of the twelve lines, of a board that is turned to the one image
//! that stands for all eight.

use quixo::symmetry::images;

/// Rows, columns and diagonals.
pub const LINES: usize = 12;
/// What five cubes can show: neutral, the mover's mark or the other's.
pub const PATTERNS: usize = 243;

/// The least image of a position, by the mover's mask first.
#[inline]
#[must_use]
pub fn least(me: u32, them: u32) -> (u32, u32) {
    let code = |(me, them): (u32, u32)| u64::from(me) << 32 | u64::from(them);
    let codes = images(me).into_iter().zip(images(them)).map(code);
    let least = codes.fold(u64::MAX, u64::min);
    ((least >> 32) as u32, least as u32)
}

/// The numbers of the patterns that the lines of a position show.
#[inline]
#[must_use]
pub fn patterns(me: u32, them: u32) -> [u16; LINES] {
    let (mine, theirs) = (lines(me), lines(them));
    std::array::from_fn(|line| {
        let [mine, theirs] = [mine, theirs].map(|lines| POWERS[usize::from(lines[line])]);
        (line * PATTERNS) as u16 + mine + 2 * theirs
    })
}

/// The five cells of each line, as the low bits of a number: rows, columns, the rising diagonal, the falling one.
#[inline]
fn lines(mask: u32) -> [u8; LINES] {
    std::array::from_fn(|line| match line {
        0..5 => (mask >> (5 * line) & 31) as u8,
        // The cells of a column lie five apart; the product brings one of each row side by side.
        5..10 => {
            let column = mask >> (line - 5) & 0x10_8421;
            (column.wrapping_mul(0x1_1111) >> 16 & 31) as u8
        }
        10 => (0..5).map(|at| (mask >> (6 * at) & 1) << at).sum::<u32>() as u8,
        _ => (0..5).map(|at| (mask >> (4 + 4 * at) & 1) << at).sum::<u32>() as u8,
    })
}

/// Five bits read as digits of a number to the base of three.
const POWERS: [u16; 32] = {
    let mut powers = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let (mut at, mut power) = (0, 1);
        while at < 5 {
            powers[bits] += (bits >> at & 1) as u16 * power;
            power *= 3;
            at += 1;
        }
        bits += 1;
    }
    powers
};

#[cfg(test)]
mod tests {
    use quixo::{Cells, Side};

    use super::*;

    #[test]
    fn the_lines_are_those_of_the_board() {
        for (number, line) in Side::Five.frame().lines().iter().enumerate() {
            let whole = |at: usize| lines(line.bits())[at] == 31;
            assert_eq!((0..LINES).filter(|at| whole(*at)).collect::<Vec<_>>(), [number]);
            for cell in (0..25).map(|bit| 1 << bit) {
                let found = lines(cell)[number].count_ones();
                assert_eq!(found == 1, line.covers(Cells::from_bits(cell)), "{line:?} {cell:x}");
            }
        }
    }

    #[test]
    fn an_image_has_the_same_least_image() {
        let (me, them) = (0x012_3456, 0x100_0881);
        let all = images(me).into_iter().zip(images(them));
        for (me_turned, them_turned) in all {
            assert_eq!(least(me_turned, them_turned), least(me, them));
        }
    }
}
