//! The engine as the page asks it: text in, text out.

use browser::Engine;
use serde_json::{Value, json};

/// The page's side of the door.
#[derive(Default)]
struct Page(Engine);

impl Page {
    fn ask(&mut self, question: &Value) -> Result<Value, String> {
        let answer: Value = serde_json::from_str(&self.0.ask(&question.to_string())).expect("JSON");
        match (answer.get("ok"), answer.get("refused")) {
            (Some(ok), None) => Ok(ok.clone()),
            (None, Some(refused)) => Err(refused["key"].as_str().expect("a key").to_owned()),
            _ => panic!("{answer}"),
        }
    }

    fn open(&mut self, setup: &str, bots: &Value, typed: bool) -> Value {
        let question =
            json!({ "do": "open", "game": "qwixx", "setup": setup, "bots": bots, "typed": typed });
        self.ask(&question).expect("a table")
    }

    fn type_chance(&mut self, table: &Value, chance: &str) -> Result<Value, String> {
        self.ask(&json!({ "do": "chance", "table": table, "chance": chance }))
    }

    fn answer(&mut self, table: &Value, seat: u8, action: &str) -> Result<Value, String> {
        self.ask(&json!({ "do": "answer", "table": table, "seat": seat, "action": action }))
    }

    fn look(&mut self, update: &Value, seat: u8) -> Value {
        let view = &update["views"][seat.to_string()];
        self.ask(&json!({ "do": "look", "game": "qwixx", "view": view, "seat": seat }))
            .expect("look")
    }
}

#[test]
fn bots_and_dice_go_on_by_themselves_to_the_end() {
    let mut page = Page::default();
    let mut update = page.open("classic 3", &json!(["greedy", "random", "greedy"]), false);
    let table = update["table"].clone();
    let mut steps = 0;
    while !update["auto"].is_null() {
        let number = |i: u32| (steps * 64 + i).wrapping_mul(2_654_435_761);
        let numbers: Vec<u32> = (0..64).map(number).collect();
        update =
            page.ask(&json!({ "do": "next", "table": table, "numbers": numbers })).expect("on");
        steps += 1;
        assert!(steps < 2_000);
    }
    assert_eq!(update["turn"]["waits"], "nothing");
    assert_eq!(update["outcome"]["scores"].as_array().map(Vec::len), Some(3));
    assert!(update["record"].as_str().is_some_and(|record| record.contains("\nend winners=")));
    let told = page.ask(&json!({ "do": "retell", "table": table })).expect("everything");
    assert_eq!(
        told.as_array().and_then(|all| all.last()).expect("news")["event"]["event"],
        "ended"
    );
}

#[test]
fn real_dice_are_typed_in_any_order_and_can_be_taken_back() {
    let mut page = Page::default();
    let table = page.open("classic 1", &json!([null]), true)["table"].clone();
    page.type_chance(&table, "first 0").expect("I begin");
    let update = page.type_chance(&table, "B5 g2 w3 r1 w4 y6").expect("a roll");
    assert_eq!(update["views"]["0"]["roll"], "w3 w4 r1 y6 g2 b5");
    assert_eq!(update["can_take_back"], true);
    let update = page.ask(&json!({ "do": "back", "table": table })).expect("taken back");
    assert_eq!(update["typing"], true);
    assert_eq!(page.type_chance(&table, "w9 w4 r1 y6 g2 b5"), Err("notation".to_owned()));
    assert_eq!(page.type_chance(&table, "w3 w4 r1"), Err("impossible".to_owned()));
}

