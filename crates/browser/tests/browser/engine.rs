//! The engine as the page asks it: text in, text out.

use browser::door::Behind;
use browser::{Engine, Square};
use serde_json::{Value, json};
use table::registry::qwixx::Edition;
use table::registry::qwixx::drawing::Drawing;

const DICE: &str = "w3 w4 r1 y6 g2 b5";

/// The page's side of the door, with a clock and entropy that it makes up.
#[derive(Default)]
pub(crate) struct Page {
    engine: Engine,
    now: u64,
}

impl Page {
    pub(crate) fn ask(&mut self, mut question: Value) -> Result<Value, String> {
        self.now += 10;
        question["now"] = json!(self.now);
        question["fresh"] = json!(format!("{:064x}", self.now));
        let answer = self.engine.ask(&question.to_string());
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        match (answer.get("ok"), answer.get("refused")) {
            // An answer bears the name of its question.
            (Some(ok), None) => Ok(ok[question["do"].as_str().expect("a question")].clone()),
            (None, Some(refused)) => Err(refused["key"].as_str().expect("a key").to_owned()),
            _ => panic!("{answer}"),
        }
    }

    fn open(&mut self, setup: &str, seats: &Value, luck: &str) -> Value {
        let new = json!({ "game": "qwixx", "setup": setup, "luck": { "kind": luck } });
        self.ask(json!({ "do": "open", "new": new, "seats": seats })).expect("a table")
    }

    /// A whole match between bots: how it stood at its end, and its record.
    pub(crate) fn bots_play(&mut self, game: &str, setup: &str, seats: usize) -> (Value, Value) {
        let new = json!({ "game": game, "setup": setup, "luck": { "kind": "fair" } });
        let seats = vec![json!({ "level": "greedy" }); seats];
        let open = json!({ "do": "open", "new": new, "seats": seats });
        let mut shown = self.ask(open).expect("a table");
        let table = shown["table"].clone();
        while let Some(wakes) = shown["wakes"].as_u64() {
            self.now = self.now.max(wakes);
            shown = self.ask(json!({ "do": "tick", "table": table })).expect("on");
            assert!(self.now < 10_000_000);
        }
        assert_eq!(shown["update"]["table"]["phase"], "over");
        let record = self.ask(json!({ "do": "record", "table": table, "number": 1 }));
        (shown["update"].clone(), record.expect("a record"))
    }

    /// A table for one with real dice, up to the first decision.
    fn alone(&mut self, setup: &str) -> (Value, Value) {
        let table = self.open(setup, &json!([{ "name": "Nora" }]), "typed")["table"].clone();
        self.chance(&table, "first 0").expect("Nora begins");
        let shown = self.chance(&table, DICE).expect("a roll");
        (table, shown)
    }

    fn request(&mut self, table: &Value, request: &Value) -> Result<Value, String> {
        self.ask(json!({ "do": "ask", "table": table, "request": request }))
    }

    fn chance(&mut self, table: &Value, chance: &str) -> Result<Value, String> {
        self.request(table, &json!({ "do": "type-chance", "chance": chance }))
    }

    fn answer(&mut self, table: &Value, shown: &Value, seat: u8, action: &str) -> Value {
        let question = &shown["update"]["table"]["question"]["number"];
        let request =
            json!({ "do": "answer", "seat": seat, "question": question, "action": action });
        self.request(table, &request).expect("an answer")
    }

    fn look(&mut self, shown: &Value) -> Value {
        let view = &shown["update"]["views"][0]["view"];
        self.ask(json!({ "do": "look", "game": "qwixx", "view": view, "seat": 0 })).expect("look")
    }
}

fn news(shown: &Value) -> Vec<&str> {
    let all = shown["update"]["news"].as_array().expect("news");
    all.iter().filter_map(|one| one["news"].as_str()).collect()
}

