use std::cmp::Ordering;
use std::collections::HashMap;

use game::{Audience, Step, Turn, Viewer};
use qwirkle::{Chance, Phase};

use super::super::bot::WeighingBot;
use super::*;
use crate::Bot;

/// A match of sound players up to a table, and what was told until then.
fn played(
    seats: u8,
    seed: u64,
    until: impl Fn(&Qwirkle) -> bool,
) -> (Qwirkle, Vec<(Audience, Event)>) {
    let mut game = Qwirkle::new(&Options::new(seats).expect("options"));
    let (mut luck, mut told) = (Stream::new(seed), Vec::new());
    let mut player = WeighingBot::SOUND;
    while !until(&game) && game.turn() != Turn::Over {
        let step = match game.turn() {
            Turn::Chance => Step::Chance(game.sample(&mut luck)),
            _ => {
                let seat = game.active();
                let view = game.view(Viewer::Seat(seat));
                let action = player.decide(&view, seat, &mut luck).expect("an action");
                Step::Decide(seat, action)
            }
        };
        game.advance(step, &mut |audience, event| told.push((audience, event)));
    }
    (game, told)
}

fn quick() -> TableAppraiser {
    TableAppraiser::new(Depth::Quick, &Stop::never())
}

fn after(game: &Qwirkle, step: Step<Action, Chance>) -> Qwirkle {
    let mut then = game.clone();
    then.advance(step, &mut |_, _| {});
    then
}

/// Who wins if the seat to move and the other play their best, by the rules alone.
fn solved(game: &Qwirkle, seat: Seat) -> Ordering {
    if let Some(outcome) = game.outcome() {
        return outcome.scores[seat.index()].cmp(&outcome.scores[seat.next(2).index()]);
    }
    let active = game.active();
    let answers = game.legal(active);
    let results =
        answers.iter().map(|answer| solved(&after(game, Step::Decide(active, *answer)), seat));
    let best = if active == seat { results.max() } else { results.min() };
    best.expect("an answer")
}

fn part(result: Ordering) -> f64 {
    match result {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    }
}

#[test]
fn a_decided_ending_is_exact_and_proved() {
    let short = |game: &Qwirkle| {
        let held = |seat| game.hand(Seat(seat)).len();
        let board = !game.board().is_empty();
        board && game.bag().is_empty() && held(0) + held(1) <= 5 && game.turn() != Turn::Chance
    };
    let mut seen = [0; 3];
    for seed in 0..60 {
        let (game, _) = played(2, seed, short);
        if game.turn() == Turn::Over {
            continue;
        }
        let seat = game.active();
        let result = part(solved(&game, seat));
        seen[(2.0 * result) as usize] += 1;
        let value = quick().value(&game);
        assert_eq!(value[seat.index()], result);
        assert_eq!(value[seat.next(2).index()], 1.0 - result);
        let ranked = quick().rank(&game.view(Viewer::Seat(seat)), seat).expect("a ranking");
        assert_eq!(ranked.len(), game.legal(seat).len());
        assert_eq!(ranked[0].chance, result);
        for rated in ranked {
            assert!(rated.proved && rated.error == 0.0);
            let then = after(&game, Step::Decide(seat, rated.action));
            assert_eq!(rated.chance, part(solved(&then, seat)), "{}", rated.action);
        }
    }
    assert!(seen[0] > 5 && seen[2] > 5, "{seen:?}");
}

#[test]
fn a_search_without_work_is_not_called_proof() {
    let (game, _) = played(2, 1, |game| game.phase() == Phase::Play && game.bag().is_empty());
    let mut appraiser = quick();
    appraiser.settings.ending = 3;
    let seat = game.active();
    let ranked = appraiser.rank(&game.view(Viewer::Seat(seat)), seat).expect("a ranking");
    assert!(ranked.iter().all(|rated| !rated.proved && rated.error > 0.0));
}

#[test]
fn equal_views_get_equal_numbers() {
    for (seats, seed, bag) in [(2, 3, 90), (2, 4, 25), (3, 5, 40), (4, 6, 0)] {
        let (game, told) =
            played(seats, seed, |game| game.phase() == Phase::Play && game.bag().len() <= bag);
        let seat = game.active();
        let view = game.view(Viewer::Seat(seat));
        let twin = Qwirkle::imagine(&view, &mut Stream::new(99)).expect("a twin");
        assert_ne!(twin, game);
        // One was told everything and has seen the whole table, the other what the seat may know.
        let (mut knows, mut sees) = (quick(), quick());
        for (audience, event) in &told {
            for other in (0..seats).map(Seat) {
                if *audience == Audience::All || *audience == Audience::Only(other) {
                    knows.hear(other, event);
                }
            }
            if *audience == Audience::All || *audience == Audience::Only(seat) {
                sees.hear(seat, event);
            }
        }
        knows.value(&game);
        let one = knows.rank(&view, seat).expect("a ranking");
        let other = sees.rank(&twin.view(Viewer::Seat(seat)), seat).expect("a ranking");
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        assert_eq!(one.len(), game.legal(seat).len());
        assert!(one.is_sorted_by(|one, two| one.chance >= two.chance));
        assert!(one.iter().all(|rated| (0.0..=1.0).contains(&rated.chance)));
    }
}

