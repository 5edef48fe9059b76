//! Every rule refuses something, and says so.

use game::{Game, Rule as _};
use qlub_qwirkle::{Cell, Qwirkle, Rule, Tile};

use crate::test_game::{TestGame, after, dealt, late, with_bag};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// One table, one action and one refusal for every rule.
fn examples() -> Vec<(TestGame, &'static str, Rule)> {
    let reds = "Rk@0,0 Rd@1,0 Rc@2,0";
    let six = "Rc@0,0 Rx@1,0 Rd@2,0 Rs@3,0 Rt@4,0 Rk@5,0";
    let three_reds = "Rc Rx Rd Gs Bk Yt / Rs Os Yd Gc Bt Pk";
    vec![
        (after(reds, "Rs / Gc"), "Rt@3,0", Rule::NotInHand { tile: tile("Rt") }),
        (after(reds, "Rs / Gc"), "Rs@2,0", Rule::CellTaken { cell: cell("2,0") }),
        (after(reds, "Rs Bs / Gc"), "Rs@3,0 Bs@4,1", Rule::NotInOneLine),
        (after(reds, "Rs Rt / Gc"), "Rs@3,0 Rt@5,0", Rule::Gap { cell: cell("4,0") }),
        (dealt(three_reds), "Rc@1,0 Rx@2,0 Rd@3,0", Rule::FirstAtOrigin { cell: cell("1,0") }),
        (after(reds, "Rs Rt / Gc"), "Rs@3,1 Rt@4,1", Rule::TouchesNothing),
        (after(six, "Rc / Gc"), "Rc@6,0", Rule::LineTooLong { length: 7 }),
        (after(reds, "Rk / Gc"), "Rk@3,0", Rule::LineRepeats { tile: tile("Rk") }),
        (after(reds, "Gs / Gc"), "Gs@3,0", Rule::LineMixes { one: tile("Rk"), other: tile("Gs") }),
        (dealt(three_reds), "Rc@0,0", Rule::OpeningIsTheBid { played: 1, bid: 3 }),
        (dealt(three_reds), "swap Rc", Rule::StarterPlays),
        (after(reds, "Rs / Gc"), "swap", Rule::SwapOfNothing),
        (
            with_bag(reds, "Rs Rt / Gc", "Oc"),
            "swap Rs Rt",
            Rule::BagTooSmall { swapped: 2, bag: 1 },
        ),
        (with_bag(reds, "Gs / Gc", "Oc"), "pass", Rule::PassWithABag { bag: 1 }),
        (late(reds, "Rs / Gc"), "pass", Rule::PassThoughPlayable),
    ]
}

#[test]
fn every_rule_refuses_its_example() {
    for (table, action, rule) in examples() {
        table.refuses(0, action, rule);
    }
}

#[test]
fn no_rule_is_without_example() {
    let shown: Vec<_> = examples().iter().map(|(_, _, rule)| rule.key()).collect();
    assert_eq!(shown, Rule::KEYS);
}

#[test]
fn a_second_copy_must_be_in_the_hand_too() {
    let missing = Rule::NotInHand { tile: tile("Rs") };
    after("Rk@0,0", "Rs Gc / Bc").refuses(0, "swap Rs Rs", missing.clone()).refuses(
        0,
        "Rs@1,0 Rs@2,0",
        missing,
    );
}

#[test]
fn one_cell_does_not_take_two_tiles() {
    after("Rk@0,0", "Rs Rt / Bc").refuses(
        0,
        "Rs@1,0 Rt@1,0",
        Rule::CellTaken { cell: cell("1,0") },
    );
}

#[test]
fn a_diagonal_touch_is_none() {
    after("Rk@0,0", "Rs / Bc").refuses(0, "Rs@1,1", Rule::TouchesNothing);
}

#[test]
fn lines_across_the_played_one_count_too() {
    let board = "Rk@0,0 Rd@1,0 Gd@1,1";
    after(board, "Bk Gk / Bc")
        .refuses(0, "Bk@0,1", Rule::LineMixes { one: tile("Bk"), other: tile("Gd") })
        .plays(0, "Gk@0,1")
        .for_lines("4 = 2+2");
}

#[test]
fn tiles_of_a_turn_that_share_nothing_are_refused() {
    after("Rk@0,0", "Rs Gk / Bc").refuses(
        0,
        "Rs@1,0 Gk@2,0",
        Rule::LineMixes { one: tile("Rs"), other: tile("Gk") },
    );
}

#[test]
fn the_ends_of_the_world_are_refused_like_any_other_place() {
    let far = "Rs@107,107";
    after("Rk@0,0", "Rs Rt / Bc").refuses(0, far, Rule::TouchesNothing).refuses(
        0,
        "Rs@-107,0 Rt@107,0",
        Rule::Gap { cell: cell("-106,0") },
    );
}

#[test]
fn refusals_travel_with_key_and_data() {
    let rule = Rule::LineMixes { one: tile("Rk"), other: tile("Gs") };
    let json = serde_json::to_string(&rule).unwrap();
    assert_eq!(json, r#"{"rule":"line-mixes","one":"Rk","other":"Gs"}"#);
    let rule = Rule::Gap { cell: cell("4,-1") };
    assert_eq!(serde_json::to_string(&rule).unwrap(), r#"{"rule":"gap","cell":"4,-1"}"#);
}

#[test]
fn keys_are_words_with_hyphens() {
    for key in <Qwirkle as Game>::Rule::KEYS {
        assert!(key.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{key}");
    }
}
