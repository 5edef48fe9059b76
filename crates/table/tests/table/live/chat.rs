//! What people say to each other.

use protocol::News;
use table::Actor;

use super::asks::{chat, rise, team_chat};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const CARA: u32 = 3;
const DAN: u32 = 4;

/// The last thing that a device heard being said.
fn last_said(evening: &Evening, actor: Actor) -> Option<String> {
    let (_, update) = evening.table.welcome(actor, None, evening.now);
    update.news.into_iter().rev().find_map(|news| match news {
        News::Said { text, .. } => Some(text),
        _ => None,
    })
}

#[test]
fn everybody_hears_what_is_said_and_watchers_do_too() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.ok(BEN, &chat(1, "good luck"));
    for actor in [Actor::Device(HOST), Actor::Device(BEN), Actor::Device(9), Actor::Watcher] {
        assert_eq!(last_said(&evening, actor).as_deref(), Some("good luck"));
    }
}

#[test]
fn what_is_said_is_one_clean_line_of_limited_length() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.ok(BEN, &chat(1, " a\u{202e}b\r\n\u{0}c\u{2066} "));
    assert_eq!(last_said(&evening, Actor::Device(HOST)).as_deref(), Some("ab c"));
    evening.ok(BEN, &chat(1, &"é".repeat(1000)));
    assert_eq!(last_said(&evening, Actor::Device(HOST)), Some("é".repeat(300)));
    evening.refuses(BEN, &chat(1, " \u{200b}\n"), "table-text-empty");
    evening.read_again();
}

#[test]
fn a_table_may_be_silent() {
    let mut evening = Evening::with("qwixx", "classic 2", |options| options.chat = false);
    evening.sit_each();
    evening.refuses(BEN, &chat(1, "hello"), "table-chat-off");
}

#[test]
fn whoever_holds_no_seat_is_silent() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.refuses(BEN, &chat(0, "hello"), "table-not-your-seat");
    evening.ok(BEN, &rise(1));
    evening.refuses(BEN, &chat(1, "hello"), "table-not-your-seat");
}

#[test]
fn team_chat_reaches_partners_alone() {
    let mut evening = Evening::with("quixo", "four 4", |options| options.team_chat = true);
    evening.sit_each();
    evening.start();
    evening.ok(HOST, &team_chat(0, "take a3"));
    for actor in [Actor::Device(HOST), Actor::Device(CARA)] {
        assert_eq!(last_said(&evening, actor).as_deref(), Some("take a3"));
    }
    for actor in [Actor::Device(BEN), Actor::Device(DAN), Actor::Device(9), Actor::Watcher] {
        assert_eq!(last_said(&evening, actor), None, "{actor:?}");
    }
}

#[test]
fn team_chat_is_off_unless_chosen_and_where_nobody_has_partners() {
    let mut evening = Evening::started(&new_table("quixo", "four 4"));
    evening.refuses(HOST, &team_chat(0, "psst"), "table-team-chat-off");
    let mut evening = Evening::with("quixo", "two 2", |options| options.team_chat = true);
    evening.sit_each();
    evening.refuses(HOST, &team_chat(0, "psst"), "table-team-chat-off");
}

#[test]
fn team_chat_works_at_a_silent_table() {
    let mut evening = Evening::with("quixo", "four 4", |options| {
        options.chat = false;
        options.team_chat = true;
    });
    evening.sit_each();
    evening.ok(HOST, &team_chat(0, "psst"));
    evening.refuses(HOST, &chat(0, "hello"), "table-chat-off");
}

#[test]
fn talk_is_in_no_record() {
    let mut evening = Evening::with("quixo", "four 4", |options| options.team_chat = true);
    evening.sit_each();
    evening.start();
    evening.ok(HOST, &chat(0, "hello everybody"));
    evening.ok(HOST, &team_chat(0, "hello partner"));
    evening.play_out();
    let record = evening.table.record(1).expect("a record");
    assert!(!record.contains("hello"));
    assert!(table::record::verify(&record).is_ok());
}
