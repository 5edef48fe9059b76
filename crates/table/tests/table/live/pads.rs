//! A pad beside a real table: somebody says when a roll is over, and the host puts slips right.

use game::Seat;
use protocol::{News, Request};
use table::live::COUNTDOWN;
use table::record::verify;

use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const CLEO: u32 = 3;

/// Three at a real table, of whom seat 0, the host, begins.
fn evening() -> Evening {
    let mut evening = Evening::started(&new_table("qwixx-pad", "classic 3"));
    enter(&mut evening, HOST, 0, "first 0");
    evening
}

fn question(evening: &Evening) -> protocol::QuestionState {
    evening.table.state(evening.now).question.expect("a question")
}

fn enter(evening: &mut Evening, device: u32, seat: u8, action: &str) {
    let (seat, question) = (Seat(seat), question(evening).number);
    evening.ok(device, &Request::Answer { seat, question, action: action.to_owned() });
}

fn call(evening: &Evening) -> Request {
    Request::Call { question: question(evening).number }
}

fn later(evening: &mut Evening, time: u64) {
    evening.now += time;
    evening.table.settle(evening.now);
}

/// Everybody enters something, and whoever is active calls.
fn roll(evening: &mut Evening, entries: [&str; 3]) {
    let caller = question(evening).caller.expect("a caller");
    for (seat, entry) in (0u8..).zip(entries) {
        enter(evening, u32::from(seat) + 1, seat, entry);
    }
    later(evening, COUNTDOWN);
    let request = call(evening);
    evening.ok(u32::from(caller.0) + 1, &request);
}

fn correction(seat: u8, until: u32, action: &str) -> Request {
    Request::Correct { seat: Seat(seat), until, action: action.to_owned() }
}

fn points(evening: &Evening) -> Vec<i32> {
    evening.table.game().scores()
}

#[test]
fn a_roll_is_over_when_whoever_rolled_says_so_and_answers_can_be_changed_until_then() {
    let mut evening = evening();
    enter(&mut evening, HOST, 0, "r5");
    enter(&mut evening, BEN, 1, "b5");
    enter(&mut evening, CLEO, 2, "-");
    enter(&mut evening, BEN, 1, "y5");
    assert_eq!(points(&evening), [0, 0, 0], "nothing is written down yet");
    assert_eq!(question(&evening).caller, Some(Seat(0)));
    let request = call(&evening);
    evening.refuses(HOST, &request, "table-called-too-soon");
    assert_eq!(question(&evening).opens, Some(3000));
    later(&mut evening, COUNTDOWN);
    assert_eq!(question(&evening).opens, None);
    evening.refuses(BEN, &request, "table-not-yours-to-call");
    evening.ok(HOST, &request);
    assert_eq!(points(&evening), [1, 1, 0]);
    assert!(evening.table.game().view(game::Viewer::Watcher).to_string().contains("\"y5\""));
    assert_eq!(question(&evening).caller, Some(Seat(1)));
}

#[test]
fn who_has_not_answered_has_three_seconds_and_passes_then() {
    let mut evening = evening();
    enter(&mut evening, HOST, 0, "r5");
    later(&mut evening, COUNTDOWN);
    let request = call(&evening);
    evening.ok(HOST, &request);
    assert_eq!(question(&evening).closes, Some(3000));
    later(&mut evening, 1000);
    enter(&mut evening, CLEO, 2, "g5");
    assert_eq!(evening.table.wakes(evening.now), Some(evening.now + 2000));
    later(&mut evening, 2000);
    assert_eq!(points(&evening), [1, 0, 1]);
}

#[test]
fn the_last_answer_ends_the_countdown_and_the_host_calls_for_somebody_who_sleeps() {
    let mut evening = evening();
    roll(&mut evening, ["r5", "-", "-"]);
    enter(&mut evening, HOST, 0, "-");
    enter(&mut evening, CLEO, 2, "-");
    later(&mut evening, COUNTDOWN);
    let request = call(&evening);
    evening.refuses(CLEO, &request, "table-not-yours-to-call");
    evening.ok(HOST, &request);
    enter(&mut evening, BEN, 1, "b9");
    assert_eq!(points(&evening), [1, 1, 0]);
    evening.refuses(HOST, &request, "table-question-closed");
}

