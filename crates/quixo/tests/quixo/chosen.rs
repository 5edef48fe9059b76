//! Who begins and who has which mark: what the rules leave to the players.

use game::{Game, Seat, Seats, Setup, Viewer};
use qlub_quixo::{Mark, Position, Quixo};

use crate::test_game::{drawn, options, start};

fn marks(setup: &str) -> Vec<Mark> {
    start(setup).quixo.view(Viewer::Watcher).marks
}

#[test]
fn unless_chosen_otherwise_seat_0_plays_cross_and_begins() {
    assert_eq!(marks("two 2"), [Mark::Cross, Mark::Ring]);
    start("two 2").waits_for(0).plays("c1N").waits_for(1);
    let usual = Setup::from(options("two 2 starts=0 cross=0"));
    assert_eq!(usual.to_string(), "two 2");
}

#[test]
fn any_seat_can_begin_and_the_turn_goes_round_from_there() {
    start("two 2 starts=1").waits_for(1).plays("c1N").waits_for(0).plays("a1N").waits_for(1);
    let mut table = start("four 4 starts=2");
    for seat in [2, 3, 0, 1, 2] {
        table = table.waits_for(seat).plays(&format!("c1N.{seat}"));
    }
}

#[test]
fn either_side_can_have_the_crosses() {
    use Mark::{Cross, Ring};
    assert_eq!(marks("two 2 cross=1"), [Ring, Cross]);
    assert_eq!(marks("four 4 cross=1"), [Ring, Cross, Ring, Cross]);
    let teams = options("four 4 cross=1");
    let seats = |of: &[u8]| of.iter().copied().map(Seat).collect::<Seats>();
    assert_eq!(teams.team(Cross), seats(&[1, 3]));
    assert_eq!(start("four 4 cross=1").quixo.partners(Seat(2)), seats(&[0, 2]));
}

#[test]
fn who_begins_and_who_has_the_crosses_are_two_choices() {
    use Mark::{Cross, Ring};
    for (setup, begins) in [
        ("two 2", Cross),
        ("two 2 starts=1", Ring),
        ("two 2 cross=1", Ring),
        ("two 2 starts=1 cross=1", Cross),
    ] {
        let table = start(setup);
        let seat = table.quixo.position().seat;
        assert_eq!(table.quixo.setup().mark(seat), begins, "{setup}");
        let board = table.plays("a3E").quixo.position().board;
        assert_eq!((board.of(begins).len(), board.of(begins.other()).len()), (1, 0), "{setup}");
    }
}

#[test]
fn a_line_wins_for_whoever_has_its_mark() {
    let crosses = "
        x . o . .
        x . . o .
        . . x . o
        x . . o .
        x . . . .";
    drawn("two 2", 0, crosses).plays("a3N").won_by(&[0], "line");
    drawn("two 2 cross=1", 1, crosses).plays("a3N").won_by(&[1], "line");
    let rings = crosses.replace('x', "-").replace('o', "x").replace('-', "o");
    drawn("two 2 cross=1", 0, &rings).plays("a3N").won_by(&[0], "line");
}

/// Rings are those of seats 0 and 2 where seat 1 plays cross.
#[test]
fn dots_point_at_the_partners_whoever_has_the_crosses() {
    let cubes = "
        2 1 . . .
        . . 3 . 2
        0 . . . .
        . . . . 1
        . 0 . 2 .";
    for setup in ["four 4", "four 4 cross=1"] {
        drawn(setup, 0, cubes).offers("a3", "a3N.0 a3N.2 a3E.0 a3E.2 a3S.0 a3S.2").shows(cubes);
        drawn(setup, 1, cubes).offers("b5", "b5E.1 b5E.3 b5S.1 b5S.3 b5W.1 b5W.3");
        let table = drawn(setup, 2, cubes).plays("a5S.0");
        let position = table.quixo.position();
        let dot = position.dot(table.quixo.setup(), "a1".parse().unwrap());
        assert_eq!(dot, Some(Seat(0)), "{setup}");
    }
    let mark = |setup: &str| {
        let board = drawn(setup, 0, cubes).quixo.position().board;
        board.mark("a3".parse().unwrap())
    };
    assert_eq!(mark("four 4"), Some(Mark::Cross));
    assert_eq!(mark("four 4 cross=1"), Some(Mark::Ring));
}

#[test]
fn a_first_round_that_did_not_go_from_who_begins_is_no_position() {
    let read = |setup: &str, text: &str| {
        let options = options(setup);
        Quixo::arranged(&options, Position::read(&options, text).unwrap()).is_ok()
    };
    let one = "..2../...../...../...../.....";
    assert!(read("four 4", &format!("{one} 1")));
    assert!(!read("four 4", &format!("{one} 3")));
    assert!(read("four 4 starts=2", &format!("{one} 3")));
    assert!(!read("four 4 starts=1", &format!("{one} 2")));
    let two = "..2../...../...../...../1....";
    assert!(read("four 4 starts=3 cross=1", &format!("{two} 1")));
    assert!(!read("four 4 starts=3", &format!("{two} 2")));
}
