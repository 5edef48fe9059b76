//! What a seat may do now, each with all that would come of it.

use game::{Game, Seat};
use qwixx::dice::{Action, Event};
use qwixx::{Cell, Colour, Dice, Mark, Pad, Sheet};
use serde::Serialize;

/// Something that a seat may decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Offer {
    /// What, in notation.
    action: String,
    /// The cell that is ticked; none if nothing is.
    cell: Option<Cell>,
    /// The row that a bonus goes into, where there is a choice.
    into: Option<Colour>,
    /// The points it makes.
    points: i32,
    /// The marks it makes, in order.
    marks: Vec<Mark>,
    /// The cells that are passed over for good.
    skips: Vec<Cell>,
    /// Whether it costs a miss.
    misses: bool,
    /// Whether the game ends with it, whatever the others do.
    ends: bool,
}

pub(crate) fn offers(dice: &Dice, seat: Seat) -> Vec<Offer> {
    dice.legal(seat).into_iter().map(|action| offer(dice, seat, action)).collect()
}

fn offer(dice: &Dice, seat: Seat, action: Action) -> Offer {
    let pad = &dice.setup().pad;
    let preview = dice.preview(seat, action);
    let foreseen = dice.foresee(seat, &action);
    let (cell, into) = match action {
        Action::Tick { cell, into } => (Some(cell), into),
        Action::Pass => (None, None),
    };
    Offer {
        action: action.to_string(),
        cell,
        into,
        points: foreseen.points,
        skips: skipped(pad, dice.sheet(seat), &preview.sheet),
        misses: action == Action::Pass && dice.passing_misses(seat),
        ends: foreseen.events.iter().any(|event| matches!(event, Event::Ended { .. })),
        marks: preview.marks,
    }
}

/// The cells that are passed over for good when one sheet becomes another.
pub(crate) fn skipped(pad: &Pad, before: &Sheet, after: &Sheet) -> Vec<Cell> {
    let rows = Colour::ALL.into_iter().flat_map(|row| {
        let lost = (before.next(row)..after.next(row))
            .filter(move |position| !after.is_ticked(row, *position));
        lost.map(move |position| {
            let number = pad.edition.row(row)[usize::from(position)].number;
            Cell { row, number }
        })
    });
    rows.collect()
}