#[test]
fn bots_and_dice_go_on_by_themselves_to_the_end_and_all_luck_can_be_checked() {
    let mut page = Page::default();
    let (_, record) = page.bots_play("qwixx", "classic 3", 3);
    let checked = page.ask(json!({ "do": "verify", "record": record })).expect("verified");
    assert_eq!(checked["luck"], "fair");
    assert!(checked["deals"].as_u64().is_some_and(|deals| deals > 5));
    let record = record
        .as_str()
        .expect("text")
        .replace("match qwixx 1 classic 3", "match qwixx 1 classic 4");
    assert_eq!(page.ask(json!({ "do": "verify", "record": record })), Err("record".to_owned()));
}

#[test]
fn a_match_is_replayed_stop_by_stop_as_every_seat_saw_it() {
    let played = |about: &table::registry::About| !table::registry::is_pad(about.name);
    for about in table::games().into_iter().filter(played) {
        let (game, edition) = (about.name, about.editions.last().expect("an edition"));
        let seats = (*edition.seats.start()).max(2).into();
        let mut page = Page::default();
        let setup = format!("{} {seats}", edition.name);
        let (over, record) = page.bots_play(game, &setup, seats);
        let replay = page.ask(json!({ "do": "replay", "record": record })).expect("a replay");
        let last = replay["last"].as_u64().expect("a number");
        assert!(last > 6, "{game}");
        assert_eq!(replay["about"]["game"], game);
        for seat in (0..seats).map(Some).chain([None]) {
            let mut told = 0;
            for stop in 0..=last {
                let at = page.ask(json!({ "do": "stop", "stop": stop, "seat": seat }));
                let at = at.expect("a stop");
                let news = at["news"].as_array().expect("news").len();
                assert!(news >= told, "what was told stays told");
                told = news;
                assert_eq!(at["views"][0]["seat"], json!(seat));
                assert_eq!(at["table"]["outcome"].is_null(), stop < last, "{game} {stop}");
            }
            let end = page.ask(json!({ "do": "stop", "stop": last, "seat": seat })).expect("end");
            assert_eq!(end["table"]["outcome"], over["table"]["outcome"]);
        }
        let beyond = page.ask(json!({ "do": "stop", "stop": last + 1, "seat": null }));
        assert_eq!(beyond, Err("stop".to_owned()));
    }
}

#[test]
fn a_rematch_starts_at_once() {
    let mut page = Page::default();
    let table = page.open("classic 1", &json!([{ "name": "Nora" }]), "fair")["table"].clone();
    page.request(&table, &json!({ "do": "resign", "seat": 0 })).expect("over");
    let shown = page.request(&table, &json!({ "do": "rematch" })).expect("again");
    assert_eq!(shown["update"]["table"]["phase"], "playing");
    assert_eq!(shown["update"]["table"]["matchNumber"], 2);
}

#[test]
fn real_dice_are_typed_in_any_order_and_can_be_corrected() {
    let mut page = Page::default();
    let (table, shown) = page.alone("classic 1");
    assert_eq!(shown["update"]["views"][0]["view"]["roll"], DICE);
    let view = &shown["update"]["views"][0]["view"];
    let typed = json!({ "do": "spell", "game": "qwixx", "view": view, "seat": null, "text": "B5 g2 w3 r1 w4 y5" });
    let spelled = page.ask(typed).expect("dice");
    assert_eq!(spelled, "w3 w4 r1 y5 g2 b5");
    let shown = page.chance(&table, "w3 w4 r1 y5 g2 b5").expect("corrected");
    assert_eq!(shown["update"]["views"][0]["view"]["roll"], "w3 w4 r1 y5 g2 b5");
    assert_eq!(page.chance(&table, "w9 w4 r1 y6 g2 b5"), Err("unreadable".to_owned()));
}

#[test]
fn what_one_decided_is_taken_back_at_once() {
    let mut page = Page::default();
    let (table, shown) = page.alone("classic 1");
    let shown = page.answer(&table, &shown, 0, "r7");
    assert_eq!(shown["update"]["views"][0]["view"]["phase"], "colour");
    let offer = json!({ "do": "offer", "seat": 0, "offer": "take-back" });
    let shown = page.request(&table, &offer).expect("taken back");
    assert_eq!(news(&shown), ["offered", "taken-back"]);
    assert_eq!(shown["update"]["views"][0]["view"]["phase"], "sum");
}

