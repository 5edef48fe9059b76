//! Questions and their answers.

use bots::{BadMoves, Books};
use game::Seat;
use protocol::Request;
use table::{Actor, Advice};

use super::asks::{bot, seeded};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;

/// Qwixx for three; everybody owes an answer to the white sum.
fn everybody_owes() -> Evening {
    let mut new = new_table("qwixx", "classic 3");
    new.luck = seeded("questions");
    let mut evening = Evening::started(&new);
    assert_eq!(evening.table.state(0).question.expect("a question").seats.len(), 3);
    evening.listen();
    evening
}

fn answer(seat: u8, question: u32, action: &str) -> Request {
    Request::Answer { seat: Seat(seat), question, action: action.to_owned() }
}

/// Some answer of a seat other than to decline.
fn tick(evening: &Evening, seat: u8) -> String {
    let legal = evening.table.game().legal(Seat(seat));
    legal.into_iter().find(|action| action != "-").expect("something to tick")
}

#[test]
fn questions_are_numbered_and_no_number_comes_twice() {
    let mut evening = everybody_owes();
    let mut seen = Vec::new();
    while !evening.table.is_finished() {
        let question = evening.question();
        assert!(seen.last().is_none_or(|last| *last < question));
        seen.push(question);
        evening.play_once();
    }
    assert_eq!(seen[0], 1);
}

#[test]
fn an_answer_names_its_question() {
    let mut evening = everybody_owes();
    evening.refuses(HOST, &answer(0, 0, "-"), "table-no-such-question");
    evening.refuses(HOST, &answer(0, 2, "-"), "table-no-such-question");
    evening.play_once();
    evening.refuses(HOST, &answer(0, 1, "r13"), "table-question-closed");
}

#[test]
fn answering_twice_is_harmless() {
    let mut evening = everybody_owes();
    let question = evening.question();
    evening.plays(0, "-");
    let before = evening.table.version();
    evening.plays(0, "-");
    assert_eq!(evening.table.version(), before, "no line was written");
    evening.plays(1, "-");
    evening.plays(2, "-");
    let before = evening.table.version();
    evening.ok(HOST, &answer(0, question, "-"));
    assert_eq!(evening.table.version(), before, "nor after the question was closed");
    evening.refuses(HOST, &answer(0, question, "r7"), "table-question-closed");
}

#[test]
fn a_single_answer_twice_is_harmless_too() {
    let mut evening = Evening::started(&new_table("quixo", "two 2"));
    let action = evening.table.game().legal(Seat(0))[0].clone();
    let request = evening.answer(0, &action);
    evening.ok(HOST, &request);
    let before = evening.table.version();
    evening.ok(HOST, &request);
    assert_eq!(evening.table.version(), before);
}

#[test]
fn a_sealed_answer_may_be_changed_until_the_last_is_in() {
    let mut evening = everybody_owes();
    let ticked = tick(&evening, 0);
    evening.plays(0, &ticked);
    evening.plays(1, "-");
    evening.plays(0, "-");
    evening.plays(0, &ticked);
    evening.plays(0, "-");
    assert_eq!(evening.heard(BEN), ["answered 0", "answered 1"], "a change is no news");
    assert_eq!(evening.table.you(Actor::Device(HOST)).sealed[0].action, "-");
    evening.plays(2, "-");
    let steps = evening.table.game().steps();
    assert_eq!(steps[steps.len() - 3..], ["0 -", "1 -", "2 -"]);
}

#[test]
fn neighbours_answers_never_make_mine_late_or_wrong() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut evening = everybody_owes();
        let requests = [0u8, 1, 2].map(|seat| evening.answer(seat, &tick(&evening, seat)));
        for seat in order {
            evening.ok(seat + 1, &requests[seat as usize]);
        }
        assert!(evening.question() > 1);
    }
}

