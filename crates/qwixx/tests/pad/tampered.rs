//! Views that no pad can show are refused.

use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qlub_qwixx::ScorePad;
use qlub_qwixx::pad::Phase;
use serde_json::{Value, json};

use crate::test_pad::TestPad;

fn refused(test: &TestPad, field: &str, value: Value) -> bool {
    let mut view = serde_json::to_value(test.pad.view(Viewer::Seat(Seat(0)))).unwrap();
    assert!(view.get(field).is_some(), "{field} in {view}");
    view[field] = value;
    let view = serde_json::from_value(view).expect("it still reads");
    ScorePad::imagine(&view, &mut Stream::new(1)).is_err()
}

/// A pad in each part of a roll: it waits for all, for the number, for whom it was wrong with, and for another
/// tick alone.
fn parts() -> [TestPad; 4] {
    let round = TestPad::begun("classic 3");
    let which = || {
        let mut test = TestPad::begun("classic 3");
        test.roll(&["r7", "b8", "-"]);
        test
    };
    let mut mend = which();
    mend.enter(0, "sum 7");
    let mut colour = TestPad::begun("classic 3");
    for number in 2..=6 {
        let tick = format!("r{number}");
        colour.roll(&[&tick, &tick, "y2"][..2 + usize::from(number == 2)]);
        if number > 2 {
            colour.enter(2, "-");
        }
    }
    colour.roll(&["r12", "-", "+ r7"]);
    let parts = [round, which(), mend, colour];
    let phases = parts.each_ref().map(|test| test.pad.phase());
    assert_eq!(phases, [Phase::Round, Phase::Which, Phase::Mend, Phase::Colour]);
    parts
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let all = parts();
    for test in &all {
        let view = serde_json::to_value(test.pad.view(Viewer::Seat(Seat(0)))).unwrap();
        assert!(!refused(test, "phase", view["phase"].clone()));
        // Both show all entries and ask nobody else.
        let alike = |phase| matches!(phase, Phase::Which | Phase::Colour);
        let differs = |other: &&TestPad| {
            let phases = [test.pad.phase(), other.pad.phase()];
            phases[0] != phases[1] && !phases.into_iter().all(alike)
        };
        for other in all.iter().filter(differs) {
            let phase = serde_json::to_value(other.pad.phase()).unwrap();
            assert!(refused(test, "phase", phase), "{:?}", test.pad.phase());
        }
        assert!(refused(test, "phase", json!("over")));
        assert!(refused(test, "open", json!([null, null])));
        assert!(refused(test, "active", json!(3)));
    }
    let [round, which, mend, colour] = &all;
    for test in [round, which, mend] {
        assert!(refused(test, "ticked", json!(true)), "{:?}", test.pad.phase());
    }
    assert!(!refused(colour, "ticked", json!(true)));
    assert!(refused(round, "sum", json!(7)) && refused(which, "sum", json!(7)));
    assert!(refused(mend, "sum", json!(null)));
    assert!(refused(round, "asked", json!([0, 1])) && refused(round, "asked", json!([])));
    assert!(refused(mend, "asked", json!([])) && refused(mend, "asked", json!([0, 1, 2, 3])));
    assert!(refused(which, "asked", json!([1])));
    // Only whoever is active ticks alone, and only what is printed.
    assert!(refused(which, "open", json!(["r7", "b8 + g9", "-"])));
    assert!(refused(which, "open", json!(["r13", "b8", "-"])));
    assert!(refused(which, "open", json!(["r7", "sum 8", "-"])));
}
