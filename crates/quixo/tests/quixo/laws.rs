//! The laws of the house, for every edition, option and seat count.

use std::collections::BTreeSet;

use game::laws::{Laws, random_game};
use game::luck::Stream;
use game::{Game, Seat, Step};
use qlub_quixo::{Action, Cell, End, Event, Mark, Quixo};

/// Every move that can be written down, on any board.
fn every_action(_: &Quixo, _: Seat, _: &mut Stream) -> Vec<Action> {
    let mut actions = Vec::new();
    let dots = [None].into_iter().chain((0..4).map(|seat| Some(Seat(seat))));
    for dot in dots {
        for end in End::ALL {
            for (column, row) in (0..25).map(|at| (at % 5, at / 5)) {
                let cell = Cell::new(column, row).unwrap();
                actions.push(Action { cell, end, dot });
            }
        }
    }
    actions
}

/// To where things happen: positions that have been before, then the fullest line of cross, to
/// which ring helps as well. A game in which positions may come again for ever must not be steered
/// in a circle, so what else a move leads to decides between equals.
fn eventful(quixo: &Quixo, seat: Seat, action: &Action) -> i32 {
    let mut next = quixo.clone();
    next.advance(Step::Decide(seat, *action), &mut |_, _| {});
    let cross = next.position().board.of(Mark::Cross);
    let lines = next.setup().frame().lines().iter();
    let fullest = lines.map(|line| line.intersection(cross).len()).max();
    let fill = fullest.unwrap_or(0) as i32;
    let ring = next.position().board.of(Mark::Ring);
    let mut chooser = Stream::new(u64::from(cross.bits()) << 32 | u64::from(ring.bits()));
    10_000 * i32::from(next.occurred()) + 1_000 * fill + chooser.pick(1_000) as i32
}

#[test]
fn quixo_obeys_the_laws() {
    Laws::<Quixo> {
        candidates: every_action,
        impossible: |_, _| Vec::new(),
        steer: eventful,
        games: 20,
    }
    .hold();
}

#[test]
fn random_games_come_to_every_end_and_skip_seats() {
    let mut seen = BTreeSet::new();
    for setup in ["two 2 side=3", "four 4 side=3"] {
        for seed in 0..1_000 {
            let game = random_game::<Quixo>(setup, seed);
            game.retell(&mut |_, told, _| {
                seen.extend(told.iter().filter_map(|(_, event)| match event {
                    Event::Ended { outcome } => Some(outcome.reason.clone()),
                    Event::Skipped { .. } => Some("skipped".to_owned()),
                    _ => None,
                }));
            });
        }
    }
    let expected = ["gave-a-line", "line", "repetition", "skipped"];
    assert!(seen.iter().eq(expected), "{seen:?}");
}
