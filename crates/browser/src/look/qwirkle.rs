//! A Qwirkle table, ready to be drawn, and a play that is being laid tile by tile.

use std::collections::BTreeMap;

use game::luck::Stream;
use game::{Game, Rule as _, Seat};
use serde::Serialize;
use serde_json::json;
use table::registry::qwirkle::{
    Action, Cell, Colour, Event, Phase, Placement, Play, Qwirkle, ScoredLine, Shape, Tile, Tiles,
    View,
};

use crate::refusal::EngineRefusal;

/// How many of the plays with the most points are listed.
const LISTED: usize = 12;

/// A Qwirkle table, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    board: Vec<BoardTile>,
    /// The cells of the last play.
    last: Vec<Cell>,
    hand: Vec<Piece>,
    /// Every kind of tile, and how many of it are neither on the board nor in the own hand.
    unseen: Vec<UnseenKind>,
    scores: Vec<i32>,
    /// How many tiles may be swapped now.
    swap: u8,
    /// Whether passing is allowed: where nothing else is, or nobody has to play.
    pass: bool,
    /// How many tiles the first play is to have, if this is the first.
    opening: Option<u8>,
    /// How many plays there are.
    plays: usize,
    /// The plays with the most points, and what else may be done.
    offers: Vec<Offer>,
    draft: Draft,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct BoardTile {
    x: i8,
    y: i8,
    cell: Cell,
    #[serde(flatten)]
    piece: Piece,
}

/// A tile with its names.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Piece {
    tile: Tile,
    colour: Colour,
    shape: Shape,
}

/// A kind of tile, and how many of it have not been seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct UnseenKind {
    #[serde(flatten)]
    piece: Piece,
    count: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Offer {
    action: String,
    points: i32,
}

/// The tiles laid so far in this turn, and what can become of them.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Draft {
    placed: Vec<BoardTile>,
    /// The draft as an action.
    action: Option<String>,
    lines: Vec<ScoredLine>,
    points: i32,
    /// The points for going out, among them.
    bonus: u8,
    /// Why it cannot be played as it is.
    no: Option<EngineRefusal>,
    /// Where each tile of the hand can be added so that a play can come of it.
    spots: BTreeMap<String, Vec<Spot>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
struct Spot {
    x: i8,
    y: i8,
    cell: Cell,
    /// The points if that were all; none if more tiles are needed.
    points: Option<i32>,
}

impl Look {
    /// Leaves one answer of all that may be done, as a lesson does: its tiles, each where it goes.
    pub(super) fn leave(&mut self, answer: &str) {
        self.offers.retain(|offer| offer.action == answer);
        self.pass &= answer == "pass";
        if !answer.starts_with("swap") {
            self.swap = 0;
        }
        let placed: Vec<&str> = answer.split(' ').collect();
        let all = std::mem::take(&mut self.draft.spots).into_iter();
        let left = all.map(|(tile, mut spots)| {
            spots.retain(|spot| placed.contains(&format!("{tile}@{}", spot.cell).as_str()));
            (tile, spots)
        });
        self.draft.spots = left.filter(|(_, spots)| !spots.is_empty()).collect();
    }