#[test]
fn a_look_says_what_each_cell_is_and_what_an_offer_brings() {
    let mut page = Page::default();
    let update = page.open("classic 1", &json!([null]), true);
    let table = update["table"].clone();
    page.type_chance(&table, "first 0").expect("I begin");
    let update = page.type_chance(&table, "w3 w4 r1 y6 g2 b5").expect("a roll");
    let look = page.look(&update, 0);
    let offers = look["offers"].as_array().expect("offers");
    let red = offers.iter().find(|offer| offer["action"] == "r7").expect("red 7");
    assert_eq!(red["points"], 1);
    assert_eq!(red["skips"], json!(["r2", "r3", "r4", "r5", "r6"]));
    let update = page.answer(&table, 0, "R7").expect("capitals do not matter");
    let look = page.look(&update, 0);
    let cells = look["sheets"][0]["rows"][0]["cells"].as_array().expect("cells");
    let states: Vec<&str> =
        cells.iter().map(|cell| cell["state"].as_str().expect("state")).collect();
    assert_eq!(states[..6], ["lost", "lost", "lost", "lost", "lost", "ticked"]);
    assert_eq!(states[10], "early");
}

#[test]
fn passing_costs_a_miss_only_where_it_does() {
    let mut page = Page::default();
    let table = page.open("classic 1", &json!([null]), true)["table"].clone();
    page.type_chance(&table, "first 0").expect("I begin");
    let update = page.type_chance(&table, "w3 w4 r1 y6 g2 b5").expect("a roll");
    assert_eq!(page.look(&update, 0)["offers"][0]["misses"], false);
    let update = page.answer(&table, 0, "-").expect("nothing");
    let pass = page.look(&update, 0)["offers"][0].clone();
    assert_eq!((&pass["misses"], &pass["points"]), (&json!(true), &json!(-5)));
}

#[test]
fn sealed_answers_of_people_stay_sealed_and_shown_ones_stay_given() {
    let mut page = Page::default();
    let table = page.open("classic 2", &json!([null, null]), true)["table"].clone();
    page.type_chance(&table, "first 0").expect("seat 0 begins");
    page.type_chance(&table, "w3 w4 r1 y6 g2 b5").expect("a roll");
    let update = page.answer(&table, 0, "r7").expect("an answer");
    assert_eq!(update["views"]["0"]["answer"], "r7");
    assert_eq!(update["views"]["1"]["answer"], Value::Null);
    assert_eq!(update["can_take_back"], true);
    let update = page.answer(&table, 1, "-").expect("the last answer");
    assert_eq!(update["can_take_back"], false);
}

#[test]
fn a_table_goes_on_from_its_record() {
    let mut page = Page::default();
    let table = page.open("longo 1", &json!([null]), true)["table"].clone();
    page.type_chance(&table, "first 0").expect("I begin");
    let update = page.type_chance(&table, "w3 w4 r1 y6 g2 b5").expect("a roll");
    let question = json!({
        "do": "open", "game": "qwixx", "setup": "longo 1", "bots": [null], "typed": true,
        "record": update["record"],
    });
    let again = page.ask(&question).expect("the same table");
    assert_eq!(again["views"], update["views"]);
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let mut page = Page::default();
    let mut key = |question: Value| page.ask(&question).expect_err("refused");
    assert_eq!(key(json!("?")), "request");
    assert_eq!(key(json!({ "do": "retell", "table": 7 })), "no-table");
    let open = |game: &str, setup: &str, bots: Value, typed: bool| json!({ "do": "open", "game": game, "setup": setup, "bots": bots, "typed": typed });
    assert_eq!(key(open("chess", "classic 1", json!([null]), false)), "setup");
    assert_eq!(key(open("qwixx", "classic 9", json!([null]), false)), "setup");
    assert_eq!(key(open("qwixx", "classic 2", json!([null]), false)), "seats");
    assert_eq!(key(open("qwixx", "classic 1", json!(["clever"]), false)), "bot");
    assert_eq!(key(open("qwirkle", "standard 2", json!([null, null]), true)), "hidden-chance");
    assert_eq!(key(json!({ "do": "look", "game": "qwixx", "view": {}, "seat": 0 })), "view");
    let settled = page.ask(&json!({ "do": "settle", "game": "qwixx", "setup": "classic 2" }));
    assert_eq!(settled, Ok(json!("classic 2")));
}
