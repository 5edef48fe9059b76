//! The states of a sheet, numbered.

use std::error::Error;
use std::fmt;

use qwixx::{Colour, Colours, Pad, Sheet, Symbol};

use super::bonus::Bonuses;
use super::induction::MISSES;
use super::rows::{NUMBERS, RowStates, Tick};

/// The states of the four rows of a sheet, from the top.
pub type Rows = [u8; 4];

/// What is known of a sheet beside its misses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The states of its rows; an empty row is 0.
    pub rows: Rows,
    /// How far its bonuses have come, where it has some.
    pub extra: u8,
}

impl State {
    /// The same with another state of a row. All in one register: storing one byte and reading four
    /// would wait for memory, and this is done hundreds of times for every sheet.
    #[inline]
    #[must_use]
    pub fn with_row(self, row: usize, state: u8) -> State {
        let shift = 8 * row as u32;
        let others = u32::from_le_bytes(self.rows) & !(0xff << shift);
        State { rows: (others | u32::from(state) << shift).to_le_bytes(), ..self }
    }
}

/// Everything about a sheet that the induction asks for.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The sheet as it is printed.
    pub pad: Pad,
    /// The lucky numbers, where the sheet has them.
    pub lucky: Option<[u8; 2]>,
    /// The states of a row.
    pub states: RowStates,
    /// What ticks set off.
    pub bonuses: Bonuses,
    /// For every row, state and number: the tick, if it can be made.
    ticks: [Vec<[Option<Tick>; NUMBERS]>; 4],
    /// For every row and state the number of the next cell, if it can be ticked.
    next: [Vec<Option<u8>>; 4],
    /// For every colour and number the row in which a colour die ticks it.
    pub row_of: [[Option<u8>; NUMBERS]; 4],
    pairs: [Pairs; 2],
    mirrored: bool,
}

/// The states of two rows together, numbered.
#[derive(Clone, Debug)]
struct Pairs {
    /// Whether exchanging the two rows changes nothing.
    alike: bool,
    states: usize,
    /// The number of every two states.
    index: Vec<u32>,
}

/// A print with both a bar and pairs of cells: a state tells how far one of the two has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BarAndPairs;

impl fmt::Display for BarAndPairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sheet with both a bar and pairs of cells cannot be solved")
    }
}

impl Error for BarAndPairs {}

impl Shape {
    /// The shape of a print.
    ///
    /// # Errors
    /// If the print has more than a state can tell.
    pub fn new(pad: Pad, lucky: Option<[u8; 2]>) -> Result<Self, BarAndPairs> {
        let edition = pad.edition;
        let has_pairs = Symbol::ALL.into_iter().any(|symbol| edition.pair(symbol).is_some());
        if has_pairs && !edition.bar.is_empty() {
            return Err(BarAndPairs);
        }
        let states = RowStates::new(&pad, Bonuses::count_closed(&pad));
        let bonuses = Bonuses::new(&pad, &states);
        let row_of = Colour::ALL.map(|colour| {
            std::array::from_fn(|number| {
                edition.cell_of_colour(colour, number as u8).map(|cell| cell.row as u8)
            })
        });
        let numbers =
            |row: Colour| -> Vec<u8> { edition.row(row).iter().map(|cell| cell.number).collect() };
        let plain = !edition.has_badges
            && Colour::ALL.iter().all(|row| edition.row(*row).iter().all(|c| c.colour == *row));
        let alike = |one, two| plain && numbers(one) == numbers(two);
        let turned: Vec<u8> =
            numbers(Colour::Red).iter().map(|number| 2 * edition.sides + 2 - number).collect();
        let pairs = [(Colour::Red, Colour::Yellow), (Colour::Green, Colour::Blue)]
            .map(|(one, two)| Pairs::new(alike(one, two), states.count()));
        let mirrored = pairs.iter().all(|pair| pair.alike)
            && turned == numbers(Colour::Green)
            && lucky.is_none();
        let ticks = Colour::ALL.map(|row| states.ticks(&pad, row));
        let next = Colour::ALL.map(|row| states.next(&pad, row));
        Ok(Shape { pad, lucky, states, bonuses, ticks, next, row_of, pairs, mirrored })
    }

    /// What ticking a number in a row of a state does to the row, if it can be done.
    #[inline]
    pub fn row_tick(&self, row: usize, state: u8, number: u8) -> Option<Tick> {
        self.ticks[row][usize::from(state)][usize::from(number)]
    }