#[test]
fn the_host_alone_puts_right_what_somebody_entered_and_everybody_is_told() {
    let mut evening = evening();
    roll(&mut evening, ["r5", "b5", "-"]);
    roll(&mut evening, ["y8", "r8", "-"]);
    enter(&mut evening, BEN, 1, "b4");
    let mark = evening.table.mark();
    // Cleo had ticked 5 as well; the first roll was over after four steps.
    let right =
        |action: &str| Request::Correct { seat: Seat(2), until: 4, action: action.to_owned() };
    evening.refuses(BEN, &right("y5"), "table-host-only");
    evening.refuses(CLEO, &right("y5"), "table-host-only");
    evening.refuses(HOST, &right("y12"), "closing-needs");
    evening.refuses(HOST, &right("x"), "unreadable");
    evening.ok(HOST, &right("y5"));
    assert_eq!(points(&evening), [2, 2, 1]);
    let (before, action) = ("-".to_owned(), "y5".to_owned());
    let told = News::Corrected { by: Some(Seat(0)), seat: Seat(2), before, action };
    assert!(evening.update(CLEO, mark).news.contains(&told));
    assert!(question(&evening).answered.contains(Seat(1)), "what is sealed meanwhile stays");
}

/// What was begun and not confirmed when a roll went on is not lost.
#[test]
fn everybody_may_still_change_their_own_entry_of_the_last_roll() {
    let mut evening = evening();
    roll(&mut evening, ["r5", "b5", "-"]);
    let late = |seat, action| correction(seat, 4, action);
    evening.refuses(CLEO, &late(1, "y5"), "table-host-only");
    evening.ok(CLEO, &late(2, "y5"));
    evening.ok(BEN, &late(1, "g5"));
    assert_eq!(points(&evening), [1, 1, 1]);
    roll(&mut evening, ["-", "-", "y6"]);
    evening.refuses(CLEO, &late(2, "-"), "table-host-only");
}

/// Whoever rolled decides twice in a round with a slip: what they ticked, and which number it was.
#[test]
fn an_entry_of_a_roll_that_was_asked_about_is_put_right_too() {
    let mut evening = evening();
    roll(&mut evening, ["r7", "b8", "-"]);
    enter(&mut evening, HOST, 0, "sum 7");
    enter(&mut evening, BEN, 1, "b7");
    evening.ok(HOST, &correction(0, 6, "y7 + g9"));
    assert_eq!(points(&evening), [2, 1, 0]);
    evening.ok(HOST, &correction(1, 6, "-"));
    assert_eq!(points(&evening), [2, 0, 0]);
    evening.refuses(HOST, &correction(0, 6, "y9"), "table-nothing-to-correct");
    roll(&mut evening, ["g8", "g8", "g8"]);
    assert_eq!(points(&evening), [4, 1, 1]);
}

/// Six ticks of everybody in red; then Ben, who rolled, ticks alone in the row that Cleo closes.
fn undone() -> Evening {
    let mut evening = evening();
    for number in 2..=7 {
        let entry = format!("r{number}");
        roll(&mut evening, [&entry, &entry, &entry]);
    }
    roll(&mut evening, ["-", "-", "-"]);
    roll(&mut evening, ["-", "+ r8", "r12"]);
    evening
}

#[test]
fn what_was_chosen_after_an_undone_tick_falls_with_the_reason_for_it() {
    let mut evening = undone();
    enter(&mut evening, BEN, 1, "+ y7");
    let until = evening.table.game().steps().len() as u32;
    // Ben ticked with the white dice as well: the choice that came after goes with the entry.
    evening.ok(HOST, &correction(1, until, "b12 + y8"));
    let state = evening.table.state(evening.now);
    assert_eq!(state.question.expect("a roll").seats.len(), 3);
    assert_eq!(points(&evening), [16, 23, 36]);
    roll(&mut evening, ["-", "-", "y9"]);
    let again = evening.read_again();
    assert_eq!(again.game().scores(), points(&evening));
}

#[test]
fn a_correction_may_end_the_game_and_then_nothing_is_changed() {
    let mut evening = evening();
    for _ in 0..9 {
        roll(&mut evening, ["-", "-", "-"]);
    }
    roll(&mut evening, ["r5", "-", "-"]);
    assert!(!evening.table.is_finished());
    evening.ok(HOST, &correction(0, 31, "-"));
    assert!(evening.table.is_finished());
    evening.refuses(HOST, &correction(0, 31, "r5"), "table-over");
    let record = evening.table.record(1).expect("a record");
    assert!(verify(&record).is_ok());
}

