//! How much a table takes up, and what of it others notice.

use protocol::Request;
use table::Actor;
use table::live::usage::{CHAT_BYTES, FREE_LINES};

use super::asks::{chat, rename, rise};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;

fn two() -> Evening {
    Evening::started(&new_table("qwixx", "classic 2"))
}

#[test]
fn only_so_much_is_said_in_a_match_and_play_goes_on() {
    let mut evening = two();
    let text = "é".repeat(300);
    let most = CHAT_BYTES / 600 + 1;
    let said = (0..most + 10).take_while(|_| evening.ask(BEN, &chat(1, &text)).is_ok()).count();
    assert!((most - 2..=most).contains(&said), "{said}");
    evening.refuses(BEN, &chat(1, &text), "table-chat-full");
    evening.play_out();
    evening.ok(HOST, &Request::Rematch);
    evening.ok(BEN, &chat(0, "another match, another word"));
}

#[test]
fn only_so_much_is_done_that_a_match_does_not_need() {
    let mut evening = two();
    let names = ["Ben", "Benny"];
    let renamed = |n: &u32| names[*n as usize % 2];
    let done = (0..FREE_LINES + 10)
        .take_while(|n| evening.ask(BEN, &rename(1, renamed(n))).is_ok())
        .count();
    assert!(done as u32 <= FREE_LINES && done as u32 > FREE_LINES - 20, "{done}");
    evening.refuses(BEN, &rename(1, "Benjamin"), "table-full");
    evening.refuses(HOST, &rename(0, "Anne"), "table-full");
    evening.play_out();
    assert!(evening.table.record(1).is_some());
    evening.ok(HOST, &Request::Rematch);
    evening.ok(BEN, &rename(0, "Benjamin"));
    evening.ok(BEN, &rise(0));
}

#[test]
fn an_answer_that_was_changed_is_noticed_by_nobody_else() {
    let mut evening = two();
    evening.plays(1, "-");
    evening.table.take_hushed();
    let before = evening.table.version();
    let lines = evening.table.next_line();
    let other = evening.table.game().legal(game::Seat(1)).into_iter().find(|a| a != "-");
    evening.plays(1, &other.expect("something else"));
    assert_eq!((evening.table.version(), evening.table.next_line()), (before, lines + 1));
    assert_eq!(evening.table.take_hushed(), Some(vec![BEN]));
    assert_eq!(evening.table.take_hushed(), None);
    assert_eq!(evening.read_again().version(), before, "the lines tell the same");
    evening.plays(0, "-");
    assert_eq!(evening.table.take_hushed(), None, "everybody hears the end of it");
}

#[test]
fn changing_an_answer_for_ever_ends() {
    let mut evening = two();
    let legal = evening.table.game().legal(game::Seat(1));
    assert!(legal.len() > 1);
    evening.plays(1, &legal[0]);
    let mut changes = 0u32;
    while evening.ask(BEN, &evening.answer(1, &legal[(changes as usize + 1) % 2])).is_ok() {
        changes += 1;
        assert!(changes <= FREE_LINES);
    }
    evening.play_out();
}

#[test]
fn what_was_said_under_a_number_is_said_once() {
    let mut evening = two();
    let text = "hello".to_owned();
    let said = |mark| Request::Chat { seat: game::Seat(1), text: text.clone(), team: false, mark };
    evening.ok(BEN, &said(Some(7)));
    let before = evening.table.version();
    evening.ok(BEN, &said(Some(7)));
    assert_eq!(evening.table.version(), before);
    evening.ok(BEN, &said(Some(8)));
    evening.ok(BEN, &said(None));
    evening.ok(BEN, &said(None));
    let (_, update) = evening.table.welcome(Actor::Watcher, None, evening.now);
    let heard = update.news.iter().filter(|n| matches!(n, protocol::News::Said { .. })).count();
    assert_eq!(heard, 4);
}
