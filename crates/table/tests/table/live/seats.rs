//! Seats, devices and the host.

use bots::Level;
use game::Seat;
use protocol::{Phase, Request};
use qwixx::Edition;
use qwixx::drawing::Drawing;
use table::Actor;
use table::registry::offers;

use super::asks::{bot, chat, remove, rename, rise, set_up, sit};
use super::driver::{Evening, HOST};

const BEN: u32 = 2;
const CARA: u32 = 3;

/// A table for three at which Anna (the host, seat 0), Ben and Cara sit.
fn three() -> Evening {
    let mut evening = Evening::of("qwixx", "classic 3");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    evening.sit(CARA, 2, "Cara");
    evening
}

fn away(stand_in: Option<&str>) -> Evening {
    let mut evening = Evening::with("qwixx", "classic 3", |options| {
        options.stand_in = stand_in.map(str::to_owned);
        options.grace = 30;
    });
    evening.sit_each();
    evening.start();
    evening.listen();
    evening
}

fn stand_ins(evening: &Evening) -> Vec<bool> {
    let seats = evening.table.state(evening.now).seats;
    seats.iter().map(|chair| chair.stand_in.is_some()).collect()
}

#[test]
fn a_seat_is_taken_once() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(BEN, 1, "Ben");
    evening.refuses(HOST, &sit(1, "Anna"), "table-seat-taken");
    evening.refuses(HOST, &sit(2, "Anna"), "table-no-such-seat");
    evening.refuses(HOST, &sit(255, "Anna"), "table-no-such-seat");
    evening.refuses(HOST, &sit(0, " \u{202e}\n"), "table-name-empty");
    let commitment = Some("xyz".to_owned());
    let bad = Request::Sit { seat: Seat(0), name: "Anna".to_owned(), commitment, terms: None };
    evening.refuses(HOST, &bad, "table-commitment");
}

#[test]
fn one_device_may_hold_several_seats() {
    let mut evening = Evening::of("qwixx", "classic 3");
    evening.sit(HOST, 0, "Anna");
    evening.sit(HOST, 2, "Grandpa");
    evening.sit(BEN, 1, "Ben");
    evening.start();
    let you = evening.table.you(Actor::Device(HOST));
    assert_eq!(you.seats, [Seat(0), Seat(2)].into_iter().collect());
    let seen = evening.table.views(Actor::Device(HOST));
    assert_eq!(
        seen.iter().map(|seen| seen.seat).collect::<Vec<_>>(),
        [Some(Seat(0)), Some(Seat(2))]
    );
    evening.plays(2, "-");
    evening.refuses(BEN, &evening.answer(2, "-"), "table-not-your-seat");
}

#[test]
fn a_watcher_sees_what_watchers_see_and_takes_no_part() {
    let mut evening = three();
    evening.start();
    let moment = evening.moment();
    for request in [sit(0, "Eve"), chat(0, "hello"), Request::Close, Request::Rematch] {
        let refused = evening.table.take(Actor::Watcher, &request, &moment).unwrap_err();
        assert_eq!(protocol::Refusal::from(refused).key, "table-watching");
    }
    let seen = evening.table.views(Actor::Watcher);
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0].seat, None);
    // A device without a seat sees no more than that.
    assert_eq!(evening.table.views(Actor::Device(9)), seen);
}

#[test]
fn watchers_are_counted() {
    let mut evening = three();
    evening.table.arrive(Actor::Watcher);
    evening.table.arrive(Actor::Watcher);
    evening.table.depart(Actor::Watcher, evening.now);
    assert_eq!(evening.table.state(evening.now).watchers, 1);
}

#[test]
fn some_things_are_for_the_host_alone() {
    let mut evening = three();
    let options = protocol::Options::default();
    for request in [
        bot(0, "greedy"),
        remove(0),
        set_up("quixo", "two 2"),
        Request::SetLuck { luck: protocol::LuckChoice::Typed },
        Request::SetOptions { options },
        Request::Start,
        Request::PassHost { seat: Seat(1) },
        Request::Close,
    ] {
        evening.refuses(BEN, &request, "table-host-only");
    }
}

#[test]
fn only_the_host_or_somebody_who_sits_asks_for_a_rematch() {
    let mut evening = three();
    evening.start();
    evening.play_out();
    evening.refuses(9, &Request::Rematch, "table-host-only");
    evening.ok(CARA, &Request::Rematch);
}

