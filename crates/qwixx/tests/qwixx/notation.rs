//! How actions and chance are written.

use game::{Game, ParseError, Seat, Step, StepOf};
use qlub_qwixx::Dice;
use qlub_qwixx::dice::{Action, Chance};

fn error<T: std::str::FromStr<Err = ParseError> + std::fmt::Debug>(text: &str) -> String {
    text.parse::<T>().unwrap_err().to_string()
}

#[test]
fn actions_have_one_spelling() {
    for text in ["-", "r5", "g12", "b16", "y11>b"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["R5", " r5", "r5 ", "r05", "r", "5", "", "--", "r17", "r5>", "r5>x", "r5>bb", "é"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn chance_has_one_spelling() {
    for text in ["first 0", "first 4", "w3 w4 r1 y6 g2 b5", "w8 w1 b5", "w1 w1"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in
        ["", "first", "first 8", "w3", "w3 w4 y1 r1", "w3 w4 r0", "w3 w9", "w3  w4", "w3 w4 "]
    {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn typed_dice_are_put_into_their_order() {
    assert_eq!(Dice::spell_chance("b5 g2 w3 y6 r1 w4"), "w3 w4 r1 y6 g2 b5");
    for other in ["first 0", "w3 x4 r1", "w3 r12"] {
        assert_eq!(Dice::spell_chance(other), other);
    }
}

#[test]
fn a_step_is_an_answer_or_chance() {
    let (chance, action): (Chance, Action) = ("w1 w1".parse().unwrap(), "r5".parse().unwrap());
    let drawn: StepOf<Dice> = Step::Chance(chance);
    let answered: StepOf<Dice> = Step::Decide(Seat(1), action);
    assert_eq!((drawn.chance(), drawn.action()), (Some(&chance), None));
    assert_eq!((answered.chance(), answered.action()), (None, Some(action)));
}

#[test]
fn parse_errors_point_at_the_place() {
    assert_eq!(error::<Action>("x5"), "column 1: expected `-`, or a cell like r5, found \"x5\"");
    assert_eq!(error::<Action>("r"), "column 2: expected a number from 2 to 16, found the end");
    assert_eq!(error::<Action>("y11>q"), "column 5: expected a row (r, y, g or b), found \"q\"");
    assert_eq!(error::<Chance>("w3 x4 r1"), "column 4: expected a white die like w3, found \"x4\"");
    assert_eq!(error::<Chance>("w3 w4 r9"), "column 8: expected a face of the die, found \"9\"");
}
