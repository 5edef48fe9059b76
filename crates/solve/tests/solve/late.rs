//! Boards with at most one neutral cube: their values take a minute with optimisation, so all of this is
//! in the long suite only, `QLUB_LONG=1`.

use std::sync::LazyLock;

use bots::BadMoves;
use bots::workshop::quixo::unbeatable::proof::win;
use bots::workshop::quixo::unbeatable::{Sides, choose};
use game::Luck;
use game::luck::Stream;
use quixo::late::number;
use quixo::{Board, Cells, Mark};
use solve::quixo::late;

const WON: u8 = 1;
const LOST: u8 = 2;
/// How hard the other looks.
const WORK: u32 = 1_000;

static VALUES: LazyLock<Vec<u8>> =
    LazyLock::new(|| late::values(2, |_| true).unwrap_or_else(|stopped| panic!("{stopped}")));

/// What a position is worth to the player to move; none if more than one cube is neutral.
fn value(mover: Cells, other: Cells) -> Option<u8> {
    let number = number(mover, other)?;
    Some(VALUES[number / 4] >> (2 * (number % 4)) & 3)
}

fn is_long() -> bool {
    std::env::var_os("QLUB_LONG").is_some()
}

#[test]
fn nearly_full_boards_are_worth_what_another_solver_says() {
    if !is_long() {
        return;
    }
    let mut compared = 0;
    for line in include_str!("../../../bots/tests/sample_5x5.txt").lines() {
        let words: Vec<_> = line.split(' ').collect();
        let cells = |word| Cells::from_bits(u32::from_str_radix(word, 16).unwrap());
        let Some(value) = value(cells(words[0]), cells(words[1])) else { continue };
        let said = match value {
            WON => "w",
            LOST => "l",
            _ => "d",
        };
        assert_eq!(said, words[2], "{line}");
        compared += 1;
    }
    assert!(compared >= 100, "{compared}");
}

/// Games from the empty board against somebody who wins where that takes three moves, lets the other win
/// in five only where nothing else is left, and plays anything else.
#[test]
fn the_player_that_keeps_wins_keeps_them_on_nearly_full_boards() {
    if !is_long() {
        return;
    }
    let bytes = include_bytes!("../../../bots/tables/quixo-keeps-wins.qxt");
    let table = BadMoves::read(bytes).unwrap();
    let mut kept = 0;
    for game in 0..800 {
        let mut luck = Stream::new(game);
        let mut sides = Sides::of(Board::NEUTRAL, Mark::Cross);
        for turn in game..game + 120 {
            let after = if turn % 2 == 0 {
                let push = choose(sides, Some(&table), &|_| 0).unwrap();
                let after = sides.after(&push);
                if let Some(before) = value(sides.me, sides.them) {
                    assert_ne!(before, LOST, "{sides:?}");
                    let keeps = after.my_line() || value(after.them, after.me) == Some(LOST);
                    assert!(before != WON || keeps, "{sides:?}");
                    kept += u32::from(before == WON);
                }
                after
            } else {
                careful(sides, &mut luck)
            };
            if after.my_line() || after.their_line() {
                break;
            }
            sides = after.turned();
        }
    }
    assert!(kept >= 50, "{kept}");
}

fn careful(sides: Sides, luck: &mut Stream) -> Sides {
    if let Some(push) = win(sides, 3, WORK) {
        return sides.after(&push);
    }
    let mut all: Vec<_> = sides.moves().map(|(_, after)| after).collect();
    for at in (1..all.len()).rev() {
        all.swap(at, luck.below("move", at as u32 + 1) as usize);
    }
    let holds = |after: &&Sides| !after.their_line() && win(after.turned(), 5, WORK).is_none();
    *all.iter().find(holds).unwrap_or(&all[0])
}
