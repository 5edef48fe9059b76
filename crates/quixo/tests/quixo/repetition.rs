//! The draw when a position occurs for the third time.

use game::Game;
use qlub_quixo::Quixo;

use crate::test_game::drawn;

/// Taking b1 or b5 and pushing it in from the west leaves the board as it was.
const IDLE: &str = "
    o o . . .
    . . . . .
    . . . . .
    . . . . .
    x x . . .";

#[test]
fn a_position_that_occurs_for_the_third_time_is_a_draw() {
    drawn("two 2", 0, IDLE)
        .plays("b1W")
        .tells("0:b1-a1")
        .plays("b5W")
        .tells("1:b5-a5 twice")
        .plays("b1W")
        .tells("0:b1-a1 twice")
        .plays("b5W")
        .tells("1:b5-a5 3x end")
        .won_by(&[], "repetition");
}

#[test]
fn the_same_cubes_with_another_seat_to_move_are_another_position() {
    drawn("two 2", 0, IDLE).plays("b1W b5W b1W").waits_for(1);
}

#[test]
fn a_position_need_not_come_back_at_once() {
    // Cross goes from a1 to e1 and back, while ring waits at b5.
    drawn("two 2", 0, IDLE)
        .plays("a1E b5W e1W b5W")
        .tells("1:b5-a5 twice")
        .plays("a1E b5W e1W")
        .waits_for(1)
        .plays("b5W")
        .won_by(&[], "repetition");
}

#[test]
fn taking_a_neutral_cube_begins_the_count_anew() {
    drawn("two 2", 0, IDLE)
        .plays("b1W b5W b1W")
        .plays("e5S")
        .tells("1:e5-e1")
        .plays("b1W b5W b1W b5W")
        .won_by(&[], "repetition");
}

#[test]
fn turned_off_a_game_goes_on_for_ever() {
    let mut table = drawn("two 2 repetition=off", 0, IDLE);
    for _ in 0..100 {
        table = table.plays("b1W").tells("0:b1-a1").plays("b5W");
    }
    table.waits_for(0);
}

/// Nobody points at seat 1; the others can move and leave everything as it was.
const IDLE_TEAMS: &str = "
    3 3 2
    0 . 2
    0 0 3";

#[test]
fn skipped_seats_are_passed_over() {
    drawn("four 4 side=3", 0, IDLE_TEAMS)
        .plays("b1W.0 c2N.2 b3W.3")
        .tells("3:b3-a3 twice")
        .waits_for(0)
        .plays("b1W.0 c2N.2")
        .waits_for(3)
        .plays("b3W.3")
        .won_by(&[], "repetition");
}

#[test]
fn a_dot_that_points_elsewhere_makes_another_position() {
    drawn("four 4 side=3", 0, IDLE_TEAMS)
        .plays("b1W.2")
        .plays("c2N.2 b3W.3")
        .tells("3:b3-a3")
        .waits_for(0);
}

#[test]
fn games_with_the_same_past_in_another_order_are_the_same() {
    let one = drawn("two 2", 0, IDLE).plays("b1W b5W a1E b5W e1W");
    let other = drawn("two 2", 0, IDLE).plays("a1E b5W e1W b5W b1W");
    let shorter = drawn("two 2", 0, IDLE).plays("b1W");
    assert_eq!(one.quixo, other.quixo);
    assert_eq!(one.quixo.position(), shorter.quixo.position());
    assert_ne!(one.quixo, shorter.quixo);
}

#[test]
fn three_times_every_position_is_the_longest_game() {
    for (setup, longest) in [
        ("two 2 side=3", 3usize.pow(9) * 2 * 3),
        ("four 4 side=3", 5usize.pow(9) * 4 * 3),
        ("two 2 side=3 repetition=off", usize::MAX),
    ] {
        let options = Quixo::options(&setup.parse().unwrap()).unwrap();
        assert_eq!(Quixo::longest(&options), longest, "{setup}");
    }
}
