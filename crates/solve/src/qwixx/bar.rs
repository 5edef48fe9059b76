//! The bonus bar: twelve boxes, used from left to right.
//!
//! Boxes of a closed row are struck. So the state of the bar is the place of its first free box.

use qwixx::{Badge, Colour, Pad, Sheet};

use super::rows::{NUMBERS, RowStates};
use super::shape::{Rows, State};

/// The bar of a sheet, and the cells that use it.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The row of every box.
    boxes: Vec<u8>,
    /// The numbers of every row that use a box.
    bonus: [[bool; NUMBERS]; 4],
    /// For every row and open state the fewest and the most bonus cells that can be ticked in it.
    ticked: [Vec<[u8; 2]>; 4],
    /// For every number of boxes how many of them belong to each row.
    of_row: Vec<[u8; 4]>,
    /// The cells of a row.
    width: u8,
}

impl Bar {
    pub(super) fn new(pad: &Pad, states: &RowStates) -> Self {
        let boxes: Vec<u8> = pad.edition.bar.iter().map(|colour| *colour as u8).collect();
        let is_bonus = |row: Colour, place: usize| {
            pad.edition.row(row).get(place).is_some_and(|cell| cell.badge == Some(Badge::Bar))
        };
        let bonus = Colour::ALL.map(|row| {
            let numbers = pad.edition.row(row).iter().enumerate();
            let mut bonus = [false; NUMBERS];
            numbers
                .for_each(|(place, cell)| bonus[usize::from(cell.number)] = is_bonus(row, place));
            bonus
        });
        let ticked = Colour::ALL.map(|row| {
            let each = states.open.iter().map(|(next, ticks)| {
                let Some(last) = next.checked_sub(1) else { return [0, 0] };
                let before =
                    (0..usize::from(last)).filter(|place| is_bonus(row, *place)).count() as u8;
                let own = u8::from(is_bonus(row, last.into()));
                let (others, plain) = (ticks - 1, last - before);
                [own + others.saturating_sub(plain), own + others.min(before)]
            });
            each.collect()
        });
        let count = |used: usize, row: u8| boxes[..used].iter().filter(|own| **own == row).count();
        let of_row = (0..=boxes.len()).map(|used| [0, 1, 2, 3].map(|row| count(used, row) as u8));
        let width = pad.edition.row(Colour::Red).len() as u8;
        Bar { of_row: of_row.collect(), boxes, bonus, ticked, width }
    }

    pub(super) fn extras(&self) -> usize {
        self.boxes.len() + 1
    }

    #[inline]
    pub(super) fn is_bonus(&self, row: usize, number: u8) -> bool {
        self.bonus[row][usize::from(number)]
    }

    /// The row of a box.
    #[inline]
    pub(super) fn colour(&self, place: u8) -> Option<usize> {
        self.boxes.get(usize::from(place)).map(|row| usize::from(*row))
    }

    /// Goes on to the first box that is not struck.
    #[inline]
    pub(super) fn settle(&self, states: &RowStates, state: &mut State) {
        let struck =
            |place| self.colour(place).is_some_and(|row| states.is_closed(state.rows[row]));
        let mut place = state.extra;
        while struck(place) {
            place += 1;
        }
        state.extra = place;
    }

    pub(super) fn possible(&self, states: &RowStates, state: &State) -> bool {
        let mut settled = *state;
        self.settle(states, &mut settled);
        let (mut fewest, mut most, mut struck) = (0, 0, false);
        for (row, own) in state.rows.iter().enumerate() {
            let Some((next, ticks)) = states.open.get(usize::from(*own)) else {
                struck = true;
                continue;
            };
            let [low, high] = self.ticked[row][usize::from(*own)];
            (fewest, most) = (fewest + low, most + high);
            // Every box has ticked a cell of its row, unless only a closing cell was left.
            let wasted = next + 1 == self.width;
            if *ticks < self.of_row[usize::from(state.extra)][row] && !wasted {
                return false;
            }
        }
        settled == *state && fewest <= state.extra && (struck || state.extra <= most)
    }

    pub(super) fn of(&self, pad: &Pad, states: &RowStates, sheet: &Sheet, rows: &Rows) -> u8 {
        let extra = sheet.boxes(pad).last().map_or(0, |place| place + 1);
        let mut state = State { rows: *rows, extra };
        self.settle(states, &mut state);
        state.extra
    }
}
