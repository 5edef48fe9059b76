//! The classic sheet.

use game::Seat;
use qlub_qwixx::dice::{Phase, Rule};
use qlub_qwixx::{Cell, Colour};

use crate::test_game::after;

fn passed(cell: &str, last: u8) -> Rule {
    Rule::LeftToRight { cell: cell.parse().unwrap(), last }
}

#[test]
fn red_five_then_seven_forbids_two_three_four_and_six() {
    let marks = "0 r5 r7";
    after("classic 2", marks).roll("w1 w1 r1 y1 g1 b1").refuses(0, "r2", passed("r2", 7));
    after("classic 2", marks).roll("w1 w2 r1 y1 g1 b1").refuses(0, "r3", passed("r3", 7));
    after("classic 2", marks).roll("w2 w2 r1 y1 g1 b1").refuses(0, "r4", passed("r4", 7));
    after("classic 2", marks).roll("w3 w3 r1 y1 g1 b1").refuses(0, "r6", passed("r6", 7));
    after("classic 2", marks).roll("w4 w4 r1 y1 g1 b1").plays(0, "r8");
}

#[test]
fn a_tick_passes_the_cells_between_it_and_the_last_one() {
    let skipped = |marks: &str, tick: &str| {
        let table = after("classic 2", marks).roll("w3 w4 r1 y1 g1 b1");
        let preview = table.dice.preview(Seat(0), tick.parse().expect("an answer"));
        preview.skipped(table.dice.sheet(Seat(0)))
    };
    assert_eq!(skipped("", "r7"), 5);
    assert_eq!(skipped("0 r2 r4", "r7"), 2);
    assert_eq!(skipped("0 r5 r6 y3 y9", "r7"), 0);
    assert_eq!(skipped("0 g9", "g7"), 1);
    assert_eq!(skipped("0 r5", "-"), 0);
}

#[test]
fn what_is_left_of_each_row_lies_right_of_its_last_tick() {
    // Last ticks: red 7, yellow 10, green 6, blue 10.
    let marks = "0 r5 r7 y10 g6 b10";
    let left = |sum: [u8; 2]| {
        let [one, two] = sum;
        after("classic 2", marks).roll(&format!("w{one} w{two} r1 y1 g1 b1"))
    };
    left([1, 1]).offers(0, "-");
    left([1, 2]).offers(0, "- g3 b3");
    left([2, 3]).offers(0, "- g5 b5");
    left([3, 3]).offers(0, "- b6");
    left([3, 4]).offers(0, "- b7");
    left([4, 4]).offers(0, "- r8 b8");
    left([4, 5]).offers(0, "- r9 b9");
    left([4, 6]).offers(0, "- r10");
    left([5, 6]).offers(0, "- r11 y11");
    // The 12s are not passed, but each still needs its five.
    let need = |have| Rule::ClosingNeeds { have, need: 5 };
    left([6, 6]).offers(0, "-").refuses(0, "y12", need(1)).refuses(0, "r12", need(2));
}

#[test]
fn red_seven_as_first_tick_loses_two_to_six() {
    let mut table = after("classic 1", "").roll("w3 w4 r1 y1 g1 b1").plays(0, "r7").plays(0, "-");
    for number in 2..=6 {
        let white = [number / 2, number - number / 2];
        table = table
            .roll(&format!("w{} w{} r6 y6 g1 b1", white[0], white[1]))
            .refuses(0, &format!("r{number}"), passed(&format!("r{number}"), 7))
            .plays(0, &format!("y{number}"))
            .plays(0, "-");
    }
}

#[test]
fn a_called_five_may_go_in_any_of_the_four_rows() {
    after("classic 4", "").roll("w4 w1 r6 y6 g6 b6").offers(2, "- r5 y5 g5 b5");
}

#[test]
fn whites_four_and_one_let_everyone_tick_five_or_decline() {
    after("classic 4", "")
        .roll("w4 w1 r6 y6 g6 b6")
        .answers("r5 y5 - -")
        .ticked(0, "r", &[5])
        .ticked(1, "y", &[5])
        .scores(2, 0)
        .scores(3, 0)
        .waits_for(Phase::Colour);
}

#[test]
fn white_four_and_blue_six_tick_blue_ten() {
    after("classic 2", "")
        .roll("w4 w1 r1 y2 g3 b6")
        .answers("- -")
        .offers(0, "- r5 r2 y6 y3 g7 g4 b10 b7")
        .plays(0, "b10")
        .ticked(0, "b", &[10])
        .misses(0, 0);
}

#[test]
fn green_two_with_five_before_brings_the_lock_and_the_green_die_is_gone() {
    let table = after("classic 2", "0 g12 g10 g8 g6 g4")
        .roll("w1 w1 r3 y3 g3 b3")
        .answers("g2 -")
        .marks("0:g2 0:g# g.")
        .closed("g")
        .scores(0, 28);
    table.offers(0, "- r4 y4 b4").plays(0, "-").roll("w1 w2 r1 y1 b1").offers(0, "- r3 y3 b3");
}

