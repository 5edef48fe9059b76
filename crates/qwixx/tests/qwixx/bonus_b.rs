//! The Bonus B sheet: five pairs of cells.

use qlub_qwixx::dice::Rule;
use qlub_qwixx::{Colour, Colours};

use crate::test_game::after;

fn rows(letters: &str) -> Colours {
    letters.chars().filter_map(Colour::from_letter).collect()
}

#[test]
fn green_five_completes_the_star_pair() {
    after("bonus-b 2", "0 y3 x x")
        .scores(0, 1 - 10)
        .roll("w2 w3 r1 y1 g1 b1")
        .answers("g5 -")
        .marks("0:g5 0:Star")
        .scores(0, 2);
}

#[test]
fn one_half_of_a_pair_grants_nothing() {
    after("bonus-b 2", "").roll("w2 w3 r1 y1 g1 b1").answers("g5 -").marks("0:g5");
}

#[test]
fn the_circle_ticks_two_cells_of_the_row_with_the_fewest_crosses() {
    after("bonus-b 2", "0 r2 r3 g9 b12 b11 b10")
        .roll("w5 w6 r1 y1 g1 b1")
        // Yellow 11 is counted: yellow and green have one cross, red two, blue three.
        .refuses(0, "y11", Rule::ChooseARow { rows: rows("yg") })
        .refuses(0, "y11>r", Rule::NotTheWeakestRow { row: Colour::Red, rows: rows("yg") })
        .offers(0, "- r11 y11>y y11>g")
        .answers("y11>g -")
        .marks("0:y11 0:Circle 0:g8 0:g7");
}

#[test]
fn a_circle_without_a_tie_asks_for_no_row() {
    after("bonus-b 2", "0 r2 r3 r4 g12 g9 b12 b11")
        .roll("w5 w6 r1 y1 g1 b1")
        .refuses(0, "y11>y", Rule::NoRowToChoose { row: Colour::Yellow })
        // Yellow has the fewest, but 12 needs its five: both crosses are lost.
        .answers("y11 -")
        .marks("0:y11 0:Circle 0:y! 0:y!");
}

#[test]
fn the_circle_on_a_full_row_is_lost() {
    // Red is closed on this sheet with seven crosses; all others have more.
    let marks = "0 r2 r3 r4 r5 r7 r12 y2 y4 y5 y6 y7 y8 y9 y10 g12 g11 g10 g9 g8 g6 g4 g3 \
                 b12 b11 b10 b9 b8 b6 b5 b3";
    after("bonus-b 1", marks)
        .roll("w5 w6 y1 g1 b1")
        .plays(0, "y11")
        .marks("0:y11 0:Circle 0:r! 0:r!");
}

#[test]
fn the_lock_counts_when_the_fewest_crosses_are_looked_for() {
    // Red is closed with six ticks and the lock; blue has seven ticks; both have seven crosses.
    let marks = "0 r2 r3 r4 r5 r7 r12 y2 y4 y5 y6 y7 y8 y9 y10 g12 g11 g10 g9 g8 g6 g4 g3 \
                 b12 b11 b10 b9 b8 b6 b5";
    after("bonus-b 1", marks).roll("w5 w6 y1 g1 b1").offers(0, "- y11>r y11>b");
}

#[test]
fn a_closed_row_among_the_weakest_may_be_chosen_and_the_crosses_are_lost() {
    after("bonus-b 2", "0 g9; 1 r2 r3 r4 r5 r7 r12")
        .roll("w5 w6 y1 g1 b1")
        .offers(0, "- b11 y11>r y11>b")
        .answers("y11>r -")
        .marks("0:y11 0:Circle 0:r! 0:r!");
}

#[test]
fn the_circles_first_cell_may_be_the_fifth_tick_that_lets_the_second_close() {
    let marks = "0 r2 r3 r4 r10 y2 y4 y5 y6 y7 g12 g11 g10 g9 g8 b12 b11 b9 b8 b6";
    after("bonus-b 1", marks)
        .roll("w5 w6 r1 y1 g1 b1")
        .plays(0, "y11")
        .marks("0:y11 0:Circle 0:r11 0:r12 0:r# r.");
}