#[test]
fn a_look_says_what_each_cell_is_and_what_an_offer_brings() {
    let mut page = Page::default();
    let (table, shown) = page.alone("classic 1");
    let look = page.look(&shown);
    let offers = look["offers"].as_array().expect("offers");
    let red = offers.iter().find(|offer| offer["action"] == "r7").expect("red 7");
    assert_eq!(red["points"], 1);
    assert_eq!(red["skips"], json!(["r2", "r3", "r4", "r5", "r6"]));
    let view = &shown["update"]["views"][0]["view"];
    let typed = json!({ "do": "spell", "game": "qwixx", "view": view, "seat": 0, "text": " R7" });
    assert_eq!(page.ask(typed), Ok(json!("r7")));
    let shown = page.answer(&table, &shown, 0, "r7");
    let look = page.look(&shown);
    let cells = look["sheets"][0]["rows"][0]["cells"].as_array().expect("cells");
    let states: Vec<&str> =
        cells.iter().map(|cell| cell["state"].as_str().expect("state")).collect();
    assert_eq!(states[..6], ["lost", "lost", "lost", "lost", "lost", "ticked"]);
    assert_eq!(states[10], "early");
}

#[test]
fn passing_costs_a_miss_only_where_it_does() {
    let mut page = Page::default();
    let (table, shown) = page.alone("classic 1");
    assert_eq!(page.look(&shown)["offers"][0]["misses"], false);
    let shown = page.answer(&table, &shown, 0, "-");
    let pass = page.look(&shown)["offers"][0].clone();
    assert_eq!((&pass["misses"], &pass["points"]), (&json!(true), &json!(-5)));
}

#[test]
fn answers_of_people_stay_sealed_until_all_are_in() {
    let mut page = Page::default();
    let seats = json!([{ "name": "Nora" }, { "name": "Hugo" }]);
    let table = page.open("classic 2", &seats, "typed")["table"].clone();
    page.chance(&table, "first 0").expect("Nora begins");
    let rolled = page.chance(&table, DICE).expect("a roll");
    let shown = page.answer(&table, &rolled, 0, "r7");
    assert_eq!(news(&shown), ["answered"]);
    assert_eq!(shown["update"].get("views"), None, "nothing that anybody sees has changed");
    assert_eq!(shown["update"]["you"]["sealed"], json!([{ "seat": 0, "action": "r7" }]));
    let shown = page.answer(&table, &rolled, 1, "-");
    assert_eq!(shown["update"]["views"][0]["view"]["phase"], "colour");
}

#[test]
fn a_table_goes_on_from_its_lines() {
    let mut page = Page::default();
    let seats = json!([{ "name": "Nora" }]);
    let opened = page.open("longo 1", &seats, "typed");
    let table = opened["table"].clone();
    let mut lines = opened["lines"].as_array().expect("lines").clone();
    let mut last = Value::Null;
    for chance in ["first 0", DICE] {
        last = page.chance(&table, chance).expect("chance");
        lines.extend(last["lines"].as_array().expect("lines").clone());
    }
    let again = page.ask(json!({ "do": "read", "lines": lines })).expect("the same table");
    assert_eq!(again["update"]["views"], last["update"]["views"]);
    assert_eq!(again["lines"], json!([]));
    lines[0] = json!("0 0 match chess 1 classic 2");
    assert_eq!(page.ask(json!({ "do": "read", "lines": lines })), Err("lines".to_owned()));
}

