//! Everything a table can say has words, in every language.

use std::collections::BTreeSet;

use game::{Rule as _, Seat, SetupError};
use protocol::http::NewTable;
use protocol::{Clock, Late, LuckChoice, News, Options, Refusal};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{StepError, TableRule};
use words::{Language, Words};

fn each(check: impl Fn(&Words, Language)) {
    Language::all().for_each(|language| check(&Words::new(language), language));
}

fn french() -> Language {
    "fr".parse().expect("French")
}

fn name(seat: u64) -> String {
    format!("Player{seat}")
}

/// The kinds that a type knows: it lists them itself when it is given one that it does not.
fn kinds<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = json!({ tag: "?" });
    let error = serde_json::from_value::<T>(unknown).err().expect("no such kind").to_string();
    let listed = error.split("expected").nth(1).expect("a list of kinds");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The examples of news in the page about the protocol.
fn news() -> Vec<Value> {
    let page = include_str!("../../../docs/protocol.md");
    let blocks = page.split("```json news\n").skip(1);
    blocks
        .map(|rest| {
            serde_json::from_str(rest.split("```").next().unwrap_or_default()).expect("JSON")
        })
        .collect()
}

fn is_whole(text: &str) -> bool {
    let keys = ["news-", "event-", "reason-", "rule-", "word-"];
    !text.contains(['{', '}']) && keys.iter().all(|key| !text.contains(key))
}

#[test]
fn every_rule_of_the_table_has_words() {
    each(|words, language| {
        for key in TableRule::KEYS.iter().chain(SetupError::KEYS).chain(&["unreadable"]) {
            let message = words.own_or_shared("rule", "qwixx", key);
            assert!(words.has(&message), "{language}: {message}");
        }
    });
}

#[test]
fn refusals_of_the_table_speak_with_their_data() {
    let rules = [
        TableRule::SeatTaken { seat: 1 },
        TableRule::NoSuchLevel { level: "genius".to_owned() },
        TableRule::Unfit { says: "no such line".to_owned() },
        TableRule::Option { option: "clock" },
        TableRule::SeatsOpen { open: 2 },
        TableRule::QuestionClosed { question: 3 },
    ];
    each(|words, _| {
        for rule in &rules {
            let refusal = Refusal::from(table::TableRefusal::from(rule.clone()));
            let text = words.refusal("qwixx", &refusal.key, &refusal.data, &name);
            assert!(is_whole(&text), "{text}");
        }
    });
    let taken = json!({ "rule": "table-seat-taken", "seat": 1 });
    let text = Words::new(Language::ENGLISH).refusal("qwixx", "table-seat-taken", &taken, &name);
    assert_eq!(text, "This seat is taken by Player1.");
}

#[test]
fn what_could_not_be_read_is_said_in_every_language() {
    let say = |language, action: &str| {
        let setup = "classic 2".parse().expect("a set-up");
        let mut game = table::any_match::open("qwixx", &setup).expect("a game");
        for step in ["* first 0", "* w1 w1 r1 y1 g1 b1"] {
            game.step(step).expect("a step");
        }
        let error: StepError = game.check(Seat(0), action).expect_err("refused");
        let refusal = Refusal::from(table::TableRefusal::from(error));
        Words::new(language).refusal("qwixx", &refusal.key, &refusal.data, &name)
    };
    assert_eq!(say(Language::ENGLISH, "r"), "Column 2: expected a number from 2 to 16.");
    assert_eq!(
        say(Language::ENGLISH, "rx"),
        "Column 2: expected a number from 2 to 16, found “x”."
    );
    assert_eq!(
        say(french(), "rx"),
        "Colonne 2\u{a0}: il faut un nombre de 2 à 16, pas «\u{a0}x\u{a0}»."
    );
}

#[test]
fn a_set_up_that_is_not_on_offer_is_refused_in_every_language() {
    let say = |language, game: &str, setup: &str| {
        let refused = match setup.parse() {
            Ok(setup) => {
                table::TableRefusal::from(table::any_match::open(game, &setup).err().expect("bad"))
            }
            Err(error) => table::TableRefusal::from(StepError::Parse(error)),
        };
        let refusal = Refusal::from(refused);
        Words::new(language).refusal(game, &refusal.key, &refusal.data, &name)
    };
    let cases = [
        ("quixo", "two 3", "3 seats do not fit: this edition is for 2."),
        ("qwixx", "classic 9", "9 seats do not fit: this edition is for 1 to 5."),
        ("qwirkle", "standard 1", "One seat does not fit: this edition is for 2 to 4."),
        ("qwirkle", "maxi 2", "There is no edition “maxi”. Choose standard."),
        ("qwixx", "classic 2 a=1", "There is no option “a”: this edition has no options."),
        ("qwixx", "longo 2 a=1", "There is no option “a”. Choose lucky."),
        ("quixo", "two 2 side=7", "Option “side” cannot be “7”: expected 3, 4 or 5."),
        (
            "qwixx",
            "longo 1 lucky=5/17",
            "Option “lucky” cannot be “5/17”: expected a number from 2 to 16 at column 3.",
        ),
        ("qwixx", "classic", "Column 8: expected a space."),
        ("qwixx", "classic two", "Column 9: expected a number of seats, found “two”."),
    ];
    for (game, setup, english) in cases {
        assert_eq!(say(Language::ENGLISH, game, setup), english);
        for language in Language::all().filter(|language| *language != Language::ENGLISH) {
            let said = say(language, game, setup);
            assert!(is_whole(&said) && said != english, "{language}: {said}");
        }
    }
    assert_eq!(
        say(french(), "qwixx", "classic 2 a=1"),
        "Il n’y a pas d’option «\u{a0}a\u{a0}»\u{a0}: cette édition n’a pas d’option."
    );
    let chess = say(french(), "chess", "two 2");
    assert!(
        chess.starts_with("Il n’y a pas de jeu «\u{a0}chess\u{a0}». Choisissez qwixx, "),
        "{chess}"
    );
}

