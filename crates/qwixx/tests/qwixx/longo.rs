//! The Longo sheet: longer rows, two closing cells, lucky numbers.

use game::Seat;
use qlub_qwixx::dice::{Event, Phase, Rule};
use qlub_qwixx::{Colour, Colours, Means, SheetMark};

use crate::test_game::after;

#[test]
fn what_is_left_lies_right_of_the_last_tick() {
    // Red 5 and 7; of yellow only 14, 15 and 16 are left; green stands at 11, blue at 14. The 15s
    // and 16s are not passed, but need their six.
    let marks = "0 r5 r7 y13 g11 b14";
    let at = |one: u8, two: u8| {
        after("longo 2 lucky=2/3,3/4", marks).roll(&format!("w{one} w{two} r1 y1 g1 b1"))
    };
    at(3, 3).offers(0, "- g6 b6");
    at(5, 5).offers(0, "- r10 g10 b10");
    at(5, 6).offers(0, "- r11 b11");
    at(6, 7).offers(0, "- r13 b13");
    at(7, 7).offers(0, "- r14 y14");
    let need = |have| Rule::ClosingNeeds { have, need: 6 };
    at(8, 7).offers(0, "-").refuses(0, "y15", need(1)).refuses(0, "r15", need(2));
    at(8, 8).offers(0, "-").refuses(0, "y16", need(1));
}

#[test]
fn whites_five_and_one_and_a_lucky_six_that_takes_green_sixteen() {
    // Laura sits at seat 1: lucky 6 and 11. She has a cross in every row but green and blue.
    let table = after("longo 4", "1 r2 y2")
        .roll("w5 w1 r1 y1 g1 b1")
        .offers(1, "- r6 y6 g6 b6 g16 b16")
        .answers("r6 g16 y6 -")
        .ticked(1, "g", &[16])
        .ticked(0, "r", &[6])
        .ticked(2, "y", &[6]);
    let lucky = SheetMark::Ticked {
        cell: "g16".parse().unwrap(),
        colour: Colour::Green,
        means: Means::Lucky,
    };
    assert!(table.told.contains(&Event::Marked { seat: Seat(1), mark: lucky }));
}

#[test]
fn white_five_and_blue_eight_tick_thirteen() {
    after("longo 2", "").roll("w5 w1 r1 y1 g1 b8").answers("- -").plays(0, "b13");
}

#[test]
fn either_of_the_two_last_cells_closes_the_row() {
    after("longo 2", "0 g16 g15 g14 g13 g12 g11")
        .roll("w1 w2 r1 y1 g1 b1")
        .answers("g3 -")
        .closed("g")
        .marks("0:g3 0:g# g.")
        .scores(0, 36)
        .refuses(0, "g2", Rule::RowClosed { row: Colour::Green });
    after("longo 2", "0 r2 r3 r4 r5 r6 r7")
        .roll("w8 w8 r1 y1 g1 b1")
        .answers("r16 -")
        .closed("r")
        .scores(0, 36);
}

#[test]
fn both_closing_cells_can_never_be_ticked_so_fifteen_crosses_are_the_most() {
    let all = "0 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14";
    after("longo 1", all).roll("w8 w8 r1 y1 g1 b1").plays(0, "r16").scores(0, 120);
    after("longo 1", all).roll("w8 w7 r1 y1 g1 b1").plays(0, "r15").scores(0, 120);
}

#[test]
fn with_fewer_than_six_ticks_neither_closing_cell_can_be_ticked() {
    let five = "0 r2 r3 r4 r5 r6";
    let need = Rule::ClosingNeeds { have: 5, need: 6 };
    after("longo 1", five).roll("w8 w7 r1 y1 g1 b1").refuses(0, "r15", need.clone());
    after("longo 1", five).roll("w8 w8 r1 y1 g1 b1").refuses(0, "r16", need);
}

#[test]
fn a_double_eight_closes_red_and_yellow_with_green_already_closed() {
    after("longo 3", "0 g16 g15 g14 g13 g12 g11 g3; 1 r2 r3 r4 r5 r6 r7; 2 y2 y3 y4 y5 y6 y7")
        .roll("w8 w8 r1 y1 b1")
        .answers("- r16 y16")
        .closed("ryg")
        .ends_by("two-rows-closed");
}

