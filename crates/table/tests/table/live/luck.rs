//! Luck: fair, typed and seeded.

use game::Seat;
use protocol::http::NewTable;
use protocol::{LuckChoice, LuckState, Phase, Request};
use table::fair::{commitment, hex, sha256};
use table::record::{Luck, RecordFault, verify};
use table::{Actor, games};

use super::asks::{TAKE_BACK, chat, offer, reply, rise, roll, seeded, set_up, sit};
use super::driver::{Evening, HOST, new_table, nonce};

const BEN: u32 = 2;

fn typed(setup: &str) -> Evening {
    let mut evening =
        Evening::started(&NewTable { luck: LuckChoice::Typed, ..new_table("qwixx", setup) });
    evening.ok(HOST, &roll("first 0"));
    evening
}

/// A table with fair luck that waits for the nonces of both seats.
fn opening() -> Evening {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit_each();
    evening.ok(HOST, &Request::Start);
    evening
}

fn open_nonce(seat: u8, nonce: &[u8; 32]) -> Request {
    Request::OpenNonce { seat: Seat(seat), nonce: hex(nonce) }
}

/// What chance has brought, without what was taken back.
fn dealt(evening: &Evening) -> Vec<String> {
    evening.table.game().steps().into_iter().filter(|step| step.starts_with('*')).collect()
}