    /// What a view shows, with the tiles of `draft` laid on the board.
    pub(super) fn of(
        view: &View,
        seat: Option<Seat>,
        draft: Option<&str>,
    ) -> Result<Look, EngineRefusal> {
        let state = Qwirkle::imagine(view, &mut Stream::new(1))
            .map_err(|error| EngineRefusal::unreadable(&error))?;
        let asked =
            seat.filter(|seat| game::Turn::Decide(game::Seats::only(*seat)) == state.turn());
        let mut plays = Vec::new();
        if let Some(seat) = asked {
            state.board().plays(&state.hand(seat), |found| plays.push(found));
        }
        let opening = asked.filter(|_| state.phase() == Phase::Opening);
        let opening = opening.and_then(|seat| state.bid(seat));
        if let Some(bid) = opening {
            plays.retain(|found| found.play.len() == bid);
        }
        let swap = match (asked, state.phase()) {
            (Some(seat), Phase::Play) => state.hand(seat).len().min(state.bag().len()),
            _ => 0,
        };
        let pass = asked.is_some_and(|seat| state.check(seat, &Action::Pass).is_ok());
        let placements = draft.map(read).transpose()?.unwrap_or_default();
        let mut best: Vec<_> = plays.iter().collect();
        best.sort_by_key(|found| std::cmp::Reverse(found.points));
        let mut offers: Vec<Offer> = best
            .into_iter()
            .take(LISTED)
            .map(|found| Offer { action: found.play.to_string(), points: found.points.into() })
            .collect();
        if pass {
            offers.push(Offer { action: Action::Pass.to_string(), points: 0 });
        }
        Ok(Look {
            board: state.board().iter().map(laid).collect(),
            last: view.last.iter().flat_map(|last| last.play.iter()).map(|one| one.cell).collect(),
            hand: view.own.iter().flat_map(|own| own.hand.iter()).map(piece).collect(),
            unseen: unseen(&state, view),
            scores: view.seats.iter().map(|seat| seat.score).collect(),
            swap,
            pass,
            opening,
            plays: plays.len(),
            offers,
            draft: match asked {
                Some(seat) => drafted(&state, seat, &placements, plays.iter().map(|one| one.play)),
                None => Draft::default(),
            },
        })
    }
}

fn drafted(
    state: &Qwirkle,
    seat: Seat,
    placements: &[Placement],
    plays: impl Iterator<Item = Play>,
) -> Draft {
    let mut draft =
        Draft { placed: placements.iter().copied().map(laid).collect(), ..Draft::default() };
    let play = Play::of(placements);
    if let Some(play) = play {
        let action = Action::Play(play);
        draft.action = Some(action.to_string());
        match state.check(seat, &action) {
            Err(rule) => {
                draft.no = Some(EngineRefusal {
                    key: rule.key().to_owned(),
                    data: json!(rule),
                    says: rule.to_string(),
                });
            }
            Ok(()) => {
                let foreseen = state.foresee(seat, &action);
                draft.points = foreseen.points;
                for event in foreseen.events {
                    match event {
                        Event::Played { lines, .. } => draft.lines = lines,
                        Event::WentOut { bonus, .. } => draft.bonus = bonus,
                        _ => {}
                    }
                }
            }
        }
    }
    let mut spots: BTreeMap<String, BTreeMap<Cell, Spot>> = BTreeMap::new();
    let has = |whole: &Play, part: &Placement| whole.at(part.cell) == Some(part.tile);
    for whole in plays.filter(|whole| placements.iter().all(|part| has(whole, part))) {
        for added in whole.iter().filter(|one| play.is_none_or(|play| play.at(one.cell).is_none()))
        {
            let spots = spots.entry(added.tile.to_string()).or_default();
            spots.entry(added.cell).or_insert_with(|| {
                let more: Vec<Placement> = placements.iter().copied().chain([added]).collect();
                let alone = Play::of(&more).map(Action::Play);
                let good = alone.filter(|action| state.check(seat, action).is_ok());
                Spot {
                    x: added.cell.x,
                    y: added.cell.y,
                    cell: added.cell,
                    points: good.map(|action| state.foresee(seat, &action).points),
                }
            });
        }
    }
    draft.spots =
        spots.into_iter().map(|(tile, spots)| (tile, spots.into_values().collect())).collect();
    draft
}

fn unseen(state: &Qwirkle, view: &View) -> Vec<UnseenKind> {
    let own = view.own.iter().flat_map(|own| own.hand.iter());
    let seen = state.board().iter().map(|laid| laid.tile).chain(own);
    let left = Tiles::ALL.without(seen).unwrap_or(Tiles::NONE);
    Tile::kinds().map(|tile| UnseenKind { piece: piece(tile), count: left.count(tile) }).collect()
}

fn read(draft: &str) -> Result<Vec<Placement>, EngineRefusal> {
    let placements: Result<Vec<Placement>, _> =
        draft.split_whitespace().map(str::parse::<Placement>).collect();
    placements.map_err(|error| EngineRefusal::own("draft", error.to_string()))
}

fn laid(Placement { cell, tile }: Placement) -> BoardTile {
    BoardTile { x: cell.x, y: cell.y, cell, piece: piece(tile) }
}

fn piece(tile: Tile) -> Piece {
    Piece { tile, colour: tile.colour(), shape: tile.shape() }
}
