//! The Bonus A sheet: twelve bonus cells and a bar.

use qlub_qwixx::dice::Phase;

use crate::test_game::after;

#[test]
fn green_eleven_ticks_the_first_box_and_with_it_red_five() {
    after("bonus-a 2", "0 r4")
        .roll("w5 w6 r1 y1 g1 b1")
        .answers("g11 -")
        .marks("0:g11 0:box0 0:r5");
}

#[test]
fn red_nine_sets_off_blue_five_which_sets_off_yellow_ten() {
    after("bonus-a 2", "0 r8 y9 b6 #0 #1 #2 #3 #4 #5")
        .roll("w4 w5 r1 y1 g1 b1")
        .answers("r9 -")
        .marks("0:r9 0:box6 0:b5 0:box7 0:y10");
}

#[test]
fn a_box_of_an_empty_row_ticks_its_first_cell() {
    after("bonus-a 2", "").roll("w5 w6 r1 y1 g1 b1").answers("g11 -").marks("0:g11 0:box0 0:r2");
}

#[test]
fn action_two_sets_off_bonuses_too() {
    after("bonus-a 2", "")
        .roll("w1 w1 r2 y1 g1 b1")
        .answers("- -")
        .plays(0, "r3")
        .marks("0:r3 0:box0 0:r4")
        .misses(0, 0);
}

#[test]
fn yellow_closed_strikes_the_yellow_boxes_of_everybody() {
    after("bonus-a 2", "0 y2 y3 y4 y6 y7; 1 #0")
        .roll("w6 w6 r1 y1 g1 b1")
        .answers("y12 -")
        .marks("0:y12 0:y# y.")
        .plays(0, "-")
        .roll("w5 w6 r1 g1 b1")
        .answers("- g11")
        // The second box is yellow: it is passed over, and the third is green.
        .marks("1:g11 1:box2 1:g10");
}

#[test]
fn a_bonus_tick_counts_in_a_row_that_somebody_closes_in_the_same_action() {
    // Both play 11: seat 1's green 11 uses the red box while seat 0's own red box closes red.
    after("bonus-a 2", "0 r2 r4 r5 r7 r11; 1 r4")
        .roll("w5 w6 r1 y1 g1 b1")
        .answers("g11 g11")
        .marks("0:g11 0:box0 0:r12 0:r# 1:g11 1:box0 1:r5 r.")
        .closed("r")
        .waits_for(Phase::Colour);
}

#[test]
fn a_box_whose_cell_cannot_be_ticked_is_used_up_for_nothing() {
    after("bonus-a 2", "0 r11")
        .roll("w5 w6 r1 y1 g1 b1")
        .answers("g11 -")
        .marks("0:g11 0:box0 0:r!")
        .ticked(0, "r", &[11]);
}

#[test]
fn without_a_free_box_a_bonus_cell_gives_nothing() {
    after("bonus-a 2", "0 #0 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11")
        .roll("w5 w6 r1 y1 g1 b1")
        .answers("g11 -")
        .marks("0:g11");
}

#[test]
fn a_chain_may_end_the_game() {
    // Blue is closed. Red 9 uses the yellow box, whose next cell closes yellow.
    after("bonus-a 2", "0 r8 y2 y3 y4 y6 y11 #0; 1 b12 b11 b9 b7 b6 b2")
        .roll("w4 w5 r1 y1 g1")
        .answers("r9 -")
        .marks("0:r9 0:box1 0:y12 0:y# y.")
        .closed("yb")
        .ends_by("two-rows-closed");
}
