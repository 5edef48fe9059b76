//! Pairs of cells: a bit for each says as much as matters.
//!
//! With neither cell passed the bit is 0. With one passed it tells whether that one is ticked. With
//! both passed it tells, for pairs that count until the end, whether the pair is complete.

use qwixx::{Badge, Cell, Colour, Pad, Sheet, Symbol};

use super::bonus::Effect;
use super::rows::{NUMBERS, PassedCell, RowStates};
use super::shape::{Rows, State};

const KEPT: u8 = 1 << Symbol::Square as u8 | 1 << Symbol::Star as u8;
const OCTAGON: u8 = 13;

/// The pairs of a sheet.
#[derive(Clone, Debug)]
pub struct Symbols {
    /// The rows of the cells of every pair.
    rows: [[usize; 2]; 5],
    /// For every row and state what is known of its cells, by pair; nothing where it has none.
    known: [Vec<[Option<PassedCell>; 5]>; 4],
    /// For every row and state the pairs whose cell there is passed.
    passed: [Vec<u8>; 4],
    /// For every row and number the pair of its cell.
    own: [[Option<Symbol>; NUMBERS]; 4],
    /// For every row and number the pairs of the cells left of it.
    left: [[u8; NUMBERS]; 4],
}

/// The pair that a tick completed.
pub(super) struct PairSymbol(Option<Symbol>);

impl Symbols {
    pub(super) const EXTRAS: usize = 1 << Symbol::ALL.len();

    pub(super) fn new(pad: &Pad, states: &RowStates) -> Self {
        let pair =
            |symbol| pad.edition.pair(symbol).map(|cells| cells.map(|cell| cell.row.index()));
        let rows = Symbol::ALL.map(|symbol| pair(symbol).unwrap_or_default());
        let half = |row: Colour, place: usize| match pad.edition.row(row)[place].badge {
            Some(Badge::Half(symbol)) => Some(symbol),
            _ => None,
        };
        let width = pad.edition.row(Colour::Red).len();
        let known = Colour::ALL.map(|row| {
            let each = (0..states.count()).map(|state| {
                let mut known = [None; 5];
                for place in 0..width {
                    if let Some(symbol) = half(row, place) {
                        known[symbol as usize] = states.passed(pad, state as u8, place as u8);
                    }
                }
                known
            });
            each.collect::<Vec<_>>()
        });
        let bits = |known: &[Option<PassedCell>; 5]| -> u8 {
            (0..5).filter(|symbol| known[*symbol].is_some()).map(|symbol| 1 << symbol).sum()
        };
        let passed = [0, 1, 2, 3].map(|row| known[row].iter().map(bits).collect());
        let (mut own, mut left) = ([[None; NUMBERS]; 4], [[0; NUMBERS]; 4]);
        for row in Colour::ALL {
            let mut before = 0;
            for (place, cell) in pad.edition.row(row).iter().enumerate() {
                let number = usize::from(cell.number);
                own[row.index()][number] = half(row, place);
                left[row.index()][number] = before;
                before |= half(row, place).map_or(0, |symbol| 1 << symbol as u8);
            }
        }
        Symbols { rows, known, passed, own, left }
    }

    /// Passes the cells of a row up to a number, which is ticked; the row itself is left as it was.
    #[inline]
    pub(super) fn pass(&self, state: &mut State, row: usize, number: u8) -> PairSymbol {
        let number = usize::from(number);
        let rows = state.rows;
        let skipped = self.left[row][number] & !self.passed[row][usize::from(rows[row])];
        state.extra &= !skipped;
        let Some(symbol) = self.own[row][number] else { return PairSymbol(None) };
        let bit = 1 << symbol as u8;
        let passed = |row: usize| self.passed[row][usize::from(rows[row])];
        if (passed(0) | passed(1) | passed(2) | passed(3)) & bit == 0 {
            state.extra |= bit;
            return PairSymbol(None);
        }
        let granted = PairSymbol((state.extra & bit != 0).then_some(symbol));
        state.extra &= !bit | KEPT;
        granted
    }

    #[inline]
    fn complete(&self, state: &State, symbol: Symbol) -> bool {
        let bit = 1 << symbol as u8;
        let [one, two] =
            self.rows[symbol as usize].map(|row| self.passed[row][usize::from(state.rows[row])]);
        state.extra & one & two & bit != 0
    }

    /// Whether the weakest row scores double.
    pub(super) fn doubles(&self, state: &State) -> bool {
        self.complete(state, Symbol::Square)
    }

    /// Whether misses cost nothing.
    pub(super) fn forgives(&self, state: &State) -> bool {
        self.complete(state, Symbol::Star)
    }

    pub(super) fn possible(&self, state: &State) -> bool {
        (0..5).all(|symbol| {
            let cells = self.rows[symbol];
            let [one, two] = cells.map(|row| self.known[row][usize::from(state.rows[row])][symbol]);
            let set = state.extra >> symbol & 1 == 1;
            match (one, two) {
                (None, None) => !set,
                (Some(passed), None) | (None, Some(passed)) => passed.could_be(set),
                (Some(_), Some(_)) if KEPT >> symbol & 1 == 0 => !set,
                (Some(one), Some(two)) if set => one.could_be(true) && two.could_be(true),
                (Some(one), Some(two)) => one.could_be(false) || two.could_be(false),
            }
        })
    }

    pub(super) fn of(&self, pad: &Pad, sheet: &Sheet, rows: &Rows) -> u8 {
        let bit = |symbol: Symbol| {
            let cells = pad.edition.pair(symbol)?;
            let ticked = |cell: Cell| {
                let place = pad.edition.position(cell);
                place.is_some_and(|place| sheet.is_ticked(cell.row, place))
            };
            let bit = 1u8 << symbol as u8;
            let passed = |cell: &Cell| {
                let row = cell.row.index();
                self.passed[row][usize::from(rows[row])] & bit != 0
            };
            let set = match cells.iter().filter(|cell| passed(cell)).count() {
                2 => KEPT & bit != 0 && cells.into_iter().all(ticked),
                _ => cells.into_iter().any(ticked),
            };
            set.then_some(bit)
        };
        Symbol::ALL.into_iter().filter_map(bit).sum()
    }
}

impl PairSymbol {
    /// The points that come at once, `misses` being what misses have cost so far.
    pub(super) fn points(&self, misses: u8) -> u8 {
        match self.0 {
            Some(Symbol::Octagon) => OCTAGON,
            Some(Symbol::Star) => misses,
            _ => 0,
        }
    }

    pub(super) fn effect(&self) -> Option<Effect> {
        match self.0 {
            Some(Symbol::Circle) => Some(Effect::TwoInTheWeakestRow),
            Some(Symbol::Diamond) => Some(Effect::OneInEveryRow),
            _ => None,
        }
    }
}