fn fair(evening: &Evening) -> (Option<String>, Vec<u8>) {
    match evening.table.state(evening.now).luck {
        LuckState::Fair { secret, nonces, .. } => {
            (secret, nonces.iter().map(|nonce| nonce.seat.0).collect())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn dice_are_typed_only_where_everybody_sees_all_chance() {
    for about in games() {
        let edition = &about.editions[0];
        let setup = format!("{} {}", edition.name, edition.seats.start());
        let new = NewTable { luck: LuckChoice::Typed, ..new_table(about.name, &setup) };
        let mut evening = Evening::of(about.name, &setup);
        let opened = table::Table::open(&new, HOST, &evening.moment());
        assert_eq!(opened.is_ok(), about.open_chance, "{}", about.name);
        let request = Request::SetLuck { luck: LuckChoice::Typed };
        if about.open_chance {
            evening.ok(HOST, &request);
        } else {
            evening.refuses(HOST, &request, "table-typed-luck");
        }
    }
    let mut evening =
        Evening::open(&NewTable { luck: LuckChoice::Typed, ..new_table("qwixx", "classic 2") });
    evening.refuses(HOST, &set_up("qwirkle", "standard 2"), "table-typed-luck");
    evening.ok(HOST, &set_up("quixo", "two 2"));
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.ok(HOST, &set_up("qwirkle", "standard 2"));
}

#[test]
fn the_table_waits_for_dice_to_be_typed_in() {
    let mut evening = typed("classic 2");
    assert!(evening.table.state(0).chance_due);
    evening.pass(1_000_000);
    assert!(evening.table.state(0).chance_due);
    evening.ok(BEN, &roll("w3 w4 r1 y6 g2 b5"));
    assert!(!evening.table.state(0).chance_due);
    assert_eq!(evening.question(), 1);
}

#[test]
fn what_no_dice_can_show_is_refused() {
    let mut evening = typed("classic 2");
    evening.refuses(HOST, &roll("w3 w4 r1 y6 g2"), "impossible");
    evening.refuses(HOST, &roll("w3 w4 r1 y6 g2 b7"), "impossible");
    evening.refuses(HOST, &roll("seven"), "unreadable");
    evening.refuses(9, &roll("w3 w4 r1 y6 g2 b5"), "table-host-only");
}

#[test]
fn what_was_typed_can_be_corrected_until_somebody_answers() {
    let mut evening = typed("classic 2");
    evening.ok(HOST, &roll("w3 w4 r1 y6 g2 b5"));
    let before = evening.question();
    evening.ok(BEN, &roll("w3 w3 r1 y6 g2 b5"));
    assert_eq!(dealt(&evening).last().expect("a roll"), "* w3 w3 r1 y6 g2 b5");
    assert!(evening.question() > before, "it is another question");
    evening.refuses(BEN, &roll("w3 w3 r1 y6 g2 b7"), "impossible");
    evening.plays(0, "r6");
    evening.refuses(BEN, &roll("w1 w1 r1 y6 g2 b5"), "table-typed-too-late");
    let again = evening.read_again();
    assert_eq!(again.game().steps(), evening.table.game().steps());
}

#[test]
fn typing_the_same_twice_is_harmless() {
    let mut evening = typed("classic 2");
    evening.ok(HOST, &roll("w3 w4 r1 y6 g2 b5"));
    let before = evening.table.version();
    evening.ok(HOST, &roll("w3 w4 r1 y6 g2 b5"));
    assert_eq!(evening.table.version(), before);
}

#[test]
fn who_begins_can_be_corrected_before_and_after_the_first_roll() {
    let mut evening = typed("classic 3");
    evening.ok(HOST, &roll("first 1"));
    assert_eq!(dealt(&evening), ["* first 1"]);
    evening.ok(HOST, &roll("w3 w4 r1 y6 g2 b5"));
    evening.ok(HOST, &roll("first 2"));
    assert_eq!(dealt(&evening), ["* first 2"], "the roll has to be typed again");
    evening.ok(HOST, &roll("w3 w4 r1 y6 g2 b5"));
    evening.plays(0, "-");
    evening.refuses(HOST, &roll("first 1"), "table-typed-too-late");
}

#[test]
fn nothing_is_typed_where_the_table_rolls() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.refuses(HOST, &roll("w3 w4 r1 y6 g2 b5"), "table-not-typed");
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.refuses(HOST, &roll("w3 w4 r1 y6 g2 b5"), "table-not-started");
}

#[test]
fn a_typed_match_is_played_and_verified_as_such() {
    let mut evening = typed("classic 2");
    for _ in 0..2_000 {
        if evening.table.state(0).chance_due {
            let chance = evening.table.game().sample(&mut evening.choices).expect("a roll");
            evening.ok(HOST, &roll(chance.notation().as_str()));
        }
        evening.play_once();
    }
    let verified = verify(&evening.table.record(1).expect("a record")).expect("a good record");
    assert_eq!(verified.luck, Luck::Typed);
}

#[test]
fn a_seed_is_a_short_clean_text() {
    let mut evening = Evening::of("qwixx", "classic 2");
    for seed in ["", " ", " x", "a\nb", &"x".repeat(65)] {
        evening.refuses(HOST, &Request::SetLuck { luck: seeded(seed) }, "table-seed");
    }
    evening.ok(HOST, &Request::SetLuck { luck: seeded(&"x".repeat(64)) });
}

#[test]
fn the_same_seed_gives_the_same_dice_whatever_people_do() {
    let new = NewTable { luck: seeded("family"), ..new_table("qwixx", "classic 3") };
    let mut quiet = Evening::started(&new);
    let mut lively = Evening::started(&new);
    for _ in 0..8 {
        quiet.play_all("-");
        let before = dealt(&lively).len();
        while dealt(&lively).len() == before {
            let question = lively.table.state(0).question.expect("a question");
            let seat = question.seats.without(question.answered).iter().next().expect("a seat");
            let legal = lively.table.game().legal(seat);
            lively.ok(u32::from(seat.0) + 1, &chat(seat.0, "hm"));
            lively.plays(seat.0, &legal[legal.len() - 1]);
        }
    }
    assert_ne!(quiet.table.game().steps(), lively.table.game().steps());
    assert_eq!(dealt(&quiet), dealt(&lively));
}

#[test]
fn the_match_after_a_seeded_one_has_another_seed() {
    let mut evening =
        Evening::started(&NewTable { luck: seeded("x"), ..new_table("quixo", "two 2") });
    for expected in ["x +1", "x +2"] {
        evening.play_out();
        evening.ok(HOST, &Request::Rematch);
        let LuckState::Seeded { seed } = evening.table.state(0).luck else { panic!("seeded") };
        assert_eq!(seed, expected);
        evening.start();
    }
}

#[test]
fn fair_dice_depend_on_every_nonce() {
    let deal = |nonces: [u8; 2]| {
        let mut evening = Evening::of("qwixx", "classic 2");
        for (device, seat) in [(HOST, 0), (BEN, 1)] {
            let commitment = Some(hex(&commitment(&[nonces[usize::from(seat)]; 32])));
            let name = "somebody".to_owned();
            evening.ok(device, &Request::Sit { seat: Seat(seat), name, commitment, terms: None });
        }
        evening.ok(HOST, &Request::Start);
        evening.ok(HOST, &open_nonce(0, &[nonces[0]; 32]));
        evening.ok(BEN, &open_nonce(1, &[nonces[1]; 32]));
        for _ in 0..3 {
            evening.play_once();
        }
        dealt(&evening)
    };
    assert_eq!(deal([1, 2]), deal([1, 2]));
    for other in [[1, 3], [3, 2], [2, 1]] {
        assert_ne!(deal([1, 2]), deal(other));
    }
}

#[test]
fn the_order_in_which_nonces_are_opened_does_not_matter() {
    let deal = |order: [u8; 2]| {
        let mut evening = opening();
        for seat in order {
            evening.ok(u32::from(seat) + 1, &open_nonce(seat, &nonce(seat)));
        }
        dealt(&evening)
    };
    assert_eq!(deal([0, 1]), deal([1, 0]));
}

#[test]
fn a_nonce_must_be_the_one_that_was_committed_to() {
    let mut evening = opening();
    evening.refuses(HOST, &open_nonce(0, &nonce(1)), "table-nonce");
    let bad = Request::OpenNonce { seat: Seat(0), nonce: "0".to_owned() };
    evening.refuses(HOST, &bad, "table-nonce");
    evening.refuses(BEN, &open_nonce(0, &nonce(0)), "table-not-your-seat");
    evening.ok(HOST, &open_nonce(0, &nonce(0)));
    evening.refuses(HOST, &open_nonce(0, &nonce(0)), "table-nonce-unasked");
}

#[test]
fn a_missing_nonce_does_not_stop_the_start_and_is_named() {
    let mut evening = opening();
    evening.listen();
    evening.ok(HOST, &open_nonce(0, &nonce(0)));
    evening.pass(9_999);
    assert_eq!(evening.table.state(evening.now).phase, Phase::Opening);
    evening.pass(1);
    assert_eq!(evening.table.state(evening.now).phase, Phase::Playing);
    assert_eq!(evening.heard(HOST)[0], "nonce-missing 1");
    assert_eq!(fair(&evening).1, [0]);
    evening.play_out();
    let verified = verify(&evening.table.record(1).expect("a record")).expect("a good record");
    assert!(matches!(verified.luck, Luck::Fair { nonces, .. } if nonces.len() == 1));
}

#[test]
fn whoever_leaves_instead_of_opening_is_named_too() {
    let mut evening = opening();
    evening.listen();
    evening.ok(HOST, &open_nonce(0, &nonce(0)));
    evening.ok(BEN, &rise(1));
    // Somebody who comes now knows an open nonce, so theirs does not count.
    let commitment = Some(hex(&commitment(&[9; 32])));
    let late = Request::Sit { seat: Seat(1), name: "Cara".to_owned(), commitment, terms: None };
    evening.ok(3, &late);
    assert!(!evening.table.state(0).seats[1].committed);
    evening.refuses(3, &open_nonce(1, &[9; 32]), "table-nonce");
    evening.pass(10_000);
    assert_eq!(evening.table.state(evening.now).phase, Phase::Playing);
    assert!(evening.heard(HOST).contains(&"nonce-missing 1".to_owned()));
    assert_eq!(fair(&evening).1, [0]);
}

#[test]
fn a_seat_that_changes_devices_commits_anew() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit_each();
    evening.moves(1, 7).expect("moved");
    assert!(!evening.table.state(0).seats[1].committed);
    let commitment = hex(&commitment(&nonce(1)));
    evening.ok(7, &Request::Commit { seat: Seat(1), commitment });
    evening.start();
    assert_eq!(fair(&evening).1, [0, 1]);
}

#[test]
fn nobody_commits_once_the_match_has_started() {
    let mut evening = opening();
    let request = Request::Commit { seat: Seat(0), commitment: hex(&commitment(&[9; 32])) };
    evening.refuses(HOST, &request, "table-started");
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.ok(HOST, &sit(0, "Anna"));
    let bad = Request::Commit { seat: Seat(0), commitment: "é".repeat(32) };
    evening.refuses(HOST, &bad, "table-commitment");
}

#[test]
fn people_without_a_nonce_do_not_hold_up_the_start() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.ok(HOST, &sit(0, "Anna"));
    evening.ok(BEN, &sit(1, "Ben"));
    evening.ok(HOST, &Request::Start);
    assert_eq!(evening.table.state(evening.now).phase, Phase::Playing);
}

