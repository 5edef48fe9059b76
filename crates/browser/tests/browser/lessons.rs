//! Lessons through the door of text: what is left of a look, and how a wrong answer is told.

use browser::door::Behind;
use browser::{Engine, Teacher};
use serde_json::{Value, json};

const LESSON: &str = include_str!("../../../../lessons/quixo/four.lesson");

fn ask(behind: &mut impl Behind, question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&behind.ask(&question.to_string())).expect("JSON");
    answer
}

/// A question with the time and entropy.
fn timed(mut question: Value) -> Value {
    question["now"] = json!(1);
    question["fresh"] = json!("00".repeat(32));
    question
}

fn opened(step: usize) -> (Teacher, Value) {
    let mut teacher = Teacher::default();
    let open = timed(json!({ "do": "lesson", "text": LESSON, "name": "Ada", "step": step }));
    let answer = ask(&mut teacher, &open);
    (teacher, answer["ok"]["lesson"].clone())
}

#[test]
fn a_lesson_is_opened_answered_and_ends() {
    let (mut teacher, lesson) = opened(0);
    assert_eq!(lesson["words"], "teams-dot");
    assert_eq!([&lesson["answered"], &lesson["steps"]], [&json!(0), &json!(2)]);
    let answer = |action: &str| timed(json!({ "do": "lesson-answer", "action": action }));
    let next = ask(&mut teacher, &answer("c1N.2"))["ok"]["lesson-answer"].clone();
    assert_eq!(next["words"], "teams-win");
    // The own move, and eleven of a script.
    assert_eq!(next["updates"].as_array().map(Vec::len), Some(12));
    let end = ask(&mut teacher, &answer("a1N.0"))["ok"]["lesson-answer"].clone();
    assert_eq!((&end["words"], &end["answer"]), (&json!("teams-end"), &Value::Null));
    let last = &end["updates"][0]["table"];
    assert_eq!(last["outcome"]["winners"], json!([0, 2]));
}

#[test]
fn a_wrong_answer_is_refused_by_its_rule_or_by_the_lesson() {
    let (_, lesson) = opened(1);
    let mut engine = Engine::default();
    let view = &lesson["updates"][0]["views"][0]["view"];
    let mut check = |action: &str| {
        let only = lesson["answer"].clone();
        let question = json!({
            "do": "check", "game": "quixo", "view": view, "seat": 0, "action": action, "only": only
        });
        ask(&mut engine, &question)["ok"]["check"]["key"].clone()
    };
    // A board asks about a cube with any end, and without a dot.
    assert_eq!(check("e1N"), "lesson-not-now");
    assert_eq!(check("a1N.2"), "lesson-not-now");
    assert_eq!(check("b5S.0"), "partners-cube");
    assert_eq!(check("a1N.0"), Value::Null);
}

#[test]
fn a_look_offers_the_answer_alone() {
    let (_, lesson) = opened(0);
    let view = &lesson["updates"][0]["views"][0]["view"];
    let only = &lesson["answer"];
    let look = json!({ "do": "look", "game": "quixo", "view": view, "seat": 0, "only": only });
    let offers = ask(&mut Engine::default(), &look)["ok"]["look"]["offers"].clone();
    assert_eq!(offers.as_array().map(Vec::len), Some(1));
    assert_eq!(offers[0]["action"], *only);
}

#[test]
fn a_phase_is_named_when_it_comes() {
    let (mut teacher, lesson) = opened(0);
    let view = &lesson["updates"][0]["views"][0]["view"];
    let mut phase = |seat: u8| {
        let question = json!({ "do": "phase", "text": LESSON, "view": view, "seat": seat });
        ask(&mut teacher, &question)["ok"]["phase"].clone()
    };
    assert_eq!(phase(0), "quixo-phase-first");
    assert_eq!(phase(1), Value::Null);
}

#[test]
fn a_tile_goes_only_where_the_lesson_has_it() {
    let text = include_str!("../../../../lessons/qwirkle/standard.lesson");
    let open = timed(json!({ "do": "lesson", "text": text, "name": "Ada", "step": 0 }));
    let lesson = ask(&mut Teacher::default(), &open)["ok"]["lesson"].clone();
    let view = &lesson["updates"][0]["views"][0]["view"];
    let only = &lesson["answer"];
    let look = json!({ "do": "look", "game": "qwirkle", "view": view, "seat": 0, "only": only });
    let look = ask(&mut Engine::default(), &look)["ok"]["look"].clone();
    let spots = look["draft"]["spots"].as_object().expect("spots");
    assert_eq!(spots.keys().collect::<Vec<_>>(), ["Rs"]);
    assert_eq!(spots["Rs"][0]["cell"], "3,0");
    assert_eq!((&look["swap"], &look["pass"]), (&json!(0), &json!(false)));
}
