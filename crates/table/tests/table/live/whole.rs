//! Whole matches of every game, edition and number of seats.

use table::{Actor, games};

use super::driver::{Evening, HOST, new_table};

/// Every edition with every number of seats.
pub(crate) fn setups() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for about in games() {
        for edition in about.editions {
            for seats in edition.seats.clone() {
                all.push((about.name, format!("{} {seats}", edition.name)));
            }
        }
    }
    all
}

#[test]
fn every_edition_is_played_to_its_end_at_one_device() {
    for (game, setup) in setups() {
        let mut evening = Evening::of(game, &setup);
        evening.sit_everywhere();
        evening.start();
        evening.play_out();
        assert!(evening.table.outcome().is_some(), "{game} {setup}");
    }
}

#[test]
fn the_same_lines_add_up_to_the_same_table() {
    for (game, setup) in setups() {
        let mut evening = Evening::of(game, &setup);
        evening.sit_everywhere();
        evening.start();
        for _ in 0..12 {
            evening.play_once();
        }
        let mut again = evening.read_again();
        again.arrive(Actor::Device(1));
        let mark = again.mark();
        let one = again.update(Actor::Device(1), mark, true, evening.now);
        let other = evening.update(1, mark);
        assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&other).unwrap());
    }
}

#[test]
fn a_table_whose_last_lines_are_forgotten_is_as_it_was_before_them() {
    let mut evening = Evening::started(&new_table("qwixx", "classic 3"));
    evening.play_once();
    let (next, lines) = (evening.table.next_line(), evening.lines());
    let views = evening.table.views(Actor::Device(HOST));
    let steps = evening.table.game().steps();
    evening.play_once();
    evening.play_once();
    assert!(evening.table.next_line() > next);
    evening.table.rewind(next);
    assert_eq!((evening.table.next_line(), evening.lines()), (next, lines));
    assert_eq!(evening.table.game().steps(), steps);
    assert_eq!(evening.table.views(Actor::Device(HOST)), views);
    // And it is played on from there.
    evening.play_out();
}
