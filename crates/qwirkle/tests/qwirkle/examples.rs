//! The worked examples of placing and scoring.

use qlub_qwirkle::Rule;

use crate::test_game::{after, board};

fn twice(tile: &str) -> Rule {
    Rule::LineRepeats { tile: tile.parse().unwrap() }
}

#[test]
fn blue_and_yellow_squares_join_the_red_square_of_the_starting_line() {
    after("Rk@0,0 Rd@1,0 Rs@2,0", "Bs Ys / Gc")
        .plays(0, "Bs@2,1 Ys@2,2")
        .for_lines("3 = 3")
        .scores(0, 3);
}

#[test]
fn a_line_of_squares_has_no_second_blue_square() {
    after("Rs@0,0 Bs@0,1", "Bs / Gc").refuses(0, "Bs@0,2", twice("Bs"));
}

#[test]
fn a_red_line_has_no_second_red_circle() {
    after("Rk@0,0 Rd@1,0 Rc@2,0", "Rc / Gc").refuses(0, "Rc@3,0", twice("Rc"));
}

#[test]
fn a_line_of_squares_takes_no_second_red_square() {
    after("Rs@0,0 Bs@0,1 Ps@0,2", "Rs / Gc").refuses(0, "Rs@0,3", twice("Rs")).refuses(
        0,
        "Rs@0,-1",
        twice("Rs"),
    );
}

#[test]
fn a_red_star_in_a_red_line_of_three_scores_four() {
    after("Rk@0,0 Rd@1,0 Rc@2,0", "Rt / Gc").plays(0, "Rt@3,0").for_lines("4 = 4");
}

#[test]
fn a_blue_circle_scores_two_for_the_blue_line_and_two_for_the_circles() {
    after("Rd@0,0 Rc@1,0 Rs@2,0 Bs@2,1", "Bc / Gc").plays(0, "Bc@1,1").for_lines("4 = 2+2");
}

#[test]
fn a_line_grows_at_both_ends_in_one_turn() {
    after("Gk@0,0 Gd@1,0", "Gt Gc / Gs").plays(0, "Gt@-1,0 Gc@2,0").for_lines("4 = 4");
}

#[test]
fn tiles_of_a_turn_may_lie_on_both_sides_of_others() {
    after("Gk@0,0 Gd@1,0 Rd@1,1 Rc@2,1", "Gc Gt / Gs")
        .plays(0, "Gc@2,0 Gt@3,0")
        .for_lines("6 = 4+2");
}

#[test]
fn six_of_a_colour_score_twelve() {
    after("Rc@0,0 Rx@1,0 Rd@2,0", "Rs Rt Rk / Gc")
        .plays(0, "Rs@3,0 Rt@4,0 Rk@5,0")
        .for_lines("12 = 12");
}

#[test]
fn six_of_a_shape_score_twelve() {
    after("Rc@0,0 Oc@1,0 Yc@2,0 Gc@3,0 Bc@4,0", "Pc / Gx").plays(0, "Pc@-1,0").for_lines("12 = 12");
}

#[test]
fn a_line_of_six_takes_no_more() {
    let six = "Rc@0,0 Rx@1,0 Rd@2,0 Rs@3,0 Rt@4,0 Rk@5,0";
    after(six, "Rc / Gc").refuses(0, "Rc@6,0", Rule::LineTooLong { length: 7 });
}

#[test]
fn a_tile_can_make_two_lines_one() {
    after("Rc@0,0 Rx@1,0 Yx@1,1 Yt@2,1 Yd@3,1 Rd@3,0", "Rt / Gc")
        .plays(0, "Rt@2,0")
        .for_lines("6 = 4+2");
}

#[test]
fn lines_that_do_not_go_together_cannot_be_joined() {
    // The red square goes with the red circle and with the green square, not with both.
    after("Rc@0,0 Gc@0,1 Gx@1,1 Gd@2,1 Gs@2,0", "Rs / Gc").refuses(
        0,
        "Rs@1,0",
        Rule::LineMixes { one: "Rc".parse().unwrap(), other: "Gs".parse().unwrap() },
    );
}

#[test]
fn no_turn_scores_more_than_one_line_and_six_across_of_six_each() {
    let rows = ["Rc Rx Rd Rs Rt Rk", "Oc Ox Od Os Ot Ok", "Yc Yx Yd Ys Yt Yk"];
    let more = ["Gc Gx Gd Gs Gt Gk", "Bc Bx Bd Bs Bt Bk"];
    let mut placements = Vec::new();
    for (y, row) in rows.iter().chain(&more).enumerate() {
        let tiles = row.split(' ').enumerate();
        placements.extend(tiles.map(|(x, tile)| format!("{tile}@{x},{y}")));
    }
    let five_rows = placements.join(" ");
    after(&five_rows, "Pc Px Pd Ps Pt Pk / Gc")
        .plays(0, "Pc@0,5 Px@1,5 Pd@2,5 Ps@3,5 Pt@4,5 Pk@5,5")
        .for_lines("84 = 12+12+12+12+12+12+12");
    assert_eq!(board(&five_rows).len(), 30);
}
