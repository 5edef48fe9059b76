//! Nobody plays by terms that they were not shown.

use game::Seat;
use protocol::{LuckChoice, Options, Phase, Request};

use super::asks::{bot, seeded, set_up, sit};
use super::driver::{Evening, HOST};

const BEN: u32 = 2;

fn two() -> Evening {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    evening.listen();
    evening
}

fn ready(evening: &Evening) -> Vec<bool> {
    evening.table.state(evening.now).seats.iter().map(|chair| chair.ready).collect()
}

#[test]
fn sitting_down_is_being_ready() {
    let mut evening = two();
    assert_eq!(ready(&evening), [true, true]);
    evening.start();
    assert_eq!(evening.table.state(evening.now).phase, Phase::Playing);
}

#[test]
fn luck_that_was_changed_needs_everybody_again() {
    let mut evening = two();
    evening.ok(HOST, &Request::SetLuck { luck: seeded("mine") });
    assert_eq!(ready(&evening), [true, false], "the host knows what she chose");
    evening.refuses(HOST, &Request::Start, "table-not-ready");
    evening.agrees(BEN, 1);
    assert_eq!(evening.heard(HOST), ["changed", "ready 1"]);
    evening.agrees(BEN, 1);
    evening.start();
}

#[test]
fn every_change_of_game_luck_or_options_asks_again() {
    let options = Options { grace: 5, ..Options::default() };
    for change in [
        set_up("qwixx", "longo 2"),
        set_up("qwixx", "bonus-a 2"),
        set_up("quixo", "two 2"),
        Request::SetLuck { luck: LuckChoice::Fair },
        Request::SetLuck { luck: LuckChoice::Typed },
        Request::SetOptions { options },
    ] {
        let mut evening = two();
        evening.ok(HOST, &change);
        assert_eq!(ready(&evening), [true, false], "{change:?}");
        evening.refuses(HOST, &Request::Start, "table-not-ready");
    }
}

#[test]
fn choosing_the_same_changes_nothing() {
    let mut evening = two();
    let before = evening.table.version();
    evening.ok(HOST, &set_up("qwixx", "classic 2"));
    evening.ok(HOST, &Request::SetOptions { options: Options::default() });
    assert_eq!((evening.table.version(), ready(&evening)), (before, vec![true, true]));
}

#[test]
fn whoever_looked_at_something_else_is_not_ready() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(HOST, 0, "Anna");
    let shown = evening.table.state(0).terms;
    evening.ok(HOST, &Request::SetLuck { luck: seeded("mine") });
    let Request::Sit { seat, name, commitment, .. } = sit(1, "Ben") else { unreachable!() };
    let stale = Request::Sit { seat, name, commitment, terms: Some(shown) };
    evening.refuses(BEN, &stale, "table-terms-changed");
    evening.sit(BEN, 1, "Ben");
    evening.ok(HOST, &Request::SetLuck { luck: seeded("mine again") });
    let stale = Request::Ready { seat: Seat(1), terms: shown + 1 };
    evening.refuses(BEN, &stale, "table-terms-changed");
    evening.refuses(HOST, &Request::Start, "table-not-ready");
}

#[test]
fn a_rematch_with_nothing_changed_needs_no_word() {
    let mut evening = two();
    evening.start();
    evening.play_out();
    evening.ok(BEN, &Request::Rematch);
    assert_eq!(ready(&evening), [true, true]);
    evening.ok(HOST, &Request::Start);
}

#[test]
fn a_rematch_with_other_luck_needs_everybody() {
    let mut evening = two();
    evening.start();
    evening.play_out();
    evening.ok(BEN, &Request::Rematch);
    evening.ok(HOST, &Request::SetLuck { luck: seeded("mine") });
    evening.refuses(HOST, &Request::Start, "table-not-ready");
    // Ben moved one seat on.
    evening.agrees(BEN, 0);
    evening.ok(HOST, &Request::Start);
}

#[test]
fn bots_are_always_ready_and_one_device_agrees_for_itself() {
    let mut evening = Evening::of("qwixx", "classic 3");
    evening.sit(HOST, 0, "Anna");
    evening.sit(HOST, 1, "Grandpa");
    evening.ok(HOST, &bot(2, "random"));
    evening.ok(HOST, &set_up("qwixx", "longo 3"));
    assert_eq!(ready(&evening), [true, true, true]);
    evening.ok(HOST, &Request::Start);
}

#[test]
fn nobody_is_ready_for_others_or_too_late() {
    let mut evening = two();
    evening.ok(HOST, &Request::SetLuck { luck: seeded("mine") });
    let terms = evening.table.state(0).terms;
    evening.refuses(HOST, &Request::Ready { seat: Seat(1), terms }, "table-not-your-seat");
    evening.agrees(BEN, 1);
    evening.start();
    evening.refuses(BEN, &Request::Ready { seat: Seat(1), terms }, "table-started");
}

#[test]
fn nobodys_time_gets_shorter_while_a_match_is_on() {
    let mut evening = two();
    evening.start();
    let quick = Options { grace: 1, stand_in: Some("random".to_owned()), ..Options::default() };
    evening.refuses(HOST, &Request::SetOptions { options: quick }, "table-started");
    let kind = Options { stand_in: Some("random".to_owned()), ..Options::default() };
    evening.ok(HOST, &Request::SetOptions { options: kind });
}
