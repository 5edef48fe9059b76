//! What the searching players of Quixo know of the rules, against the rules; and what they must see.

use bots::workshop::quixo::search::alpha_beta::{self, Settings, WON};
use bots::workshop::quixo::search::moves;
use bots::{Late, Level, Stop};
use game::luck::Stream;
use game::{Game, Setup, Step, Turn, Viewer};
use quixo::{Action, Options, Position, Quixo, late};

fn options(edition: &str, seats: u8, side: &str) -> Options {
    Quixo::options(&Setup::new(edition, seats).with("side", side)).expect("a set-up")
}

#[test]
fn the_moves_are_what_the_rules_allow_and_do_what_the_rules_say() {
    for setup in [
        "two 2",
        "four 4",
        "four 4 side=3",
        "two 2 side=4",
        "two 2 starts=1",
        "two 2 cross=1",
        "four 4 side=3 starts=3 cross=1",
    ] {
        let options = Quixo::options(&setup.parse().expect("a set-up")).expect("a good set-up");
        for seed in 0..20 {
            let (mut game, mut luck) = (Quixo::new(&options), Stream::new(seed));
            while let Turn::Decide(_) = game.turn() {
                let position = *game.position();
                let found: Vec<_> = moves::all(&options, &position).collect();
                let actions = found.iter().map(|step| step.action(&options, position.seat));
                let actions: Vec<Action> = actions.collect();
                assert_eq!(actions, game.legal(position.seat));
                let chosen = luck.pick(found.len());
                game.advance(Step::Decide(position.seat, actions[chosen]), &mut |_, _| {});
                assert_eq!(found[chosen].after(&options, &position), *game.position());
            }
        }
    }
}

#[test]
fn a_line_is_made_and_a_line_of_the_other_is_not() {
    let options = options("two", 2, "3");
    let mut game = Quixo::new(&options);
    let mut luck = Stream::new(3);
    // Whoever searches three moves ahead never gives away a line that can be kept.
    while let Turn::Decide(_) = game.turn() {
        let position = *game.position();
        let settings = Settings { depth: 3, work: u32::MAX, memory: 10 };
        let (action, worth) =
            alpha_beta::best(&options, &position, settings, None, &Stop::never(), &mut luck)
                .expect("a move");
        game.advance(Step::Decide(position.seat, action), &mut |_, _| {});
        if worth >= WON - 1 {
            assert_eq!(game.turn(), Turn::Over);
        }
    }
    assert!(game.outcome().is_some());
}

#[test]
fn the_first_player_wins_on_nine_cubes() {
    let options = options("two", 2, "3");
    let settings = Settings { depth: 12, work: u32::MAX, memory: 16 };
    let (_, worth) = alpha_beta::best(
        &options,
        &Position::start(&options),
        settings,
        None,
        &Stop::never(),
        &mut Stream::new(1),
    )
    .expect("a move");
    assert!(worth > WON / 2, "{worth}");
}

#[test]
fn a_bot_that_is_stopped_answers_at_once() {
    let options = options("two", 2, "5");
    let stop = Stop::never();
    stop.now();
    let settings = Settings { depth: u32::MAX, work: u32::MAX, memory: 10 };
    let start = Position::start(&options);
    assert!(
        alpha_beta::best(&options, &start, settings, None, &stop, &mut Stream::new(1)).is_some()
    );
}

#[test]
fn bots_decide_the_same_from_the_same_seed() {
    for (edition, seats) in [("two", 2), ("four", 4)] {
        let game = Quixo::new(&options(edition, seats, "5"));
        let view = game.view(Viewer::Seat(game.position().seat));
        for level in Level::ALL {
            let seat = game.position().seat;
            let decide = || level.bot::<Quixo>().decide(&view, seat, &mut Stream::new(5));
            assert_eq!(decide(), decide(), "{level}");
        }
    }
}

#[test]
fn what_is_known_of_nearly_full_boards_counts_at_the_end_of_a_search() {
    let options = options("two", 2, "5");
    // Nobody has a line, nobody can make one at once, and one cube is neutral.
    let position = Position::read(&options, "xoxox/oxoxo/ooxox/xoxoo/oxox. 0").expect("a position");
    let worth = |byte: u8| {
        let table = Late::new(vec![byte; late::COUNT / 4]).expect("a table");
        let settings = Settings { depth: 1, work: u32::MAX, memory: 10 };
        let found = alpha_beta::best(
            &options,
            &position,
            settings,
            Some(&table),
            &Stop::never(),
            &mut Stream::new(1),
        );
        found.expect("a move").1
    };
    // The table speaks for the player to move after the one move that is looked at.
    let [drawn, won, lost] = [0b0000_0000, 0b0101_0101, 0b1010_1010].map(worth);
    assert_eq!(drawn, 0);
    assert!(won < -1_000 && lost > 1_000, "{won} {lost}");
}

#[test]
fn a_table_of_another_length_is_none() {
    assert_eq!(Late::new(vec![0; 7]), None);
}
