//! The states of one row, numbered: last tick and number of ticks, or closed.

use qwixx::{Cell, Colour, Colours, Pad, Sheet};

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

/// The states that every row of a sheet has.
#[derive(Clone, Debug)]
pub struct RowStates {
    /// Last tick (as a position plus one) and number of ticks of every open state.
    pub open: Vec<(u8, u8)>,
    /// The crosses of every closed state. One that stands for all where they do not matter.
    closed: Vec<u8>,
    /// The first closed state.
    first_closed: u8,
}

impl RowStates {
    /// The states of the rows of a print; whether it matters how many crosses a closed row has.
    pub fn new(pad: &Pad, count_closed: bool) -> Self {
        let edition = pad.edition;
        let last = (edition.row(Colour::Red).len() - edition.closing_cells) as u8;
        let mut open = vec![(0, 0)];
        for next in 1..=last {
            open.extend((1..=next).map(|ticks| (next, ticks)));
        }
        let fewest = pad.closing_needs + 2;
        let most = if count_closed { last + 2 } else { fewest };
        RowStates { first_closed: open.len() as u8, open, closed: (fewest..=most).collect() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.open.len() + self.closed.len()
    }

    /// Whether a row of this state is closed.
    #[inline]
    pub fn is_closed(&self, state: u8) -> bool {
        state >= self.first_closed
    }

    /// The state of a closed row with so many crosses.
    fn closed(&self, crosses: u8) -> u8 {
        let place = self.closed.iter().position(|closed| *closed == crosses).unwrap_or(0);
        (self.open.len() + place) as u8
    }

    /// The crosses of a row, as far as they are known.
    pub fn crosses(&self, state: u8) -> u8 {
        let state = usize::from(state);
        match self.open.get(state) {
            Some((_, ticks)) => *ticks,
            None => self.closed[state - self.open.len()],
        }
    }

    /// The state of a row of a sheet.
    pub fn of(&self, pad: &Pad, sheet: &Sheet, closed: Colours, row: Colour) -> u8 {
        let (next, ticks) = (sheet.next(row), sheet.ticks(row));
        let open = self.open.iter().position(|state| *state == (next, ticks));
        match open.filter(|_| !closed.contains(row)) {
            Some(state) => state as u8,
            None => self.closed(sheet.crosses(pad, row)),
        }
    }

    /// What ticking a number does to a row of every state, if it can be ticked.
    pub fn ticks(&self, pad: &Pad, row: Colour) -> Vec<[Option<Tick>; NUMBERS]> {
        let edition = pad.edition;
        let tick = |(next, ticks): (u8, u8), number: usize| {
            let cell = Cell { row, number: number as u8 };
            let position = edition.position(cell).filter(|position| *position >= next)?;
            if edition.closing(row) >> position & 1 == 0 {
                let after = (position + 1, ticks + 1);
                let state = self.open.iter().position(|state| *state == after)? as u8;
                return Some(Tick { state, gain: ticks + 1 });
            }
            // The closing cell brings the lock: two crosses.
            let (state, gain) = (self.closed(ticks + 2), ticks + 1 + ticks + 2);
            (ticks >= pad.closing_needs).then_some(Tick { state, gain })
        };
        let open = self.open.iter().map(|state| std::array::from_fn(|number| tick(*state, number)));
        open.chain(self.closed.iter().map(|_| [None; NUMBERS])).collect()
    }

    /// The number of the next cell of a row of every state, if it can be ticked.
    pub fn next(&self, pad: &Pad, row: Colour) -> Vec<Option<u8>> {
        let cells = pad.edition.row(row);
        let ticks = self.ticks(pad, row);
        let number = |(state, (next, _)): (usize, &(u8, u8))| {
            let number = cells.get(usize::from(*next))?.number;
            ticks[state][usize::from(number)].map(|_| number)
        };
        let open = self.open.iter().enumerate().map(number);
        open.chain(self.closed.iter().map(|_| None)).collect()
    }

    /// Whether the cell at a position is ticked in a row of this state; nothing if it still can be.
    pub fn passed(&self, pad: &Pad, state: u8, position: u8) -> Option<PassedCell> {
        let width = pad.edition.row(Colour::Red).len() as u8;
        let open = self.open.get(usize::from(state)).copied();
        // The last cell of a closed row is ticked, and its lock is no cell.
        let (next, ticks) = open.unwrap_or_else(|| (width, self.crosses(state) - 1));
        (position < next).then_some(match () {
            () if next == position + 1 || ticks == next => PassedCell::Ticked,
            () if ticks == 1 => PassedCell::Skipped,
            () => PassedCell::Either,
        })
    }
}

/// What last tick and number of ticks say about a cell further left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassedCell {
    /// It is ticked.
    Ticked,
    /// It is not.
    Skipped,
    /// Both is possible.
    Either,
}

impl PassedCell {
    /// Whether it can be that the cell is ticked, or that it is not.
    pub fn could_be(self, ticked: bool) -> bool {
        self != if ticked { PassedCell::Skipped } else { PassedCell::Ticked }
    }
}
