//! Taking back, drawing, resigning, playing again.

use game::{Seat, Seats};
use protocol::http::NewTable;
use protocol::{LuckState, Phase, Request};
use table::record::verify;

use super::asks::{DRAW, TAKE_BACK, bot, chat, offer, remove, reply, resign, rise, seeded, sit};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const CARA: u32 = 3;

fn started(game: &str, setup: &str) -> Evening {
    let new = NewTable { luck: seeded("agreement"), ..new_table(game, setup) };
    let mut evening = Evening::started(&new);
    evening.listen();
    evening
}

/// Anna against a bot.
fn against_a_bot(game: &str, setup: &str) -> Evening {
    let mut evening = Evening::of(game, setup);
    evening.sit(HOST, 0, "Anna");
    for seat in 1..8 {
        if evening.table.is_open(Seat(seat)) == Some(true) {
            evening.ok(HOST, &bot(seat, "random"));
        }
    }
    evening.start();
    evening
}

fn first_action(evening: &Evening, seat: u8) -> String {
    evening.table.game().legal(Seat(seat))[0].clone()
}

fn outcome(evening: &Evening) -> String {
    evening.table.outcome().expect("an outcome").to_string()
}

#[test]
fn a_take_back_needs_everybody_else() {
    let mut evening = started("quixo", "two 2");
    evening.plays(0, &first_action(&evening, 0));
    evening.ok(HOST, &offer(0, TAKE_BACK));
    let open = evening.table.state(evening.now).offer.expect("an offer");
    assert_eq!(open.waiting_for, Seats::only(Seat(1)));
    assert_eq!(evening.table.game().steps().len(), 1);
    let before = evening.question();
    evening.ok(BEN, &reply(1, true));
    assert_eq!(evening.table.game().steps().len(), 0);
    assert!(evening.question() > before, "the question is asked anew, under a new number");
    let news = evening.heard(BEN);
    assert_eq!(news[news.len() - 3..], ["offered 0", "agreed 1", "taken-back"]);
}

#[test]
fn a_take_back_takes_everything_after_that_decision_too() {
    let mut evening = started("quixo", "two 2");
    for seat in [0, 1, 0, 1] {
        evening.plays(seat, &first_action(&evening, seat));
    }
    let before = evening.table.game().steps();
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(BEN, &reply(1, true));
    assert_eq!(evening.table.game().steps(), before[..2]);
    assert_eq!(evening.read_again().game().steps(), before[..2]);
}

#[test]
fn a_sealed_round_is_taken_back_as_a_whole() {
    let mut evening = started("qwixx", "classic 3");
    let roll = evening.table.game().steps();
    evening.play_once();
    assert!(evening.table.game().steps().len() >= roll.len() + 3);
    evening.ok(BEN, &offer(1, TAKE_BACK));
    evening.ok(HOST, &reply(0, true));
    evening.ok(CARA, &reply(2, true));
    assert_eq!(evening.table.game().steps(), roll, "the roll stays");
    let question = evening.table.state(evening.now).question.expect("a question");
    assert_eq!((question.seats.len(), question.answered), (3, Seats::NONE));
    evening.play_out();
}

#[test]
fn what_was_sealed_meanwhile_goes_with_the_take_back() {
    let mut evening = started("qwixx", "classic 2");
    evening.play_once();
    while evening.table.state(0).question.expect("a question").seats.len() < 2 {
        evening.play_once();
    }
    evening.plays(1, "-");
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(BEN, &reply(1, true));
    assert!(evening.table.you(table::Actor::Device(BEN)).sealed.is_empty());
    evening.play_out();
}

#[test]
fn bots_agree_to_a_take_back() {
    let mut evening = against_a_bot("quixo", "two 2");
    evening.plays(0, &first_action(&evening, 0));
    evening.pass(800);
    assert_eq!(evening.table.game().steps().len(), 2);
    evening.ok(HOST, &offer(0, TAKE_BACK));
    assert_eq!(evening.table.game().steps().len(), 0);
}

#[test]
fn one_no_is_enough() {
    let mut evening = started("qwixx", "classic 3");
    evening.play_once();
    let before = evening.table.game().steps();
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(BEN, &reply(1, true));
    evening.ok(BEN, &reply(1, true));
    evening.ok(CARA, &reply(2, false));
    assert_eq!(evening.table.state(evening.now).offer, None);
    assert_eq!(evening.table.game().steps(), before);
    evening.refuses(BEN, &reply(1, true), "table-no-offer");
}

