//! What is worth how much, at tables where that is known.

use game::{Setup, Viewer};
use qwixx::Sheet;
use qwixx::cards::{Card, CardSet};

use super::*;
use crate::Bot;
use crate::qwixx::cards::bot::Weighing;
use crate::qwixx::cards::taste::KINDS;
use crate::qwixx::cards::world::World;

fn options(edition: &str, seats: u8) -> Options {
    Cards::options(&Setup::new(edition, seats)).expect("a set-up")
}

fn judge(options: &Options) -> Box<dyn Appraiser<Cards>> {
    Cards::appraiser(options, Depth::Quick, &Books::default(), &Stop::never())
        .expect("an appraiser")
}

/// Does the same with less work.
fn rough(options: &Options) -> Judge {
    let mut effort = Effort { worlds: 1, deals: 8, ..Effort::new(Depth::Quick) };
    (effort.answers.shared, effort.answers.further) = (3, 3);
    (effort.answers.on.worlds, effort.answers.on.further) = (6, 6);
    Judge::new(options, effort, &Stop::never())
}

fn cards(names: &str) -> CardSet {
    names.split(' ').map(|name| name.parse::<Card>().expect("a card")).collect()
}

/// All states of a game that sound players play.
fn states(options: &Options, seed: u64) -> Vec<Cards> {
    let mut luck = Stream::new(seed);
    let mut bot = Weighing::SOUND;
    let mut game = Cards::new(options);
    let mut states = vec![game.clone()];
    loop {
        let step = match game.turn() {
            Turn::Over => return states,
            Turn::Chance => Step::Chance(game.sample(&mut luck)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let view = game.view(Viewer::Seat(seat));
                let action = bot.decide(&view, seat, &mut luck).expect("a decision");
                Step::Decide(seat, action)
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
        states.push(game.clone());
    }
}

/// Whether none or all of those who decide together have answered.
fn is_whole(game: &Cards) -> bool {
    game.phase() != Phase::Number
        || game.turn() == Turn::Decide(game::Seats::first(game.setup().seats))
}

/// A table at which seat 0 may close its second row with the yellow 12, and would be four points ahead.
fn about_to_end(options: &Options) -> Cards {
    let pad = &options.pad;
    let rows = [vec![2, 3, 4, 5, 6, 12], vec![2, 3, 4, 5, 6], vec![], vec![]];
    let ahead = Sheet::marked(pad, &rows, &[], 0).expect("a sheet");
    let rows = [(2..10).collect(), vec![2, 3, 4, 5], vec![12, 11, 10], vec![]];
    let close = Sheet::marked(pad, &rows, &[], 0).expect("a sheet");
    let hands = [cards("r7 y12 g4 g5 b9"), cards("r2 r12 g9 b3")];
    let sheets = [ahead, close];
    let game = Cards::arranged(options, &sheets, &hands, &[5, 6, 7, 8], 11, Seat(0));
    let mut game = game.expect("a table");
    for seat in [Seat(0), Seat(1)] {
        game.play(Step::Decide(seat, Action::Pass), &mut |_, _| {}).expect("nobody ticks");
    }
    game
}

#[test]
fn ending_the_game_ahead_is_best_and_certain() {
    let options = options("classic", 2);
    let game = about_to_end(&options);
    let rated = judge(&options).rank(&game.view(Viewer::Seat(Seat(0))), Seat(0)).expect("answers");
    assert_eq!(rated[0].action.to_string(), "y: 12x");
    assert_eq!((rated[0].chance, rated[0].error, rated[0].proved), (1.0, 0.0, true));
    assert!(rated[1].chance < 1.0);
    assert!(rated.iter().all(|one| one.proved == one.action.to_string().starts_with("y: 12x")));
    same_answers(&rated, &game, Seat(0));
}

/// Every answer is there once.
fn same_answers(rated: &[Rated<Action>], game: &Cards, seat: Seat) {
    let mut known: Vec<String> = rated.iter().map(|rated| rated.action.to_string()).collect();
    let mut legal: Vec<String> = game.legal(seat).iter().map(Action::to_string).collect();
    known.sort();
    legal.sort();
    assert_eq!(known, legal);
}

#[test]
fn every_answer_has_a_chance_and_the_best_comes_first() {
    for edition in KINDS {
        let options = options(edition, 3);
        let mut judge = rough(&options);
        for game in states(&options, 5).iter().step_by(7) {
            let Turn::Decide(seats) = game.turn() else { continue };
            let seat = seats.iter().last().expect("somebody decides");
            let rated = judge.rank(&game.view(Viewer::Seat(seat)), seat).expect("answers");
            same_answers(&rated, game, seat);
            assert!(rated.is_sorted_by(|one, two| one.chance >= two.chance));
            assert!(rated.iter().all(|one| (0.0..=1.0).contains(&one.chance) && one.error >= 0.0));
        }
    }
}

/// Hidden colours change nothing, even if the appraiser has seen them before.
#[test]
fn tables_that_look_the_same_get_the_same_answers() {
    let options = options("jokers", 2);
    for game in states(&options, 8).iter().filter(|game| is_whole(game)).step_by(9) {
        let Turn::Decide(seats) = game.turn() else { continue };
        let seat = seats.iter().next().expect("somebody decides");
        let view = game.view(Viewer::Seat(seat));
        let twin = Cards::imagine(&view, &mut Stream::new(3)).expect("a table");
        let told = [game, &twin].map(|game| {
            let mut judge = rough(&options);
            judge.value(game);
            format!("{:?}", judge.rank(&game.view(Viewer::Seat(seat)), seat).expect("answers"))
        });
        assert_eq!(told[0], told[1]);
    }
}

#[test]
fn shares_add_up_and_are_the_same_again() {
    for (edition, seats) in KINDS.into_iter().zip(2..) {
        let options = options(edition, seats);
        let (mut one, mut two) = (rough(&options), rough(&options));
        let states = states(&options, 6);
        for game in states.iter().filter(|game| is_whole(game)).rev() {
            let value = one.value(game);
            assert_eq!(value.len(), usize::from(seats));
            assert!((value.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{value:?}");
        }
        for game in states.iter().filter(|game| is_whole(game)) {
            assert_eq!(two.value(game), one.value(game), "whatever was asked before");
        }
        let last = states.last().expect("an end");
        assert_eq!(Some(one.value(last)), shares(last, seats));
    }
}

#[test]
fn nobody_is_ahead_before_the_first_player_is_drawn() {
    for seats in 2..=5 {
        let options = options("classic", seats);
        let value = rough(&options).value(&Cards::new(&options));
        assert!(
            value.iter().all(|share| (share - 1.0 / f64::from(seats)).abs() < 1e-12),
            "{value:?}"
        );
    }
}

/// What chance brings in the game, on average, is what was expected.
#[test]
fn chance_brings_what_is_expected() {
    let options = options("jokers", 3);
    let mut judge = rough(&options);
    let (mut off, mut variance) = (0.0, 0.0);
    let mut luck = Stream::new(12);
    for seed in 0..4 {
        for game in states(&options, seed).iter().skip(2) {
            if game.turn() != Turn::Chance {
                continue;
            }
            let expected = judge.expect(game)[0];
            let drawn: Vec<f64> = (0..24)
                .map(|_| judge.value(&after(game, game.sample(&mut luck)))[0] - expected)
                .collect();
            let count = drawn.len() as f64;
            let mean = drawn.iter().sum::<f64>() / count;
            let spread = drawn.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
            let error = (spread / count).sqrt();
            assert!(mean.abs() < 7.0 * error + 1e-9, "{mean} ± {error} at {:?}", game.phase());
            off += mean;
            variance += error * error;
        }
    }
    assert!(off.abs() < 4.0 * variance.sqrt(), "{off} ± {}", variance.sqrt());
}

/// Below the top card of the pile every card that nobody has seen is as likely as any other.
#[test]
fn no_place_in_the_pile_is_special() {
    let game = &states(&options("classic", 2), 1)[2];
    no_place_is_special(|luck| known::world(game, luck));
    let view = game.view(Viewer::Seat(Seat(0)));
    no_place_is_special(|luck| World::imagined(&view, luck));
}

fn no_place_is_special(world: impl Fn(&mut Stream) -> World) {
    let mut seen = [0u32; 13];
    let mut lying = [0u32; 13];
    let count = 4000;
    for nth in 0..count {
        let world = world(&mut stream(nth));
        let (_, below) = world.pile.split_last().expect("a pile");
        seen[usize::from(below.last().expect("a second card").number)] += 1;
        if nth == 0 {
            below.iter().for_each(|card| lying[usize::from(card.number)] += 1);
        }
    }
    let all: u32 = lying.iter().sum();
    for (seen, lying) in seen.into_iter().zip(lying) {
        let part = f64::from(lying) / f64::from(all);
        let error = (part * (1.0 - part) * count as f64).sqrt();
        assert!((f64::from(seen) - part * count as f64).abs() <= 5.0 * error, "{seen} of {count}");
    }
}
