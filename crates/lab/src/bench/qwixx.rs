//! Whole games of Qwixx between learnt players, on one core and on two.

use std::time::Duration;

use bots::Books;
use bots::workshop::qwixx::dice::nets;
use bots::workshop::qwixx::dice::policy::Policy;
use bots::workshop::qwixx::dice::quick::QuickNet;
use game::luck::Stream;
use game::{Game, Setup, Step, Turn};
use qwixx::Dice;

use super::{Figure, Rounds, Thing, repeat};

pub(super) fn figures(rounds: &Rounds) -> Vec<Figure> {
    let Ok(options) = Dice::options(&Setup::new("classic", 2)) else { return Vec::new() };
    let Some(trained) = nets::trained(&options, &Books::default()) else { return Vec::new() };
    let net = &trained.net;
    let start = &Dice::new(&options);
    rounds.measure([(1, "strong against itself, classic"), (2, "the same, two threads")].map(
        |(threads, what)| {
            Thing::new(Dice::NAME, what, "games", move |seed, time| {
                let seeds = (0..threads).map(|thread| seed << 8 | thread);
                std::thread::scope(|scope| {
                    let work = |seed| scope.spawn(move || games(start, net, seed, time));
                    let all: Vec<_> = seeds.map(work).collect();
                    let done = all.into_iter().filter_map(|thread| thread.join().ok());
                    done.fold((0.0, 0.0), |(sum, most), (games, seconds)| {
                        (sum + games, seconds.max(most))
                    })
                })
            })
        },
    ))
}

/// Plays for a time; returns how many games there were and the seconds.
fn games(start: &Dice, net: &QuickNet, seed: u64, time: Duration) -> (f64, f64) {
    let mut luck = Stream::new(seed);
    repeat(time, || {
        (0..16).for_each(|_| game(start, &mut Policy::new(net), &mut luck));
        16
    })
}

fn game(start: &Dice, policy: &mut Policy<'_, QuickNet>, luck: &mut Stream) {
    let mut game = start.clone();
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                Step::Decide(seat, policy.answer(&game, seat))
            }
        };
        game.advance(step, &mut |_, _| {});
    }
}
