//! A Qwixx table, ready to be drawn.

use game::luck::Stream;
use game::{Game, Seat};
use serde::Serialize;
use table::registry::qwixx::dice::{Action, Event, View};
use table::registry::qwixx::{Cell, Colour, Dice, SheetMark};

use super::sheet::{Paper, paper, skipped};
use crate::refusal::EngineRefusal;

/// A Qwixx table, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    sides: u8,
    closing_needs: u8,
    dice: Vec<Die>,
    sum: Option<u8>,
    sheets: Vec<Paper>,
    offers: Vec<Offer>,
}

/// A die that is in the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Die {
    /// How the notation begins that tells what it shows.
    letter: char,
    colour: Option<Colour>,
    /// What it shows, once rolled.
    face: Option<u8>,
}

/// Something that a seat may decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Offer {
    /// What, in notation.
    pub(super) action: String,
    /// The cell that is ticked; none if nothing is.
    pub(super) cell: Option<Cell>,
    /// The row that a bonus goes into, where there is a choice.
    pub(super) into: Option<Colour>,
    /// The points it makes.
    pub(super) points: i32,
    /// The marks it makes, in order.
    pub(super) marks: Vec<SheetMark>,
    /// The cells that are passed over for good.
    pub(super) skips: Vec<Cell>,
    /// Whether it costs a miss.
    pub(super) misses: bool,
    /// Whether the game ends with it, whatever the others do.
    pub(super) ends: bool,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    /// What a view shows. A seat's answers are looked up in its own view only.
    pub(super) fn of(view: &View, seat: Option<Seat>) -> Result<Look, EngineRefusal> {
        let dice = Dice::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let pad = &view.setup.pad;
        Ok(Look {
            sides: pad.edition.sides,
            closing_needs: pad.closing_needs,
            dice: dice_of(view),
            sum: view.roll.map(|roll| roll.sum()),
            sheets: (0..view.setup.seats)
                .map(|index| {
                    let shown = &view.sheets[Seat(index).index()];
                    paper(pad, dice.sheet(Seat(index)), view.closed, shown)
                })
                .collect(),
            offers: seat.map(|seat| offers(&dice, seat)).unwrap_or_default(),
        })
    }
}

fn dice_of(view: &View) -> Vec<Die> {
    let white = [0, 1].map(|index| Die {
        letter: 'w',
        colour: None,
        face: view.roll.map(|roll| roll.white()[index]),
    });
    let open = Colour::ALL.into_iter().filter(|colour| !view.closed.contains(*colour));
    let colours = open.map(|colour| Die {
        letter: colour.letter(),
        colour: Some(colour),
        face: view.roll.and_then(|roll| roll.die(colour)),
    });
    white.into_iter().chain(colours).collect()
}

fn offers(dice: &Dice, seat: Seat) -> Vec<Offer> {
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
