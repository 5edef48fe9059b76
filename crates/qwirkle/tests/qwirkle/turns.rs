//! Playing, drawing and swapping.

use game::{Audience, Game, Seat, Viewer};
use qlub_qwirkle::{Event, Rule};

use crate::test_game::{after, with_bag};

const BOARD: &str = "Rk@0,0 Rd@1,0 Rc@2,0";

#[test]
fn after_a_play_the_hand_is_filled_from_the_bag() {
    after(BOARD, "Rs Rt Gc Gx Gd Gs / Bc Bx Bd Bs Bt Bk")
        .bag(93)
        .plays(0, "Rs@3,0 Rt@4,0")
        .waits_for_draw_of(2)
        .draws("Oc Ox")
        .holds(0, "Oc Ox Gc Gx Gd Gs")
        .bag(91)
        .waits_for(1);
}

#[test]
fn what_is_left_in_the_bag_is_drawn_if_it_is_less() {
    with_bag(BOARD, "Rs Rt Gc Gx Gd Gs / Bc", "Oc")
        .plays(0, "Rs@3,0 Rt@4,0")
        .waits_for_draw_of(1)
        .draws("Oc")
        .holds(0, "Oc Gc Gx Gd Gs")
        .bag(0)
        .waits_for(1);
}

#[test]
fn with_an_empty_bag_nobody_draws() {
    with_bag(BOARD, "Rs Gc / Bc", "").plays(0, "Rs@3,0").holds(0, "Gc").waits_for(1);
}

#[test]
fn only_what_is_in_the_bag_can_be_drawn() {
    with_bag(BOARD, "Rs Gc Gx Gd Gs Gt / Bc", "Oc Ox")
        .plays(0, "Rs@3,0")
        .never_draws("Bc")
        .never_draws("Oc Ox")
        .draws("Ox");
}

#[test]
fn a_swap_scores_nothing_and_the_tiles_set_aside_go_back_in_the_bag() {
    let table = with_bag(BOARD, "Rs Gc Gx Gd Gs Gt / Bc", "Oc Ox Od")
        .plays(0, "swap Gc Gx")
        .waits_for_draw_of(2)
        .draws("Oc Od")
        .holds(0, "Rs Oc Od Gd Gs Gt")
        .scores(0, 0)
        .bag(3)
        .waits_for(1);
    let bag: Vec<String> = table.game.bag().iter().map(|tile| tile.to_string()).collect();
    assert_eq!(bag, ["Ox", "Gc", "Gx"]);
}

#[test]
fn nobody_draws_what_they_have_just_set_aside() {
    with_bag(BOARD, "Rs Gc Gx Gd Gs Gt / Bc", "Oc Ox Od")
        .plays(0, "swap Gc Gx")
        .never_draws("Gc Oc");
}

#[test]
fn a_swap_shows_how_many_and_never_which() {
    let table = after(BOARD, "Rs Gc Gx Gd Gs Gt / Bc").plays(0, "swap Gc Gx").draws("Oc Od");
    let told = [
        (Audience::All, Event::Swapped { seat: Seat(0), count: 2 }),
        (Audience::All, Event::Drew { seat: Seat(0), count: 2, bag: 98 }),
        (
            Audience::Only(Seat(0)),
            Event::Took { seat: Seat(0), tiles: crate::test_game::hand("Oc Od") },
        ),
    ];
    assert_eq!(table.told, told);
}

#[test]
fn until_the_draw_the_swapper_alone_sees_what_is_set_aside() {
    let table = after(BOARD, "Rs Gc Gx Gd Gs Gt / Bc").plays(0, "swap Gc Gx");
    let own = table.game.view(Viewer::Seat(Seat(0)));
    assert_eq!(own.own.map(|own| own.aside), Some(crate::test_game::hand("Gc Gx")));
    let other = table.game.view(Viewer::Seat(Seat(1)));
    assert_eq!((other.aside, other.own.map(|own| own.aside.len())), (2, Some(0)));
}

#[test]
fn a_swap_may_not_exceed_the_bag() {
    with_bag(BOARD, "Rs Gc Gx / Bc", "Oc Ox")
        .refuses(0, "swap Rs Gc Gx", Rule::BagTooSmall { swapped: 3, bag: 2 })
        .plays(0, "swap Rs Gc")
        .waits_for_draw_of(2);
}

#[test]
fn every_choice_of_tiles_can_be_swapped_and_equal_tiles_make_no_difference() {
    with_bag("Rk@0,0", "Gc Gc Bx / Bc", "Oc Ox")
        .offers(0, &["swap Gc", "swap Bx", "swap Gc Gc", "swap Gc Bx"]);
}

#[test]
fn a_single_tile_between_two_lines_is_one_play() {
    with_bag("Rk@0,0 Rd@1,0 Gd@1,1", "Gk / Bc", "Oc")
        .offers(0, &["Gk@0,1", "Gk@0,-1", "Gk@2,1", "swap Gk"]);
}

#[test]
fn turns_go_round_clockwise() {
    after(BOARD, "Gc / Gx / Gd")
        .plays(0, "swap Gc")
        .draws("Oc")
        .waits_for(1)
        .plays(1, "swap Gx")
        .draws("Ox")
        .waits_for(2)
        .plays(2, "swap Gd")
        .draws("Od")
        .waits_for(0);
}