#[test]
fn whoever_offered_may_take_the_offer_away() {
    let mut evening = started("quixo", "two 2");
    evening.ok(HOST, &offer(0, DRAW));
    evening.refuses(HOST, &reply(0, true), "table-no-offer");
    evening.refuses(BEN, &offer(1, DRAW), "table-offer-open");
    evening.ok(HOST, &reply(0, false));
    evening.refuses(BEN, &reply(1, true), "table-no-offer");
}

#[test]
fn an_offer_lapses_with_the_next_step() {
    let mut evening = started("quixo", "two 2");
    evening.ok(BEN, &offer(1, DRAW));
    evening.plays(0, &first_action(&evening, 0));
    assert_eq!(evening.table.state(evening.now).offer, None);
    evening.refuses(HOST, &reply(0, true), "table-no-offer");
}

#[test]
fn an_offer_lapses_when_its_maker_leaves_or_gives_up() {
    for leave in [rise(1), resign(1)] {
        let mut evening = started("qwixx", "classic 3");
        evening.play_once();
        evening.ok(BEN, &offer(1, TAKE_BACK));
        evening.ok(BEN, &leave);
        assert_eq!(evening.table.state(evening.now).offer, None);
    }
}

#[test]
fn whoever_has_resigned_is_not_asked() {
    let mut evening = started("qwixx", "classic 3");
    evening.play_once();
    evening.ok(CARA, &resign(2));
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.refuses(CARA, &reply(2, false), "table-no-offer");
    evening.refuses(CARA, &offer(2, TAKE_BACK), "table-resigned");
    evening.ok(BEN, &reply(1, true));
    assert_eq!(evening.table.state(evening.now).offer, None);
}

#[test]
fn there_is_nothing_to_take_back_before_a_decision() {
    let mut evening = started("qwixx", "classic 2");
    evening.refuses(HOST, &offer(0, TAKE_BACK), "table-nothing-to-take-back");
}

#[test]
fn a_draw_is_agreed_where_nobody_counts_points() {
    let mut evening = started("quixo", "two 2");
    evening.ok(HOST, &offer(0, DRAW));
    evening.ok(BEN, &reply(1, true));
    assert_eq!(outcome(&evening), "winners=none scores=none reason=agreed");
}

#[test]
fn there_are_no_draws_where_points_are_counted() {
    for (game, setup) in
        [("qwixx", "classic 2"), ("qwixx-cards", "classic 2"), ("qwirkle", "standard 2")]
    {
        let mut evening = started(game, setup);
        evening.refuses(HOST, &offer(0, DRAW), "table-no-draws");
    }
}

#[test]
fn a_bot_plays_on() {
    let mut evening = against_a_bot("quixo", "two 2");
    evening.listen();
    evening.ok(HOST, &offer(0, DRAW));
    assert_eq!(evening.heard(HOST), ["offered 0", "disagreed 1"]);
    assert_eq!(evening.table.outcome(), None);
}

#[test]
fn the_own_teams_bot_is_not_asked_for_a_draw() {
    let mut evening = Evening::of("quixo", "four 4");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    evening.ok(HOST, &bot(2, "random"));
    evening.sit(CARA, 3, "Cara");
    evening.start();
    evening.ok(HOST, &offer(0, DRAW));
    evening.ok(BEN, &reply(1, true));
    assert_eq!(evening.table.outcome(), None);
    evening.ok(CARA, &reply(3, true));
    assert_eq!(outcome(&evening), "winners=none scores=none reason=agreed");
}

#[test]
fn with_two_the_other_wins_by_resignation() {
    let mut evening = started("quixo", "two 2");
    evening.ok(BEN, &resign(1));
    assert_eq!(outcome(&evening), "winners=0 scores=none reason=resigned");
}

#[test]
fn with_three_the_others_play_on_and_a_bot_fills_the_seat() {
    let mut evening = started("qwixx", "classic 3");
    evening.ok(BEN, &resign(1));
    assert_eq!(evening.table.outcome(), None);
    evening.refuses(BEN, &resign(1), "table-resigned");
    evening.refuses(BEN, &evening.answer(1, "-"), "table-resigned");
    let question = evening.question();
    evening.plays(0, "-");
    evening.plays(2, "-");
    evening.pass(800);
    assert!(evening.question() > question);
    evening.ok(CARA, &resign(2));
    assert_eq!(evening.table.outcome().expect("an outcome").winners, Seats::only(Seat(0)));
}

