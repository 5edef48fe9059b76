//! What an action would bring, before it is taken; and the table as text.

use game::{Game, Seat, Viewer};
use qlub_qwixx::dice::{Action, Event};

use crate::test_game::after;

#[test]
fn an_action_brings_its_marks_and_its_points() {
    let table = after("bonus-a 2", "0 r4 r5").roll("w5 w6 r1 y1 g1 b1");
    let foreseen = table.dice.foresee(Seat(0), &"g11".parse().unwrap());
    // Green 11 is worth one point; its box ticks red 6, a bonus cell, whose box ticks yellow 2.
    assert_eq!(foreseen.points, 1 + (6 - 3) + 1);
    let marks = foreseen.events.iter().filter(|event| matches!(event, Event::Marked { .. }));
    assert_eq!(marks.count(), 5);
    assert_eq!(table.dice.foresee(Seat(0), &Action::Pass).points, 0);
}

#[test]
fn the_last_decision_of_a_turn_foresees_its_end() {
    let table = after("classic 1", "0 x x x").roll("w1 w1 r1 y1 g1 b1").plays(0, "-");
    let foreseen = table.dice.foresee(Seat(0), &Action::Pass);
    assert_eq!(foreseen.points, -5);
    assert!(foreseen.events.iter().any(|event| matches!(event, Event::Ended { .. })));
}

#[test]
fn a_table_can_be_read_as_text() {
    let table = after("bonus-a 2", "0 r3 r5 y2 x #0 #1; 1 b12 b11 b9 b7 b6 b2")
        .roll("w1 w1 r1 y1 g1")
        .plays(1, "-");
    let text = table.dice.view(Viewer::Seat(Seat(0))).to_string();
    for part in [
        "> seat 0  -1 points  misses x",
        "  seat 1  28 points  (has answered)",
        "·   [3*]    ·    [5]   6*",
        "7 = 28 #",
        "closed",
        "bar  x x g · g r · y r y · g",
        "dice: w1 w1 r1 y1 g1  (white sum 2)",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let longo = after("longo 1", "").dice.view(Viewer::Watcher).to_string();
    assert!(longo.contains("lucky 5 10"), "{longo}");
    let mixed = after("gemixxt-a 1", "").dice.view(Viewer::Watcher).to_string();
    assert!(mixed.contains("y2    y3    y4    b5"), "{mixed}");
    let pairs = after("bonus-b 1", "0 y3 g5").dice.view(Viewer::Watcher).to_string();
    assert!(pairs.contains("pairs ☆"), "{pairs}");
}
