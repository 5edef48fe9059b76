//! A table of the Qwixx card game, ready to be drawn.

use game::luck::Stream;
use game::{Game, Seat};
use serde::Serialize;
use table::registry::qwixx::cards::{Action, Back, Card, Cards, Event, FULL, Phase, View};
use table::registry::qwixx::{Cell, Colour, SheetMark};

use super::sheet::{Paper, paper, skipped};
use crate::refusal::EngineRefusal;

/// A table of the card game, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    closing_needs: u8,
    sheets: Vec<Paper>,
    row: Vec<Back>,
    /// The number that counts for everybody, while it does.
    number: Option<u8>,
    hands: Vec<Hand>,
    /// The cards of a whole hand.
    full: usize,
    /// Whether ticks of one step leave out one cell at most.
    strict_gap: bool,
    offers: Vec<Offer>,
}

/// A hand: backs for everybody, cards for its owner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Hand {
    backs: Vec<Back>,
    cards: Option<Vec<HandCard>>,
}

/// A card that its owner sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct HandCard {
    card: Card,
    number: u8,
    /// None for a joker.
    colour: Option<Colour>,
}

/// Something that a seat may decide, with all that would come of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Offer {
    /// What, in notation.
    action: String,
    /// The place in the row that a card is taken from.
    take: Option<u8>,
    /// The cell that the common number ticks.
    cell: Option<Cell>,
    /// The cards played, the colour they count as, and the numbers ticked.
    cards: Vec<Card>,
    colour: Option<Colour>,
    ticks: Vec<u8>,
    /// Like the offers of the dice game, which have a choice here.
    into: Option<Colour>,
    points: i32,
    marks: Vec<SheetMark>,
    skips: Vec<Cell>,
    misses: bool,
    ends: bool,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
    }

    /// What a view shows. A seat's answers are looked up in its own view only.
    pub(super) fn of(view: &View, seat: Option<Seat>) -> Result<Look, EngineRefusal> {
        let state = Cards::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let pad = &view.setup.pad;
        let sheet = |index: u8| {
            let seat = Seat(index);
            let shown = &view.sheets[seat.index()];
            paper(pad, state.sheet(seat), state.closed(seat), shown)
        };
        let held = |card: Card| HandCard { card, number: card.number, colour: card.colour };
        let hands = view.hands.iter().map(|hand| Hand {
            backs: hand.backs.clone(),
            cards: hand.cards.map(|cards| cards.iter().map(held).collect()),
        });
        Ok(Look {
            closing_needs: pad.closing_needs,
            sheets: (0..view.setup.seats).map(sheet).collect(),
            row: view.row.clone(),
            number: view.top.filter(|_| view.phase == Phase::Number).map(|top| top.number),
            hands: hands.collect(),
            full: FULL,
            strict_gap: view.setup.strict_gap,
            offers: seat.map(|seat| offers(&state, seat)).unwrap_or_default(),
        })
    }
}

fn offers(state: &Cards, seat: Seat) -> Vec<Offer> {
    state.legal(seat).into_iter().map(|action| offer(state, seat, action)).collect()
}

fn offer(state: &Cards, seat: Seat, action: Action) -> Offer {
    let preview = state.preview(seat, action);
    let foreseen = state.foresee(seat, &action);
    let play = match action {
        Action::Play(play) => Some(play),
        _ => None,
    };
    Offer {
        action: action.to_string(),
        take: match action {
            Action::Take(place) => Some(place),
            _ => None,
        },
        cell: match action {
            Action::Tick(cell) => Some(cell),
            _ => None,
        },
        cards: play.map(|play| play.cards().iter().collect()).unwrap_or_default(),
        colour: play.map(|play| play.colour()),
        ticks: play.map(|play| play.ticks().collect()).unwrap_or_default(),
        into: None,
        points: foreseen.points,
        skips: skipped(&state.setup().pad, state.sheet(seat), &preview.sheet),
        misses: foreseen
            .events
            .iter()
            .any(|event| matches!(event, Event::Missed { seat: missed, .. } if *missed == seat)),
        ends: foreseen.events.iter().any(|event| matches!(event, Event::Ended { .. })),
        marks: preview.marks,
    }
}
