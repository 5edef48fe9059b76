//! How actions and chance are written.

use std::fmt::Debug;
use std::str::FromStr;

use game::{Game, ParseError, Seat, Viewer};
use qlub_qwirkle::{Action, Chance, Placement, Tile};

fn error<T: FromStr<Err = ParseError> + Debug>(text: &str) -> String {
    text.parse::<T>().unwrap_err().to_string()
}

#[test]
fn every_kind_of_tile_has_its_two_letters() {
    let written: Vec<String> = Tile::kinds().map(|tile| tile.to_string()).collect();
    let (first, last) = (&written[..6], &written[30..]);
    assert_eq!(first, ["Rc", "Rx", "Rd", "Rs", "Rt", "Rk"]);
    assert_eq!(last, ["Pc", "Px", "Pd", "Ps", "Pt", "Pk"]);
    for (tile, text) in Tile::kinds().zip(&written) {
        assert_eq!(text.parse(), Ok(tile));
    }
}

#[test]
fn a_hand_is_written_for_people_and_for_who_looks_for_a_fault() {
    let hand = crate::test_game::hand("Rk Gs");
    assert_eq!((hand.to_string(), format!("{hand:?}")), ("Rk Gs".into(), "[Rk, Gs]".into()));
}

#[test]
fn actions_have_one_spelling() {
    for text in [
        "pass",
        "swap",
        "swap Rk",
        "swap Rc Rk Gs",
        "swap Rk Rk",
        "Rk@0,0",
        "Rk@0,0 Rd@1,0 Rc@2,0",
        "Rk@3,-2 Rd@3,-1 Rc@3,2",
        "Rk@107,-107",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn tiles_may_be_typed_in_any_order() {
    for (typed, written) in [
        ("Rc@2,0 Rk@0,0 Rd@1,0", "Rk@0,0 Rd@1,0 Rc@2,0"),
        ("Rc@3,2 Rd@3,-1 Rk@3,-2", "Rk@3,-2 Rd@3,-1 Rc@3,2"),
        ("swap Gs Rk", "swap Rk Gs"),
    ] {
        assert_eq!(typed.parse::<Action>().unwrap().to_string(), written);
    }
    let typed: Chance = "deal Rk Rc / Gs Gc".parse().unwrap();
    assert_eq!(typed.to_string(), "deal Rc Rk / Gc Gs");
}

#[test]
fn what_is_no_action_is_not_read() {
    for text in [
        "",
        " pass",
        "pass ",
        "Pass",
        "swap ",
        "swap  Rk",
        "swap Rk ",
        "swap Rk@0,0",
        "swap Rc Rc Rc Rc Rc Rc Rc",
        "Rk",
        "Rk@",
        "Rk@0",
        "Rk@0,",
        "Rk@-0,0",
        "Rk@+1,0",
        "Rk@01,0",
        "Rk@108,0",
        "Rk@0,-108",
        "Rk@0,0,0",
        "Rk@0,0  Rd@1,0",
        "Rk@0,0 ",
        "rk@0,0",
        "RK@0,0",
        "Rz@0,0",
        "Rk@0,0 swap",
        "Rc@0,0 Rc@1,0 Rc@2,0 Rc@3,0 Rc@4,0 Rc@5,0 Rc@6,0",
        "é",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn chance_has_one_spelling() {
    for text in [
        "deal Rc Rx Rd Rs Rt Rk / Oc Ox Od Os Ot Ok",
        "deal Rc Rx Rd Rs Rt Rk / Oc Ox Od Os Ot Ok / Yc Yx Yd Ys Yt Yk / Gc Gx Gd Gs Gt Gk",
        "draw Rk",
        "draw Rk Rk Gs",
    ] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "deal",
        "deal ",
        "deal Rc /",
        "deal Rc / ",
        "deal Rc/Rx",
        "deal Rc / Rc / Rc / Rc / Rc",
        "draw",
        "draw ",
        "draw Rk / Rk",
        "draw Rc Rc Rc Rc Rc Rc Rc",
        "Rk",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn parse_errors_point_at_the_place() {
    assert_eq!(
        error::<Action>("play"),
        "column 1: expected tiles like Rk@0,0, `swap` and tiles like Rk, or `pass`, found \"play\""
    );
    assert_eq!(
        error::<Action>("Rz@0,0"),
        "column 2: expected a shape (c, x, d, s, t or k), found \"z@0,0\""
    );
    assert_eq!(error::<Action>("Rk-0,0"), "column 3: expected `@` and a cell, found \"-0,0\"");
    assert_eq!(
        error::<Action>("Rk@0,0 Rd@1,108"),
        "column 13: expected a number from -107 to 107, found \"108\""
    );
    assert_eq!(
        error::<Action>("swap Rc Rc Rc Rc Rc Rc Rk"),
        "column 24: expected six tiles at most, found \"Rk\""
    );
    assert_eq!(
        error::<Action>("swap 3"),
        "column 6: expected a colour (R, O, Y, G, B or P), found \"3\""
    );
    assert_eq!(
        error::<Chance>("roll 6"),
        "column 1: expected `deal` and hands, or `draw` and tiles, found \"roll\""
    );
}

#[test]
fn a_play_travels_as_the_list_of_its_placements() {
    let Ok(Action::Play(play)) = "Rd@1,0 Rk@0,0".parse() else { panic!("a play") };
    let json = serde_json::to_string(&play).unwrap();
    assert_eq!(json, r#"["Rk@0,0","Rd@1,0"]"#);
    assert_eq!(serde_json::from_str::<Vec<Placement>>(&json).unwrap().len(), 2);
    assert!(serde_json::from_str::<qlub_qwirkle::Play>("[]").is_err());
}

#[test]
fn the_table_can_be_read_as_plain_text() {
    let table = crate::test_game::after("Rk@0,0 Rd@1,0 Gd@1,1", "Gk Bs / Bc");
    let text = "\
> seat 0  0 points  2 tiles
  seat 1  0 points  1 tiles
      -1   0   1   2
  -1   ·   ·   ·   ·
   0   ·  Rk  Rd   ·
   1   ·   ·  Gd   ·
   2   ·   ·   ·   ·
bag: 102
hand: Gk Bs
";
    assert_eq!(table.game.view(Viewer::Seat(Seat(0))).to_string(), text);
}

#[test]
fn an_action_takes_at_most_twenty_bytes() {
    assert!(size_of::<Action>() <= 20);
}