#[test]
fn whoever_resigned_does_not_win_on_points() {
    let mut evening = started("qwixx", "classic 3");
    evening.ok(BEN, &resign(1));
    while !evening.table.is_finished() {
        evening.play_asked_of_people();
        evening.pass(800);
    }
    assert!(!evening.table.outcome().expect("an outcome").winners.contains(Seat(1)));
}

#[test]
fn a_team_has_given_up_when_all_its_people_have() {
    let mut evening = started("quixo", "four 4");
    evening.ok(HOST, &resign(0));
    assert_eq!(evening.table.outcome(), None, "the partner plays on, with a bot");
    evening.ok(CARA, &resign(2));
    assert_eq!(outcome(&evening), "winners=1,3 scores=none reason=resigned");
}

#[test]
fn bots_do_not_play_on_when_everybody_has_resigned() {
    let mut evening = against_a_bot("qwixx", "classic 3");
    evening.ok(HOST, &resign(0));
    let outcome = evening.table.outcome().expect("an outcome");
    assert_eq!(outcome.reason, "resigned");
    assert_eq!(outcome.winners, [Seat(1), Seat(2)].into_iter().collect(), "none has a point yet");
}

#[test]
fn nothing_is_offered_or_resigned_outside_a_match() {
    let mut evening = Evening::of("quixo", "two 2");
    evening.sit_each();
    evening.refuses(HOST, &resign(0), "table-not-started");
    evening.refuses(HOST, &offer(0, DRAW), "table-not-started");
    evening.refuses(HOST, &Request::Rematch, "table-not-over");
    evening.start();
    evening.ok(BEN, &resign(1));
    evening.refuses(HOST, &resign(0), "table-over");
    evening.refuses(HOST, &offer(0, TAKE_BACK), "table-over");
}

#[test]
fn nobody_resigns_for_another() {
    let mut evening = started("quixo", "two 2");
    evening.refuses(HOST, &resign(1), "table-not-your-seat");
    evening.refuses(HOST, &offer(1, DRAW), "table-not-your-seat");
    evening.ok(HOST, &offer(0, DRAW));
    evening.refuses(HOST, &reply(1, true), "table-not-your-seat");
}

#[test]
fn in_a_rematch_everybody_moves_one_seat_on() {
    let mut evening = started("qwixx", "classic 3");
    evening.ok(
        HOST,
        &Request::SetOptions { options: protocol::Options { grace: 77, ..Default::default() } },
    );
    evening.play_out();
    evening.ok(BEN, &Request::Rematch);
    let state = evening.table.state(evening.now);
    let names: Vec<_> = state.seats.iter().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Player 2", "Player 0"]);
    assert_eq!((state.match_number, state.phase), (2, Phase::Gathering));
    assert_eq!(state.options.grace, 77);
    assert!(evening.table.is_host(HOST), "the host stays the host");
}

/// What somebody on the seat that an option names is called.
fn named_by(evening: &Evening, option: &str) -> String {
    let setup = evening.table.game().setup().clone();
    let seat: usize = setup.get(option).map_or(0, |seat| seat.parse().expect("a seat"));
    evening.table.state(evening.now).seats[seat].name.clone()
}

#[test]
fn the_oldest_is_the_same_person_in_every_rematch() {
    for (setup, oldest) in [("standard 3", "Player 0"), ("standard 3 oldest=1", "Player 1")] {
        let mut evening = started("qwirkle", setup);
        for _ in 0..4 {
            assert_eq!(named_by(&evening, "oldest"), oldest, "{setup}");
            evening.play_out();
            evening.ok(HOST, &Request::Rematch);
            evening.start();
        }
        let record = evening.table.record(4).expect("the fourth match");
        assert!(verify(&record).is_ok());
    }
}

#[test]
fn whoever_begins_by_choice_is_another_in_a_rematch() {
    let mut evening = started("quixo", "two 2 side=3 starts=1 cross=1");
    for (begins, crosses) in [("Player 1", "Player 1"), ("Player 0", "Player 0")] {
        assert_eq!(named_by(&evening, "starts"), begins);
        assert_eq!(named_by(&evening, "cross"), crosses);
        evening.play_out();
        evening.ok(HOST, &Request::Rematch);
        evening.start();
    }
}

#[test]
fn partners_stay_partners() {
    let mut evening = started("quixo", "four 4");
    evening.play_out();
    evening.ok(HOST, &Request::Rematch);
    let seats = [1, 3].map(|device| evening.table.seats_of(device).iter().next().expect("a seat"));
    assert_eq!(evening.table.game().partners(seats[0]), seats.into_iter().collect());
}