#[test]
fn a_lucky_number_may_close_a_row() {
    // Red has its ten ticks and its next cell is 15; every other row has more crosses.
    let long = "y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12";
    let green = "g16 g15 g14 g13 g12 g11 g10 g9 g8 g7 g6";
    let blue = "b16 b15 b14 b13 b12 b11 b10 b9 b8 b7 b6";
    after("longo 1", &format!("0 r2 r3 r4 r5 r6 r7 r8 r9 r10 r14 {long} {green} {blue}"))
        .roll("w4 w1 r1 y1 g1 b1")
        .offers(0, "- g5 b5 r15")
        .plays(0, "r15")
        .closed("r")
        .marks("0:r15 0:r# r.");
}

#[test]
fn rows_that_cannot_go_on_are_left_out_before_the_fewest_is_looked_for() {
    // Red stands before its closing cell with one tick: blocked. Yellow is the weakest of the rest.
    let marks = "0 r14 y2 y3 g16 g15 g14 b16 b15 b14";
    after("longo 1", marks).roll("w4 w1 r1 y1 g1 b1").offers(0, "- y5 g5 b5 y4").refuses(
        0,
        "r15",
        Rule::LuckyTakesTheNextCell { cell: "r15".parse().unwrap() },
    );
}

#[test]
fn closed_rows_are_left_out_before_the_fewest_is_looked_for() {
    // Green is closed by somebody else, and seat 0 has no cross there.
    after("longo 2", "0 r2 y2 b16; 1 g16 g15 g14 g13 g12 g11 g3")
        .roll("w4 w1 r1 y1 b1")
        .offers(0, "- r5 y5 b5 r3 y3 b15");
}

#[test]
fn a_lucky_tick_counts_in_a_row_that_somebody_closes_in_the_same_action() {
    // Seat 0 closes green with the sum 3, which is a lucky number of seat 1.
    after("longo 2 lucky=5/10,3/4", "0 g16 g15 g14 g13 g12 g11; 1 r2 y2 b16")
        .roll("w1 w2 r1 y1 g1 b1")
        .answers("g3 g16")
        .closed("g")
        .ticked(1, "g", &[16]);
}

#[test]
fn without_a_row_to_go_on_the_lucky_number_cannot_be_used() {
    after("longo 1", "0 r14 y14 g4 b4").roll("w5 w5 r1 y1 g1 b1").offers(0, "-");
}

#[test]
fn a_lucky_tick_is_the_tick_of_action_one() {
    after("longo 1", "").roll("w4 w1 r1 y1 g1 b1").plays(0, "g16").plays(0, "-").misses(0, 0);
}

#[test]
fn a_lucky_number_counts_in_action_one_only() {
    let rule = Rule::NotTheDice { cell: "g16".parse().unwrap(), colour: Colour::Green };
    after("longo 1", "")
        .roll("w4 w1 r1 y1 g1 b1")
        .plays(0, "-")
        .waits_for(Phase::Colour)
        .refuses(0, "g16", rule);
}

#[test]
fn a_lucky_tick_goes_into_the_row_with_the_fewest_crosses() {
    let rows: Colours = [Colour::Green, Colour::Blue].into_iter().collect();
    after("longo 1", "0 r2 y2").roll("w4 w1 r1 y1 g1 b1").refuses(
        0,
        "r3",
        Rule::LuckyTakesTheWeakestRow { row: Colour::Red, rows },
    );
}

#[test]
fn a_lucky_number_can_be_used_again_and_again() {
    after("longo 1", "")
        .roll("w4 w1 r1 y1 g1 b1")
        .plays(0, "g16")
        .plays(0, "-")
        .roll("w4 w1 r1 y1 g1 b1")
        .plays(0, "b16")
        .plays(0, "-")
        .roll("w5 w5 r1 y1 g1 b1")
        .plays(0, "r2");
}

#[test]
fn another_seats_lucky_number_is_not_mine() {
    let rule = Rule::NotTheSum { cell: "g16".parse().unwrap(), sum: 6 };
    after("longo 2", "").roll("w5 w1 r1 y1 g1 b1").refuses(0, "g16", rule).plays(1, "g16");
}

#[test]
fn a_table_may_name_other_lucky_numbers() {
    after("longo 2 lucky=2/16,9/10", "").roll("w1 w1 r1 y1 g1 b1").offers(1, "- r2 y2").offers(
        0,
        // The next red and yellow cells are 2 themselves: ticked once, by either right.
        "- r2 y2 g16 b16",
    );
}

#[test]
fn emma_scores_eighty_seven() {
    after(
        "longo 1",
        "0 r2 r4 r5 r9 y2 y4 y6 g14 g13 g12 g11 g10 g8 g7 g3 b14 b13 b11 b10 b8 b7 b6 b5 x x",
    )
    .scores(0, 10 + 6 + 45 + 36 - 10)
    .scores(0, 87);
}
