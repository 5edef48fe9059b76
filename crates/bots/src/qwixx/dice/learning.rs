//! What a net needs to learn, and nobody needs to play.

use qwixx::{Colour, Pad};

use super::features::{Facts, Layout, MISSES};
use super::net::{HIDDEN, Net};

impl Net {
    /// A net of the same shape, all weights zero.
    pub fn zeros(&self) -> Self {
        let mut net = self.clone();
        net.layers_mut().for_each(|layer| *layer = [0.0; HIDDEN]);
        net.bias = 0.0;
        net
    }
}

impl Layout {
    /// The facts of a sheet whose rows have changed places.
    pub fn exchanged(&self, facts: &Facts, order: &[usize; 4]) -> Facts {
        let mut after = *facts;
        // A seat where nobody sits has no facts.
        let order = if facts.len == 0 { &[][..] } else { &order[..] };
        for (row, to) in order.iter().enumerate() {
            let state = facts.index[row] - row as u16 * self.row;
            after.index[*to] = *to as u16 * self.row + state;
        }
        after
    }

    /// The number of this layout's fact that says what a fact of another layout says, if one does:
    /// the rows and misses of sheets of one width.
    pub fn same(&self, other: &Layout, fact: u16) -> Option<u16> {
        (self == other || self.row == other.row && fact < 4 * other.row + MISSES).then_some(fact)
    }
}

/// The ways to exchange rows of a print that change nothing, as the row that takes each one's place.
pub fn symmetries(pad: &Pad) -> Vec<[usize; 4]> {
    let edition = pad.edition;
    let all = [[0, 1, 2, 3], [1, 0, 2, 3], [0, 1, 3, 2], [1, 0, 3, 2]];
    let turned = all.map(|order| order.map(|row| (row + 2) % 4));
    let plain = |row: Colour| edition.row(row).iter().all(|cell| cell.colour == row);
    if edition.has_badges || !Colour::ALL.into_iter().all(plain) {
        return vec![all[0]];
    }
    let numbers = |row: usize, turn: bool| -> Vec<u8> {
        let seen = |number: u8| if turn { 2 * edition.sides + 2 - number } else { number };
        edition.row(Colour::ALL[row]).iter().map(|cell| seen(cell.number)).collect()
    };
    let fits = |order: &&[usize; 4], turn: bool| {
        let kept = |row: usize| numbers(row, turn) == numbers(order[row], false);
        (0..4).all(kept) && (!turn || edition.lucky.is_empty())
    };
    let straight = all.iter().filter(|order| fits(order, false));
    straight.chain(turned.iter().filter(|order| fits(order, true))).copied().collect()
}
