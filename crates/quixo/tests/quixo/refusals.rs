//! Every rule refuses something, and says so.

use game::{Game, Rule as _, Seat, Seats};
use qlub_quixo::{Cell, End, Quixo, Rule};

use crate::test_game::start;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// One table, some moves and one refusal for every rule.
fn examples() -> Vec<(&'static str, &'static str, &'static str, Rule)> {
    let cross: Seats = [Seat(0), Seat(2)].into_iter().collect();
    let round = "c1N.2 a1N.3 e1N.0 e1W.1";
    vec![
        ("two 2 side=4", "", "e1N", Rule::NoSuchCell { cell: cell("e1") }),
        ("two 2", "", "d2N", Rule::NotOnTheBorder { cell: cell("d2") }),
        ("two 2", "c1N", "c5S", Rule::OpponentsCube { cell: cell("c5") }),
        ("four 4", "c1N.2 a1N.3", "c5S.2", Rule::FirstRound { cell: cell("c5") }),
        ("four 4", round, "c5S.2", Rule::PartnersCube { cell: cell("c5"), partner: Seat(2) }),
        ("two 2", "", "c1S", Rule::SamePlace { cell: cell("c1"), end: End::South }),
        ("four 4", "", "c1N", Rule::DotNeeded { partners: cross }),
        ("four 4", "", "c1N.1", Rule::DotAtAnOpponent { seat: Seat(1), partners: cross }),
        ("two 2", "", "c1N.0", Rule::NoDots { seat: Seat(0) }),
    ]
}

#[test]
fn every_rule_refuses_its_example() {
    for (setup, moves, action, rule) in examples() {
        start(setup).plays(moves).refuses(action, rule);
    }
}

#[test]
fn no_rule_is_without_example() {
    let shown: Vec<_> = examples().iter().map(|example| example.3.key()).collect();
    assert_eq!(shown, Rule::KEYS);
}

#[test]
fn a_refusal_is_a_sentence() {
    let said: Vec<String> = examples().iter().map(|example| example.3.to_string()).collect();
    assert_eq!(
        said,
        [
            "the board has no cell e1",
            "d2 is not on the border",
            "the cube of c5 shows the opponent's mark",
            "in the first round only neutral cubes are taken, and c5 is marked",
            "the dot of c5 points at seat 2",
            "c1 is itself the end S: a cube does not go back to where it was taken",
            "point the dot at a seat of {0, 2}",
            "the dot points at a seat of {0, 2}, not at seat 1",
            "there are no dots with two players, so seat 0 cannot be named",
        ]
    );
}

#[test]
fn refusals_travel_with_key_and_data() {
    let rule = Rule::SamePlace { cell: cell("c1"), end: End::South };
    let json = serde_json::to_string(&rule).unwrap();
    assert_eq!(json, r#"{"rule":"same-place","cell":"c1","end":"south"}"#);
}

#[test]
fn keys_are_words_with_hyphens() {
    for key in <Quixo as Game>::Rule::KEYS {
        let plain = key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(plain, "{key}");
    }
}
