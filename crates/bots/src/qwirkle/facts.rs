//! What can be counted about an answer.

use std::collections::BTreeSet;

use game::Seat;
use qwirkle::{Action, Axis, Board, Cell, Hand, Qwirkle, Tile, Tiles};

use super::world::LAST_TILE;
use crate::facts::{Explained, Fact};

/// The tiles of a line that lacks one.
const FIVE: u8 = 5;

/// What a point is worth: a win is decided by some thirty.
const POINT: f64 = 0.012;
/// The points of a full line.
const QWIRKLE: f64 = 12.0;
/// What a line is worth that others may complete, beside the tiles that do it: those are said first.
const OPENED: f64 = -0.2 * POINT;
/// What a tile is worth that is played while others can be drawn.
const FRESH: f64 = 0.3 * POINT;
/// What a tile is worth in the largest set that stays in the hand.
const KEPT: f64 = 0.5 * POINT;

impl Explained for Qwirkle {
    const KEYS: &'static [&'static str] = &["points", "last", "fives", "copies", "tiles", "kept"];

    fn facts(game: &Qwirkle, seat: Seat, action: &Action) -> Vec<Fact> {
        let hand = game.hand(seat);
        let mut board = game.board().clone();
        let (left, points, tiles) = match action {
            Action::Play(play) => {
                let points = board.score(play).points;
                for placed in play.iter() {
                    board.put(placed.cell, placed.tile);
                }
                (hand.without(play.tiles()).unwrap_or(hand), points, play.len())
            }
            Action::Swap(swapped) => (hand.without(swapped.iter()).unwrap_or(hand), 0, 0),
            Action::Pass => (hand, 0, 0),
        };
        let draws = !game.bag().is_empty();
        let last = if draws || !left.is_empty() { 0 } else { LAST_TILE };
        let unseen = unseen(game, &hand);
        let open = fives(&board, &unseen);
        let lacking: BTreeSet<Tile> = open.iter().map(|five| five.lacks).collect();
        let copies: u8 = lacking.into_iter().map(|tile| unseen.count(tile)).sum();
        // What it costs if the next player holds one of them.
        let next = game.hand(seat.next(game.setup().seats())).len();
        let copy = -QWIRKLE * POINT * f64::from(next) / f64::from(unseen.len().max(1));
        let while_drawing = |worth: f64| if draws { worth } else { 0.0 };
        vec![
            Fact::new("points", points, POINT),
            Fact::new("last", last, POINT),
            Fact::count("fives", open.len(), OPENED),
            Fact::new("copies", copies, copy),
            Fact::new("tiles", tiles, FRESH),
            Fact::new("kept", left.bid(), while_drawing(KEPT)),
        ]
    }
}

/// A line that lacks one tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Five {
    is_down: bool,
    first: Cell,
    lacks: Tile,
}

/// What a seat that holds this hand has not seen: the bag and the hands of the others.
fn unseen(game: &Qwirkle, hand: &Hand) -> Tiles {
    let seen = game.board().iter().map(|placed| placed.tile).chain(hand.iter());
    Tiles::ALL.without(seen).unwrap_or(Tiles::NONE)
}

/// The lines to which one unseen tile gives six tiles. One that has room at both ends is one line.
fn fives(board: &Board, unseen: &Tiles) -> BTreeSet<Five> {
    let mut found = BTreeSet::new();
    for free in board.free() {
        for (axis, line) in Axis::BOTH.into_iter().zip(free.lines) {
            if line.len() != FIVE {
                continue;
            }
            let mut first = free.cell;
            while board.at(first.step(axis, -1)).is_some() {
                first = first.step(axis, -1);
            }
            if first == free.cell {
                first = first.step(axis, 1);
            }
            let lacks = free.fits.iter().filter(|tile| unseen.count(*tile) > 0);
            found.extend(lacks.map(|lacks| Five { is_down: axis == Axis::Down, first, lacks }));
        }
    }
    found
}
