//! The states of a row and of a sheet, numbered.

use std::error::Error;
use std::fmt::{self, Display};

use qwixx::{Cell, Colour, Colours, Pad, Sheet};

/// The states of the four rows of a sheet, from the top.
pub type Rows = [u8; 4];

/// The state of a row without ticks.
pub const EMPTY: u8 = 0;

/// One more than the highest number on any sheet.
pub const NUMBERS: usize = 17;

/// What ticking a number does to a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The state of the row after it.
    pub state: u8,
    /// The points it makes.
    pub gain: u8,
}

/// Everything about a sheet that the induction asks for.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The print.
    pub pad: Pad,
    /// The lucky numbers, where the sheet has them.
    pub lucky: Option<[u8; 2]>,
    /// The number of states of a row; the last one is "closed".
    pub states: usize,
    /// Last tick (as a position plus one) and number of ticks of every open state.
    pub open: Vec<(u8, u8)>,
    /// For every row, state and number: the tick, if it can be made.
    ticks: [Vec<[Option<Tick>; NUMBERS]>; 4],
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
}

/// A sheet whose marks do more than tick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsolvable;

impl Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "this sheet has bonuses: last tick and number of ticks do not say all about a row",
        )
    }
}

impl Error for Unsolvable {}

impl Shape {
    /// The shape of a print.
    pub fn new(pad: Pad, lucky: Option<[u8; 2]>) -> Result<Self, Unsolvable> {
        let edition = pad.edition;
        if edition.has_badges {
            return Err(Unsolvable);
        }
        let last = edition.row(Colour::Red).len() - edition.closing_cells;
        let mut open = vec![(0, 0)];
        for next in 1..=last as u8 {
            open.extend((1..=next).map(|ticks| (next, ticks)));
        }
        let states = open.len() + 1;
        let ticks = Colour::ALL.map(|row| row_ticks(&pad, row, &open));
        let row_of = Colour::ALL.map(|colour| {
            std::array::from_fn(|number| {
                edition.cell_of_colour(colour, number as u8).map(|cell| cell.row as u8)
            })
        });
        let numbers =
            |row: Colour| -> Vec<u8> { edition.row(row).iter().map(|cell| cell.number).collect() };
        let plain =
            Colour::ALL.iter().all(|row| edition.row(*row).iter().all(|c| c.colour == *row));
        let alike = |one, two| plain && numbers(one) == numbers(two);
        let turned: Vec<u8> =
            numbers(Colour::Red).iter().map(|number| 2 * edition.sides + 2 - number).collect();
        let pairs = [(Colour::Red, Colour::Yellow), (Colour::Green, Colour::Blue)]
            .map(|(one, two)| Pairs { alike: alike(one, two), states });
        let mirrored = pairs.iter().all(|pair| pair.alike)
            && turned == numbers(Colour::Green)
            && lucky.is_none();
        Ok(Shape { pad, lucky, states, open, ticks, row_of, pairs, mirrored })
    }

    /// The state "closed".
    #[inline]
    pub fn closed(&self) -> u8 {
        (self.states - 1) as u8
    }

    /// What ticking a number in a row of a state does, if it can be done.
    #[inline]
    pub fn tick(&self, row: usize, state: u8, number: u8) -> Option<Tick> {
        self.ticks[row][usize::from(state)][usize::from(number)]
    }

    /// How many rows are closed.
    #[inline]
    pub fn closed_rows(&self, rows: &Rows) -> usize {
        rows.iter().filter(|state| **state == self.closed()).count()
    }

    /// How many numbers sheets have: those that differ only by a symmetry of the print share one.
    pub fn size(&self) -> usize {
        let [top, bottom] = [self.pairs[0].size(), self.pairs[1].size()];
        if self.mirrored { top * (top + 1) / 2 } else { top * bottom }
    }

    /// The number of a sheet.
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

    /// Whether a sheet stands for all that share its number.
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
        match self.open.get(usize::from(state)) {
            Some((next, _)) => usize::from(*next),
            None => self.pad.edition.row(Colour::Red).len() + 1,
        }
    }

    /// The state of a row of a sheet.
    pub fn state(&self, sheet: &Sheet, closed: Colours, row: Colour) -> u8 {
        let (next, ticks) = (sheet.next(row), sheet.ticks(row));
        let open = self.open.iter().position(|state| *state == (next, ticks));
        match open.filter(|_| !closed.contains(row)) {
            Some(state) => state as u8,
            None => self.closed(),
        }
    }

    /// The states of the rows of a sheet.
    pub fn rows(&self, sheet: &Sheet, closed: Colours) -> Rows {
        Colour::ALL.map(|row| self.state(sheet, closed, row))
    }

    /// The rows that a lucky number may go into, with the number that it ticks there.
    pub fn lucky_ticks(&self, rows: &Rows) -> impl Iterator<Item = (usize, u8)> {
        let next = |row: usize| -> Option<(u8, u8)> {
            let (next, ticks) = *self.open.get(usize::from(rows[row]))?;
            let printed = self.pad.edition.row(Colour::ALL[row]).get(usize::from(next))?;
            self.tick(row, rows[row], printed.number)?;
            Some((ticks, printed.number))
        };
        let each = [0, 1, 2, 3].map(next);
        let fewest = each.iter().flatten().map(|(ticks, _)| *ticks).min();
        let found = each.into_iter().enumerate();
        found.filter_map(move |(row, next)| {
            next.filter(|(ticks, _)| Some(*ticks) == fewest).map(|(_, number)| (row, number))
        })
    }
}

fn row_ticks(pad: &Pad, row: Colour, open: &[(u8, u8)]) -> Vec<[Option<Tick>; NUMBERS]> {
    let edition = pad.edition;
    let closed = open.len() as u8;
    let tick = |(next, ticks): (u8, u8), number: usize| {
        let cell = Cell { row, number: number as u8 };
        let position = edition.position(cell).filter(|position| *position >= next)?;
        if edition.closing(row) >> position & 1 == 0 {
            let after = (position + 1, ticks + 1);
            let state = open.iter().position(|state| *state == after)? as u8;
            return Some(Tick { state, gain: ticks + 1 });
        }
        // The closing cell brings the lock: two crosses.
        let gain = ticks + 1 + ticks + 2;
        (ticks >= pad.closing_needs).then_some(Tick { state: closed, gain })
    };
    let states = open.iter().map(|state| std::array::from_fn(|number| tick(*state, number)));
    states.chain([[None; NUMBERS]]).collect()
}

impl Pairs {
    fn size(&self) -> usize {
        if self.alike { self.states * (self.states + 1) / 2 } else { self.states * self.states }
    }

    #[inline]
    fn index(&self, one: u8, two: u8) -> usize {
        let (one, two) = (usize::from(one), usize::from(two));
        if !self.alike {
            return one * self.states + two;
        }
        let (low, high) = if one < two { (one, two) } else { (two, one) };
        high * (high + 1) / 2 + low
    }
}
