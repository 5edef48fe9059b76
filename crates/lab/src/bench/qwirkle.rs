//! Finding every play of a hand, and whole games of two who always take the best one.

use std::hint::black_box;

use game::luck::Stream;
use game::{Game, Setup, Step, Turn};
use qwirkle::{Board, Hand, Qwirkle};

use super::{Figure, Rounds, Thing, repeat};
use crate::qwirkle::greedy::greedy;

/// The games whose positions are looked at.
const GAMES: u64 = 100;

pub(super) fn figures(rounds: &Rounds) -> Vec<Figure> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        greedy_game(seed, &mut |board, hand| positions.push((board.clone(), *hand)));
    }
    rounds.measure([
        Thing::new(
            Qwirkle::NAME,
            "all plays, positions of greedy games",
            "generations",
            |_, time| {
                repeat(time, || {
                    for (board, hand) in &positions {
                        board.plays(hand, |found| {
                            black_box(found);
                        });
                    }
                    positions.len() as u64
                })
            },
        ),
        Thing::new(Qwirkle::NAME, "greedy games of two", "games", |seed, time| {
            let mut seed = seed << 32;
            repeat(time, || {
                greedy_game(seed, &mut |_, _| {});
                seed += 1;
                1
            })
        }),
    ])
}

fn greedy_game(seed: u64, look: &mut impl FnMut(&Board, &Hand)) {
    let mut luck = Stream::new(seed);
    let Ok(options) = Qwirkle::options(&Setup::new("standard", 2)) else { return };
    let mut game = Qwirkle::new(&options);
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(&mut luck)),
            Turn::Decide(_) => {
                let hand = game.hand(game.active());
                look(game.board(), &hand);
                Step::Decide(game.active(), greedy(&game, game.active()))
            }
        };
        game.advance(step, &mut |_, _| {});
    }
}