/// Every pattern that set-ups expect somewhere, so that a new one is not said in English alone.
#[test]
fn what_a_set_up_expects_is_said_in_every_language() {
    let longo = ["1/5", "5/5", "5/17", "5", "x", "5/10,6/11,7/12", "5/10", "5/10,10/5"];
    let longo = longo.iter().map(|lucky| format!("longo 2 lucky={lucky}"));
    let others = ["", "classic", "classic x", "classic 2 ", "classic 2 a", "classic 2 a="];
    let broken: Vec<String> = longo.chain(others.map(str::to_owned)).collect();
    each(|words, language| {
        for text in &broken {
            let expected = match text.parse::<game::Setup>() {
                Err(error) => error.expected,
                Ok(setup) => match table::any_match::open("qwixx", &setup).err().expect("bad") {
                    table::OpenError::Setup(SetupError::ValueAt { expected, .. }) => expected,
                    other => panic!("{other}"),
                },
            };
            let key = words::expected_key(&expected);
            assert!(words.has(&key), "{language}: {key}");
        }
    });
}

#[test]
fn every_piece_of_news_has_words() {
    each(|words, language| {
        for kind in kinds::<News>("news").iter().filter(|kind| *kind != "game") {
            assert!(words.has(&format!("news-{kind}")), "{language}: {kind}");
        }
        for news in news() {
            // Nothing is for one seat alone in Qwixx with dice.
            let game = if news["only"].is_null() { "qwixx" } else { "qwirkle" };
            let text = words.news(game, &news, &name);
            assert!(is_whole(&text) && text.len() > 5, "{language}: {text}");
        }
    });
}

#[test]
fn news_speak_with_their_data() {
    let say = |language, news: &News| {
        let news = serde_json::to_value(news).expect("JSON");
        Words::new(language).news("quixo", &news, &name)
    };
    let stood_in = News::StoodIn { seat: Seat(1), level: "greedy".to_owned() };
    assert_eq!(say(Language::ENGLISH, &stood_in), "A bot stands in for Player1 (greedy).");
    assert_eq!(say(french(), &stood_in), "Un robot remplace Player1 (gourmand).");
    let passed = News::HostPassed { seat: None };
    assert_eq!(say(Language::ENGLISH, &passed), "A spectator is the host now.");
    for reason in ["resigned", "agreed", "abandoned"] {
        let outcome = format!("winners=1 scores=none reason={reason}").parse().expect("an outcome");
        let ended = say(Language::ENGLISH, &News::Ended { outcome });
        assert!(is_whole(&ended) && ended.ends_with("Player1 wins."), "{ended}");
    }
}

/// Whoever puts something right is somebody, not the number of a seat.
#[test]
fn a_correction_names_whoever_made_it() {
    let news = json!({ "news": "corrected", "by": 0, "seat": 1, "before": "r7", "action": "b8" });
    let said = Words::new(Language::ENGLISH).news("qwixx-pad", &news, &name);
    assert_eq!(said, "Player0 put right what Player1 entered: r7 became b8.");
}

#[test]
fn everything_a_table_may_choose_is_explained() {
    let options = serde_json::to_value(Options::default()).expect("JSON");
    let mut keys: Vec<String> = options
        .as_object()
        .expect("fields")
        .keys()
        .map(|key| format!("option-{}", kebab(key)))
        .collect();
    keys.extend(kinds::<Clock>("kind").iter().map(|kind| format!("clock-{kind}")));
    keys.extend(kinds::<LuckChoice>("kind").iter().map(|kind| format!("luck-{kind}")));
    for late in [Late::Decline, Late::Bot] {
        let late = serde_json::to_value(late).expect("JSON");
        keys.push(format!("late-{}", late.as_str().expect("a word")));
    }
    assert!(keys.len() > 14);
    each(|words, language| {
        for key in &keys {
            assert!(words.has(&format!("table-{key}")), "{language}: table-{key}");
        }
    });
}

fn kebab(camel: &str) -> String {
    let letter = |c: char| {
        if c.is_ascii_uppercase() { format!("-{}", c.to_ascii_lowercase()) } else { c.to_string() }
    };
    camel.chars().map(letter).collect()
}

#[test]
fn a_whole_evening_is_told_without_a_gap() {
    let new: NewTable =
        serde_json::from_str(r#"{ "game": "qwixx", "setup": "classic 1" }"#).expect("a table");
    let moment = table::Moment { now: 0, fresh: [1; 32] };
    let mut table = table::Table::open(&new, 1, &moment).expect("a table");
    let sit = protocol::Request::Sit {
        seat: Seat(0),
        name: "Anna".to_owned(),
        commitment: None,
        terms: None,
    };
    for request in [sit, protocol::Request::Start, protocol::Request::Close] {
        table.take(table::Actor::Device(1), &request, &moment).expect("done");
        table.settle(0);
    }
    let (_, update) = table.welcome(table::Actor::Watcher, None, 0);
    assert!(update.news.len() > 5);
    each(|words, _| {
        for news in &update.news {
            let news = serde_json::to_value(news).expect("JSON");
            let text = words.news("qwixx", &news, &name);
            assert!(is_whole(&text), "{text}");
        }
    });
}
