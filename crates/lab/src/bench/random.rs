//! Random games of two, uniform over the legal actions, through both doors.

use game::luck::Stream;
use game::{Game, Setup, Step, Turn};

use super::{Figure, Rounds, Thing, repeat};

/// How many random games of two a second.
pub fn figures<G: Game>(rounds: &Rounds) -> Vec<Figure> {
    let Some(spec) = G::editions().iter().find(|spec| spec.seats.contains(&2)) else {
        return Vec::new();
    };
    let Ok(options) = G::options(&Setup::new(spec.name, 2)) else { return Vec::new() };
    let start = &G::new(&options);
    rounds.measure([("play", true), ("advance", false)].map(|(door, checked)| {
        let what = format!("random {} through {door}", spec.name);
        Thing::new(G::NAME, what, "games", move |seed, time| {
            let mut luck = Stream::new(seed);
            let mut legal = Vec::new();
            repeat(time, || {
                // A look at the clock costs more than a step of some games.
                (0..16).for_each(|_| random_game(start, checked, &mut luck, &mut legal));
                16
            })
        })
    }))
}

fn random_game<G: Game>(start: &G, checked: bool, luck: &mut Stream, legal: &mut Vec<G::Action>) {
    let mut game = start.clone();
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return };
                legal.clear();
                game.legal_into(seat, legal);
                Step::Decide(seat, legal[luck.pick(legal.len())])
            }
        };
        if checked {
            let _ = game.play(step, &mut |_, _| {});
        } else {
            game.advance(step, &mut |_, _| {});
        }
    }
}