#[test]
fn the_secret_is_open_after_the_end_and_never_before() {
    for close in [false, true] {
        let mut evening = Evening::of("qwixx", "classic 2");
        let secret = hex(&sha256(b"first"));
        let shows = |evening: &Evening| {
            [Actor::Device(HOST), Actor::Device(BEN), Actor::Device(9), Actor::Watcher].map(
                |actor| {
                    let (_, welcome) = evening.table.welcome(actor, None, evening.now);
                    serde_json::to_string(&welcome).expect("JSON").contains(&secret)
                },
            )
        };
        evening.sit_each();
        assert_eq!(shows(&evening), [false; 4]);
        evening.start();
        for _ in 0..5 {
            assert_eq!(shows(&evening), [false; 4]);
            evening.play_once();
        }
        if close {
            evening.ok(HOST, &Request::Close);
        } else {
            evening.play_out();
        }
        assert_eq!(shows(&evening), [true; 4]);
        let (secret, _) = fair(&evening);
        assert!(secret.is_some());
    }
}

#[test]
fn no_deal_number_comes_twice_when_steps_are_taken_back() {
    let new = NewTable { luck: seeded("numbers"), ..new_table("qwixx", "classic 2") };
    let mut evening = Evening::started(&new);
    let mut straight = Evening::started(&new);
    evening.play_all("-");
    straight.play_all("-");
    let once = dealt(&evening);
    assert_eq!(once.len(), 3, "who begins and two rolls");
    evening.ok(HOST, &offer(0, TAKE_BACK));
    evening.ok(BEN, &reply(1, true));
    evening.play_all("-");
    let twice = dealt(&evening);
    assert_eq!(twice[..2], once[..2], "what came before stays");
    assert_ne!(twice[2], once[2], "the roll after it is another one");
    straight.play_all("-");
    assert_eq!(twice[2], dealt(&straight)[3], "it is that of the next number");
    evening.play_out();
    assert!(verify(&evening.table.record(1).expect("a record")).is_ok());
}

#[test]
fn a_corrected_deal_is_found_by_verification() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    evening.play_out();
    let text = evening.table.record(1).expect("a record");
    assert!(verify(&text).is_ok());
    let forged = super::records::forge(&text, |line| {
        line.starts_with("* w").then(|| "* w1 w2 r3 y4 g5 b6".to_owned())
    });
    let error = verify(&forged).err().expect("found");
    assert!(matches!(error.fault, RecordFault::Deal { .. }), "{error}");
    let line = forged.lines().nth(error.line - 1).expect("the line");
    assert!(line.contains("* w1 w2 r3 y4 g5 b6"));
}
