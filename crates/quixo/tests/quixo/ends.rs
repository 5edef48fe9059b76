//! How a game ends: lines.

use qlub_quixo::{Cell, Cells, Event, Mark};

use crate::test_game::{drawn, start};

#[test]
fn a_row_of_ones_own_mark_wins() {
    drawn(
        "two 2",
        0,
        "
        . . . . .
        . . . . .
        . . x . .
        x x . x x
        . . . . .",
    )
    .plays("c1N")
    .won_by(&[0], "line")
    .tells("0:c1-c5 cross end");
}

#[test]
fn a_column_of_ones_own_mark_wins() {
    drawn(
        "two 2",
        1,
        "
        o x . . .
        o . . . .
        . . . . .
        o . . . .
        o . . . .",
    )
    .plays("e3W")
    .won_by(&[1], "line");
}

#[test]
fn either_diagonal_wins() {
    let diagonal = "
        . . . . x
        . . . x .
        . . x . .
        . x . . .
        . . . . .";
    drawn("two 2", 0, diagonal).plays("e1W").won_by(&[0], "line");
    let diagonal = "
        . . . . .
        . o . . .
        . . o . .
        . . . o .
        . . . . o";
    drawn("two 2", 1, diagonal).plays("e5W").won_by(&[1], "line");
}

#[test]
fn a_line_of_the_opponent_loses() {
    drawn(
        "two 2",
        0,
        "
        . . . . .
        . . o . .
        o o . o o
        . . . . .
        . . . . .",
    )
    .plays("c1N")
    .won_by(&[1], "gave-a-line")
    .tells("0:c1-c5 ring end");
}

const BOTH: &str = "
    . . . . .
    . . o . .
    o o x o o
    x x . x x
    . . . . .";

#[test]
fn both_lines_at_once_lose() {
    drawn("two 2", 0, BOTH)
        .plays("c1N")
        .won_by(&[1], "gave-a-line")
        .tells("0:c1-c5 cross ring end");
    drawn("two 2", 1, BOTH).plays("c1N").won_by(&[0], "gave-a-line");
}

#[test]
fn both_lines_at_once_lose_by_team() {
    let both = "
        . . . . .
        . . 1 . .
        3 1 0 1 1
        2 2 . 0 2
        . . . . .";
    drawn("four 4", 0, both).plays("c1N.0").won_by(&[1, 3], "gave-a-line");
    drawn("four 4", 3, both).plays("c1N.3").won_by(&[0, 2], "gave-a-line");
}

#[test]
fn two_lines_of_ones_own_are_both_announced() {
    drawn(
        "two 2",
        0,
        "
        x x . x x
        . . . . .
        . . x . .
        x x . x x
        . . . . .",
    )
    .plays("c1N")
    .won_by(&[0], "line")
    .tells("0:c1-c5 cross cross end");
}

#[test]
fn a_line_is_announced_with_its_cells() {
    let table = drawn("two 2", 0, BOTH).plays("c1N");
    let cells = |names: &str| -> Cells {
        let names = names.split(' ');
        names.map(|name| name.parse::<Cell>().unwrap()).collect()
    };
    let lined = |mark, names| Event::Lined { mark, cells: cells(names) };
    assert_eq!(table.told[1], lined(Mark::Cross, "a2 b2 c2 d2 e2"));
    assert_eq!(table.told[2], lined(Mark::Ring, "a3 b3 c3 d3 e3"));
}

#[test]
fn a_position_with_a_line_is_over_before_anybody_moves() {
    let line = "
        . . .
        o . .
        x x x";
    drawn("two 2 side=3", 1, line).won_by(&[0], "line");
    drawn("two 2 side=3", 0, line).won_by(&[0], "gave-a-line");
}

#[test]
fn a_whole_game_on_the_smallest_board() {
    start("two 2 side=3")
        .plays("b3W c1N c2W c1N")
        .shows(
            "
            x . o
            x . o
            . . .",
        )
        .plays("b1W")
        .won_by(&[0], "line");
}