#[test]
fn what_others_sealed_is_in_no_update() {
    let mut evening = everybody_owes();
    let ticked = tick(&evening, 0);
    evening.plays(0, &ticked);
    let mark = evening.table.mark();
    assert!(evening.update(BEN, mark).you.sealed.is_empty());
    let question = evening.table.state(evening.now).question.expect("a question");
    assert_eq!(question.answered, game::Seats::only(Seat(0)));
}

#[test]
fn an_answer_against_the_rules_is_refused_by_its_rule() {
    let mut evening = everybody_owes();
    evening.refuses(HOST, &evening.answer(0, "r13"), "no-such-cell");
    evening.refuses(HOST, &evening.answer(0, "red 7"), "unreadable");
    evening.refuses(HOST, &evening.answer(0, ""), "unreadable");
    evening.refuses(HOST, &evening.answer(0, "-\n"), "unreadable");
    let refusal = evening.ask(HOST, &evening.answer(0, "r12")).expect_err("refused");
    assert!(["not-the-sum", "closing-needs"].contains(&&*refusal.key), "{refusal:?}");
    assert!(refusal.data.is_object());
}

#[test]
fn a_seat_that_owes_nothing_cannot_answer() {
    let mut evening = Evening::started(&new_table("quixo", "two 2"));
    let action = evening.table.game().legal(Seat(0))[0].clone();
    evening.refuses(BEN, &evening.answer(1, &action), "not-your-turn");
}

#[test]
fn nothing_is_answered_before_the_start() {
    let mut evening = Evening::of("quixo", "two 2");
    evening.sit_each();
    evening.refuses(HOST, &answer(0, 1, "a1N"), "table-not-started");
}

#[test]
fn the_table_declines_for_a_seat_that_cannot_do_anything_else() {
    let mut new = new_table("qwixx", "classic 2");
    new.luck = seeded("declines");
    new.options.decline_for_me = true;
    let mut evening = Evening::started(&new);
    let mut declined = 0;
    while !evening.table.is_finished() {
        let before = evening.table.version();
        evening.play_asked_of_people();
        let lines = evening.table.lines_from(before).iter().map(|entry| entry.line.to_string());
        declined += lines.filter(|line| line.ends_with(" -")).count();
        if let Some(question) = evening.table.state(evening.now).question {
            let waiting = question.seats.without(question.answered);
            let free = |seat: Seat| evening.table.game().legal(seat).len() > 1;
            assert!(waiting.iter().all(free), "nobody is asked what has one answer");
        }
    }
    assert!(declined > 0);
}

#[test]
fn everybody_is_asked_where_the_table_does_not_decline() {
    let mut evening = everybody_owes();
    let mut single = false;
    while !evening.table.is_finished() {
        if let Some(question) = evening.table.state(evening.now).question {
            single |= question.seats.iter().any(|seat| evening.table.game().legal(seat).len() == 1);
        }
        evening.play_once();
    }
    assert!(single, "somebody had to decline by hand");
}

#[test]
fn bots_keep_their_pace() {
    let mut evening = Evening::of("quixo", "two 2");
    evening.ok(HOST, &bot(0, "random"));
    evening.sit(HOST, 1, "Anna");
    evening.start();
    assert!(evening.table.thoughts(evening.now, &Books::default()).is_empty());
    evening.now += 799;
    assert!(evening.table.thoughts(evening.now, &Books::default()).is_empty());
    assert_eq!(evening.table.wakes(evening.now), Some(evening.now + 1));
    evening.now += 1;
    let thoughts = evening.table.thoughts(evening.now, &Books::default());
    assert_eq!(thoughts.len(), 1);
    assert!(
        evening.table.thoughts(evening.now, &Books::default()).is_empty(),
        "each thing is thought about once"
    );
}

/// What a program that has it gives to the player that never loses.
const NEVER_LOSES: &[u8] = include_bytes!("../../../../bots/tables/quixo-never-loses.qxt");

fn advice(action: &str) -> Advice {
    Advice { action: action.to_owned(), remark: None }
}

