//! The examples of docs/protocol.md are messages, and every message has one.

use std::collections::BTreeSet;

use protocol::http::{
    Catalogue, Enter, FoundTable, Invite, InviteLink, NewTable, OpenedTable, TableEntry,
};
use protocol::{Envelope, Message, News, Refusal, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The examples of some kind, each as its text.
fn examples(kind: &str) -> Vec<String> {
    let page = include_str!("../../../docs/protocol.md");
    let fence = format!("```json {kind}\n");
    let blocks = page.split(&fence).skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

/// What was read is written as it stood there.
fn round_trip<T: Serialize + DeserializeOwned>(text: &str) -> T {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let stood: Value = serde_json::from_str(text).expect("JSON");
    let written = serde_json::to_value(&read).expect("JSON");
    assert_eq!(written, stood, "{text}");
    read
}

/// The kinds that a type knows: it lists them itself when it is given one that it does not.
fn kinds<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::json!({ tag: "?" });
    let error = serde_json::from_value::<T>(unknown).err().expect("no such kind").to_string();
    let listed = error.split("expected").nth(1).expect("a list of kinds");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The kinds of the examples.
fn shown(examples: &[String], tag: &str) -> BTreeSet<String> {
    let kind = |text: &String| {
        let value: Value = serde_json::from_str(text).expect("JSON");
        value[tag].as_str().expect("a kind").to_owned()
    };
    examples.iter().map(kind).collect()
}

#[test]
fn every_request_has_an_example_that_reads() {
    let examples = examples("request");
    for text in &examples {
        round_trip::<Envelope>(text);
    }
    assert_eq!(shown(&examples, "do"), kinds::<Request>("do"));
}

#[test]
fn every_message_has_an_example_that_reads() {
    let examples = examples("message");
    for text in &examples {
        round_trip::<Message>(text);
    }
    assert_eq!(shown(&examples, "say"), kinds::<Message>("say"));
}

#[test]
fn every_piece_of_news_has_an_example_that_reads() {
    let examples = examples("news");
    for text in &examples {
        round_trip::<News>(text);
    }
    assert_eq!(shown(&examples, "news"), kinds::<News>("news"));
}

#[test]
fn every_body_has_an_example_that_reads() {
    fn read<T: Serialize + DeserializeOwned>(name: &str) {
        let examples = examples(&format!("body {name}"));
        assert!(!examples.is_empty(), "no example of {name}");
        examples.iter().for_each(|text| drop(round_trip::<T>(text)));
    }
    read::<Catalogue>("Catalogue");
    read::<NewTable>("NewTable");
    read::<OpenedTable>("OpenedTable");
    read::<FoundTable>("FoundTable");
    read::<Enter>("Enter");
    read::<TableEntry>("TableEntry");
    read::<Invite>("Invite");
    read::<InviteLink>("InviteLink");
    read::<Refusal>("Refusal");
}

#[test]
fn every_example_of_the_page_is_read_by_some_test() {
    let page = include_str!("../../../docs/protocol.md");
    let fences = page.lines().filter(|line| line.starts_with("```") && *line != "```");
    for fence in fences {
        // Views belong to their games: crates/table/tests/table/views.rs compares them.
        let read = ["json request", "json message", "json news", "json body ", "json view "];
        let known = read.iter().any(|kind| fence[3..].starts_with(kind));
        assert!(known || fence == "```text", "{fence}");
    }
}

#[test]
fn what_may_be_left_out_is_as_usual() {
    let new: NewTable = serde_json::from_str(r#"{ "game": "quixo", "setup": "two 2" }"#).unwrap();
    assert_eq!(new.luck, protocol::LuckChoice::Fair);
    assert_eq!(new.options, protocol::Options::default());
    let new = r#"{ "game": "quixo", "setup": "two 2", "options": { "pace": 5 } }"#;
    let new: NewTable = serde_json::from_str(new).unwrap();
    assert_eq!((new.options.pace, new.options.grace), (5, 60));
    let said = r#"{ "id": 1, "do": "chat", "seat": 0, "text": "hm" }"#;
    let said: Envelope = serde_json::from_str(said).unwrap();
    assert!(matches!(said.request, Request::Chat { team: false, .. }));
}

#[test]
fn what_is_not_known_is_refused() {
    for text in [
        "",
        "null",
        "[]",
        r#"{ "do": "ping" }"#,
        r#"{ "id": -1, "do": "ping" }"#,
        r#"{ "id": 4294967296, "do": "ping" }"#,
        r#"{ "id": 1, "do": "sing" }"#,
        r#"{ "id": 1, "do": "rise", "seat": 256 }"#,
        r#"{ "id": 1, "do": "rise", "seat": "0" }"#,
        r#"{ "id": 1, "do": "set-luck", "luck": { "kind": "loaded" } }"#,
        r#"{ "id": 1, "do": "set-options", "options": { "speed": 1 } }"#,
    ] {
        assert!(serde_json::from_str::<Envelope>(text).is_err(), "{text}");
    }
}

#[test]
fn the_newest_version_that_both_speak_is_spoken() {
    assert_eq!(protocol::agree(&[1, 2, 3]), Some(2));
    assert_eq!(protocol::agree(&[1]), None);
    assert_eq!(protocol::agree(&[]), None);
}