#[test]
fn on_a_sheet_that_is_only_drawn_people_play_with_bots_that_need_not_learn_it() {
    Edition::add(Drawing {
        name: "seventh",
        sheet: include_str!("../../../../qwixx/tests/seventh.txt"),
        sides: 7,
        bar: "r y g b",
        ..Drawing::CLASSIC
    });
    let mut evening = Evening::of("qwixx", "seventh 3");
    evening.sit(HOST, 0, "Anna");
    let learns = offers("qwixx", Level::Hard);
    let refused = if learns { "table-level-not-learnt" } else { "table-no-such-level" };
    evening.refuses(HOST, &bot(1, "hard"), refused);
    evening.ok(HOST, &bot(1, "medium"));
    evening.ok(HOST, &bot(2, "greedy"));
    evening.start();
    while !evening.table.is_finished() {
        evening.play_asked_of_people();
        evening.pass(1_000);
    }
    assert_eq!(evening.table.state(evening.now).phase, Phase::Over);
}

#[test]
fn the_match_starts_when_every_seat_is_taken() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(HOST, 0, "Anna");
    evening.refuses(HOST, &Request::Start, "table-seats-open");
    evening.ok(HOST, &bot(1, "random"));
    evening.refuses(HOST, &bot(1, "genius"), "table-no-such-level");
    evening.refuses(HOST, &bot(0, "random"), "table-seat-taken");
    evening.start();
    assert_eq!(evening.table.state(evening.now).phase, Phase::Playing);
    evening.refuses(HOST, &Request::Start, "table-started");
    evening.refuses(HOST, &set_up("quixo", "two 2"), "table-started");
}

#[test]
fn a_removed_person_only_watches_and_a_bot_plays_on() {
    let mut evening = three();
    evening.start();
    evening.listen();
    evening.ok(HOST, &remove(1));
    assert_eq!(evening.heard(BEN), ["removed 1"]);
    evening.refuses(BEN, &evening.answer(1, "-"), "table-not-your-seat");
    assert!(evening.table.you(Actor::Device(BEN)).seats.is_empty());
    evening.refuses(HOST, &remove(1), "table-seat-empty");
    evening.plays(0, "-");
    evening.plays(2, "-");
    let question = evening.question();
    evening.pass(800);
    assert!(evening.question() > question, "a bot has answered for the empty seat");
}

#[test]
fn whoever_left_may_come_back_to_the_open_seat() {
    let mut evening = three();
    evening.start();
    evening.ok(BEN, &rise(1));
    evening.listen();
    evening.ok(BEN, &sit(1, "Ben again"));
    assert_eq!(evening.heard(CARA), ["sat 1"]);
    evening.plays(1, "-");
}

#[test]
fn a_match_that_everybody_has_left_waits() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(HOST, 0, "Anna");
    evening.ok(HOST, &bot(1, "random"));
    evening.start();
    evening.ok(HOST, &rise(0));
    evening.pass(3_600_000);
    assert!(!evening.table.is_finished());
    evening.ok(HOST, &sit(0, "Anna"));
    evening.plays(0, "-");
}

#[test]
fn bots_among_themselves_play_to_the_end() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.ok(HOST, &bot(0, "random"));
    evening.ok(HOST, &bot(1, "greedy"));
    evening.start();
    evening.pass(3_600_000);
    assert!(evening.table.outcome().is_some());
}

#[test]
fn names_are_cleaned_and_can_be_changed() {
    let mut evening = three();
    evening.ok(BEN, &rename(1, "  Benja\u{202e}min\nB. "));
    assert_eq!(evening.table.state(0).seats[1].name, "Benjamin B.");
    evening.refuses(BEN, &rename(0, "Mallory"), "table-not-your-seat");
    evening.refuses(BEN, &rename(1, "\u{200b}"), "table-name-empty");
}

#[test]
fn the_role_goes_with_the_last_seat_that_the_host_leaves() {
    let mut evening = three();
    evening.ok(HOST, &remove(1));
    evening.sit(HOST, 1, "Anna too");
    evening.ok(HOST, &rise(0));
    assert!(evening.table.is_host(HOST), "one seat is left to her");
    evening.listen();
    evening.ok(HOST, &rise(1));
    assert!(evening.table.is_host(CARA));
    assert_eq!(evening.heard(CARA), ["rose 1", "host-passed 2"]);
}

#[test]
fn the_role_goes_to_somebody_who_is_there() {
    let mut evening = three();
    evening.leaves(BEN);
    evening.ok(HOST, &rise(0));
    assert!(evening.table.is_host(CARA));
}

