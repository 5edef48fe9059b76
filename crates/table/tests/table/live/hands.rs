//! Hidden hands: nobody gets a hand that was somebody else's, unless everybody who plays agrees.

use game::{Seat, Seats};
use protocol::{News, OfferKind, Request};
use table::Actor;

use super::asks::{bot, remove, reply, resign, rise, sit, team_chat};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const CARA: u32 = 3;
const EVE: u32 = 7;

/// Anna (the host), Ben and Cara play Qwirkle; Eve has the link.
fn three() -> Evening {
    let mut evening = Evening::started(&new_table("qwirkle", "standard 3"));
    evening.comes(EVE);
    evening.listen();
    evening
}

fn sits(evening: &Evening, device: u32) -> bool {
    !evening.table.seats_of(device).is_empty()
}

/// Whether a device is shown more than a watcher is.
fn sees_a_hand(evening: &Evening, device: u32) -> bool {
    evening.table.views(Actor::Device(device)) != evening.table.views(Actor::Watcher)
}

#[test]
fn the_host_does_not_get_the_hand_of_whom_she_removes() {
    let mut evening = three();
    evening.ok(HOST, &remove(1));
    assert_eq!(evening.heard(CARA), ["removed 1"]);
    evening.refuses(HOST, &sit(1, "Anna too"), "table-seat-kept");
    evening.refuses(EVE, &sit(1, "Eve"), "table-seat-kept");
    // The seat is his as before, and a bot that was put there makes room for him.
    evening.ok(HOST, &bot(1, "random"));
    evening.refuses(EVE, &sit(1, "Eve"), "table-seat-taken");
    assert_eq!(evening.table.you(Actor::Device(BEN)).kept, Seats::only(Seat(1)));
    evening.ok(BEN, &sit(1, "Ben"));
    assert!(sees_a_hand(&evening, BEN));
}

#[test]
fn a_seat_is_kept_for_whoever_left_it_as_long_as_the_match_is_on() {
    let mut evening = three();
    let kept = |evening: &Evening| evening.table.you(Actor::Device(BEN)).kept;
    assert_eq!(kept(&evening), Seats::NONE, "he sits there");
    evening.ok(BEN, &rise(1));
    assert_eq!(kept(&evening), Seats::only(Seat(1)));
    evening.ok(HOST, &Request::Close);
    assert_eq!(kept(&evening), Seats::NONE);
}

#[test]
fn a_newcomer_needs_everybody_who_plays() {
    let mut evening = three();
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    assert!(!sits(&evening, EVE) && !sees_a_hand(&evening, EVE));
    assert_eq!(evening.table.you(Actor::Device(EVE)).asking, Some(Seat(1)));
    let offer = evening.table.state(evening.now).offer.expect("an offer");
    assert_eq!((offer.offer, offer.newcomer.as_deref()), (OfferKind::Seat, Some("Eve")));
    assert_eq!(offer.waiting_for, [Seat(0), Seat(2)].into_iter().collect());
    evening.ok(HOST, &reply(0, true));
    assert!(!sits(&evening, EVE), "one of two has agreed");
    evening.ok(CARA, &reply(2, true));
    assert!(sits(&evening, EVE) && sees_a_hand(&evening, EVE));
    assert_eq!(
        evening.heard(CARA),
        ["rose 1", "seat-asked 1", "agreed 0", "agreed 2", "sat 1"],
        "all are told"
    );
    // It is hers now: he cannot come back to what she has seen.
    evening.refuses(BEN, &sit(1, "Ben"), "table-seat-taken");
    evening.ok(EVE, &rise(1));
    evening.ok(BEN, &sit(1, "Ben"));
    assert!(!sits(&evening, BEN), "he has to ask");
}

#[test]
fn one_no_keeps_the_newcomer_out() {
    let mut evening = three();
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    evening.ok(CARA, &reply(2, false));
    assert_eq!(evening.table.state(evening.now).offer, None);
    assert!(!sits(&evening, EVE));
    assert_eq!(evening.heard(EVE), ["rose 1", "seat-asked 1", "disagreed 2"], "she is told who");
}

#[test]
fn those_for_whom_a_bot_stands_in_are_asked_too() {
    let mut evening = Evening::with("qwirkle", "standard 3", |options| {
        options.stand_in = Some("random".to_owned());
        options.grace = 30;
    });
    evening.sit_each();
    evening.start();
    evening.comes(EVE);
    evening.leaves(CARA);
    evening.pass(30_000);
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    evening.ok(HOST, &reply(0, true));
    assert!(!sits(&evening, EVE));
    evening.comes(CARA);
    evening.ok(CARA, &reply(2, true));
    assert!(sits(&evening, EVE));
}