/// What somebody who means harm sends is refused by name.
#[test]
fn nothing_that_is_sent_upsets_a_pad() {
    let mut evening = evening();
    let answer = |seat, question, action: &str| Request::Answer {
        seat: Seat(seat),
        question,
        action: action.to_owned(),
    };
    let number = question(&evening).number;
    evening.refuses(BEN, &answer(2, number, "r5"), "table-not-your-seat");
    evening.refuses(BEN, &answer(9, number, "r5"), "table-no-such-seat");
    evening.refuses(BEN, &answer(1, number + 1, "r5"), "table-no-such-question");
    evening.refuses(BEN, &answer(1, number, "sum 7"), "enter-marks");
    evening.refuses(BEN, &answer(1, number, "first 1"), "enter-marks");
    evening.refuses(BEN, &answer(1, number, "r5 + y5"), "not-the-active-player");
    let huge = "r5 ".repeat(100_000);
    let odd =
        ["", " ", "r", "r999999999999", "r5>", "r5!!", "+", "+ ", "r5 +", "é", "\u{0}", "-\n-"];
    for text in odd.into_iter().chain(["sum -1", "first 255", "+ r5 r5", "+ r2 r3 r4 r5", &huge]) {
        evening.refuses(BEN, &answer(1, number, text), "unreadable");
        evening.refuses(HOST, &correction(1, 1, text), "table-nothing-to-correct");
    }
    enter(&mut evening, HOST, 0, "r5");
    enter(&mut evening, BEN, 1, "-");
    enter(&mut evening, CLEO, 2, "-");
    later(&mut evening, COUNTDOWN);
    let request = call(&evening);
    evening.ok(HOST, &request);
    for text in odd.into_iter().chain([&*huge]) {
        evening.refuses(HOST, &correction(1, 4, text), "unreadable");
    }
    evening.refuses(HOST, &correction(9, 4, "r5"), "table-nothing-to-correct");
    evening.ok(HOST, &correction(1, u32::MAX, "b5"));
    evening.refuses(HOST, &Request::Call { question: u32::MAX }, "table-question-closed");
}

#[test]
fn a_correction_that_what_came_after_does_not_allow_is_refused() {
    let mut evening = evening();
    roll(&mut evening, ["r5", "-", "-"]);
    roll(&mut evening, ["r6", "r6", "-"]);
    let wrong = Request::Correct { seat: Seat(0), until: 4, action: "r7".to_owned() };
    evening.refuses(HOST, &wrong, "left-to-right");
    let nothing = Request::Correct { seat: Seat(2), until: 1, action: "r7".to_owned() };
    evening.refuses(HOST, &nothing, "table-nothing-to-correct");
}

#[test]
fn nobody_changes_a_decision_of_another_game_or_a_finished_one() {
    let mut evening = Evening::started(&new_table("quixo", "two 2"));
    evening.play_asked_of_people();
    let change = Request::Correct { seat: Seat(0), until: 1, action: "a1N".to_owned() };
    evening.refuses(HOST, &change, "table-nothing-to-correct");
    let mut evening = self::evening();
    for _ in 0..10 {
        roll(&mut evening, ["-", "-", "-"]);
    }
    assert!(evening.table.is_finished());
    let change = Request::Correct { seat: Seat(0), until: 4, action: "r5".to_owned() };
    evening.refuses(HOST, &change, "table-over");
    let record = evening.table.record(1).expect("a record");
    assert!(record.contains(" call 0") && verify(&record).is_ok());
}

#[test]
fn nobody_waits_for_a_seat_that_was_left_and_there_are_no_bots() {
    let mut evening = evening();
    let bot = Request::SeatBot { seat: Seat(1), level: "greedy".to_owned() };
    evening.refuses(HOST, &bot, "table-no-such-level");
    roll(&mut evening, ["r5", "-", "-"]);
    evening.ok(BEN, &Request::Rise { seat: Seat(1) });
    assert_eq!(question(&evening).caller, None);
    enter(&mut evening, HOST, 0, "r6");
    enter(&mut evening, CLEO, 2, "-");
    evening.pass(10_000);
    assert_eq!(points(&evening), [3, -5, 0], "whoever left ticks nothing, as the active player");
}