#[test]
fn a_rematch_has_a_secret_of_its_own_and_a_record_of_its_own() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit_each();
    let first = evening.table.state(evening.now).luck;
    evening.start();
    evening.play_out();
    // What happens between two matches belongs to neither.
    evening.ok(BEN, &chat(1, "again?"));
    evening.ok(BEN, &rise(1));
    evening.sit(BEN, 1, "Ben");
    evening.ok(HOST, &Request::Rematch);
    let second = evening.table.state(evening.now).luck;
    let (
        LuckState::Fair { commitment: one, .. },
        LuckState::Fair { commitment: two, secret, nonces },
    ) = (first, second)
    else {
        panic!("fair luck");
    };
    assert_ne!(one, two);
    assert_eq!((secret, nonces), (None, Vec::new()));
    assert!(evening.table.state(0).seats.iter().all(|chair| !chair.committed));
    assert_eq!(evening.table.record(2), None);
    let record = evening.table.record(1).expect("the first stays");
    for (device, seat) in [(BEN, 0), (HOST, 1)] {
        let commitment = table::fair::hex(&table::fair::commitment(&super::driver::nonce(seat)));
        evening.ok(device, &Request::Commit { seat: Seat(seat), commitment });
    }
    evening.start();
    evening.play_out();
    assert_eq!(evening.table.record(1), Some(record.clone()));
    assert_eq!(evening.table.finished_matches(), 2);
    for number in [1, 2] {
        let text = evening.table.record(number).expect("a record");
        let verified = verify(&text).unwrap_or_else(|error| panic!("match {number}: {error}"));
        assert!(
            matches!(verified.luck, table::record::Luck::Fair { nonces, .. } if nonces.len() == 2)
        );
    }
    assert_ne!(evening.table.record(2), Some(record));
    assert_eq!(evening.table.record(0), None);
    assert_eq!(evening.table.record(3), None);
}

#[test]
fn an_end_that_did_not_come_about_is_found_in_a_record() {
    let mut evening = started("quixo", "two 2");
    evening.plays(0, &first_action(&evening, 0));
    let entries = evening.table.lines_from(0).to_vec();
    for end in [
        "end winners=0 scores=none reason=resigned",
        "end winners=none scores=none reason=agreed",
        "end winners=1 scores=none reason=abandoned",
        "end winners=0 scores=none reason=line",
    ] {
        let mut table = table::Table::read(entries.clone(), 0).expect("good lines");
        let (number, at) = (table.version(), evening.now);
        let line = end.parse().expect("a line");
        assert!(table.accept(table::Entry { number, at, line }).is_err(), "{end}");
    }
}

/// A table of three at which a bot stands in for Ben.
fn with_a_stand_in() -> Evening {
    let mut evening = Evening::with("qwixx", "classic 3", |options| {
        options.stand_in = Some("random".to_owned());
        options.grace = 30;
    });
    evening.sit_each();
    evening.start();
    evening.play_once();
    evening.leaves(BEN);
    evening.pass(30_000);
    assert!(evening.table.state(evening.now).seats[1].stand_in.is_some());
    evening
}

#[test]
fn nothing_is_taken_back_without_those_for_whom_a_bot_stands_in() {
    let mut evening = with_a_stand_in();
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(CARA, &reply(2, true));
    let open = evening.table.state(evening.now).offer.expect("an offer");
    assert_eq!(open.waiting_for, Seats::only(Seat(1)));
    evening.comes(BEN);
    evening.ok(BEN, &reply(1, false));
    assert!(!evening.heard(HOST).contains(&"taken-back".to_owned()));
}

#[test]
fn who_left_for_good_is_not_asked_about_a_take_back() {
    let mut evening = with_a_stand_in();
    evening.comes(BEN);
    evening.ok(BEN, &rise(1));
    let before = evening.table.game().steps().len();
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(CARA, &reply(2, true));
    assert!(evening.table.game().steps().len() < before);
}

#[test]
fn what_was_played_with_somebody_who_was_removed_stays() {
    let mut evening = with_a_stand_in();
    evening.ok(HOST, &remove(1));
    evening.refuses(HOST, &offer(0, TAKE_BACK), "table-take-back-removed");
    // Nor does it help to put somebody else there.
    evening.comes(9);
    evening.ok(9, &sit(1, "Eve"));
    evening.refuses(HOST, &offer(0, TAKE_BACK), "table-take-back-removed");
    evening.ok(9, &rise(1));
    evening.pass(2_000);
    evening.play_asked_of_people();
    evening.pass(2_000);
    evening.play_asked_of_people();
    evening.ok(HOST, &offer(0, TAKE_BACK));
}