#[test]
fn what_was_heard_matters() {
    let (game, told) = played(2, 8, |game| game.phase() == Phase::Play && game.bag().len() <= 50);
    let (seat, mut heard) = (game.active(), quick());
    told.iter().filter(|(audience, _)| *audience == Audience::All).for_each(|(_, event)| {
        heard.hear(seat, event);
    });
    let view = game.view(Viewer::Seat(seat));
    assert_ne!(heard.rank(&view, seat), quick().rank(&view, seat));
}

#[test]
fn an_answer_that_was_asked_for_is_tried() {
    let (game, _) = played(2, 9, |game| game.phase() == Phase::Play && game.bag().len() <= 60);
    let (seat, view) = (game.active(), game.view(Viewer::Seat(game.active())));
    let ranked = quick().rank(&view, seat).expect("a ranking");
    let last = *ranked.last().expect("an answer");
    assert!(last.error >= 0.05);
    let ranked = quick().rank_with(&view, seat, &[last.action]).expect("a ranking");
    let asked = ranked.iter().find(|rated| rated.action == last.action).expect("the answer");
    assert!(asked.error <= 0.02 && asked.chance < ranked[0].chance, "{asked:?}");
}

#[test]
fn shares_add_up_and_stay_the_same() {
    for seats in 2..=4 {
        let mut used = quick();
        for seed in 0..3 {
            for bag in [108, 70, 30, 10, 3, 0] {
                for phase in [Phase::Deal, Phase::Opening, Phase::Play, Phase::Draw, Phase::Over] {
                    let (game, _) = played(seats, seed, |game| {
                        game.phase() == phase && game.bag().len() <= bag
                    });
                    let value = used.value(&game);
                    assert_eq!(value.len(), usize::from(seats));
                    let sum: f64 = value.iter().sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{value:?}");
                    assert_eq!(value, used.value(&game));
                    if seed == 0 {
                        assert_eq!(value, quick().value(&game));
                        assert_eq!(value.clone(), quick().expect(&game));
                    }
                }
            }
        }
    }
}

#[test]
fn luck_is_nothing_on_average() {
    let settings = whole::Settings { worlds: 600, work: u64::MAX, ..whole_settings(Depth::Quick) };
    let whole = Whole::new(settings, &Stop::never());
    let (mut apart, mut spread) = (0.0, 0.0);
    for seed in 0..4 {
        let (game, _) =
            played(2, seed, |game| game.phase() == Phase::Draw && game.bag().len() <= 9);
        // Every draw by brute force: of every tile whether it is drawn.
        let tiles: Vec<_> = game.bag().iter().collect();
        let owed = game.view(Viewer::Watcher).owed;
        let mut known = HashMap::new();
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for drawn in (0u32..1 << tiles.len()).filter(|drawn| drawn.count_ones() == u32::from(owed))
        {
            let drawn = (0..tiles.len()).filter(|at| drawn >> at & 1 == 1).map(|at| tiles[at]);
            let drawn = qwirkle::Hand::of(drawn).expect("a hand");
            let value = *known.entry(drawn).or_insert_with(|| {
                whole.value(&after(&game, Step::Chance(Chance::Draw(drawn))))[0]
            });
            sum += value;
            squares += value * value;
            count += 1.0;
        }
        let mean: f64 = sum / count;
        spread += (squares / count - mean * mean).max(0.0);
        apart += whole.value(&game)[0] - mean;
    }
    // Draws matter by some percent here, but not what is expected of them.
    assert!((spread / 4.0).sqrt() > 0.02, "{spread}");
    assert!((apart / 4.0).abs() < 0.01, "{apart}");
}

#[test]
fn the_last_tiles_are_no_luck() {
    let (game, _) = played(2, 5, |game| {
        game.phase() == Phase::Draw && game.bag().len() == game.view(Viewer::Watcher).owed
    });
    let drawn = game.sample(&mut Stream::new(77));
    assert_eq!(quick().expect(&game), quick().value(&after(&game, Step::Chance(drawn))));
}

#[test]
fn before_the_deal_everybody_is_about_even() {
    for seats in 2..=4 {
        let game = Qwirkle::new(&Options::new(seats).expect("options"));
        let value = quick().expect(&game);
        let even = 1.0 / f64::from(seats);
        assert!(value.iter().all(|value| (value - even).abs() < 0.02), "{value:?}");
    }
}
