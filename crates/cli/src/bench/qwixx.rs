//! Whole games of Qwixx between learnt players.

use bots::qwixx::nets;
use bots::qwixx::policy::Policy;
use bots::qwixx::quick::QuickNet;
use game::luck::Stream;
use game::{Game, Setup, Step, Turn};
use qwixx::Dice;

use super::{Figure, Rounds, Thing, repeat};

pub(super) fn figures(rounds: &Rounds) -> Vec<Figure> {
    let Ok(options) = Dice::options(&Setup::new("classic", 2)) else { return Vec::new() };
    let Some(net) = nets::trained(&options) else { return Vec::new() };
    rounds.measure([Thing::new(
        Dice::NAME,
        "strong against itself, classic",
        "games",
        |seed, time| {
            let mut luck = Stream::new(seed);
            repeat(time, || {
                (0..16).for_each(|_| game(&Dice::new(&options), &mut Policy::new(net), &mut luck));
                16
            })
        },
    )])
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
