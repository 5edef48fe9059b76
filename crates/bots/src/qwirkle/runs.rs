//! Tiles side by side as numbers: kinds are bits, and runs are added.

use qwirkle::Tile;

/// Every kind, a bit each.
pub const ALL: u64 = (1 << Tile::KINDS) - 1;
/// Where the length stands in a run of tiles: above their kinds.
const LENGTH: u32 = 56;

/// The kinds that may lie in one line with a kind: they share its colour or its shape, not both.
pub const ALIKE: [u64; Tile::KINDS] = {
    let mut alike = [0; Tile::KINDS];
    let mut one = 0;
    while one < Tile::KINDS {
        let mut other = 0;
        while other < Tile::KINDS {
            if one != other && (one / 6 == other / 6 || one % 6 == other % 6) {
                alike[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    alike
};

/// Tiles side by side: the kinds of the tiles, and how many there are. Two runs without a kind in
/// common are joined by adding them.
pub type Run = u64;

/// How many tiles a run has.
#[inline]
pub fn length(run: Run) -> usize {
    (run >> LENGTH) as usize
}

/// A run of one tile.
#[inline]
pub fn alone(kind: u8) -> Run {
    1 << kind | 1 << LENGTH
}

/// What fits a run.
#[inline]
pub fn fits_of(run: Run) -> u64 {
    bits(run & ALL).fold(ALL, |fits, kind| fits & ALIKE[kind])
}

/// The kinds of a set.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let kind = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        kind
    })
}
