//! Every rule refuses something, and says so.

use game::{Game, Rule as _};
use qlub_qwixx::dice::Rule;
use qlub_qwixx::{Cell, Colour, Colours, Dice};

use crate::test_game::after;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn rows(letters: &str) -> Colours {
    letters.chars().filter_map(Colour::from_letter).collect()
}

/// One table, one action and one refusal for every rule.
fn examples() -> Vec<(&'static str, &'static str, &'static str, &'static str, Rule)> {
    let sum5 = "w4 w1 r1 y1 g1 b1";
    let sum11 = "w5 w6 r1 y1 g1 b1";
    vec![
        ("classic 1", "", sum5, "r15", Rule::NoSuchCell { cell: cell("r15") }),
        (
            "classic 1",
            "0 r2 r3 r4 r5 r6 r12",
            "w3 w4 y1 g1 b1",
            "r7",
            Rule::RowClosed { row: Colour::Red },
        ),
        ("classic 1", "", sum5, "r6", Rule::NotTheSum { cell: cell("r6"), sum: 5 }),
        ("longo 1", "", sum5, "r3", Rule::LuckyTakesTheNextCell { cell: cell("r3") }),
        (
            "longo 1",
            "0 r2",
            sum5,
            "r3",
            Rule::LuckyTakesTheWeakestRow { row: Colour::Red, rows: rows("ygb") },
        ),
        (
            "gemixxt-a 1",
            "0 r2 r3 r4 r5 r6 r12",
            "w3 w4 y1 g1 b1",
            "- g4",
            Rule::DieGone { colour: Colour::Red },
        ),
        ("classic 1", "", sum5, "- r9", Rule::NotTheDice { cell: cell("r9"), colour: Colour::Red }),
        ("classic 1", "0 r5", sum5, "r5", Rule::AlreadyTicked { cell: cell("r5") }),
        ("classic 1", "0 r7", sum5, "r5", Rule::LeftToRight { cell: cell("r5"), last: 7 }),
        ("classic 1", "", "w6 w6 r1 y1 g1 b1", "r12", Rule::ClosingNeeds { have: 0, need: 5 }),
        ("bonus-b 1", "0 g9", sum11, "y11", Rule::ChooseARow { rows: rows("rb") }),
        (
            "bonus-b 1",
            "0 g9",
            sum11,
            "y11>g",
            Rule::NotTheWeakestRow { row: Colour::Green, rows: rows("rb") },
        ),
        ("classic 1", "", sum5, "r5>b", Rule::NoRowToChoose { row: Colour::Blue }),
    ]
}

#[test]
fn every_rule_refuses_its_example() {
    for (setup, marks, roll, actions, rule) in examples() {
        let mut table = after(setup, marks).roll(roll);
        let (before, last) = actions.rsplit_once(' ').unwrap_or(("", actions));
        for action in before.split_whitespace() {
            table = table.plays(0, action);
        }
        table.refuses(0, last, rule);
    }
}

#[test]
fn no_rule_is_without_example() {
    let shown: Vec<_> = examples().iter().map(|example| example.4.key()).collect();
    assert_eq!(shown, Rule::KEYS);
}

#[test]
fn refusals_travel_with_key_and_data() {
    let rule = Rule::LuckyTakesTheWeakestRow { row: Colour::Red, rows: rows("gb") };
    let json = serde_json::to_string(&rule).unwrap();
    let expected = r#"{"rule":"lucky-takes-the-weakest-row","row":"red","rows":["green","blue"]}"#;
    assert_eq!(json, expected);
}

#[test]
fn keys_are_words_with_hyphens() {
    for key in <Dice as Game>::Rule::KEYS {
        assert!(key.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{key}");
    }
}
