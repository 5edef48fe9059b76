//! What a view shows, cell by cell, so that whoever draws it needs no rule.

mod cards;
mod quixo;
mod qwirkle;

use ::quixo::Quixo;
use ::qwirkle::Qwirkle;
use game::luck::Stream;
use game::{Game, Seat};
use qwixx::cards::Cards;
use qwixx::dice::View;
use qwixx::sheet::Obstacle;
use qwixx::{Badge, Cell, Colour, Colours, Dice, Pad, Sheet, SheetView, Symbol, Tally};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::beside;

use crate::engine::{shown, unreadable};
use crate::offer::{Offer, offers};
use crate::refused::Refused;

/// What a view of some game shows, and what `seat` may do about it. A draft is the beginning of an
/// action that is made step by step.
pub fn look(
    game: &str,
    view: &Value,
    seat: Option<Seat>,
    draft: Option<&str>,
) -> Result<Value, Refused> {
    match game {
        Dice::NAME => shown(&Look::of(&read(view)?, seat)?),
        Cards::NAME => shown(&cards::Look::of(&read(view)?, seat)?),
        Quixo::NAME => shown(&quixo::Look::of(&read(view)?, seat)?),
        Qwirkle::NAME => shown(&qwirkle::Look::of(&read(view)?, seat, draft)?),
        _ => {
            let asked = beside(game, view).map_err(|error| unreadable(&error))?;
            Ok(json!({ "legal": seat.map(|seat| asked.legal(seat)) }))
        }
    }
}

fn read<V: DeserializeOwned>(view: &Value) -> Result<V, Refused> {
    serde_json::from_value(view.clone()).map_err(|error| unreadable(&error))
}

/// A Qwixx table, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Look {
    sides: u8,
    closing_needs: u8,
    dice: Vec<Die>,
    sum: Option<u8>,
    sheets: Vec<Paper>,
    offers: Vec<Offer>,
}

/// A die that is in the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Die {
    /// How the notation begins that tells what it shows.
    letter: char,
    colour: Option<Colour>,
    /// What it shows, once rolled.
    face: Option<u8>,
}

/// A sheet of paper with somebody's marks.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Paper {
    rows: Vec<Row>,
    bar: Vec<Box>,
    pairs: Vec<Pair>,
    lucky: Option<[u8; 2]>,
    misses: u8,
    tally: Tally,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Row {
    colour: Colour,
    cells: Vec<Printed>,
    lock: State,
    crosses: u8,
    points: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Printed {
    /// The cell in notation.
    cell: Cell,
    number: u8,
    colour: Colour,
    badge: Option<&'static str>,
    closing: bool,
    state: State,
}

/// Where a cell, a box or a lock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum State {
    /// It can still be ticked.
    Open,
    /// It could be ticked, if there were more ticks before it.
    Early,
    /// It is ticked.
    Ticked,
    /// It can never be ticked.
    Lost,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Box {
    colour: Colour,
    state: State,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Pair {
    symbol: Symbol,
    cells: [Cell; 2],
    complete: bool,
}

impl Look {
    /// What a view shows. A seat's answers are looked up in its own view only.
    pub fn of(view: &View, seat: Option<Seat>) -> Result<Look, Refused> {
        let dice = Dice::imagine(view, &mut Stream::new(1)).map_err(|error| unreadable(&error))?;
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

/// A sheet, cell by cell; `closed` are the rows that are closed for its player.
fn paper(pad: &Pad, sheet: &Sheet, closed: Colours, shown: &SheetView) -> Paper {
    let row = |colour: Colour| Row {
        colour,
        cells: (0u8..)
            .zip(pad.edition.row(colour))
            .map(|(position, printed)| Printed {
                cell: Cell { row: colour, number: printed.number },
                number: printed.number,
                colour: printed.colour,
                badge: printed.badge.map(|badge| match badge {
                    Badge::Bar => "bar",
                    Badge::Half(symbol) => name(symbol),
                }),
                closing: pad.edition.closing(colour) >> position & 1 == 1,
                state: match sheet.obstacle(pad, closed, colour, position) {
                    _ if sheet.is_ticked(colour, position) => State::Ticked,
                    Some(Obstacle::ClosingNeeds { .. }) => State::Early,
                    Some(_) => State::Lost,
                    None => State::Open,
                },
            })
            .collect(),
        lock: match (shown.locks.contains(colour), closed.contains(colour)) {
            (true, _) => State::Ticked,
            (false, true) => State::Lost,
            (false, false) => State::Open,
        },
        crosses: shown.crosses[colour.index()],
        points: shown.tally.rows[colour.index()],
    };
    let bar = (0u8..).zip(&pad.edition.bar).map(|(index, colour)| Box {
        colour: *colour,
        state: match (shown.boxes.contains(&index), closed.contains(*colour)) {
            (true, _) => State::Ticked,
            (false, true) => State::Lost,
            (false, false) => State::Open,
        },
    });
    let pairs = Symbol::ALL.into_iter().filter_map(|symbol| {
        let cells = pad.edition.pair(symbol)?;
        Some(Pair { symbol, cells, complete: shown.pairs.contains(&symbol) })
    });
    Paper {
        rows: Colour::ALL.map(row).into(),
        bar: bar.collect(),
        pairs: pairs.collect(),
        lucky: shown.lucky,
        misses: shown.misses,
        tally: shown.tally,
    }
}

fn name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Circle => "circle",
        Symbol::Diamond => "diamond",
        Symbol::Square => "square",
        Symbol::Octagon => "octagon",
        Symbol::Star => "star",
    }
}
