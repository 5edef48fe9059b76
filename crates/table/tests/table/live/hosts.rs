//! Whoever became host because another left does not undo what others played.

use game::Seat;
use protocol::Request;
use table::TableRule;

use super::asks::rise;
use super::driver::{Evening, HOST, new_table};

const BEN: u32 = 2;
const CARA: u32 = 3;

fn three() -> Evening {
    Evening::started(&new_table("qwixx", "classic 3"))
}

#[test]
fn an_heir_neither_deletes_nor_ends_what_others_play() {
    let mut evening = three();
    evening.leaves(HOST);
    evening.pass(60_000);
    assert!(evening.table.is_host(BEN));
    evening.refuses(BEN, &Request::Close, "table-host-inherited");
    assert_eq!(evening.table.may_delete(BEN), Err(TableRule::HostInherited));
    // Handing the role on gives no more than there was.
    evening.ok(BEN, &Request::PassHost { seat: Seat(2) });
    assert_eq!(evening.table.may_delete(CARA), Err(TableRule::HostInherited));
    evening.comes(HOST);
    evening.ok(CARA, &Request::PassHost { seat: Seat(0) });
    assert_eq!(evening.table.may_delete(HOST), Ok(()), "whoever opened the table may");
}

#[test]
fn a_host_who_rises_leaves_an_heir() {
    let mut evening = three();
    evening.ok(HOST, &rise(0));
    assert_eq!(evening.table.may_delete(BEN), Err(TableRule::HostInherited));
}

#[test]
fn the_role_that_was_handed_over_is_whole() {
    let mut evening = three();
    evening.ok(HOST, &Request::PassHost { seat: Seat(1) });
    assert_eq!(evening.table.may_delete(BEN), Ok(()));
    assert_eq!(evening.table.may_delete(HOST), Err(TableRule::HostOnly));
    evening.ok(BEN, &Request::Close);
}

#[test]
fn an_heir_stays_one_through_rematches_and_devices() {
    let mut evening = three();
    evening.leaves(HOST);
    evening.pass(60_000);
    evening.play_out();
    evening.ok(BEN, &Request::Rematch);
    assert_eq!(evening.table.may_delete(BEN), Err(TableRule::HostInherited), "records are there");
    let seat = evening.table.seats_of(BEN).iter().next().expect("a seat");
    evening.moves(seat.0, 9).expect("moved");
    assert!(evening.table.is_host(9));
    assert_eq!(evening.table.may_delete(9), Err(TableRule::HostInherited));
    evening.ok(9, &Request::Close);
}

#[test]
fn where_nothing_was_played_an_heir_may_delete() {
    let mut evening = Evening::of("qwixx", "classic 2");
    evening.sit(HOST, 0, "Anna");
    evening.sit(BEN, 1, "Ben");
    evening.ok(HOST, &rise(0));
    assert_eq!(evening.table.may_delete(BEN), Ok(()));
}

#[test]
fn the_devices_of_a_table_are_those_of_its_seats_and_the_hosts() {
    let mut evening = three();
    evening.comes(9);
    let mut devices = evening.table.devices();
    devices.sort_unstable();
    devices.dedup();
    assert_eq!(devices, [HOST, BEN, CARA], "not who only looks on");
    // A host without a seat is one of them.
    let alone = Evening::open(&new_table("qwixx", "classic 3"));
    assert_eq!(alone.table.devices(), [HOST]);
}
