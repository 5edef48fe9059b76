//! The gemixxt sheets: colours mixed, and numbers mixed.

use qlub_qwixx::dice::Rule;
use qlub_qwixx::{Cell, Colour};

use crate::test_game::after;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

#[test]
fn a_colour_die_ticks_the_cell_of_its_colour_wherever_it_stands() {
    // Red 3 stands in the yellow row, red 8 in the blue row, red 5 in the green row.
    after("gemixxt-a 2", "")
        .roll("w1 w6 r2 y1 g1 b1")
        .answers("- -")
        .offers(0, "- y3 b8 r2 g7 y7 r7")
        .refuses(0, "r3", Rule::NotTheDice { cell: cell("r3"), colour: Colour::Yellow })
        .plays(0, "b8")
        .ticked(0, "b", &[8]);
}

#[test]
fn the_white_sum_goes_into_any_row_whatever_the_cells_colour() {
    after("gemixxt-a 2", "").roll("w1 w6 r2 y1 g1 b1").offers(1, "- r7 y7 g7 b7");
}

#[test]
fn red_closed_leaves_red_cells_of_other_rows_to_the_whites() {
    let table = after("gemixxt-a 2", "0 r2 r3 r4 r5 r6")
        .roll("w6 w6 r6 y1 g1 b1")
        .answers("r12 -")
        .closed("r")
        .refuses(0, "r11", Rule::RowClosed { row: Colour::Red })
        // Red 4 stands in the green row, but its die is gone.
        .refuses(0, "g4", Rule::DieGone { colour: Colour::Red })
        .scores(0, 28)
        .plays(0, "-");
    // The red cells 3 and 2 of the yellow row are still there for the white dice.
    table.roll("w1 w2 y1 g1 b1").offers(0, "- y3 g3 b3").answers("y3 -").ticked(0, "y", &[3]);
}

#[test]
fn the_top_row_is_scored_as_the_red_row_whatever_its_colours() {
    let table = after("gemixxt-a 1", "0 r2 r5 r8 r11");
    let tally = table.dice.sheet(game::Seat(0)).tally(&table.dice.setup().pad);
    assert_eq!(tally.rows, [10, 0, 0, 0]);
}

#[test]
fn numbers_mixed_still_go_rightwards_by_position() {
    after("gemixxt-b 1", "0 r8")
        .roll("w5 w5 r1 y1 g1 b1")
        .refuses(0, "r10", Rule::LeftToRight { cell: cell("r10"), last: 8 })
        .plays(0, "-");
    after("gemixxt-b 1", "0 r8").roll("w1 w2 r1 y1 g1 b1").plays(0, "r3").ticked(0, "r", &[8, 3]);
}

#[test]
fn the_closing_cells_of_b_are_red_11_yellow_10_green_3_and_blue_4() {
    for (five, roll, last) in [
        ("r10 r6 r2 r8 r3", "w5 w6 r1 y1 g1 b1", "r11"),
        ("y9 y12 y4 y6 y7", "w5 w5 r1 y1 g1 b1", "y10"),
        ("g8 g2 g10 g12 g6", "w1 w2 r1 y1 g1 b1", "g3"),
        ("b5 b7 b11 b9 b12", "w2 w2 r1 y1 g1 b1", "b4"),
    ] {
        after("gemixxt-b 1", &format!("0 {five}"))
            .roll(roll)
            .plays(0, last)
            .closed(&last[..1])
            .scores(0, 28);
        let four = &five[..five.rfind(' ').unwrap()];
        after("gemixxt-b 1", &format!("0 {four}")).roll(roll).refuses(
            0,
            last,
            Rule::ClosingNeeds { have: 4, need: 5 },
        );
    }
}

#[test]
fn a_table_may_ask_for_six_ticks_before_the_closing_cell() {
    for edition in ["gemixxt-a", "gemixxt-b"] {
        let setup = format!("{edition} 1 closing_needs=6");
        let (five, six, last) = match edition {
            "gemixxt-a" => ("r2 r3 r4 r5 r6", "r7", "r12"),
            _ => ("r10 r6 r2 r8 r3", "r4", "r11"),
        };
        let roll = if last == "r12" { "w6 w6 r1 y1 g1 b1" } else { "w5 w6 r1 y1 g1 b1" };
        after(&setup, &format!("0 {five}")).roll(roll).refuses(
            0,
            last,
            Rule::ClosingNeeds { have: 5, need: 6 },
        );
        after(&setup, &format!("0 {five} {six}")).roll(roll).plays(0, last).scores(0, 36);
    }
}
