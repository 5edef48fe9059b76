//! Two teams of two, and the dots on their cubes.

use game::{Seat, Seats};
use qlub_quixo::{Cell, Rule};

use crate::test_game::{drawn, start};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn partners_cube(text: &str, partner: u8) -> Rule {
    Rule::PartnersCube { cell: cell(text), partner: Seat(partner) }
}

/// Cross has V at a3 and W at b1 with their dots at one partner, X at a5, Y at e4 and Z at d1 with
/// theirs at the other.
const CUBES: &str = "
    2 1 . . .
    . . 3 . 2
    0 . . . .
    . . . . 1
    . 0 . 2 .";

#[test]
fn v_and_w_are_taken_by_one_partner_alone() {
    drawn("four 4", 0, CUBES)
        .offers("a3", "a3N.0 a3N.2 a3E.0 a3E.2 a3S.0 a3S.2")
        .offers("b1", "b1N.0 b1N.2 b1E.0 b1E.2 b1W.0 b1W.2")
        .refuses("a5S.0", partners_cube("a5", 2))
        .refuses("e4W.2", partners_cube("e4", 2))
        .refuses("d1N.0", partners_cube("d1", 2));
}

#[test]
fn x_y_and_z_are_taken_by_the_other_partner_alone() {
    drawn("four 4", 2, CUBES)
        .offers("a5", "a5E.0 a5E.2 a5S.0 a5S.2")
        .offers("e4", "e4N.0 e4N.2 e4S.0 e4S.2 e4W.0 e4W.2")
        .offers("d1", "d1N.0 d1N.2 d1E.0 d1E.2 d1W.0 d1W.2")
        .refuses("a3N.2", partners_cube("a3", 0))
        .refuses("b1N.2", partners_cube("b1", 0));
}

#[test]
fn the_opponents_take_none_of_them() {
    let opponents = |text: &str| Rule::OpponentsCube { cell: cell(text) };
    drawn("four 4", 1, CUBES)
        .refuses("a3N.1", opponents("a3"))
        .refuses("a5S.1", opponents("a5"))
        .refuses(
            "b5S.0",
            Rule::DotAtAnOpponent {
                seat: Seat(0),
                partners: [Seat(1), Seat(3)].into_iter().collect(),
            },
        )
        .plays("b5S.3");
}

#[test]
fn neutral_cubes_are_free_to_all() {
    for seat in 0..4 {
        drawn("four 4", seat, CUBES).plays(&format!("a1N.{seat}"));
    }
}

#[test]
fn a_moved_cube_points_at_either_partner() {
    let shown = |dot: char| {
        format!(
            "
            . . {dot} . .
            . . . . .
            . . . . .
            . . . . .
            . . . . ."
        )
    };
    start("four 4").plays("c1N.0").shows(&shown('0'));
    start("four 4").plays("c1N.2").shows(&shown('2'));
    start("four 4").refuses(
        "c1N",
        Rule::DotNeeded { partners: [Seat(0), Seat(2)].into_iter().collect::<Seats>() },
    );
}

#[test]
fn dots_travel_with_their_cubes() {
    drawn("four 4", 3, CUBES).plays("e5W.1").shows(
        "
        1 2 1 . .
        . . 3 . 2
        0 . . . .
        . . . . 1
        . 0 . 2 .",
    );
    drawn("four 4", 0, CUBES).plays("e1N.0").shows(
        "
        2 1 . . 0
        . . 3 . .
        0 . . . 2
        . . . . .
        . 0 . 2 1",
    );
}

#[test]
fn the_first_round_takes_neutral_cubes_only() {
    let first_round = |text: &str| Rule::FirstRound { cell: cell(text) };
    start("four 4")
        .plays("c1N.2 a1N.3")
        // The dot of c5 points at seat 2, and yet.
        .refuses("c5S.2", first_round("c5"))
        .offers("c5", "")
        .plays("e1N.0")
        .refuses("a5S.1", first_round("a5"))
        .plays("e1W.1")
        // From here on dots say who may.
        .refuses("c5S.2", partners_cube("c5", 2))
        .plays("e5S.0")
        .waits_for(1);
}

#[test]
fn turns_go_round_the_table() {
    let mut table = start("four 4");
    for seat in [0, 1, 2, 3, 0] {
        table = table.waits_for(seat);
        table = table.plays(&format!("c1N.{seat}"));
    }
}

#[test]
fn a_line_counts_whatever_its_dots() {
    drawn(
        "four 4",
        0,
        "
        . . . . .
        . . 1 . .
        3 . 2 . .
        0 2 . 2 0
        . . . . .",
    )
    .plays("c1N.2")
    .won_by(&[0, 2], "line");
}

#[test]
fn a_line_of_the_other_team_loses() {
    drawn(
        "four 4",
        2,
        "
        . . . . .
        . . 1 . .
        3 1 . 3 1
        0 2 . . .
        . . . . .",
    )
    .plays("c1N.0")
    .won_by(&[1, 3], "gave-a-line");
}

/// Every cube of the border is marked, and no ring points at seat 1.
const NONE_FOR_ONE: &str = "
    3 3 2
    0 . 2
    0 0 3";

#[test]
fn a_seat_without_a_cube_is_skipped() {
    drawn("four 4 side=3", 0, NONE_FOR_ONE).plays("b1W.0").tells("0:b1-a1 1!").waits_for(2);
}

#[test]
fn several_seats_in_a_row_can_be_skipped() {
    drawn(
        "four 4 side=3",
        0,
        "
        3 3 0
        0 . 0
        0 0 3",
    )
    .plays("b1W.0")
    .tells("0:b1-a1 1! 2!")
    .waits_for(3);
}

#[test]
fn nobody_is_skipped_who_has_a_cube() {
    drawn("four 4 side=3", 3, NONE_FOR_ONE)
        .plays("b3W.1")
        .tells("3:b3-a3")
        .plays("b1W.0")
        .waits_for(1);
}

#[test]
fn nobody_is_skipped_once_there_is_a_line() {
    drawn(
        "four 4 side=3",
        0,
        "
        3 3 0
        3 . 2
        0 0 3",
    )
    .plays("c3S.0")
    .tells("0:c3-c1 cross end")
    .won_by(&[0, 2], "line");
}