#[test]
fn the_role_passes_on_when_the_host_is_away_too_long() {
    let mut evening = three();
    evening.leaves(HOST);
    evening.pass(59_999);
    assert!(evening.table.is_host(HOST));
    evening.pass(1);
    assert!(evening.table.is_host(BEN));
    evening.comes(HOST);
    evening.pass(60_000);
    assert!(evening.table.is_host(BEN), "it does not come back by itself");
    evening.ok(BEN, &Request::PassHost { seat: Seat(0) });
    assert!(evening.table.is_host(HOST));
}

#[test]
fn nobody_becomes_host_while_nobody_is_there() {
    let mut evening = three();
    for device in [HOST, BEN, CARA] {
        evening.leaves(device);
    }
    evening.pass(600_000);
    assert!(evening.table.is_host(HOST));
    evening.comes(CARA);
    assert!(evening.table.is_host(CARA));
}

#[test]
fn the_role_is_not_news_where_it_did_not_pass() {
    let mut evening = three();
    evening.start();
    evening.play_out();
    evening.ok(BEN, &Request::Rematch);
    let news = evening.heard(BEN);
    assert!(!news.iter().any(|news| news.starts_with("host-passed")), "{news:?}");
}

#[test]
fn a_bot_stands_in_after_the_grace_time_and_hands_back() {
    let mut evening = away(Some("random"));
    evening.leaves(BEN);
    evening.pass(29_999);
    assert_eq!(stand_ins(&evening), [false, false, false]);
    evening.pass(1);
    assert_eq!(stand_ins(&evening), [false, true, false]);
    let question = evening.question();
    evening.plays(0, "-");
    evening.plays(2, "-");
    assert!(evening.question() > question, "the bot answered");
    evening.comes(BEN);
    assert_eq!(stand_ins(&evening), [false, false, false]);
    assert!(evening.heard(CARA).contains(&"stood-in 1".to_owned()));
    assert!(evening.heard(CARA).contains(&"returned 1".to_owned()));
}

#[test]
fn a_short_absence_changes_nothing() {
    let mut evening = away(Some("random"));
    evening.leaves(BEN);
    evening.pass(29_000);
    evening.comes(BEN);
    evening.leaves(BEN);
    evening.pass(29_000);
    assert_eq!(stand_ins(&evening), [false, false, false]);
}

#[test]
fn a_second_socket_of_a_device_keeps_it_there() {
    let mut evening = away(Some("random"));
    evening.comes(BEN);
    evening.leaves(BEN);
    evening.pass(60_000);
    assert_eq!(stand_ins(&evening), [false, false, false]);
}

#[test]
fn everybody_waits_where_no_bot_was_chosen() {
    let mut evening = away(None);
    evening.leaves(BEN);
    evening.plays(0, "-");
    evening.plays(2, "-");
    let question = evening.question();
    evening.pass(3_600_000);
    assert_eq!(evening.question(), question);
}

#[test]
fn bots_do_not_finish_a_match_that_everybody_is_away_from() {
    let mut evening = away(Some("random"));
    for device in [HOST, BEN, CARA] {
        evening.leaves(device);
    }
    evening.pass(3_600_000);
    assert_eq!(stand_ins(&evening), [false, false, false]);
    evening.comes(BEN);
    assert_eq!(stand_ins(&evening), [true, false, true]);
}

#[test]
fn a_seat_moves_to_another_device_and_the_old_one_watches() {
    let mut evening = three();
    evening.start();
    evening.listen();
    evening.table.arrive(Actor::Device(7));
    evening.moves(1, 7).expect("moved");
    assert_eq!(evening.heard(BEN), ["moved 1"]);
    assert!(evening.table.you(Actor::Device(BEN)).seats.is_empty());
    assert_eq!(evening.table.views(Actor::Device(BEN)), evening.table.views(Actor::Watcher));
    evening.refuses(BEN, &evening.answer(1, "-"), "table-not-your-seat");
    evening.plays(1, "-");
    assert_eq!(evening.device_of(Seat(1)), Some(7));
}

#[test]
fn a_host_who_changes_devices_stays_host() {
    let mut evening = three();
    evening.moves(0, 7).expect("moved");
    assert!(evening.table.is_host(7));
    let before = evening.table.version();
    evening.moves(0, 7).expect("it is there already");
    assert_eq!(evening.table.version(), before);
}

