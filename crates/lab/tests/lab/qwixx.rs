//! How players of Qwixx learn, and luck that a whole game is dealt by.

use bots::workshop::qwixx::dice::features::Layout;
use bots::workshop::qwixx::dice::net::Net;
use bots::workshop::qwixx::dice::policy::Policy;
use bots::workshop::qwixx::dice::position::Position;
use game::luck::Stream;
use game::{Game, Luck, Seat, Setup, Step, Turn};
use lab::arena::ArenaLuck;
use lab::qwixx::train::{Lesson, Student, inherit, pulls};
use qwixx::Dice;
use qwixx::dice::{Action, Options};

fn options(edition: &str, seats: u8) -> Options {
    Dice::options(&Setup::new(edition, seats)).expect("a set-up")
}

/// Plays a game, letting `choose` decide.
fn play(
    options: &Options,
    luck: &mut dyn Luck,
    choose: &mut dyn FnMut(&Dice, Seat) -> Action,
) -> Dice {
    let mut game = Dice::new(options);
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => Step::Chance(game.sample(luck)),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat");
                Step::Decide(seat, choose(&game, seat))
            }
        };
        game.play(step, &mut |_, _| {}).expect("a legal step");
    }
}

#[test]
fn an_untrained_net_becomes_stronger_by_playing() {
    let options = options("classic", 2);
    let mut student = Student::new(Net::untrained(&options.pad, 2, 1));
    let first = student.net.clone();
    let mut luck = Stream::new(3);
    let lesson = Lesson { lambda: 0.8, strays: 20 };
    for _ in 0..60 {
        let pull = pulls(&student.net, &options, lesson, 16, &mut luck);
        student.step(&[pull], 0.01);
    }
    let mut wins = 0.0;
    for seed in 0..100 {
        let (mut one, mut two) = (Policy::new(&student.net), Policy::new(&first));
        let end = play(&options, &mut Stream::new(seed), &mut |game, seat| {
            if seat.0 == (seed % 2) as u8 { one.answer(game, seat) } else { two.answer(game, seat) }
        });
        wins += Position::of(&end).share(Seat((seed % 2) as u8));
    }
    assert!(wins > 70.0, "{wins} of 100");
}

#[test]
fn a_net_for_more_seats_begins_with_what_one_for_two_knows() {
    let (two, four) = (options("classic", 2), options("classic", 4));
    let net = Net::untrained(&two.pad, 2, 5);
    let heir = inherit(&four, &net, 6);
    let count = usize::from(Layout::new(&two.pad).count);
    assert_eq!(heir.table[..count], net.table[..count]);
    assert_eq!(heir.table.len(), 4 * count);
}

#[test]
fn luck_by_address_deals_a_whole_game() {
    let options = options("classic", 2);
    let mut chance = 0;
    let mut game = Dice::new(&options);
    while game.turn() == Turn::Chance {
        chance += 1;
        let step = Step::Chance(game.sample(&mut ArenaLuck::new(9, chance)));
        game.play(step, &mut |_, _| {}).expect("a possible roll");
    }
    assert_eq!(chance, 2);
}
