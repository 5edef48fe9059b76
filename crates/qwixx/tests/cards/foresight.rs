//! What a decision would bring, and the table as text.

use game::{Game, Seat, Viewer};
use qlub_qwixx::Cards;
use qlub_qwixx::cards::{CardSet, Options};

use crate::test_game::{at, cards};

#[test]
fn a_play_brings_its_points() {
    let table = at("classic 2", ";", "r4 r5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 8").answers("- -");
    assert!(table.cards.passing_misses(Seat(0)));
    assert_eq!(table.cards.foresee(Seat(0), &"r: 4x 5x 7x".parse().unwrap()).points, 6);
    assert_eq!(table.cards.foresee(Seat(0), &"r: 4".parse().unwrap()).points, -5);
}

#[test]
fn a_table_can_be_read_as_text() {
    let table = at("jokers 2", "x r5;", "r4 j5 r7 y2 y4;b3 b4 y9 g12", "5 9 6 5 8").plays(1, "-");
    let text = table.cards.view(Viewer::Seat(Seat(0))).to_string();
    for part in [
        "> seat 0  -4 points  misses x  hand r4 r7 y2 y4 j5",
        "seat 1  0 points  hand ?3 ?4 ?9 ?12  (has answered)",
        "row: ?5 ?9 ?6 ?5  pile: 8 (42 cards)",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

#[test]
fn options_travel_as_their_set_up() {
    for text in ["jokers 5", "classic 2 jokers=yes", "gemixxt-a 3 closing_needs=6 gap_rule=strict"]
    {
        let options = Cards::options(&text.parse().unwrap()).unwrap();
        let json = serde_json::to_string(&options).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    }
    assert!(serde_json::from_str::<Options>("\"longo 2\"").is_err());
}

#[test]
fn cards_travel_by_name() {
    let set = cards("j12 r2 b7");
    let json = serde_json::to_string(&set).unwrap();
    assert_eq!(json, r#"["r2","b7","j12"]"#);
    assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), set);
    assert_eq!(format!("{set:?}"), "{r2, b7, j12}");
    assert!(serde_json::from_str::<CardSet>(r#"["r13"]"#).is_err());
    assert_eq!(set.intersection(cards("b7 g7")), cards("b7"));
    assert_eq!("r13".parse::<qlub_qwixx::cards::Card>().unwrap_err().at, 1);
}

#[test]
fn a_table_that_cannot_be_is_not_arranged() {
    let options = Cards::options(&"classic 2".parse().unwrap()).unwrap();
    let sheets = [qlub_qwixx::Sheet::default(); 2];
    let hands = [cards("r2 r3 r4 r5"), cards("y2 y3 y4 y5")];
    let arranged = |hands: &[CardSet], row: &[u8], top| {
        Cards::arranged(&options, &sheets, hands, row, top, Seat(0)).is_ok()
    };
    assert!(arranged(&hands, &[6, 7, 8, 9], 10));
    assert!(!arranged(&hands[..1], &[6, 7, 8, 9], 10), "a hand is missing");
    assert!(!arranged(&hands, &[2, 2, 2, 9], 10), "there are four twos, and two are held");
    assert!(!arranged(&hands, &[6, 7, 8, 13], 10), "no card has a 13");
    assert!(!arranged(&[cards("r2"), hands[1]], &[6, 7, 8, 9], 10), "one card is too few");
}