#[test]
fn only_a_person_moves() {
    let mut evening = three();
    evening.ok(HOST, &remove(1));
    evening.moves(1, 7).expect("an open seat is for whoever comes to sit down on");
    assert_eq!(evening.table.is_open(Seat(1)), Some(true));
    evening.ok(HOST, &bot(1, "random"));
    evening.moves(1, 7).expect("nothing to be done");
    assert_eq!(evening.device_of(Seat(1)), None);
    assert!(evening.moves(9, 7).is_err());
}

#[test]
fn people_on_seats_that_a_new_set_up_does_not_have_hear_of_it() {
    let mut evening = three();
    evening.listen();
    evening.ok(HOST, &set_up("quixo", "two 2"));
    assert_eq!(evening.heard(CARA), ["rose 2", "changed"]);
    assert!(evening.table.you(Actor::Device(CARA)).seats.is_empty());
    assert_eq!(evening.table.state(0).seats.len(), 2);
    evening.ok(HOST, &set_up("qwixx", "classic 3"));
    assert_eq!(evening.table.is_open(Seat(2)), Some(true));
    assert_eq!(evening.table.is_open(Seat(1)), Some(false), "Ben kept his seat");
}

#[test]
fn a_set_up_that_is_not_on_offer_is_refused() {
    let mut evening = three();
    for (game, setup, key) in [
        ("chess", "two 2", "table-no-such-game"),
        ("qwixx", "classic 99", "setup-seats"),
        ("qwixx", "maxi 2", "setup-edition"),
        ("qwixx", "gemixxt-a 2 closing_needs=many", "setup-value"),
        ("quixo", "", "unreadable"),
        ("quixo", "\n", "unreadable"),
    ] {
        evening.refuses(HOST, &set_up(game, setup), key);
    }
}

#[test]
fn a_closed_table_does_nothing_more() {
    let mut evening = three();
    evening.start();
    evening.ok(HOST, &Request::Close);
    assert_eq!(evening.table.outcome().map(|end| end.reason.as_str()), Some("abandoned"));
    assert_eq!(evening.table.state(evening.now).phase, Phase::Closed);
    evening.refuses(HOST, &chat(0, "bye"), "table-closed");
    evening.refuses(HOST, &Request::Rematch, "table-closed");
    assert!(evening.moves(0, 7).is_err());
    assert_eq!(evening.table.wakes(evening.now), None);
    evening.ok(HOST, &Request::Ping);
}

#[test]
fn a_table_can_be_closed_before_a_match() {
    let mut evening = three();
    evening.ok(HOST, &Request::Close);
    assert_eq!(evening.table.outcome(), None);
    assert!(evening.table.is_closed());
}

#[test]
fn whoever_returns_hears_what_was_missed() {
    let mut evening = three();
    evening.start();
    let seen = evening.table.version();
    evening.ok(BEN, &chat(1, "one"));
    evening.ok(BEN, &chat(1, "two"));
    let (fresh, update) = evening.table.welcome(Actor::Device(CARA), Some(seen), evening.now);
    assert!(!fresh);
    assert_eq!(update.news.len(), 2);
    assert!(!update.views.is_empty());
    let (fresh, update) =
        evening.table.welcome(Actor::Device(CARA), Some(evening.table.version()), evening.now);
    assert!(!fresh && update.news.is_empty());
}

#[test]
fn whoever_comes_anew_or_after_long_hears_the_last_of_it() {
    let mut evening = three();
    evening.start();
    let seen = evening.table.version();
    for i in 0..300 {
        evening.ok(BEN, &chat(1, &i.to_string()));
    }
    let welcome = |seen| evening.table.welcome(Actor::Device(CARA), seen, evening.now);
    for seen in [None, Some(seen), Some(evening.table.version() + 1)] {
        let (fresh, update) = welcome(seen);
        assert!(fresh, "{seen:?}");
        assert_eq!(update.news.len(), 200);
    }
}

#[test]
fn a_version_of_the_match_before_is_answered_with_what_there_is() {
    let mut evening = three();
    let early = evening.table.version();
    evening.start();
    evening.play_out();
    let late = evening.table.version();
    evening.ok(HOST, &Request::Rematch);
    let (fresh, _) = evening.table.welcome(Actor::Device(CARA), Some(early), evening.now);
    assert!(fresh);
    let (fresh, update) = evening.table.welcome(Actor::Device(CARA), Some(late), evening.now);
    assert!(!fresh);
    assert_eq!(update.news[0], protocol::News::Rematch);
}
