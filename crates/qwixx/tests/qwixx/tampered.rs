//! Views that no table can show are refused.

use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qlub_qwixx::Dice;
use serde_json::{Value, json};

use crate::test_game::after;

fn refused(dice: &Dice, change: impl Fn(&mut Value)) -> bool {
    let mut view = serde_json::to_value(dice.view(Viewer::Seat(Seat(0)))).unwrap();
    change(&mut view);
    let view = serde_json::from_value(view).expect("it still reads");
    Dice::imagine(&view, &mut Stream::new(1)).is_err()
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let roll = after("classic 2", "0 r2; 1 y3").dice;
    let colour = after("classic 2", "").roll("w1 w1 r1 y1 g1 b1").answers("- -").dice;
    assert!(!refused(&roll, |_| {}) && !refused(&colour, |_| {}));
    assert!(refused(&roll, |view| view["phase"] = json!("over")));
    assert!(refused(&roll, |view| view["ticked"] = json!(true)));
    assert!(refused(&roll, |view| view["active"] = json!(7)));
    assert!(refused(&roll, |view| view["closed"] = json!(["red"])));
    assert!(refused(&roll, |view| view["sheets"][0]["rows"][0] = json!([5, 3])));
    assert!(refused(&roll, |view| view["sheets"][0]["misses"] = json!(9)));
    assert!(refused(&roll, |view| view["sheets"][0]["boxes"] = json!([3])));
    assert!(refused(&roll, |view| view["sheets"][0]["tally"]["total"] = json!(100)));
    assert!(refused(&roll, |view| view["sheets"].as_array_mut().unwrap().truncate(1)));
    assert!(refused(&colour, |view| view["answered"] = json!([0])));
    assert!(refused(&colour, |view| view["roll"] = json!("w1 w1 r1 y1 g1")));
    assert!(refused(&colour, |view| view["roll"] = json!("w7 w1 r1 y1 g1 b1")));
}