#[test]
fn the_diamond_ticks_the_next_cell_of_every_row_from_the_top() {
    after("bonus-b 2", "0 y7 g11")
        .roll("w3 w4 r1 y1 g1 b1")
        .answers("b7 -")
        .marks("0:b7 0:Diamond 0:r2 0:y8 0:g10 0:b6");
}

#[test]
fn the_diamond_may_close_a_row() {
    after("bonus-b 2", "0 r2 r3 r4 r5 r11 y7")
        .roll("w3 w4 r1 y1 g1 b1")
        .answers("b7 -")
        .marks("0:b7 0:Diamond 0:r12 0:r# 0:y8 0:g12 0:b6 r.")
        .closed("r");
}

#[test]
fn rows_whose_next_cell_cannot_be_ticked_give_nothing_to_the_diamond() {
    after("bonus-b 2", "0 r11 y7; 1 g12 g11 g10 g8 g7 g2")
        .roll("w3 w4 r1 y1 b1")
        .answers("b7 -")
        .marks("0:b7 0:Diamond 0:r! 0:y8 0:g! 0:b6");
}

#[test]
fn a_circle_set_off_by_the_diamond_waits_for_all_four_rows() {
    // Green 9 comes by the diamond and completes the circle; blue 6 is still ticked before it.
    after("bonus-b 2", "0 r2 r3 r4 y7 y11 g12 g11 g10")
        .roll("w3 w4 r1 y1 g1 b1")
        // After the diamond: red 4, yellow 2 and blocked, green 4, blue 2.
        .offers(0, "- r7 g7 b7>y b7>b")
        .answers("b7>b -")
        .marks("0:b7 0:Diamond 0:r5 0:y! 0:g9 0:Circle 0:b6 0:b5 0:b4");
}

#[test]
fn a_diamond_set_off_by_the_circle_waits_for_both_cells() {
    after("bonus-b 2", "0 r2 r3 y6 y7 g12 g9 b8")
        .roll("w5 w6 r1 y1 g1 b1")
        .answers("y11 -")
        .marks("0:y11 0:Circle 0:b7 0:Diamond 0:b6 0:r4 0:y! 0:g8 0:b5");
}

#[test]
fn the_square_doubles_the_weakest_row() {
    // Without: 6 + 6 + 3 + 10 = 25 after red 8; the weakest row is green with 3.
    after("bonus-b 1", "0 r2 r3 y2 y4 y5 g12 g11 b12 b11 b10 b9")
        .scores(0, 3 + 6 + 3 + 10)
        .roll("w4 w4 r1 y1 g1 b1")
        .plays(0, "r8")
        .scores(0, 6 + 6 + 3 + 10 + 3);
}

#[test]
fn the_square_gives_nothing_for_an_empty_row() {
    after("bonus-b 1", "0 r8 b10 y2").scores(0, 1 + 1 + 1);
}

#[test]
fn a_closed_row_can_be_the_weakest_that_is_doubled() {
    let marks = "0 r3 r8 y2 y4 y5 g12 g11 g10 b12 b11 b10; 1 r2 r3 r4 r5 r7 r12";
    after("bonus-b 2", marks).scores(0, 3 + 6 + 6 + 6 + 3);
}

#[test]
fn the_octagon_is_worth_thirteen() {
    after("bonus-b 1", "0 r6").roll("w2 w2 r1 y1 g1 b1").plays(0, "b4").scores(0, 1 + 1 + 13);
}

#[test]
fn a_fourth_miss_ends_the_game_even_with_the_star() {
    after("bonus-b 2", "0 y3 g5 x x x")
        .roll("w1 w1 r1 y1 g1 b1")
        .answers("- -")
        .plays(0, "-")
        .ends_by("four-misses")
        .scores(0, 2);
}

#[test]
fn a_bonus_may_end_the_game() {
    after("bonus-b 2", "0 r2 r3 r4 r5 r11 y7; 1 g12 g11 g10 g8 g7 g2")
        .roll("w3 w4 r1 y1 b1")
        .answers("b7 -")
        .closed("rg")
        .ends_by("two-rows-closed");
}