#[test]
fn a_bot_says_what_it_promises_and_when_it_promises_nothing() {
    let mut evening = Evening::of("quixo", "two 2");
    evening.books.add(BadMoves::read(NEVER_LOSES).expect("a sound table"));
    evening.ok(HOST, &bot(0, "unbeatable"));
    evening.sit(HOST, 1, "Anna");
    evening.start();
    let remark = |evening: &Evening| evening.table.state(evening.now).seats[0].remark.clone();
    assert_eq!(remark(&evening), None, "before its first answer");
    for _ in 0..3 {
        evening.pass(1_000);
        assert_eq!(remark(&evening).as_deref(), Some("cannot-lose"));
        let action = evening.table.game().legal(Seat(1))[0].clone();
        evening.plays(1, &action);
    }
    // Somebody takes its place, plays on and hands the seat back.
    let action = evening.table.game().legal(Seat(0)).pop().expect("an action");
    let question = evening.question();
    evening.table.answer_for_bot(Seat(0), question, Some(&advice(&action)), evening.now);
    let action = evening.table.game().legal(Seat(1))[0].clone();
    evening.plays(1, &action);
    evening.pass(1_000);
    assert_eq!(remark(&evening).as_deref(), Some("not-since-the-start"));
}

#[test]
fn a_bot_that_comes_up_with_nothing_or_nonsense_does_what_it_may() {
    for nonsense in [None, Some("e5e5e5"), Some("")] {
        let mut evening = Evening::of("quixo", "two 2");
        evening.ok(HOST, &bot(0, "random"));
        evening.sit(HOST, 1, "Anna");
        evening.start();
        let legal = evening.table.game().legal(Seat(0));
        let advice = nonsense.map(advice);
        evening.table.answer_for_bot(Seat(0), 1, advice.as_ref(), evening.now);
        assert_eq!(evening.table.game().steps(), [format!("0 {}", legal[0])]);
    }
}

#[test]
fn a_bots_answer_that_comes_too_late_is_dropped() {
    let mut evening = Evening::of("quixo", "two 2");
    evening.ok(HOST, &bot(0, "random"));
    evening.sit(HOST, 1, "Anna");
    evening.start();
    let action = evening.table.game().legal(Seat(0))[0].clone();
    let advice = advice(&action);
    evening.table.answer_for_bot(Seat(0), 1, Some(&advice), evening.now);
    let before = evening.table.version();
    for (seat, question) in [(0, 1), (0, 2), (1, 2), (7, 9)] {
        evening.table.answer_for_bot(Seat(seat), question, Some(&advice), evening.now);
    }
    assert_eq!(evening.table.version(), before, "nor does it answer for a person");
}

#[test]
fn whoever_returns_in_time_decides_instead_of_the_bot() {
    let mut new = new_table("quixo", "two 2");
    new.options.stand_in = Some("random".to_owned());
    let mut evening = Evening::started(&new);
    evening.leaves(HOST);
    evening.now += 60_000;
    evening.table.settle(evening.now);
    let mut thoughts = evening.table.thoughts(evening.now, &Books::default());
    let task = thoughts.pop().expect("the bot thinks");
    evening.comes(HOST);
    let before = evening.table.version();
    let advice = (task.thought)(&mut evening.choices);
    evening.table.answer_for_bot(task.seat, task.question, advice.as_ref(), evening.now);
    assert_eq!(evening.table.version(), before);
    let action = evening.table.game().legal(Seat(0))[0].clone();
    evening.plays(0, &action);
}

#[test]
fn a_device_may_ask_what_its_seat_may_do() {
    let mut evening = everybody_owes();
    let taken = evening.ask(HOST, &Request::Legal { seat: Seat(0) }).expect("an answer");
    assert_eq!(taken, table::live::RequestOutcome::Legal(evening.table.game().legal(Seat(0))));
    evening.refuses(HOST, &Request::Legal { seat: Seat(1) }, "table-not-your-seat");
}
