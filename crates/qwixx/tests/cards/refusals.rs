//! Every rule refuses something, and says so.

use game::Rule as _;
use qlub_qwixx::Colour;
use qlub_qwixx::cards::Rule;

use crate::test_game::{TestGame, at};

fn four(marks: &str) -> TestGame {
    at("classic 2", marks, "r2 r6 y3 g10;b3 b4 y9 g12", "5 9 6 5 8")
}

fn five(marks: &str) -> TestGame {
    at("classic 2", marks, "r2 r3 r5 r6 r12;b3 b4 y9 g12", "5 9 6 5 8")
}

/// One table, one action and one refusal for every rule.
fn examples() -> Vec<(TestGame, &'static str, Rule)> {
    let cell = |text: &str| text.parse().unwrap();
    let playing = |marks| five(marks).answers("- -");
    vec![
        (four(";"), "-", Rule::TakeACard),
        (four(";"), "take 4", Rule::NoSuchPlace { place: 4 }),
        (five(";"), "take 0", Rule::AnswerTheNumber { number: 8 }),
        (five(";"), "r9", Rule::NotTheNumber { cell: cell("r9"), number: 8 }),
        (playing(";"), "-", Rule::PlayACard),
        (playing(";"), "r: 2 3 5 6", Rule::ThreeCardsAtMost { cards: 4 }),
        (playing(";"), "r: 4", Rule::NotInHand { card: "r4".parse().unwrap() }),
        (playing(";"), "r: 2x 3x 6x", Rule::OneCellLeftOut { cells: 2 }),
        (five(";"), "r13", Rule::NoSuchCell { cell: cell("r13") }),
        (five("r2 r3 r4 r5 r6 r12;"), "r8", Rule::RowClosed { row: Colour::Red }),
        (five("r8;"), "r8", Rule::AlreadyTicked { cell: cell("r8") }),
        (five("r9;"), "r8", Rule::LeftToRight { cell: cell("r8"), last: 9 }),
        (playing(";"), "r: 12x", Rule::ClosingNeeds { have: 0, need: 5 }),
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
    let shown: Vec<_> = examples().iter().map(|example| example.2.key()).collect();
    assert_eq!(shown, Rule::KEYS);
}