#[test]
fn bots_that_look_something_up_name_it_and_take_nothing_else() {
    let mut page = Page::default();
    let mut named = |game: &str, setup: &str, levels: &[&str]| {
        let books = json!({ "do": "books", "game": game, "setup": setup, "levels": levels });
        page.ask(books).expect("names")
    };
    assert_eq!(named("qwixx", "longo 3", &["best", "hard", "easy"]), json!(["longo-3.net"]));
    assert_eq!(named("qwixx", "longo 3", &["easy", "nobody"]), json!([]));
    let alone = named("qwixx", "longo 1", &["hard", "expert"]);
    assert_eq!(alone, json!(["qwixx-longo-alone.sheet"]), "what the coach looks up");
    assert_eq!(named("quixo", "two 2", &["unbeatable"]), json!(["quixo-never-loses.qxt"]));
    assert_eq!(named("quixo", "two 2", &["expert"]), json!(["quixo.net"]));
    assert_eq!(named("quixo", "two 2 side=3", &["unbeatable", "expert"]), json!([]));
    assert_eq!(named("qwirkle", "standard 2", &["expert"]), json!([]));

    let net = include_bytes!("../../../bots/nets/longo-3.net");
    let mut give =
        |line: &str, bytes: &[u8]| page.engine.provide(&[line.as_bytes(), bytes].concat());
    assert!(give("qwixx longo-3.net\n", net));
    assert!(give("quixo quixo.net\n", include_bytes!("../../../bots/nets/quixo.net")));
    assert!(!give("qwixx longo-4.net\n", net), "of another table");
    assert!(!give("quixo longo-3.net\n", net), "of another game");
    assert!(!give("qwixx qwixx-longo-alone.sheet\n", net), "not a sheet");
    assert!(!give("qwixx longo-3.net\n", &net[1..]), "damaged");
    assert!(!give("", net) && !give("qwixx longo-3.net", &[]), "without a name");
}

