//! The card game on the gemixxt pads.

use qlub_qwixx::cards::{Phase, Rule};

use crate::test_game::at;

const OTHER: &str = "b3 b4 y9 g12";

#[test]
fn on_pad_a_cards_of_one_colour_are_ticked_in_different_rows() {
    at("gemixxt-a 2", ";", &format!("r3 r8 r11 y2 y4;{OTHER}"), "5 9 6 5 8")
        .answers("- -")
        .plays(0, "r: 3x 8x 11")
        .ticked(0, "y", &[3])
        .ticked(0, "b", &[8])
        .ticked(0, "r", &[]);
}

#[test]
fn on_pad_a_more_than_one_cell_may_be_left_out_in_a_row() {
    let hand = format!("g4 g7 r11 y2 y4;{OTHER}");
    at("gemixxt-a 2", ";", &hand, "5 9 6 5 8").answers("- -").plays(0, "g: 4x 7x").ticked(
        0,
        "y",
        &[4, 7],
    );
    at("gemixxt-a 2 gap_rule=strict", ";", &hand, "5 9 6 5 8").answers("- -").refuses(
        0,
        "g: 4x 7x",
        Rule::OneCellLeftOut { cells: 2 },
    );
}

#[test]
fn the_strict_rule_counts_each_row_by_itself() {
    // Red 3 and red 8 stand in different rows: nothing lies between them.
    at("gemixxt-a 2 gap_rule=strict", ";", &format!("r3 r8 r11 y2 y4;{OTHER}"), "5 9 6 5 8")
        .answers("- -")
        .plays(0, "r: 3x 8x");
}

#[test]
fn on_pad_a_a_closed_row_leaves_its_colour_open_elsewhere() {
    at("gemixxt-a 2", "r2 r3 r4 r5 r6 r12;", &format!("r3 r8 r11 y2 y4;{OTHER}"), "5 9 6 5 8")
        .answers("- -")
        .refuses(0, "r: 11x", Rule::RowClosed { row: qlub_qwixx::Colour::Red })
        .plays(0, "r: 3x 8x");
}

/// No single step can do it: the four closing cells of pad A have four colours, and cards of one
/// colour are played.
#[test]
fn on_pad_a_one_turn_may_close_two_rows_which_ends_the_game() {
    // Blue 2 closes the blue row, blue 12 stands in the green row; green 2 closes green.
    let marks = "g12 g11 g10 g9 g8 b12 b11 b10 b9 b8;";
    at("gemixxt-a 2", marks, &format!("b2 g2 r11 y2 y4;{OTHER}"), "5 9 6 5 8")
        .answers("- -")
        .plays(0, "b: 2x")
        .waits_for(Phase::Take);
    at(
        "gemixxt-a 2",
        "y2 y3 y4 y5 y6 r2 r3 r4 r5 r6;",
        &format!("y12 r12 r11 y2 y4;{OTHER}"),
        "5 9 6 5 12",
    )
    .answers("r12 -")
    .plays(0, "y: 12x")
    .ends_by("two-rows-closed");
}

#[test]
fn on_pad_b_cells_between_are_counted_by_position() {
    // Red: 10 6 2 8 3 4 12 5 9 7 11.
    let table =
        || at("gemixxt-b 2", ";", &format!("r10 r2 r3 y2 y4;{OTHER}"), "5 9 6 5 8").answers("- -");
    table().plays(0, "r: 2x 10x").ticked(0, "r", &[10, 2]);
    table().plays(0, "r: 2x 3x").ticked(0, "r", &[2, 3]);
    table().refuses(0, "r: 2x 3x 10x", Rule::OneCellLeftOut { cells: 2 });
}

#[test]
fn a_table_may_ask_for_six_ticks_before_the_closing_cell() {
    let hand = format!("r11 r12 y2 y4 y6;{OTHER}");
    at("gemixxt-a 2 closing_needs=6", "r2 r3 r4 r5 r6;", &hand, "5 9 6 5 8")
        .answers("- -")
        .refuses(0, "r: 12x", Rule::ClosingNeeds { have: 5, need: 6 })
        .plays(0, "r: 11x 12x")
        .scores(0, 36);
}
