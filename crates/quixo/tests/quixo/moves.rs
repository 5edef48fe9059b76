//! Taking a cube and pushing it back in.

use qlub_quixo::{Cell, End, Event, Mark, Rule};

use crate::test_game::{drawn, start};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

#[test]
fn a_border_cube_has_three_ways_back() {
    start("two 2").offers("c1", "c1N c1E c1W");
    start("two 2").offers("a3", "a3N a3E a3S");
    start("two 2").offers("c5", "c5E c5S c5W");
    start("two 2").offers("e2", "e2N e2S e2W");
}

#[test]
fn a_corner_cube_has_two_ways_back() {
    start("two 2").offers("a1", "a1N a1E");
    start("two 2").offers("e1", "e1N e1W");
    start("two 2").offers("a5", "a5E a5S");
    start("two 2").offers("e5", "e5S e5W");
}

#[test]
fn a_cube_never_goes_back_to_where_it_was_taken() {
    let same = |cell_: &str, end| Rule::SamePlace { cell: cell(cell_), end };
    start("two 2")
        .refuses("c1S", same("c1", End::South))
        .refuses("a3W", same("a3", End::West))
        .refuses("a1S", same("a1", End::South))
        .refuses("a1W", same("a1", End::West))
        .refuses("e5N", same("e5", End::North))
        .refuses("e5E", same("e5", End::East));
}

#[test]
fn the_neutral_board_has_forty_four_moves() {
    start("two 2").offers_in_all(44);
    start("two 2 side=4").offers_in_all(32);
    start("two 2 side=3").offers_in_all(20);
    // Each with the dot at either partner.
    start("four 4").offers_in_all(88);
}

#[test]
fn the_cubes_between_move_by_one_towards_the_gap() {
    let column = "
        . . x . .
        . . o . .
        . . . . .
        . . x . .
        . . . . .";
    drawn("two 2", 0, column).plays("c1N").shows(
        "
        . . x . .
        . . x . .
        . . o . .
        . . . . .
        . . x . .",
    );
    let row = "
        . . . . .
        x o . o .
        . . . . .
        . . . . .
        . . . . .";
    drawn("two 2", 1, row).plays("e4W").shows(
        "
        . . . . .
        o x o . o
        . . . . .
        . . . . .
        . . . . .",
    );
}

#[test]
fn a_push_in_the_middle_of_the_border_moves_only_one_part_of_it() {
    let border = "
        x o . o x
        . . . . .
        . . . . .
        . . . . .
        . . . . .";
    drawn("two 2", 0, border).plays("c5W").shows(
        "
        x x o o x
        . . . . .
        . . . . .
        . . . . .
        . . . . .",
    );
    drawn("two 2", 1, border).plays("c5E").shows(
        "
        x o o x o
        . . . . .
        . . . . .
        . . . . .
        . . . . .",
    );
}

#[test]
fn a_cube_inside_is_never_taken() {
    start("two 2").refuses("b2N", Rule::NotOnTheBorder { cell: cell("b2") });
    start("two 2").refuses("c3E", Rule::NotOnTheBorder { cell: cell("c3") });
    start("two 2 side=3").refuses("b2N", Rule::NotOnTheBorder { cell: cell("b2") });
}

#[test]
fn an_opponents_cube_is_refused() {
    let taken = Rule::OpponentsCube { cell: cell("c5") };
    start("two 2")
        .plays("c1N")
        .refuses("c5S", taken.clone())
        .offers("c5", "")
        .plays("a1N")
        .plays("c5S")
        .refuses("c1N", Rule::OpponentsCube { cell: cell("c1") });
}

#[test]
fn a_neutral_cube_is_turned_and_a_cube_of_ones_own_keeps_its_mark() {
    let table = start("two 2").plays("c1N");
    assert_eq!(
        table.told,
        [Event::Moved {
            seat: game::Seat(0),
            mark: Mark::Cross,
            cell: cell("c1"),
            end: End::North,
            entry: cell("c5"),
            neutral: true,
            dot: None,
        }]
    );
    let table = table.plays("a1N c5S");
    assert!(matches!(table.told[0], Event::Moved { mark: Mark::Cross, neutral: false, .. }));
    table.shows(
        "
        o . . . .
        . . . . .
        . . . . .
        . . . . .
        . . x . .",
    );
}

#[test]
fn the_first_move_of_either_player_takes_a_neutral_cube() {
    start("two 2").offers_in_all(44);
    // Ring is offered every cube but the one that cross has turned, a corner.
    start("two 2").plays("a1N").offers("a5", "").offers_in_all(42);
}