#[test]
fn whoever_asks_and_goes_no_longer_asks() {
    let mut evening = three();
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    evening.leaves(EVE);
    assert_eq!(evening.table.state(evening.now).offer, None);
    assert_eq!(evening.heard(HOST), ["rose 1", "seat-asked 1"], "nobody disagreed");
}

#[test]
fn playing_on_leaves_the_newcomer_asking() {
    let mut evening = three();
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    let before = evening.question();
    while evening.question() == before {
        evening.play_asked_of_people();
        evening.pass(1_000);
    }
    assert!(evening.table.state(evening.now).offer.is_some());
}

#[test]
fn who_left_comes_back_at_once_and_withdraws_the_question() {
    let mut evening = three();
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    evening.ok(BEN, &sit(1, "Ben"));
    assert!(sees_a_hand(&evening, BEN));
    assert_eq!(evening.table.state(evening.now).offer, None);
    evening.refuses(CARA, &reply(2, true), "table-no-offer");
}

#[test]
fn whoever_is_left_alone_need_not_ask_anybody() {
    let mut evening = Evening::started(&new_table("qwirkle", "standard 2"));
    evening.ok(BEN, &rise(1));
    evening.ok(HOST, &sit(1, "Grandpa"));
    assert_eq!(evening.table.seats_of(HOST).len(), 2);
}

#[test]
fn the_hand_of_a_bot_is_asked_for_as_well() {
    let mut evening = Evening::of("qwirkle", "standard 3");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    evening.ok(HOST, &bot(2, "random"));
    evening.start();
    evening.ok(HOST, &remove(2));
    evening.ok(HOST, &sit(2, "Anna too"));
    assert_eq!(evening.table.seats_of(HOST), Seats::only(Seat(0)));
    evening.ok(BEN, &reply(1, false));
}

#[test]
fn a_seat_is_not_offered_it_is_asked_for() {
    let mut evening = three();
    let request = Request::Offer { seat: Seat(0), offer: OfferKind::Seat };
    evening.refuses(HOST, &request, "table-no-offer");
}

#[test]
fn where_everything_is_open_a_left_seat_is_taken_at_once() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.ok(BEN, &rise(1));
    evening.comes(EVE);
    evening.ok(EVE, &sit(1, "Eve"));
    assert!(sits(&evening, EVE));
}

#[test]
fn what_was_drawn_is_told_to_who_drew_it_alone_later_too() {
    let mut evening = three();
    let private = |evening: &Evening, device| {
        let (_, update) = evening.table.welcome(Actor::Device(device), None, evening.now);
        let only = |news: &&News| matches!(news, News::Game { only: Some(_), .. });
        update.news.iter().filter(only).count()
    };
    let before = private(&evening, BEN);
    assert!(before > 0, "the deal");
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    for (device, seat) in [(HOST, 0), (CARA, 2)] {
        evening.ok(device, &reply(seat, true));
    }
    assert_eq!(private(&evening, EVE), 0, "what Ben drew is not for her");
    assert_eq!(private(&evening, BEN), 0, "he watches");
    evening.moves(2, 9).expect("moved");
    assert_eq!(private(&evening, 9), before, "a seat on another device is the same person's");
}

#[test]
fn who_comes_back_hears_what_was_said_to_them() {
    let mut evening = three();
    let news = |evening: &Evening| {
        let (_, update) = evening.table.welcome(Actor::Device(BEN), None, evening.now);
        update
            .news
            .into_iter()
            .filter(|news| matches!(news, News::Game { only: Some(_), .. }))
            .count()
    };
    let before = news(&evening);
    evening.ok(BEN, &rise(1));
    evening.ok(BEN, &sit(1, "Ben"));
    assert_eq!(news(&evening), before);
}

#[test]
fn whispers_stay_with_those_who_heard_them() {
    let mut evening = Evening::with("quixo", "four 4", |options| options.team_chat = true);
    evening.sit_each();
    evening.start();
    evening.ok(HOST, &team_chat(0, "corner"));
    let heard = |evening: &Evening, device| {
        let (_, update) = evening.table.welcome(Actor::Device(device), None, evening.now);
        update.news.iter().any(|news| matches!(news, News::Said { team: true, .. }))
    };
    assert!(heard(&evening, CARA) && !heard(&evening, BEN));
    // An opponent who takes a partner's seat hears nothing of what that team said before.
    evening.ok(CARA, &rise(2));
    evening.ok(BEN, &sit(2, "Ben too"));
    assert!(!heard(&evening, BEN));
    evening.ok(HOST, &team_chat(0, "careful"));
    assert!(heard(&evening, BEN), "what is said now is said to him");
}

#[test]
fn nobody_who_gave_up_is_asked() {
    let mut evening = three();
    evening.ok(CARA, &resign(2));
    evening.ok(BEN, &rise(1));
    evening.ok(EVE, &sit(1, "Eve"));
    evening.ok(HOST, &reply(0, true));
    assert!(sits(&evening, EVE));
}
