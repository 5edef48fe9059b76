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
    later(&mut evening, COUNTDOWN);
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

#[test]
fn who_did_nothing_with_the_last_roll_may_enter_it_late() {
    let mut evening = evening();
    roll(&mut evening, ["r5", "b5", "-"]);
    let late = |seat| Request::Correct { seat: Seat(seat), until: 4, action: "y5".to_owned() };
    evening.refuses(CLEO, &late(1), "table-host-only");
    evening.refuses(BEN, &late(1), "table-host-only");
    evening.ok(CLEO, &late(2));
    assert_eq!(points(&evening), [1, 1, 1]);
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
