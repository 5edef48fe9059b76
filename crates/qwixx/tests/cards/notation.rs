//! How actions and chance are written.

use game::ParseError;
use qlub_qwixx::cards::{Action, Chance};

fn error<T: std::str::FromStr<Err = ParseError> + std::fmt::Debug>(text: &str) -> String {
    text.parse::<T>().unwrap_err().to_string()
}

#[test]
fn actions_have_one_spelling() {
    for text in ["-", "take 0", "r5", "r: 4", "g: 3 9x 11x", "b: j5x", "r: 5x j5 j7x", "r: 5 j5"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "take",
        "take x",
        "r:",
        "r: ",
        "r:4",
        "r: 4 ",
        "r: 1",
        "r: 13",
        "r: 4x4",
        "r: 7 4",
        "r: 4 4",
        "r: j5 5",
        "r: 5 j5x",
        "r: 5x j5x",
        "j: 5",
        "r5x",
        "--",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn chance_has_one_spelling() {
    for text in [
        "first 7",
        "deal r2,y5,g7,b12 r4,y8,y9,j6 row 5,7,8,9 top 11",
        "face r11",
        "face j2",
        "refill 5",
        "refill 5,7,12",
    ] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "first 8",
        "deal",
        "deal y5,r2 row 5 top 5",
        "deal r2,r2 row 5 top 5",
        "face 5",
        "refill",
        "refill 5,",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn parse_errors_point_at_the_place() {
    assert_eq!(
        error::<Action>("r: 4 3x"),
        "column 6: expected cards from low to high, each once, found \"3x\""
    );
    assert_eq!(
        error::<Action>("r: 5 j5x"),
        "column 6: expected a number marked once, at its first card, found \"j5x\""
    );
    assert_eq!(
        error::<Chance>("face x5"),
        "column 6: expected a card like r5, or j5 for a joker, found \"x5\""
    );
}