#[test]
fn the_last_number_needs_five_crosses() {
    after("classic 2", "0 r2 r4 r6 r8").roll("w6 w6 r1 y1 g1 b1").refuses(
        0,
        "r12",
        Rule::ClosingNeeds { have: 4, need: 5 },
    );
}

#[test]
fn with_green_closed_a_double_six_closes_red_and_yellow_together() {
    after("classic 3", "0 g12 g11 g10 g9 g8 g2; 1 r2 r3 r4 r5 r6; 2 y2 y3 y4 y5 y6")
        .roll("w6 w6 r1 y1 b1")
        .answers("- r12 y12")
        .closed("ryg")
        .ends_by("two-rows-closed")
        .scores(1, 28)
        .scores(2, 28)
        .misses(0, 0);
}

#[test]
fn everyone_who_ticks_the_closing_cell_at_once_gets_the_lock() {
    after("classic 3", "0 r2 r3 r4 r5 r6; 1 r2 r3 r4 r5 r6; 2 r2 r3")
        .roll("w6 w6 r1 y1 g1 b1")
        .refuses(2, "r12", Rule::ClosingNeeds { have: 2, need: 5 })
        .answers("r12 r12 -")
        .scores(0, 28)
        .scores(1, 28)
        .scores(2, 3)
        .closed("r")
        .waits_for(Phase::Colour);
}

#[test]
fn the_row_and_its_die_are_gone_in_action_two_of_the_same_turn() {
    after("classic 2", "1 r2 r3 r4 r5 r6; 0 r2")
        .roll("w6 w6 r1 y1 g1 b1")
        .answers("- r12")
        .refuses(0, "r7", Rule::RowClosed { row: Colour::Red })
        .offers(0, "- y7 g7 b7");
}

#[test]
fn the_fifth_tick_of_action_one_lets_action_two_close() {
    after("classic 2", "0 r2 r3 r4 r5")
        .roll("w5 w6 r6 y1 g1 b1")
        .answers("r11 -")
        .plays(0, "r12")
        .closed("r")
        .scores(0, 28);
}

#[test]
fn only_the_active_player_misses_and_only_without_any_tick() {
    after("classic 2", "")
        .roll("w1 w2 r1 y1 g1 b1")
        .answers("- -")
        .plays(0, "-")
        .misses(0, 1)
        .misses(1, 0)
        .roll("w1 w2 r1 y1 g1 b1")
        .answers("- r3")
        .plays(1, "-")
        .misses(1, 0);
}

#[test]
fn a_fourth_miss_ends_the_game_at_once() {
    after("classic 2", "0 x x x r2")
        .roll("w1 w2 r1 y1 g1 b1")
        .answers("- r3")
        .plays(0, "-")
        .ends_by("four-misses")
        .scores(0, -19)
        .scores(1, 1);
}

#[test]
fn a_second_row_closed_in_action_one_ends_the_turn_without_action_two_or_miss() {
    after("classic 2", "1 r2 r3 r4 r5 r6 y2 y3 y4 y5 y6 y12")
        .roll("w6 w6 r1 g1 b1")
        .answers("- r12")
        .ends_by("two-rows-closed")
        .misses(0, 0);
}

#[test]
fn laura_scores_seventy() {
    after(
        "classic 1",
        "0 r2 r4 r5 r9 y3 y5 y7 g12 g10 g9 g7 g6 g5 g4 b11 b10 b9 b8 b7 b6 b5 b3 x x",
    )
    .scores(0, 10 + 6 + 28 + 36 - 10)
    .scores(0, 70);
}

#[test]
fn equal_totals_share_the_win() {
    let table = after("classic 2", "0 x x x r2 r3 r4 r5 y2 y3 y4; 1 r2 x")
        .roll("w1 w1 r1 y1 g1 b1")
        .answers("- -")
        .plays(0, "-")
        .ends_by("four-misses");
    assert_eq!(table.dice.sheet(Seat(0)).tally(&table.dice.setup().pad).total, -4);
    let outcome = game::Game::outcome(&table.dice).unwrap();
    assert_eq!(outcome.scores, [-4, -4]);
    assert_eq!(outcome.winners.len(), 2);
}

#[test]
fn alone_the_seat_is_active_every_turn() {
    let table = after("classic 1", "").roll("w1 w1 r1 y1 g1 b1").plays(0, "r2").plays(0, "-");
    assert_eq!(table.dice.active(), Seat(0));
    table.waits_for(Phase::Roll);
}

#[test]
fn cells_are_named_by_row_and_number() {
    assert_eq!("g12".parse(), Ok(Cell { row: Colour::Green, number: 12 }));
}
