//! The start: bids, who begins, and what the first play may be.

use game::{Audience, Game, Seat, Viewer};
use qlub_qwirkle::{Event, Rule};

use crate::test_game::{dealt, dealt_by, hand};

/// Seat 1 holds four squares, seat 0 three reds.
const FOUR_SQUARES: &str = "Rc Rx Rd Gs Bk Yt / Rs Bs Ps Ys Gc Ok";

#[test]
fn a_bid_is_the_largest_set_that_shares_a_colour_or_a_shape() {
    let bids = [
        ("Rc Rx Rd Rs Rt Rk", 6),
        ("Rc Oc Yc Gc Bc Px", 5),
        ("Rc Rc Rc Rx Gs Bt", 2),
        ("Rc Ox Yd Gs Bt Pk", 1),
        ("Rc Rc Rc Ox Ox Ox", 1),
        ("Rc Rx Rd Oc Yc Gc", 4),
    ];
    for (tiles, bid) in bids {
        assert_eq!(hand(tiles).bid(), bid, "{tiles}");
    }
}

#[test]
fn bids_are_announced_to_all_and_the_highest_starts() {
    let table = dealt(FOUR_SQUARES).waits_for(1);
    let announced: Vec<&Event> = table
        .told
        .iter()
        .filter(|(audience, _)| *audience == Audience::All)
        .map(|(_, event)| event)
        .collect();
    let expected = [
        Event::Dealt { bag: 96 },
        Event::Bid { seat: Seat(0), size: 3 },
        Event::Bid { seat: Seat(1), size: 4 },
        Event::Began { seat: Seat(1) },
    ];
    assert!(announced.into_iter().eq(&expected));
    let bids = table.game.view(Viewer::Watcher).seats.into_iter().map(|seat| seat.bid);
    assert!(bids.eq([Some(3), Some(4)]));
}

#[test]
fn of_equal_bids_the_earliest_seat_starts() {
    dealt("Rc Ox Yd Gs Bt Pk / Rs Bs Ps Yd Gc Ok / Rt Bt Pt Yc Gd Ox").waits_for(1);
}

/// Seats 1 and 2 bid three, seats 0 and 3 bid one and two.
const TIE: &str = "Rc Ox Yd Gs Bt Pk / Rs Bs Ps Yd Gc Ok / Rt Bt Pt Yc Gd Ox / Rc Rx Yd Gs Bt Pk";

#[test]
fn of_equal_bids_the_oldest_starts_or_whoever_comes_first_after_them() {
    for (oldest, starts) in [(0, 1), (1, 1), (2, 2), (3, 1)] {
        dealt_by(&format!("oldest={oldest}"), TIE).waits_for(starts);
    }
    let alone = dealt_by("oldest=0", FOUR_SQUARES).waits_for(1);
    assert_eq!(alone.game.setup().oldest(), Seat(0));
}

#[test]
fn the_starter_plays_a_set_of_the_size_of_the_bid() {
    let few = |played| Rule::OpeningIsTheBid { played, bid: 4 };
    dealt(FOUR_SQUARES)
        .refuses(1, "Rs@0,0", few(1))
        .refuses(1, "Rs@0,0 Bs@1,0 Ps@2,0", few(3))
        .plays(1, "Rs@0,0 Bs@1,0 Ps@2,0 Ys@3,0")
        .for_lines("4 = 4")
        .draws("Rt Rt Rt Gt")
        .waits_for(0);
}

#[test]
fn the_first_line_may_be_a_column() {
    dealt(FOUR_SQUARES).plays(1, "Rs@0,0 Bs@0,1 Ps@0,2 Ys@0,3").for_lines("4 = 4");
}

#[test]
fn the_first_line_starts_at_the_origin() {
    let cell = "-1,0".parse().unwrap();
    dealt(FOUR_SQUARES).refuses(1, "Rs@-1,0 Bs@0,0 Ps@1,0 Ys@2,0", Rule::FirstAtOrigin { cell });
}

#[test]
fn the_starter_may_neither_swap_nor_pass() {
    for options in ["", "must_play=off"] {
        dealt_by(options, FOUR_SQUARES).refuses(1, "swap Gc", Rule::StarterPlays).refuses(
            1,
            "pass",
            Rule::StarterPlays,
        );
    }
}

#[test]
fn every_set_of_the_size_of_the_bid_is_offered_in_every_order_both_ways() {
    let count = |hands: &str| {
        let table = dealt(hands);
        table.game.legal(table.game.active()).len()
    };
    let low = "Rc Ox Yd Gs Bt Pk";
    assert_eq!(count(&format!("Rs Bs Ps Ys Gc Ok / {low}")), 2 * 24);
    assert_eq!(count(&format!("Rc Rx Rd Gs Bs Ps / {low}")), 2 * (6 + 6));
    assert_eq!(count(&format!("Rc Rx Rd Rs Rt Rk / {low}")), 2 * 720);
}

#[test]
fn a_first_play_of_one_tile_is_offered_once_and_scores_one() {
    let lowest = "Rc Ox Yd Gs Bt Pk";
    dealt(&format!("{lowest} / {lowest}"))
        .offers(0, &["Rc@0,0", "Ox@0,0", "Yd@0,0", "Gs@0,0", "Bt@0,0", "Pk@0,0"])
        .plays(0, "Yd@0,0")
        .for_lines("1 = 1")
        .scores(0, 1);
}

#[test]
fn six_at_the_start_score_twelve() {
    dealt("Rc Rx Rd Rs Rt Rk / Rc Ox Yd Gs Bt Pk")
        .plays(0, "Rk@0,0 Rc@1,0 Rx@2,0 Rt@3,0 Rd@4,0 Rs@5,0")
        .for_lines("12 = 12");
}
