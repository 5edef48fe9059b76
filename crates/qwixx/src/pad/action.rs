//! What a seat enters, and its notation.
//!
//! `-` ticks nothing. `r5` ticks the red 5 with the number that counts for all, `r9!` the red 9 with a
//! lucky number, `y11>b` puts a bonus into the blue row. Behind `+` stands what the active player ticks
//! alone: `r5 + y7`, `+ y7`; several cells with cards: `+ y7 y8`. `first 2` says who begins, `sum 7` what
//! the white dice showed.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{Cursor, ParseError, Seat, Seats};

use crate::cards::MOST_PLAYED;
use crate::colour::{Cell, Colour};

/// What a seat enters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Action {
    /// Who rolls first.
    First(Seat),
    /// The number that counted for all, where entries contradict each other.
    Sum(u8),
    /// What was ticked with this roll.
    Marks(Marks),
}

/// What one player ticked with one roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// With the number that counts for all.
    pub common: Option<Tick>,
    /// The active player alone: one with dice, up to three with cards. Rows from the top, numbers from
    /// low to high.
    pub own: [Option<Tick>; MOST_PLAYED],
}

/// A cell that was ticked, and by what right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tick {
    /// The cell that was ticked.
    pub cell: Cell,
    /// Whether it was ticked with a lucky number.
    pub lucky: bool,
    /// The row for a bonus that leaves its player the choice.
    pub into: Option<Colour>,
}

impl Action {
    /// Nothing was ticked.
    pub const PASS: Action = Action::Marks(Marks::NONE);
}

impl Marks {
    /// No tick at all.
    pub const NONE: Marks = Marks { common: None, own: [None; MOST_PLAYED] };

    /// What the active player ticked alone.
    pub fn own(&self) -> impl Iterator<Item = Tick> + use<> {
        self.own.into_iter().flatten()
    }

    /// The same without what the active player ticked alone.
    pub(super) fn without_own(self) -> Marks {
        Marks { own: Marks::NONE.own, ..self }
    }

    /// These ticks of the active player beside the common one, in the order of the notation.
    pub fn with_own(self, ticks: &[Tick]) -> Marks {
        let mut ticks = ticks.to_vec();
        ticks.sort_by_key(|tick| place(tick.cell));
        let mut own = Marks::NONE.own;
        own.iter_mut().zip(ticks).for_each(|(slot, tick)| *slot = Some(tick));
        Marks { own, ..self }
    }
}

impl Tick {
    /// A tick that needs nothing said beside its cell.
    pub fn of(cell: Cell) -> Tick {
        Tick { cell, lucky: false, into: None }
    }

    fn read(cursor: &mut Cursor<'_>) -> Result<Tick, ParseError> {
        let cell = Cell::read(cursor)?;
        let lucky = cursor.take("!");
        let mut into = None;
        if cursor.take(">") {
            into = Some(cursor.letter("a row (r, y, g or b)", Colour::from_letter)?);
        }
        Ok(Tick { cell, lucky, into })
    }
}

/// Where a cell stands in the notation.
fn place(cell: Cell) -> (Colour, u8) {
    (cell.row, cell.number)
}

impl Display for Tick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, if self.lucky { "!" } else { "" })?;
        self.into.map_or(Ok(()), |row| write!(f, ">{}", row.letter()))
    }
}

impl Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut own = self.own().peekable();
        match (self.common, own.peek()) {
            (None, None) => return f.write_str("-"),
            (Some(tick), None) => return write!(f, "{tick}"),
            (Some(tick), Some(_)) => write!(f, "{tick} +")?,
            (None, Some(_)) => f.write_str("+")?,
        }
        own.try_for_each(|tick| write!(f, " {tick}"))
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Sum(sum) => write!(f, "sum {sum}"),
            Action::Marks(marks) => write!(f, "{marks}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.take("-") {
            Action::PASS
        } else if cursor.take("first ") {
            Action::First(Seat(cursor.number("a seat", u32::from(Seats::MOST) - 1)? as u8))
        } else if cursor.take("sum ") {
            Action::Sum(cursor.number("a number from 2 to 16", 16)? as u8)
        } else {
            Action::Marks(marks(&mut cursor)?)
        };
        cursor.end()?;
        Ok(action)
    }
}

fn marks(cursor: &mut Cursor<'_>) -> Result<Marks, ParseError> {
    let mut marks = Marks::NONE;
    if !cursor.take("+") {
        if cursor.peek().and_then(Colour::from_letter).is_none() {
            return Err(cursor.error("`-`, a cell like r5, or `+` and a cell"));
        }
        marks.common = Some(Tick::read(cursor)?);
        if cursor.is_done() {
            return Ok(marks);
        }
        if !cursor.take(" +") {
            return Err(cursor.error("a space, `+` and a tick"));
        }
    }
    let mut before = None;
    for slot in &mut marks.own {
        if before.is_some() && cursor.is_done() {
            break;
        }
        cursor.space()?;
        let start = cursor.clone();
        let tick = Tick::read(cursor)?;
        if before >= Some(place(tick.cell)) {
            return Err(start.error("rows from the top, numbers from low to high"));
        }
        before = Some(place(tick.cell));
        *slot = Some(tick);
    }
    Ok(marks)
}

game::serde_as_text!(Action);
