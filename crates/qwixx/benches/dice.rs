//! Random games of the dice game through both doors, and the parts they are made of.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::luck::Stream;
use game::{Game, Setup, Step, Turn, Viewer};
use qlub_qwixx::Dice;

/// Plays one random game, uniform over the legal actions.
fn random_game(start: &Dice, luck: &mut Stream, checked: bool) -> Dice {
    let mut game = start.clone();
    let mut legal = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else {
                    return game;
                };
                legal.clear();
                game.legal_into(seat, &mut legal);
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

fn games(criterion: &mut Criterion) {
    for edition in Dice::editions() {
        let options = Dice::options(&Setup::new(edition.name, 2)).expect("an edition");
        let start = Dice::new(&options);
        for (door, checked) in [("play", true), ("advance", false)] {
            let mut luck = Stream::new(1);
            criterion.bench_function(&format!("{}/{door}", edition.name), |bencher| {
                bencher.iter(|| random_game(&start, &mut luck, checked));
            });
        }
    }
}

fn views(criterion: &mut Criterion) {
    let options = Dice::options(&Setup::new("classic", 2)).expect("an edition");
    let mut luck = Stream::new(1);
    let game = random_game(&Dice::new(&options), &mut luck, false);
    criterion.bench_function("view", |bencher| bencher.iter(|| game.view(Viewer::Watcher)));
    let view = game.view(Viewer::Watcher);
    criterion.bench_function("imagine", |bencher| {
        bencher.iter_batched(
            || Stream::new(2),
            |mut luck| Dice::imagine(&view, &mut luck),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, games, views);
criterion_main!(benches);
