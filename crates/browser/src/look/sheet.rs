//! A sheet of paper, cell by cell.

use serde::Serialize;
use table::registry::qwixx::sheet::Obstacle;
use table::registry::qwixx::{self, Cell, Colour, Colours, Pad, Sheet, SheetView, Symbol, Tally};

/// A sheet of paper with somebody's marks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Paper {
    rows: Vec<Row>,
    bar: Vec<Box>,
    pairs: Vec<Pair>,
    lucky: Option<[u8; 2]>,
    misses: u8,
    tally: Tally,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Row {
    colour: Colour,
    cells: Vec<SheetCell>,
    lock: State,
    crosses: u8,
    points: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct SheetCell {
    /// The cell in notation.
    cell: Cell,
    number: u8,
    colour: Colour,
    badge: Option<Badge>,
    closing: bool,
    state: State,
}

/// What is printed beside a number: a step to the bar, or half a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Badge {
    Bar,
    #[serde(untagged)]
    Half(Symbol),
}

impl From<qwixx::Badge> for Badge {
    fn from(badge: qwixx::Badge) -> Self {
        match badge {
            qwixx::Badge::Bar => Badge::Bar,
            qwixx::Badge::Half(symbol) => Badge::Half(symbol),
        }
    }
}

/// Where a cell, a box or a lock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Box {
    colour: Colour,
    state: State,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Pair {
    symbol: Symbol,
    cells: [Cell; 2],
    complete: bool,
}

/// A sheet, cell by cell; `closed` are the rows that are closed for its player.
pub(super) fn paper(pad: &Pad, sheet: &Sheet, closed: Colours, shown: &SheetView) -> Paper {
    let row = |colour: Colour| Row {
        colour,
        cells: (0u8..)
            .zip(pad.edition.row(colour))
            .map(|(position, printed)| SheetCell {
                cell: Cell { row: colour, number: printed.number },
                number: printed.number,
                colour: printed.colour,
                badge: printed.badge.map(Badge::from),
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

/// The cells that are passed over for good when one sheet becomes another.
pub(super) fn skipped(pad: &Pad, before: &Sheet, after: &Sheet) -> Vec<Cell> {
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
