//! Who asks a coach is known to everybody, where a table allows it.

use game::Seat;
use protocol::{News, Request};
use table::record::verify;

use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;

fn help(seat: u8) -> Request {
    Request::Help { seat: Seat(seat) }
}

/// A match at a table with a coach or without.
fn evening(coach: bool) -> Evening {
    let mut new = new_table("quixo", "two 2");
    new.options.coach = coach;
    Evening::started(&new)
}

#[test]
fn nobody_asks_a_coach_unless_the_table_says_so() {
    assert!(!new_table("quixo", "two 2").options.coach);
    evening(false).refuses(HOST, &help(0), "table-coach-off");
}

#[test]
fn everybody_is_told_who_asks_and_the_record_keeps_it() {
    let mut evening = evening(true);
    let mark = evening.table.mark();
    evening.ok(HOST, &help(0));
    let news = evening.update(BEN, mark).news;
    assert!(news.contains(&News::Helped { seat: Seat(0) }), "{news:?}");
    // Once for every question is enough.
    let before = evening.table.next_line();
    evening.ok(HOST, &help(0));
    assert_eq!(evening.table.next_line(), before);
    while !evening.table.is_finished() {
        evening.play_asked_of_people();
    }
    let record = evening.table.record(1).expect("a record");
    assert_eq!(record.lines().filter(|line| line.ends_with(" help 0")).count(), 1);
    assert!(verify(&record).is_ok());
}

#[test]
fn only_whoever_is_asked_asks() {
    let mut evening = evening(true);
    evening.refuses(BEN, &help(1), "table-not-asked");
    evening.refuses(BEN, &help(0), "table-not-your-seat");
}

#[test]
fn a_coach_neither_comes_nor_goes_while_a_match_is_on() {
    let mut evening = evening(true);
    let mut options = evening.table.state(evening.now).options;
    options.coach = false;
    evening.refuses(HOST, &Request::SetOptions { options }, "table-started");
}
