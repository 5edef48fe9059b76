//! Views that no table can show are refused.

use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qlub_qwixx::Cards;
use serde_json::{Value, json};

use crate::test_game::at;

fn refused(cards: &Cards, change: impl Fn(&mut Value)) -> bool {
    let mut view = serde_json::to_value(cards.view(Viewer::Seat(Seat(0)))).unwrap();
    change(&mut view);
    let view = serde_json::from_value(view).expect("it still reads");
    Cards::imagine(&view, &mut Stream::new(1)).is_err()
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let take = at("classic 2", ";", "r2 r6;b3 b4 y9 g12", "5 11 9 6 4").cards;
    let play =
        at("classic 2", ";", "r2 r6 r7 r8 r9;b3 b4 y9 g12", "5 11 9 6 4").answers("- -").cards;
    assert!(!refused(&take, |_| {}) && !refused(&play, |_| {}));
    assert!(refused(&take, |view| view["phase"] = json!("over")));
    assert!(refused(&take, |view| view["phase"] = json!("number")));
    assert!(refused(&take, |view| view["ticked"] = json!(true)));
    assert!(refused(&take, |view| view["answered"] = json!([0])));
    assert!(refused(&play, |view| view["answered"] = json!([1])));
    assert!(refused(&take, |view| {
        view["row"].as_array_mut().unwrap().truncate(2);
        view["pile"] = json!(view["pile"].as_u64().unwrap() + 2);
    }));
    assert!(refused(&take, |view| {
        view["row"].as_array_mut().unwrap().push(json!({ "number": 7 }));
        view["pile"] = json!(view["pile"].as_u64().unwrap() - 1);
    }));
    assert!(refused(&take, |view| {
        view["hands"][0] =
            json!({ "backs": [{ "number": 2 }, { "number": 6 }], "cards": ["r2", "j6"] });
        view["pile"] = json!(view["pile"].as_u64().unwrap() + 1);
    }));
    assert!(refused(&take, |view| {
        view["discard"] = json!(["r2"]);
    }));
    assert!(refused(&take, |view| view["hands"][1]["cards"] = json!(["b3", "b4", "y9", "g12"])));
    assert!(refused(&take, |view| view["top"] = json!({ "number": 13 })));
}