#[test]
fn links_and_nonces_have_their_forms() {
    let mut page = Page::default();
    let square = Square.ask(r#"{ "link": "http://192.0.2.1:8777/t/abc" }"#);
    assert!(square.starts_with(r#"{"ok":"<svg"#), "{square}");
    let commitment = page.ask(json!({ "do": "commitment", "nonce": "01".repeat(32) }));
    let known = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";
    assert_eq!(commitment, Ok(json!(known)));
    assert_eq!(page.ask(json!({ "do": "commitment", "nonce": "01" })), Err("entropy".to_owned()));
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let mut page = Page::default();
    let mut key = |question: Value| page.ask(question).expect_err("refused");
    assert_eq!(key(json!({ "do": "dance" })), "request");
    assert_eq!(key(json!({ "do": "tick", "table": 7 })), "no-table");
    let open = |game: &str, setup: &str, seats: Value, luck: &str| {
        let new = json!({ "game": game, "setup": setup, "luck": { "kind": luck } });
        json!({ "do": "open", "new": new, "seats": seats })
    };
    let one = json!([{ "name": "Nora" }]);
    assert_eq!(key(open("chess", "classic 1", one.clone(), "fair")), "table-no-such-game");
    assert_eq!(key(open("qwixx", "classic 9", one.clone(), "fair")), "setup-seats");
    assert_eq!(key(open("qwixx", "classic 2", one.clone(), "fair")), "table-seats-open");
    let clever = json!([{ "level": "clever" }]);
    assert_eq!(key(open("qwixx", "classic 1", clever, "fair")), "table-no-such-level");
    assert_eq!(key(open("qwirkle", "standard 2", one, "typed")), "table-typed-luck");
    assert_eq!(key(json!({ "do": "blank", "game": "qwixx", "setup": "classic 9" })), "setup");
    assert_eq!(key(json!({ "do": "look", "game": "qwixx", "view": {}, "seat": 0 })), "view");
}

#[test]
fn a_game_saved_at_the_terminal_goes_on_in_the_page_and_the_other_way_round() {
    // As the terminal opens a table and saves it.
    let moment = table::Moment { now: 5, fresh: table::fair::sha256(b"terminal") };
    let luck = protocol::LuckChoice::Seeded { seed: "7".to_owned() };
    let (game, setup) = ("qwirkle".to_owned(), "standard 3".to_owned());
    let new = protocol::http::NewTable { game, setup, luck, options: Default::default() };
    let person = |name: &str| table::local::Sitter::Person(name.to_owned());
    let bot = table::local::Sitter::Bot("greedy".to_owned());
    let mut terminal =
        table::Local::open(&new, &[person("Nora"), person("Hugo"), bot], &moment).expect("a table");
    while terminal.hurry(&bots::Books::default(), &moment) {}
    let saved = terminal.saved();
    let mut page = Page { now: 86_400_000, ..Page::default() };
    let open = |text: &str| json!({ "do": "open-file", "text": text });
    let shown = page.ask(open(&saved)).expect("the same table");
    let names: Vec<_> =
        (0..3).map(|seat| &shown["update"]["table"]["seats"][seat]["name"]).collect();
    assert_eq!(names, [&json!("Nora"), &json!("Hugo"), &json!("")]);
    let seen = terminal.table().game().view(game::Viewer::Seat(game::Seat(0)));
    assert_eq!(shown["update"]["views"][0]["view"], seen);
    let lines = shown["lines"].as_array().expect("lines").len();
    assert_eq!(lines, saved.lines().count() - 1, "all lines are there to keep");
    // The page plays on and saves.
    let question = &shown["update"]["table"]["question"];
    let seat = question["seats"][0].as_u64().expect("a seat");
    let legal = terminal.table().game().legal(game::Seat(seat as u8));
    let table = shown["table"].clone();
    page.answer(&table, &shown, seat as u8, &legal[0]);
    let again = page.ask(json!({ "do": "saved", "table": table })).expect("a file");
    let again = again.as_str().expect("text");
    assert!(again.starts_with(&saved), "what was played stays as it was");
    let checked = page.ask(json!({ "do": "verify", "record": again })).expect("lawful");
    assert_eq!((&checked["over"], &checked["luck"]), (&json!(false), &json!("seeded")));
    // The terminal goes on with it.
    let sitter = |_| -> table::local::Sitter { panic!("a record says who plays") };
    let older = table::local::Older { sitter: &sitter, typed: false };
    let back = table::Local::open_file(again, &older, &moment).expect("the same table");
    assert!(back.table().game().steps().len() > terminal.table().game().steps().len());
    // The older form is read too, and what is no game is not.
    let older = "qlub 1\ngame quixo 1\nsetup two 2\n0 e3W\n";
    let shown = page.ask(open(older)).expect("a game");
    assert_eq!(shown["update"]["table"]["luck"], json!({ "kind": "drawn" }));
    assert_eq!(page.ask(open("a shopping list")), Err("file".to_owned()));
    assert_eq!(page.ask(open(&saved.replace("Nora", "Nana"))), Err("record".to_owned()));
}

#[test]
fn a_sheet_that_is_only_drawn_is_offered_played_and_shown() {
    Edition::add(Drawing {
        name: "seventh",
        sheet: include_str!("../../../qwixx/tests/seventh.txt"),
        sides: 7,
        bar: "r y g b",
        ..Drawing::CLASSIC
    });
    let mut page = Page::default();
    let catalogue = page.ask(json!({ "do": "catalogue" })).expect("a catalogue");
    let editions = catalogue["games"][0]["editions"].as_array().expect("editions");
    assert!(editions.iter().any(|edition| edition["name"] == "seventh"), "{editions:?}");
    let (end, record) = page.bots_play("qwixx", "seventh 3", 3);
    assert_eq!(end["table"]["outcome"]["scores"].as_array().map(Vec::len), Some(3));
    assert!(record.to_string().contains("seventh 3"));
    let (table, shown) = page.alone("seventh 1");
    let sheet = page.look(&shown)["sheets"][0].clone();
    assert_eq!(sheet["rows"][0]["cells"].as_array().map(Vec::len), Some(13), "{sheet}");
    let after = page.answer(&table, &shown, 0, "g7");
    assert_eq!(after["update"]["views"][0]["view"]["sheets"][0]["rows"][2], json!([7]));
}
