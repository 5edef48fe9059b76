//! What is really sent, so that the page's type check sees whether the types are right: the events and
//! views of golden games, and what boards draw of those views.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use game::Seat;
use protocol::typescript::Module;
use serde_json::{Value, json};

use crate::look;

/// A golden game with much in it, for each game.
const GOLDEN: [(&str, &str); 6] = [
    ("qwixx", include_str!("../../../qwixx/tests/golden/dice/bonus-a_2.1.told")),
    ("qwixx-cards", include_str!("../../../qwixx/tests/golden/cards/jokers_3.1.told")),
    ("qwixx-pad", include_str!("../../../qwixx/tests/golden/pad/classic_2.1.told")),
    ("quixo", include_str!("../../../quixo/tests/golden/four_4.1.told")),
    ("qwirkle", include_str!("../../../qwirkle/tests/golden/standard_2.2.told")),
    ("qwirkle-tally", include_str!("../../../qwirkle/tests/golden/tally/tally_3.1.told")),
];
/// How many views of each game are shown.
const VIEWS: usize = 2;

/// Examples of all games as one module.
pub(super) fn examples() -> Module {
    let mut text = "\ntype Examples = {\n  [Game in keyof Games]: {\n    events: Games[Game][\"event\"][];\n    \
        views: Games[Game][\"view\"][];\n    looks: Games[Game][\"look\"][];\n  };\n};\n\n\
        export const examples: Examples = {\n"
        .to_owned();
    for (game, told) in GOLDEN {
        let views = views(told);
        let looks = views.iter().map(|view| {
            let seat = view["viewer"].as_u64().map(|seat| Seat(seat as u8));
            look::look(game, view, seat, None, None).expect("a view of that game")
        });
        let looks: Vec<Value> = looks.collect();
        let example = json!({ "events": events(told), "views": views, "looks": looks });
        let _ = writeln!(text, "  {game:?}: {example},");
    }
    Module::new("examples").import("games", "Games").written(&text).written("};\n")
}

/// The first event of each kind.
fn events(told: &str) -> Vec<Value> {
    let mut seen = BTreeSet::new();
    let mut first = |event: &Value| {
        let kind = |field: &str| event[field].as_str().unwrap_or_default().to_owned();
        seen.insert((kind("event"), kind("mark")))
    };
    let all = told.lines().filter(|line| line.starts_with("    ")).filter_map(value);
    all.filter(|event| first(event)).collect()
}

/// Some views of seats.
fn views(told: &str) -> Vec<Value> {
    let all = told.lines().filter(|line| line.starts_with("  view of "));
    all.filter(|line| !line.contains("watcher")).filter_map(value).take(VIEWS).collect()
}

/// What stands behind the first colon of a line.
fn value(line: &str) -> Option<Value> {
    serde_json::from_str(line.split_once(": ")?.1).ok()
}
