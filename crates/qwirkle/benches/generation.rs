//! How fast plays are found, and games played: `cargo bench -p qwirkle`.
//!
//! Both are measured on one core, over two-player games in which everybody takes the play that
//! scores most.
#![allow(clippy::print_stdout, reason = "a program that prints what it measures")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::luck::Stream;
use game::{Game, Seat, Step, Turn};
use qwirkle::{Action, Board, Hand, Options, Qwirkle};

/// How long each measurement takes at least, and how many there are.
const LONG_ENOUGH: Duration = Duration::from_millis(300);
const MEASUREMENTS: usize = 10;

fn main() {
    let positions = positions(100);
    let mut plays = 0;
    for (board, hand) in &positions {
        board.plays(hand, |_| plays += 1);
    }
    let mean = f64::from(plays) / positions.len() as f64;
    let count = positions.len();
    println!("{count} positions of greedy games, {mean:.1} plays each on average");

    let cold = rate(count, |_| {
        for (board, hand) in &positions {
            board.plays(hand, |found| {
                black_box(found);
            });
        }
    });
    println!("{cold:>9.0} generations/s, each on a board not looked at lately");

    let in_a_row = 10;
    let warm = rate(count * in_a_row, |_| {
        for (board, hand) in &positions {
            for _ in 0..in_a_row {
                board.plays(hand, |found| {
                    black_box(found);
                });
            }
        }
    });
    println!("{warm:>9.0} generations/s, {in_a_row} in a row on one board");

    let games = rate(1, |seed| {
        black_box(greedy_game(seed, &mut |_, _| {}));
    });
    println!("{games:>9.0} greedy games/s");
}

/// How often a second something happens that happens `times` in every run: the best of a few
/// measurements, since other programs can only make it slower.
fn rate(times: usize, mut run: impl FnMut(u64)) -> f64 {
    let mut seed = 0;
    let measure = |_| {
        let start = Instant::now();
        let first = seed;
        while start.elapsed() < LONG_ENOUGH {
            run(seed);
            seed += 1;
        }
        (seed - first) as f64 * times as f64 / start.elapsed().as_secs_f64()
    };
    (0..MEASUREMENTS).map(measure).fold(0.0, f64::max)
}

/// Every board with the hand that played on it, from some games.
fn positions(games: u64) -> Vec<(Board, Hand)> {
    let mut positions = Vec::new();
    for seed in 0..games {
        greedy_game(seed, &mut |board, hand| positions.push((board.clone(), *hand)));
    }
    positions
}

/// A game of two who always take the play that scores most, and swap all they can if there is none.
fn greedy_game(seed: u64, look: &mut impl FnMut(&Board, &Hand)) -> Qwirkle {
    let mut luck = Stream::new(seed);
    let mut game = Qwirkle::new(&Options::new(2).expect("two seats"));
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(&mut luck)),
            Turn::Decide(_) => {
                let hand = game.hand(game.active());
                look(game.board(), &hand);
                Step::Decide(game.active(), greedy(&game, game.active(), &hand))
            }
        };
        game.advance(step, &mut |_, _| {});
    }
}

fn greedy(game: &Qwirkle, seat: Seat, hand: &Hand) -> Action {
    if game.board().is_empty() {
        return game.legal(seat)[0];
    }
    match game.board().best_play(hand) {
        Some(best) => Action::Play(best.play),
        None if game.bag().is_empty() => Action::Pass,
        None => {
            let tiles = hand.iter().take(game.bag().len().into());
            Action::Swap(Hand::of(tiles).expect("part of a hand"))
        }
    }
}
