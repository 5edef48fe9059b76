//! The eight ways to look at the board of 25.

/// The eight images of a mask of 25 cells.
pub fn images(mask: u32) -> [u32; 8] {
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
