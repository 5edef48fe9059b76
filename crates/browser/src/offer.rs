//! What a seat may do now, each with all that would come of it.

use game::{Game, Seat};
use qwixx::dice::{Action, Event};
use qwixx::{Cell, Colour, Dice, Mark};
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
    let before = dice.sheet(seat);
    let skipped = Colour::ALL.into_iter().flat_map(|row| {
        let (from, to) = (before.next(row), preview.sheet.next(row));
        let sheet = &preview.sheet;
        let lost = (from..to).filter(move |position| !sheet.is_ticked(row, *position));
        lost.map(move |position| {
            let number = pad.edition.row(row)[usize::from(position)].number;
            Cell { row, number }
        })
    });
    Offer {
        action: action.to_string(),
        cell,
        into,
        points: foreseen.points,
        skips: skipped.collect(),
        misses: action == Action::Pass && dice.passing_misses(seat),
        ends: foreseen.events.iter().any(|event| matches!(event, Event::Ended { .. })),
        marks: preview.marks,
    }
}
