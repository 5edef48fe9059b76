//! How moves, cells and positions are written.

use game::ParseError;
use qlub_quixo::{Action, Cell, Chance, Position};

use crate::test_game::options;

fn error<T: std::str::FromStr<Err = ParseError> + std::fmt::Debug>(text: &str) -> String {
    text.parse::<T>().unwrap_err().to_string()
}

#[test]
fn moves_have_one_spelling() {
    for text in ["c1N", "a5E", "e3S", "b2W", "c1N.0", "c1N.3"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "", "c", "c1", "C1N", "c1n", " c1N", "c1N ", "c0N", "c6N", "f1N", "c01N", "c1NE", "c1N.",
        "c1N.4", "c1N.00", "c1N.0.", "c1N0", "é1N", "-",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn cells_have_one_spelling() {
    for text in ["a1", "e5", "c3"] {
        assert_eq!(text.parse::<Cell>().unwrap().to_string(), text);
    }
    for text in ["", "a", "1a", "a6", "a10", "f1", "A1"] {
        assert!(text.parse::<Cell>().is_err(), "{text}");
    }
}

#[test]
fn parse_errors_point_at_the_place() {
    assert_eq!(error::<Action>("f1N"), "column 1: expected a column (a to e), found \"f1N\"");
    assert_eq!(error::<Action>("c9N"), "column 2: expected a row (1 to 5), found \"9N\"");
    assert_eq!(error::<Action>("c1"), "column 3: expected an end (N, E, S or W), found the end");
    assert_eq!(error::<Action>("c1N.7"), "column 5: expected a seat (0 to 3), found \"7\"");
    assert_eq!(error::<Action>("c1Nx"), "column 4: expected the end, found \"x\"");
}

#[test]
fn there_is_no_chance_to_write_down() {
    for text in ["", "nothing", "first 0", "w3 w4"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn positions_have_one_spelling() {
    let two = ["...../...../...../...../..... 0", "x..../...../..o../...../....o 1"];
    for text in two {
        let options = options("two 2");
        assert_eq!(Position::read(&options, text).unwrap().drawn(&options), text);
    }
    let four = "012/3.0/.2. 3";
    let options = options("four 4 side=3");
    assert_eq!(Position::read(&options, four).unwrap().drawn(&options), four);
}

#[test]
fn a_drawing_that_cannot_be_read_says_where() {
    let cases = [
        ("two 2 side=3", "x.", "column 3: expected a cube (., x or o), found the end"),
        ("two 2 side=3", "x.0", "column 3: expected a cube (., x or o), found \"0\""),
        ("four 4 side=3", "x.0", "column 1: expected a cube (., 0, 1, 2 or 3), found \"x.0\""),
        ("two 2 side=3", "...,", "column 4: expected `/` and the next row, found \",\""),
        (
            "two 2 side=3",
            "...././...",
            "column 4: expected `/` and the next row, found \"././...\"",
        ),
        ("two 2 side=3", ".../.../...", "column 12: expected a space, found the end"),
        ("two 2 side=3", ".../.../... 2", "column 13: expected a seat, found \"2\""),
        ("two 2 side=3", ".../.../... 0x", "column 14: expected the end, found \"x\""),
    ];
    for (setup, text, expected) in cases {
        let error = Position::read(&options(setup), text).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}
