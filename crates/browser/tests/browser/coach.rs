//! The coach as the page asks it: text in, text out.

use browser::Coach;
use browser::door::Behind;
use serde_json::{Value, json};

use crate::engine::Page;

/// What a coach answers, or the key of its refusal.
fn ask(coach: &mut Coach, question: &Value) -> Result<Value, String> {
    let answer = coach.ask(&question.to_string());
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    match answer.get("ok") {
        Some(ok) => Ok(ok[question["do"].as_str().expect("a question")].clone()),
        None => Err(answer["refused"]["key"].as_str().expect("a key").to_owned()),
    }
}

/// A coach who has read the net of a table for two.
fn taught() -> Coach {
    let mut coach = Coach::default();
    let net = include_bytes!("../../../bots/nets/classic-2.net");
    assert!(coach.provide(&[b"qwixx classic-2.net\n".as_slice(), net].concat()));
    coach
}

/// What a seat is asked in a match of bots: the view, and what it was told.
fn asked(page: &mut Page, game: &str, setup: &str) -> Value {
    let seats = setup.rsplit(' ').next().and_then(|seats| seats.parse().ok());
    let (_, record) = page.bots_play(game, setup, seats.expect("a number of seats"));
    page.ask(json!({ "do": "replay", "record": record })).expect("a replay");
    let at = (2..).find_map(|stop| {
        let at = page.ask(json!({ "do": "stop", "stop": stop, "seat": 0 })).expect("a stop");
        let seats = at["table"]["question"]["seats"].as_array()?.clone();
        seats.contains(&json!(0)).then_some(at)
    });
    let at = at.expect("a question");
    let news = at["news"].as_array().expect("news").iter();
    let heard: Vec<_> = news.filter_map(|one| one.get("event")).collect();
    let view = &at["views"][0]["view"];
    json!({ "do": "hint", "game": game, "setup": setup, "view": view, "seat": 0, "heard": heard })
}

#[test]
fn a_hint_names_the_best_answers_and_compares_what_is_in_mind() {
    let mut question = asked(&mut Page::default(), "qwixx", "classic 2");
    let mut coach = taught();
    let hints = ask(&mut coach, &question).expect("hints");
    let chance = |hint: &Value| hint["chance"].as_f64().expect("a chance");
    let hints = hints.as_array().expect("a list").clone();
    assert!((2..=3).contains(&hints.len()), "{hints:?}");
    assert!(hints.windows(2).all(|pair| chance(&pair[0]) >= chance(&pair[1])));
    assert_eq!(hints[0]["reasons"], json!([]));
    for hint in &hints {
        assert!(!hint["brings"].as_array().expect("events").is_empty());
    }
    for in_mind in ["nonsense", "r99", ""] {
        question["inMind"] = json!(in_mind);
        assert_eq!(ask(&mut coach, &question).expect("hints"), json!(hints));
    }
}

#[test]
fn what_is_in_mind_is_rated_behind_the_best() {
    let mut question = asked(&mut Page::default(), "qwirkle", "standard 2");
    let mut coach = Coach::default();
    let best = ask(&mut coach, &question).expect("hints").as_array().expect("a list").clone();
    let hand = question["view"]["own"]["hand"][0].as_str().expect("a tile").to_owned();
    question["inMind"] = json!(format!("swap {hand}"));
    let more = ask(&mut coach, &question).expect("hints").as_array().expect("a list").clone();
    assert_eq!(more.len(), best.len() + 1);
    let (last, first) = (more.last().expect("one"), &more[0]);
    assert_eq!(last["action"], question["inMind"]);
    assert!(last["chance"].as_f64() < first["chance"].as_f64());
    assert!(!last["reasons"].as_array().expect("reasons").is_empty());
}

#[test]
fn without_its_book_the_coach_says_which() {
    // Nothing contains what is looked up alone.
    let question = asked(&mut Page::default(), "qwixx", "classic 1");
    assert_eq!(ask(&mut Coach::default(), &question), Err("coach-book".to_owned()));
    assert_eq!(ask(&mut Coach::default(), &json!({ "do": "go" })), Err("coach-begin".to_owned()));
}

#[test]
fn a_match_is_looked_at_piece_by_piece_and_the_account_adds_up() {
    let mut page = Page::default();
    let (_, record) = page.bots_play("qwixx", "classic 2", 2);
    let told = page.ask(json!({ "do": "retell", "record": record })).expect("a match");
    let mut coach = taught();
    let (transcript, outcome) = (&told["transcript"], &told["outcome"]);
    let begin =
        json!({ "do": "begin", "transcript": transcript, "outcome": outcome, "depth": "quick" });
    let steps = ask(&mut coach, &begin).expect("begun").as_u64().expect("a number");
    let mut before = 0;
    let report = loop {
        let gone = ask(&mut coach, &json!({ "do": "go" })).expect("on");
        if !gone["report"].is_null() {
            assert_eq!(before, steps);
            break gone["report"].clone();
        }
        let at = gone["at"].as_u64().expect("a number");
        assert!(at > before && at <= steps);
        before = at;
    };
    for account in report["accounts"].as_array().expect("accounts") {
        let part = |name: &str| account[name].as_f64().expect("a number");
        let parts =
            ["start", "luck", "errors", "gifts", "crossing", "unseen", "drift", "brokenOff"];
        let sum: f64 = parts.into_iter().map(part).sum();
        assert!((sum - part("result")).abs() < 1e-9);
    }
    // A decision leads to the stop of a replay at which its seat was asked.
    page.ask(json!({ "do": "replay", "record": record })).expect("a replay");
    for decision in report["decisions"].as_array().expect("decisions") {
        let step = decision["step"].as_u64().expect("a number") as usize;
        let stop = json!({ "do": "stop", "stop": told["stops"][step], "seat": decision["seat"] });
        let at = page.ask(stop).expect("a stop");
        let seats = at["table"]["question"]["seats"].as_array().expect("a question").clone();
        assert!(seats.contains(&decision["seat"]), "{step}");
        let choices = decision["choices"].as_array().expect("choices");
        let played = decision["played"].as_u64().expect("a place") as usize;
        let loss = choices[0]["chance"].as_f64().zip(choices[played]["chance"].as_f64());
        let loss = loss.map(|(best, done)| best - done).expect("chances");
        assert!((loss - decision["loss"].as_f64().expect("a loss")).abs() < 1e-12);
    }
}
