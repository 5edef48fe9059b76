//! Invites: good for one seat as it is, and for nothing else.

use game::Seat;
use protocol::Request;

use super::asks::{remove, rename, rise, set_up, sit};
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const EVE: u32 = 7;

fn tenure(evening: &Evening, seat: u8) -> u32 {
    evening.table.tenure(Seat(seat)).expect("a seat")
}

/// Eve comes with an invite that was made some time ago.
fn comes(evening: &mut Evening, seat: u8, tenure: u32) -> Result<(), String> {
    let used = evening.table.use_invite(Seat(seat), tenure, EVE, evening.now);
    used.map_err(|refused| protocol::Refusal::from(refused).key)
}

#[test]
fn an_invite_to_an_open_seat_ends_when_somebody_sits_down_there() {
    let mut evening = Evening::of("qwirkle", "standard 2");
    evening.sit(HOST, 0, "Anna");
    let open = tenure(&evening, 1);
    comes(&mut evening, 1, open).expect("it is open");
    evening.sit(BEN, 1, "Ben");
    evening.start();
    assert_eq!(comes(&mut evening, 1, open), Err("table-invite-over".to_owned()));
    assert_eq!(evening.device_of(Seat(1)), Some(BEN));
}

#[test]
fn an_invite_for_ones_own_seat_ends_with_ones_own_sitting_there() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    let own = tenure(&evening, 1);
    evening.ok(BEN, &rise(1));
    assert!(comes(&mut evening, 1, own).is_err(), "nobody's");
    evening.sit(3, 1, "Cara");
    assert!(comes(&mut evening, 1, own).is_err(), "somebody else's");
    evening.ok(HOST, &remove(1));
    evening.ok(BEN, &sit(1, "Ben"));
    assert!(comes(&mut evening, 1, own).is_err(), "his again, but another time");
}

#[test]
fn an_invite_does_not_outlast_its_match() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    let all = [tenure(&evening, 0), tenure(&evening, 1)];
    evening.play_out();
    evening.ok(HOST, &Request::Rematch);
    for (seat, tenure) in (0..).zip(all) {
        assert!(comes(&mut evening, seat, tenure).is_err());
    }
}

#[test]
fn an_invite_works_once() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 2"));
    let own = tenure(&evening, 1);
    comes(&mut evening, 1, own).expect("moved");
    assert_eq!(evening.device_of(Seat(1)), Some(EVE));
    assert!(evening.table.use_invite(Seat(1), own, 9, evening.now).is_err());
}

#[test]
fn names_and_set_ups_do_not_end_an_invite() {
    let mut evening = Evening::of("qwixx", "classic 3");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    let (own, open) = (tenure(&evening, 1), tenure(&evening, 2));
    evening.ok(BEN, &rename(1, "Benjamin"));
    evening.ok(HOST, &set_up("qwixx", "longo 3"));
    assert_eq!((tenure(&evening, 1), tenure(&evening, 2)), (own, open));
    evening.ok(HOST, &set_up("qwixx", "classic 2"));
    evening.ok(HOST, &set_up("qwixx", "classic 3"));
    assert_ne!(tenure(&evening, 2), open, "the seat was gone in between");
}
