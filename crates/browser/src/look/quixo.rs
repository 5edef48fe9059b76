//! A Quixo table, ready to be drawn.

use game::luck::Stream;
use game::{Game, Seat, Seats};
use serde::Serialize;
use table::registry::quixo::{
    Action, Cell, End, Event, FullLine, Mark, Players, Push, Quixo, View,
};

use crate::refusal::EngineRefusal;

/// A Quixo table, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    side: u8,
    /// Whether cubes carry dots.
    dots: bool,
    /// The cubes row by row, the north row first.
    rows: Vec<Vec<Cube>>,
    seats: Vec<Place>,
    lines: Vec<FullLine>,
    /// Everything that can be done on this board, whoever is to move.
    pushes: Vec<Way>,
    offers: Vec<Offer>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Cube {
    cell: Cell,
    mark: Option<Mark>,
    /// The seat at whom its dot points.
    dot: Option<Seat>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Place {
    mark: Mark,
    partners: Seats,
    /// The end of the board where this seat is: the first in the south, then clockwise.
    end: End,
    /// The cubes that are this seat's alone to take.
    own: usize,
}

/// A cube taken and pushed back in.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Way {
    cell: Cell,
    end: End,
    /// From where the cube is taken to where it comes in: every cube on the way moves by one
    /// towards the first.
    path: Vec<Cell>,
}

/// A move that may be made, with all that would come of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Offer {
    /// What, in notation.
    action: String,
    cell: Cell,
    end: End,
    dot: Option<Seat>,
    lines: Vec<FullLine>,
    /// The seats that would win at once.
    winners: Option<Seats>,
    /// Why the game would be over.
    reason: Option<String>,
    /// How often the position would have occurred, if that is more than once.
    times: u8,
    /// Those who would be passed over.
    skipped: Vec<Seat>,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    /// What a view shows. A seat's moves are looked up in its own view only.
    pub(super) fn of(view: &View, seat: Option<Seat>) -> Result<Look, EngineRefusal> {
        let state = Quixo::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let (options, position) = (state.setup(), state.position());
        let frame = options.frame();
        let side = frame.side();
        let cube = |column, row| {
            let cell = Cell::new(column, row)?;
            let (mark, dot) = (position.board.mark(cell), position.dot(options, cell));
            Some(Cube { cell, mark, dot })
        };
        let row = |row| (0..side).filter_map(|column| cube(column, row)).collect();
        let place = |seat: Seat| Place {
            mark: options.mark(seat),
            partners: options.team(options.mark(seat)),
            end: stands(seat, options.players),
            own: match options.players {
                Players::Two => position.board.of(options.mark(seat)).len(),
                Players::Four => {
                    let dots = frame.cells().iter().map(|cell| position.dot(options, cell));
                    dots.filter(|dot| *dot == Some(seat)).count()
                }
            },
        };
        Ok(Look {
            side,
            dots: options.players == Players::Four,
            rows: (0..side).rev().map(row).collect(),
            seats: Seats::first(options.seats()).iter().map(place).collect(),
            lines: view.lines.clone(),
            pushes: frame.pushes().iter().map(way).collect(),
            offers: seat.map(|seat| offers(&state, seat)).unwrap_or_default(),
        })
    }
}

/// The end of the board where a seat is, as it is drawn and as dots point.
fn stands(seat: Seat, players: Players) -> End {
    match players {
        Players::Two => [End::South, End::North][seat.index() % 2],
        Players::Four => [End::South, End::West, End::North, End::East][seat.index() % 4],
    }
}

fn way(push: &Push) -> Way {
    let (from, to) = (push.cell(), push.entry());
    let step = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum();
    let (right, up) = (step(from.column(), to.column()), step(from.row(), to.row()));
    let mut path = vec![from];
    while let Some(last) = path.last().filter(|last| **last != to) {
        let on = |at: u8, by: i16| u8::try_from(i16::from(at) + by).ok();
        let next = on(last.column(), right).zip(on(last.row(), up));
        match next.and_then(|(column, row)| Cell::new(column, row)) {
            Some(next) => path.push(next),
            None => break,
        }
    }
    Way { cell: from, end: push.end(), path }
}

fn offers(state: &Quixo, seat: Seat) -> Vec<Offer> {
    state.legal(seat).iter().map(|action| offer(state, seat, action)).collect()
}

fn offer(state: &Quixo, seat: Seat, action: &Action) -> Offer {
    let mut offer = Offer {
        action: action.to_string(),
        cell: action.cell,
        end: action.end,
        dot: action.dot,
        lines: Vec::new(),
        winners: None,
        reason: None,
        times: 0,
        skipped: Vec::new(),
    };
    for event in state.foresee(seat, action).events {
        match event {
            Event::Lined { mark, cells } => offer.lines.push(FullLine { mark, cells }),
            Event::Ended { outcome } => {
                offer.winners = Some(outcome.winners);
                offer.reason = Some(outcome.reason);
            }
            Event::Repeated { times } => offer.times = times,
            Event::Skipped { seat } => offer.skipped.push(seat),
            Event::Moved { .. } => {}
        }
    }
    offer
}
