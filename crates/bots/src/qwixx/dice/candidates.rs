//! What may be ticked, and the sheet that comes of it. The same as the rules say, without a state
//! around it; a test holds the two against each other.

use qwixx::dice::{Action, Roll};
use qwixx::pen::Choice;
use qwixx::{Cell, Colour, Colours, Means, Pad, Pen, Sheet};

/// An answer and what it makes of its player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// What the player answers.
    pub action: Action,
    /// The sheet after it.
    pub sheet: Sheet,
    /// The rows closed after it, as this player sees them.
    pub closed: Colours,
}

impl Candidate {
    /// Ticking nothing.
    #[inline]
    pub fn pass(sheet: Sheet, closed: Colours) -> Self {
        Candidate { action: Action::Pass, sheet, closed }
    }
}

/// Every answer to a white sum, passing first.
pub fn for_sum(
    pad: &Pad,
    sheet: &Sheet,
    closed: Colours,
    sum: u8,
    lucky: Option<[u8; 2]>,
    out: &mut Vec<Candidate>,
) {
    out.push(Candidate::pass(*sheet, closed));
    for row in Colour::ALL {
        list(pad, sheet, closed, Cell { row, number: sum }, Means::Sum, out);
    }
    if lucky.is_some_and(|pair| pair.contains(&sum)) {
        let next = |row: &Colour| sheet.next_tickable(pad, closed, *row);
        let open = Colour::ALL.into_iter().filter(|row| next(row).is_some());
        for row in sheet.fewest(pad, open).iter() {
            if let Some(cell) = next(&row)
                && cell.number != sum
            {
                list(pad, sheet, closed, cell, Means::Lucky, out);
            }
        }
    }
}

/// Every answer to the white and colour dice, passing first. The dice of closed rows do not count.
pub fn for_colours(
    pad: &Pad,
    sheet: &Sheet,
    closed: Colours,
    roll: &Roll,
    out: &mut Vec<Candidate>,
) {
    out.push(Candidate::pass(*sheet, closed));
    let [one, other] = roll.white();
    for colour in Colour::ALL {
        let Some(die) = roll.die(colour).filter(|_| !closed.contains(colour)) else { continue };
        for (i, white) in [one, other].into_iter().enumerate() {
            if i == 1 && one == other {
                continue;
            }
            for_die(pad, sheet, closed, colour, white + die, out);
        }
    }
}

/// Every answer that ticks the cell of this colour and number, a white and a colour die together.
#[inline]
pub(super) fn for_die(
    pad: &Pad,
    sheet: &Sheet,
    closed: Colours,
    colour: Colour,
    number: u8,
    out: &mut Vec<Candidate>,
) {
    if let Some(cell) = pad.edition.cell_of_colour(colour, number) {
        list(pad, sheet, closed, cell, Means::Die, out);
    }
}

/// Lists a cell if it can be ticked, once for every row that a bonus may then go into.
#[inline]
fn list(
    pad: &Pad,
    sheet: &Sheet,
    closed: Colours,
    cell: Cell,
    means: Means,
    out: &mut Vec<Candidate>,
) {
    let Some(position) = pad.edition.position(cell) else { return };
    if sheet.obstacle(pad, closed, cell.row, position).is_some() {
        return;
    }
    if !pad.edition.has_badges {
        let closes = pad.edition.closing(cell.row) >> position & 1 == 1;
        let closed = if closes { closed.with(cell.row) } else { closed };
        let action = Action::Tick { cell, into: None };
        // Ticked where it lies: a sheet that is written in parts and copied at once keeps waiting.
        out.push(Candidate { action, sheet: *sheet, closed });
        if let Some(new) = out.last_mut() {
            new.sheet.tick(cell.row, position);
        }
        return;
    }
    let mut pen = Pen::new(pad, *sheet, closed);
    pen.tick(cell, means, &mut |_| {});
    let mut finish = |into: Option<Colour>| {
        let mut pen = pen.clone();
        let finished = pen.finish(into, &mut |_| {});
        if finished.is_ok() {
            let action = Action::Tick { cell, into };
            out.push(Candidate { action, sheet: pen.sheet, closed: pen.closed });
        }
        finished
    };
    if let Err(Choice::Needed(rows)) = finish(None) {
        for row in rows.iter() {
            let _ = finish(Some(row));
        }
    }
}
