//! What the page is shown of the other games: enough to draw and to play them without a rule.

use browser::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.ask(&question.to_string())).expect("JSON");
    answer.get("ok").unwrap_or_else(|| panic!("{question}: {answer}")).clone()
}

/// Opens a table of people, and deals what is to be dealt.
fn open(engine: &mut Engine, game: &str, setup: &str, seats: usize) -> Value {
    let bots = vec![Value::Null; seats];
    let question = json!({ "do": "open", "game": game, "setup": setup, "bots": bots });
    let mut update = ask(engine, &question);
    while !update["auto"].is_null() {
        let numbers: Vec<u32> = (1..65u32).map(|n| n.wrapping_mul(2_654_435_761)).collect();
        update =
            ask(engine, &json!({ "do": "next", "table": update["table"], "numbers": numbers }));
    }
    update
}

/// What the seat that is asked sees, with a draft.
fn look(engine: &mut Engine, update: &Value, draft: Option<&str>) -> (u64, Value) {
    let seat = update["turn"]["seats"][0].as_u64().expect("somebody is asked");
    let view = &update["views"][seat.to_string()];
    let game = &update["game"];
    let question =
        json!({ "do": "look", "game": game, "view": view, "seat": seat, "draft": draft });
    (seat, ask(engine, &question))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn quixo_shows_cubes_ways_and_what_a_move_ends() {
    let mut engine = Engine::default();
    let mut update = open(&mut engine, "quixo", "two 2 side=3", 2);
    for action in ["a1N", "c1W", "b1N", "a2E"] {
        let seat = &update["turn"]["seats"][0];
        let question =
            json!({ "do": "answer", "table": update["table"], "seat": seat, "action": action });
        update = ask(&mut engine, &question);
    }
    let (seat, look) = look(&mut engine, &update, None);
    assert_eq!(seat, 0);
    assert_eq!(look["rows"][0][0], json!({ "cell": "a3", "mark": "cross", "dot": null }));
    let wins = list(&look["offers"]).iter().find(|offer| offer["action"] == "c1N").expect("c1N");
    assert_eq!(wins["winners"], json!([0]));
    assert_eq!(wins["lines"][0]["cells"], json!(["a3", "b3", "c3"]));
    let way = list(&look["pushes"])
        .iter()
        .find(|way| way["cell"] == "c1" && way["end"] == "north")
        .expect("a way");
    assert_eq!(way["path"], json!(["c1", "c2", "c3"]));
}

#[test]
fn qwirkle_lights_what_can_become_a_play_and_scores_it_line_by_line() {
    let mut engine = Engine::default();
    let update = open(&mut engine, "qwirkle", "standard 2", 2);
    let (_, first) = look(&mut engine, &update, None);
    let bid = first["opening"].as_u64().expect("a bid");
    assert_eq!(first["swap"], 0);
    // Tile by tile, always where the engine says, until it is a play.
    let mut draft = String::new();
    let mut seen = first;
    for laid in 1..=bid {
        let spots = seen["draft"]["spots"].as_object().expect("spots");
        let (tile, cells) = spots.iter().next().expect("a tile that fits");
        draft.push_str(&format!(" {tile}@{}", cells[0]["cell"].as_str().expect("a cell")));
        seen = look(&mut engine, &update, Some(&draft)).1;
        let no = &seen["draft"]["no"];
        assert_eq!(no.is_null(), laid == bid, "{draft}: {no}");
    }
    assert_eq!(seen["draft"]["lines"][0]["length"], bid.max(1));
    assert!(seen["draft"]["points"].as_u64() >= Some(bid));
    assert_eq!(seen["draft"]["spots"], json!({}));
}

#[test]
fn cards_show_ones_own_colours_only_and_every_play_with_its_ticks() {
    let mut engine = Engine::default();
    let mut update = open(&mut engine, "qwixx-cards", "jokers 2", 2);
    let (seat, seen) = look(&mut engine, &update, None);
    assert_eq!(list(&seen["row"]).len(), 4);
    assert_eq!(list(&seen["hands"][seat as usize]["cards"]).len(), 4);
    assert_eq!(seen["hands"][1 - seat as usize]["cards"], Value::Null);
    assert_eq!(list(&seen["offers"]).len(), 4);
    let act = |engine: &mut Engine, update: &Value, seat: &Value, action: &str| {
        let question =
            json!({ "do": "answer", "table": update["table"], "seat": seat, "action": action });
        let mut update = ask(engine, &question);
        while !update["auto"].is_null() {
            let numbers: Vec<u32> = (7..71u32).map(|n| n.wrapping_mul(2_246_822_519)).collect();
            let on = json!({ "do": "next", "table": update["table"], "numbers": numbers });
            update = ask(engine, &on);
        }
        update
    };
    update = act(&mut engine, &update, &json!(seat), "take 0");
    let (_, number) = look(&mut engine, &update, None);
    assert!(number["number"].as_u64().is_some());
    for _ in 0..2 {
        let seat = update["turn"]["seats"][0].clone();
        update = act(&mut engine, &update, &seat, "-");
    }
    let (player, play) = look(&mut engine, &update, None);
    assert_eq!(player, seat);
    let offers = list(&play["offers"]);
    assert!(offers.iter().all(|offer| (1..=3).contains(&list(&offer["cards"]).len())));
    assert!(offers.iter().any(|offer| !list(&offer["ticks"]).is_empty()));
    assert!(
        offers.iter().all(|offer| list(&offer["ticks"]).is_empty() == (offer["misses"] == true))
    );
}
