//! Qwirkle.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game as _, Seat, Turn};
use qwirkle::{Axis, Board, Cell, Hand, Play, Qwirkle, Tile};

use super::{after, count_again};

#[test]
fn numbers_about_answers_are_counted_again() {
    count_again::<Qwirkle>(|game, seat, action, _| {
        let then = after(game, seat, action);
        let hand = then.hand(seat);
        let out = then.turn() == Turn::Over && hand.is_empty() && game.bag().is_empty();
        let last = if out { 6 } else { 0 };
        let unseen = unseen(game, seat);
        let (lines, tiles) = completed(then.board(), &unseen);
        let copies: usize = tiles.iter().map(|tile| unseen[tile]).sum();
        vec![
            ("points", f64::from(then.score(seat) - game.score(seat) - last)),
            ("last", f64::from(last)),
            ("fives", lines as f64),
            ("copies", copies as f64),
            ("tiles", f64::from(then.board().len() - game.board().len())),
            ("kept", largest(&hand) as f64),
        ]
    });
}

/// The tiles in the bag and in the hands of others.
fn unseen(game: &Qwirkle, seat: Seat) -> BTreeMap<Tile, usize> {
    let others = (0..game.setup().seats()).map(Seat).filter(|other| *other != seat);
    let held = others.flat_map(|other| game.hand(other).iter());
    let mut unseen = BTreeMap::new();
    for tile in held.chain(game.bag().iter()) {
        *unseen.entry(tile).or_default() += 1;
    }
    unseen
}

/// How many lines one of these tiles, put down alone, makes six tiles long; and which tiles do.
fn completed(board: &Board, tiles: &BTreeMap<Tile, usize>) -> (usize, BTreeSet<Tile>) {
    let beside = |cell: Cell| Axis::BOTH.map(|axis| [cell.step(axis, -1), cell.step(axis, 1)]);
    let free: BTreeSet<Cell> = board
        .iter()
        .flat_map(|placed| beside(placed.cell))
        .flatten()
        .filter(|cell| board.at(*cell).is_none())
        .collect();
    let mut lines = BTreeSet::new();
    let mut completing = BTreeSet::new();
    for cell in free {
        for tile in tiles.keys() {
            let play = Play::single(cell, *tile);
            if board.check(&play).is_err() {
                continue;
            }
            for line in board.score(&play).lines.iter().filter(|line| line.length == 6) {
                let cells = (0..6).map(|i| line.from.step(line.axis, i));
                lines.insert(cells.filter(|lain| *lain != cell).collect::<Vec<_>>());
                completing.insert(*tile);
            }
        }
    }
    (lines.len(), completing)
}

/// The largest choice of tiles that could lie in one line.
fn largest(hand: &Hand) -> usize {
    let tiles: Vec<Tile> = hand.iter().collect();
    let choices = (0..1u32 << tiles.len()).map(|chosen| {
        let chosen = (0..tiles.len()).filter(move |i| chosen >> i & 1 == 1);
        chosen.map(|i| tiles[i]).collect::<Vec<Tile>>()
    });
    let is_set = |chosen: &Vec<Tile>| {
        let different = chosen.iter().collect::<BTreeSet<_>>().len() == chosen.len();
        let colour = chosen.iter().all(|tile| tile.colour() == chosen[0].colour());
        let shape = chosen.iter().all(|tile| tile.shape() == chosen[0].shape());
        different && (colour || shape)
    };
    choices.filter(is_set).map(|chosen| chosen.len()).max().unwrap_or(0)
}