    /// The number of the next cell of a row, if it can be ticked.
    #[inline]
    pub fn next(&self, row: usize, state: u8) -> Option<u8> {
        self.next[row][usize::from(state)]
    }

    /// How many rows are closed.
    #[inline]
    pub fn closed_rows(&self, rows: &Rows) -> usize {
        rows.iter().filter(|state| self.states.is_closed(**state)).count()
    }

    /// How many numbers rows have: those that differ only by a symmetry of the print share one.
    pub fn size(&self) -> usize {
        let [top, bottom] = [self.pairs[0].size(), self.pairs[1].size()];
        if self.mirrored { top * (top + 1) / 2 } else { top * bottom }
    }

    /// The number of places for sheets in a table.
    pub fn sheets(&self) -> usize {
        self.size() * self.bonuses.extras() * MISSES
    }

    /// Where a sheet stands in a table: sheets that differ in their lowest rows stand together.
    #[inline]
    pub(super) fn place(&self, misses: usize, state: &State) -> usize {
        let part = misses * self.bonuses.extras() + usize::from(state.extra);
        part * self.size() + self.index(&state.rows)
    }

    /// The number of the rows of a sheet.
    #[inline]
    pub fn index(&self, rows: &Rows) -> usize {
        let top = self.pairs[0].index(rows[0], rows[1]);
        let bottom = self.pairs[1].index(rows[2], rows[3]);
        if self.mirrored {
            let (low, high) = if top < bottom { (top, bottom) } else { (bottom, top) };
            high * (high + 1) / 2 + low
        } else {
            top * self.pairs[1].size() + bottom
        }
    }

    /// Whether rows stand for all that share their number.
    #[inline]
    pub fn is_first(&self, rows: &Rows) -> bool {
        let in_order = |pair: &Pairs, one: u8, two: u8| !pair.alike || one >= two;
        in_order(&self.pairs[0], rows[0], rows[1])
            && in_order(&self.pairs[1], rows[2], rows[3])
            && (!self.mirrored
                || self.pairs[0].index(rows[0], rows[1]) >= self.pairs[1].index(rows[2], rows[3]))
    }

    /// How far a row has come: it grows with every tick.
    pub fn progress(&self, state: u8) -> usize {
        match self.states.open.get(usize::from(state)) {
            Some((next, _)) => usize::from(*next),
            None => self.pad.edition.row(Colour::Red).len() + 1,
        }
    }

    /// What is known of a sheet.
    pub fn state(&self, sheet: &Sheet, closed: Colours) -> State {
        let rows = Colour::ALL.map(|row| self.states.of(&self.pad, sheet, closed, row));
        State { rows, extra: self.bonuses.of(&self.pad, &self.states, sheet, &rows) }
    }

    /// Whether there may be such a sheet; more are taken in than there are.
    pub fn could_be(&self, state: &State) -> bool {
        self.bonuses.possible(&self.states, state)
    }

    /// The rows that a lucky number may go into, with the number that it ticks there.
    pub fn lucky_ticks(&self, rows: &Rows) -> impl Iterator<Item = (usize, u8)> {
        let next = |row: usize| {
            let number = self.next(row, rows[row])?;
            Some((self.states.crosses(rows[row]), number))
        };
        let each = [0, 1, 2, 3].map(next);
        let fewest = each.iter().flatten().map(|(ticks, _)| *ticks).min();
        let found = each.into_iter().enumerate();
        found.filter_map(move |(row, next)| {
            next.filter(|(ticks, _)| Some(*ticks) == fewest).map(|(_, number)| (row, number))
        })
    }
}

impl Pairs {
    fn new(alike: bool, states: usize) -> Self {
        let number = |place: usize| {
            let (one, two) = (place / states, place % states);
            let (low, high) = (one.min(two), one.max(two));
            if alike { high * (high + 1) / 2 + low } else { place }
        };
        let index = (0..states * states).map(|place| number(place) as u32).collect();
        Pairs { alike, states, index }
    }

    fn size(&self) -> usize {
        if self.alike { self.states * (self.states + 1) / 2 } else { self.states * self.states }
    }

    #[inline]
    fn index(&self, one: u8, two: u8) -> usize {
        self.index[usize::from(one) * self.states + usize::from(two)] as usize
    }
}
