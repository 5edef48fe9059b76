//! Set-ups of the dice game, good and bad.

use game::{Game, Seat, Setup};
use qlub_qwixx::dice::Options;
use qlub_qwixx::{Cards, Colour, Colours, Dice, ScorePad};

fn error(text: &str) -> String {
    let setup: Setup = text.parse().unwrap();
    Dice::options(&setup).unwrap_err().to_string()
}

#[test]
fn lucky_numbers_are_two_different_ones_from_2_to_16_for_each_seat() {
    for (lucky, expected) in [
        ("1/5", "two numbers from 2 to 16 at 1"),
        ("5/5", "two different numbers at 1"),
        ("5/17", "a number from 2 to 16 at 3"),
        ("5", "`/` and the second number at 2"),
        ("x", "a number from 2 to 16 at 1"),
        ("5/10,6/11", "the end at 5"),
    ] {
        let error = error(&format!("longo 1 lucky={lucky}"));
        assert!(error.ends_with(expected), "{error}");
    }
    assert!(error("longo 2 lucky=5/10").ends_with("`,` and the next seat's pair at 5"));
    assert!(error("longo 2 lucky=5/10,10/5").ends_with("a pair that no other seat has at 6"));
}

#[test]
fn options_travel_as_their_set_up() {
    for text in ["classic 3", "longo 2 lucky=2/16,9/10", "gemixxt-b 5 closing_needs=6"] {
        let options = Dice::options(&text.parse().unwrap()).unwrap();
        let json = serde_json::to_string(&options).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    }
    assert!(serde_json::from_str::<Options>("\"maxi 2\"").is_err());
    assert!(serde_json::from_str::<Options>("\"classic\"").is_err());
}

#[test]
fn lucky_numbers_are_dealt_by_seat_where_the_sheet_has_them() {
    let options = |text: &str| Dice::options(&text.parse().unwrap()).unwrap();
    assert_eq!(options("longo 5").lucky(Seat(4)), Some([4, 9]));
    assert_eq!(options("longo 5").lucky(Seat(7)), None);
    assert_eq!(options("classic 5").lucky(Seat(0)), None);
}

#[test]
fn colours_read_like_words() {
    let two: Colours = [Colour::Blue, Colour::Red].into_iter().collect();
    assert_eq!(two.to_string(), "red, blue");
    assert_eq!(format!("{two:?}"), "{red, blue}");
    let json = serde_json::to_string(&two).unwrap();
    assert_eq!(json, r#"["red","blue"]"#);
    assert_eq!(serde_json::from_str::<Colours>(&json).unwrap(), two);
    assert!(!two.is_empty() && Colours::NONE.is_empty());
}

#[test]
fn a_match_is_bounded_by_the_cells_and_misses_of_all() {
    // 44 cells and 4 misses for each seat; a roll, an answer of everybody and one more in every turn.
    for (setup, longest) in [("classic 2", 1 + 2 * 48 * 4), ("classic 5", 1 + 5 * 48 * 7)] {
        let options = Dice::options(&setup.parse().unwrap()).unwrap();
        assert_eq!(Dice::longest(&options), longest, "{setup}");
    }
}

fn longest<G: Game>(text: &str) -> usize {
    G::longest(&G::options(&text.parse().unwrap()).unwrap())
}

#[test]
fn so_is_one_with_cards_and_one_on_pads() {
    // Who begins and the deal; and 3 cards at most are taken and turned up, and played at once, besides.
    assert_eq!(longest::<Cards>("classic 2"), 2 + 2 * 48 * (6 + 4));
    assert_eq!(longest::<Cards>("classic 5"), 2 + 5 * 48 * (6 + 7));
    // Every entry twice, a number and another choice.
    assert_eq!(longest::<ScorePad>("classic 2"), 1 + 2 * 48 * 6);
    assert_eq!(longest::<ScorePad>("longo 5"), 1 + 5 * 64 * 12);
}
