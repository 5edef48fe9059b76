//! Clocks of a match: time per decision, time banks, and what happens when time runs out.

use game::Seat;
use protocol::{Clock, Late, Request};
use table::Actor;

use super::asks::{bot, seeded};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;

fn with_clock(game: &str, setup: &str, clock: Clock, late: Late) -> Evening {
    let mut new = new_table(game, setup);
    new.luck = seeded("clocks");
    new.options.clock = clock;
    new.options.late = late;
    let mut evening = Evening::started(&new);
    evening.listen();
    evening
}

fn left(evening: &Evening) -> Vec<u32> {
    let seats = evening.table.state(evening.now).seats;
    seats.iter().filter_map(|chair| chair.left).collect()
}

fn first_action(evening: &Evening, seat: u8) -> String {
    evening.table.game().legal(Seat(seat))[0].clone()
}

const TEN: Clock = Clock::Decision { seconds: 10 };
const BANK: Clock = Clock::Bank { seconds: 20, increment: 3 };

#[test]
fn without_a_clock_nobody_is_late() {
    let mut evening = with_clock("quixo", "two 2", Clock::None, Late::Bot);
    assert_eq!(left(&evening), [0u32; 0]);
    evening.pass(100_000_000);
    assert_eq!(evening.table.game().steps().len(), 0);
}

#[test]
fn every_decision_has_its_own_time() {
    let mut evening = with_clock("quixo", "two 2", TEN, Late::Bot);
    evening.pass(9_999);
    assert_eq!(left(&evening), [1, 10_000]);
    evening.plays(0, &first_action(&evening, 0));
    assert_eq!(left(&evening), [10_000, 10_000]);
}

#[test]
fn where_nobody_can_decline_a_bot_answers_for_who_is_late() {
    for late in [Late::Decline, Late::Bot] {
        let mut evening = with_clock("quixo", "two 2", TEN, late);
        evening.pass(9_999);
        assert_eq!(evening.table.game().steps().len(), 0);
        evening.pass(1);
        assert_eq!(evening.table.game().steps().len(), 1);
        assert_eq!(evening.heard(BEN)[0], "ran-out-of-time 0");
    }
}

#[test]
fn who_is_late_declines_where_that_can_be_done() {
    let mut evening = with_clock("qwixx", "classic 2", TEN, Late::Decline);
    evening.plays(1, "-");
    evening.pass(10_000);
    let steps = evening.table.game().steps();
    assert_eq!(steps[2..4], ["0 -", "1 -"]);
    assert_eq!(evening.heard(BEN)[..3], ["answered 1", "ran-out-of-time 0", "answered 0"]);
}

#[test]
fn a_late_decline_does_not_end_the_match_at_once() {
    let mut evening = with_clock("qwixx", "classic 2", TEN, Late::Decline);
    evening.pass(10_000);
    assert!(evening.question() > 1);
    assert!(!evening.table.is_finished());
    evening.pass(3_600_000);
    assert!(evening.table.is_finished(), "nobody plays: everybody collects misses");
}

#[test]
fn a_bank_pays_for_all_decisions_and_grows_with_each() {
    let mut evening = with_clock("quixo", "two 2", BANK, Late::Bot);
    assert_eq!(left(&evening), [20_000, 20_000]);
    evening.pass(5_000);
    assert_eq!(left(&evening), [15_000, 20_000], "only whoever owes an answer pays");
    evening.plays(0, &first_action(&evening, 0));
    assert_eq!(left(&evening), [18_000, 20_000]);
    evening.pass(1_000);
    evening.plays(1, &first_action(&evening, 1));
    assert_eq!(left(&evening), [18_000, 22_000]);
}

#[test]
fn an_empty_bank_still_gets_its_increment() {
    let mut evening = with_clock("quixo", "two 2", BANK, Late::Bot);
    evening.pass(20_000);
    assert_eq!(evening.table.game().steps().len(), 1);
    assert_eq!(left(&evening)[0], 3_000);
}

#[test]
fn the_first_seal_stops_the_clock() {
    let mut evening = with_clock("qwixx", "classic 2", BANK, Late::Decline);
    evening.pass(4_000);
    evening.plays(0, "-");
    assert_eq!(left(&evening), [19_000, 16_000]);
    evening.pass(4_000);
    let other = evening.table.game().legal(Seat(0)).pop().expect("an action");
    evening.plays(0, &other);
    assert_eq!(left(&evening), [19_000, 12_000], "a change of mind costs and earns nothing");
}

#[test]
fn the_clock_is_chosen_before_the_start() {
    let mut evening = with_clock("quixo", "two 2", TEN, Late::Bot);
    let mut options = evening.table.state(0).options;
    options.pace = 0;
    evening.ok(HOST, &Request::SetOptions { options: options.clone() });
    let late = Late::Decline;
    let other = protocol::Options { late, ..options.clone() };
    evening.refuses(HOST, &Request::SetOptions { options: other }, "table-started");
    options.clock = Clock::None;
    evening.refuses(HOST, &Request::SetOptions { options }, "table-started");
}

#[test]
fn clocks_stand_still_while_the_table_sleeps() {
    for clock in [TEN, BANK] {
        let evening = with_clock("quixo", "two 2", clock, Late::Bot);
        let whole = left(&evening);
        let later = evening.now + 1_000_000;
        let mut again = evening.read_again();
        again.wake(later).expect("awake");
        for device in [HOST, BEN] {
            again.arrive(Actor::Device(device));
        }
        again.settle(later);
        assert_eq!(again.game().steps().len(), 0, "nobody was late");
        let seats = again.state(later).seats;
        assert_eq!(seats.iter().filter_map(|chair| chair.left).collect::<Vec<_>>(), whole);
        assert_eq!(again.lines_from(evening.table.version()).len(), 1, "a line says so");
    }
}

#[test]
fn a_table_without_a_clock_wakes_without_a_line() {
    let evening = with_clock("quixo", "two 2", Clock::None, Late::Bot);
    let mut again = evening.read_again();
    again.wake(evening.now + 1_000_000).expect("awake");
    assert_eq!(again.version(), evening.table.version());
}

#[test]
fn bots_are_never_late() {
    let mut evening = Evening::with("quixo", "two 2", |options| {
        options.clock = Clock::Decision { seconds: 1 };
        options.pace = 10_000;
    });
    evening.ok(HOST, &bot(0, "random"));
    evening.sit(HOST, 1, "Anna");
    evening.start();
    evening.pass(9_999);
    assert_eq!(evening.table.game().steps().len(), 0);
    assert!(!evening.lines().iter().any(|line| line.starts_with("late")));
}

#[test]
fn options_out_of_range_are_refused() {
    let mut evening = Evening::of("quixo", "two 2");
    let good = evening.table.state(0).options;
    for change in [
        |options: &mut protocol::Options| options.pace = 10_001,
        |options: &mut protocol::Options| options.grace = 0,
        |options: &mut protocol::Options| options.grace = u32::MAX,
        |options: &mut protocol::Options| options.clock = Clock::Decision { seconds: 0 },
        |options: &mut protocol::Options| {
            options.clock = Clock::Bank { seconds: u32::MAX, increment: u32::MAX };
        },
    ] {
        let mut options = good.clone();
        change(&mut options);
        evening.refuses(HOST, &Request::SetOptions { options }, "table-option");
    }
    let options = protocol::Options { stand_in: Some("genius".to_owned()), ..good };
    evening.refuses(HOST, &Request::SetOptions { options }, "table-no-such-level");
}
