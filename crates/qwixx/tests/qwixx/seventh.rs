//! A sheet that nobody has printed: seven-sided dice, cells of other colours, a bar and pairs, all at
//! once. It is drawn here and played by the rules as they are.

use game::{Game as _, Seat, Setup};
use qlub_qwixx::drawing::Drawing;
use qlub_qwixx::{Colour, Dice, Edition};

use crate::laws::LAWS;
use crate::test_game::after;

const SEVENTH: Drawing = Drawing {
    name: "seventh",
    sheet: include_str!("../seventh.txt"),
    sides: 7,
    bar: "r y g b",
    ..Drawing::CLASSIC
};

#[test]
fn a_drawing_is_enough_for_an_edition() {
    let edition = Edition::add(SEVENTH);
    assert_eq!(Edition::named("seventh"), Some(edition));
    assert_eq!(Edition::add(SEVENTH), edition, "a second time it is the same");
    assert!(Dice::editions().iter().any(|spec| spec.name == "seventh" && spec.seats == (1..=5)));
    assert_eq!(edition.row(Colour::Red)[1].colour, Colour::Yellow);
}

#[test]
fn a_drawn_sheet_obeys_the_laws_with_any_number_of_seats() {
    Edition::add(SEVENTH);
    for seats in 1..=5 {
        LAWS.hold_for(&Setup::new("seventh", seats)).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn what_is_drawn_is_what_happens() {
    Edition::add(SEVENTH);
    // The yellow 3 stands in the red row, and a tick of the red 4 fills the red box of the bar.
    after("seventh 1", "").roll("w1 w3 r7 y2 g7 b7").plays(0, "r4").ticked(0, "r", &[4, 5]);
    after("seventh 1", "").roll("w1 w2 r7 y2 g7 b7").plays(0, "-").plays(0, "r3").ticked(
        0,
        "r",
        &[3],
    );
    let state = after("seventh 2", "").dice;
    assert_eq!(state.score(Seat(1)), Some(0));
}
