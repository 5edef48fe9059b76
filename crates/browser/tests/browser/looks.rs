//! What the page is shown of the other games: enough to draw and to play them without a rule.

use browser::Engine;
use serde_json::{Value, json};

/// A table of people on one device.
struct Round {
    engine: Engine,
    game: &'static str,
    table: Value,
    update: Value,
    now: u64,
}

impl Round {
    /// Opens a table; what is to be dealt is dealt.
    fn open(game: &'static str, setup: &str, seats: usize) -> Self {
        let (engine, table, update) = (Engine::default(), Value::Null, Value::Null);
        let mut round = Round { engine, game, table, update, now: 0 };
        let people: Vec<Value> = (0..seats).map(|n| json!({ "name": n.to_string() })).collect();
        let new = json!({ "game": game, "setup": setup, "luck": { "kind": "fair" } });
        let shown = round.ask(json!({ "do": "open", "new": new, "seats": people }));
        round.table = shown["table"].clone();
        round.hear(&shown);
        round
    }

    fn ask(&mut self, mut question: Value) -> Value {
        self.now += 10;
        question["now"] = json!(self.now);
        question["fresh"] = json!(format!("{:064x}", self.now));
        let answer: Value =
            serde_json::from_str(&self.engine.ask(&question.to_string())).expect("JSON");
        // An answer bears the name of its question.
        let named = answer["ok"].get(question["do"].as_str().expect("a question"));
        named.unwrap_or_else(|| panic!("{question}: {answer}")).clone()
    }

    fn hear(&mut self, shown: &Value) {
        let views = self.update["views"].take();
        self.update = shown["update"].clone();
        if self.update["views"].is_null() {
            self.update["views"] = views;
        }
        if let Some(wakes) = shown["wakes"].as_u64() {
            self.now = self.now.max(wakes);
            let shown = self.ask(json!({ "do": "tick", "table": self.table }));
            self.hear(&shown);
        }
    }

    /// The seat that is asked first of those who owe an answer.
    fn asked(&self) -> u64 {
        let question = &self.update["table"]["question"];
        let owes = |seat: &&Value| !list(&question["answered"]).contains(seat);
        let seat = list(&question["seats"]).iter().find(owes).and_then(Value::as_u64);
        seat.expect("somebody is asked")
    }

    /// What the seat that is asked sees, with a draft.
    fn look(&mut self, draft: Option<&str>) -> (u64, Value) {
        let seat = self.asked();
        let mine = |one: &&Value| one["seat"] == seat;
        let view = list(&self.update["views"]).iter().find(mine).expect("a view")["view"].clone();
        let game = self.game;
        let question =
            json!({ "do": "look", "game": game, "view": view, "seat": seat, "draft": draft });
        (seat, self.ask(question))
    }

    /// The seat that is asked answers.
    fn answer(&mut self, action: &str) {
        let number = &self.update["table"]["question"]["number"];
        let seat = self.asked();
        let request = json!({ "do": "answer", "seat": seat, "question": number, "action": action });
        let shown = self.ask(json!({ "do": "ask", "table": self.table, "request": request }));
        self.hear(&shown);
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn quixo_shows_cubes_ways_and_what_a_move_ends() {
    let mut round = Round::open("quixo", "two 2 side=3", 2);
    for action in ["a1N", "c1W", "b1N", "a2E"] {
        round.answer(action);
    }
    let (seat, look) = round.look(None);
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
    let mut round = Round::open("qwirkle", "standard 2", 2);
    let (_, first) = round.look(None);
    let bid = first["opening"].as_u64().expect("a bid");
    assert_eq!(first["swap"], 0);
    // Tile by tile, always where the engine says, until it is a play.
    let mut draft = String::new();
    let mut seen = first;
    for laid in 1..=bid {
        let spots = seen["draft"]["spots"].as_object().expect("spots");
        let (tile, cells) = spots.iter().next().expect("a tile that fits");
        draft.push_str(&format!(" {tile}@{}", cells[0]["cell"].as_str().expect("a cell")));
        seen = round.look(Some(&draft)).1;
        let no = &seen["draft"]["no"];
        assert_eq!(no.is_null(), laid == bid, "{draft}: {no}");
    }
    assert_eq!(seen["draft"]["lines"][0]["length"], bid.max(1));
    assert!(seen["draft"]["points"].as_u64() >= Some(bid));
    assert_eq!(seen["draft"]["spots"], json!({}));
}

#[test]
fn qwirkle_counts_the_tiles_that_nobody_has_shown() {
    let mut round = Round::open("qwirkle", "standard 2", 2);
    let (_, look) = round.look(None);
    let left = |look: &Value| -> u64 {
        list(&look["unseen"]).iter().filter_map(|kind| kind["count"].as_u64()).sum()
    };
    assert_eq!(list(&look["unseen"]).len(), 36);
    assert_eq!(left(&look), 108 - 6);
    let best = look["offers"][0]["action"].as_str().expect("a play").to_owned();
    let played = best.split_whitespace().count() as u64;
    round.answer(&best);
    let (_, look) = round.look(None);
    assert_eq!(left(&look), 108 - 6 - played);
}

#[test]
fn cards_show_ones_own_colours_only_and_every_play_with_its_ticks() {
    let mut round = Round::open("qwixx-cards", "jokers 2", 2);
    let (seat, seen) = round.look(None);
    assert_eq!(list(&seen["row"]).len(), 4);
    assert_eq!(list(&seen["hands"][seat as usize]["cards"]).len(), 4);
    assert_eq!(seen["full"], 5);
    assert_eq!(seen["hands"][1 - seat as usize]["cards"], Value::Null);
    assert_eq!(list(&seen["offers"]).len(), 4);
    round.answer("take 0");
    let (_, number) = round.look(None);
    assert!(number["number"].as_u64().is_some());
    round.answer("-");
    round.answer("-");
    let (player, play) = round.look(None);
    assert_eq!(player, seat);
    let offers = list(&play["offers"]);
    assert!(offers.iter().all(|offer| (1..=3).contains(&list(&offer["cards"]).len())));
    assert!(offers.iter().any(|offer| !list(&offer["ticks"]).is_empty()));
    assert!(
        offers.iter().all(|offer| list(&offer["ticks"]).is_empty() == (offer["misses"] == true))
    );
}
