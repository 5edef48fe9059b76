//! The end: the last tile, passing, and who wins.

use game::luck::Stream;
use game::{Game, Seat, Viewer};
use qlub_qwirkle::{Event, Qwirkle, Rule};

use crate::test_game::{after, late, late_by, with_bag};

const BOARD: &str = "Rk@0,0 Rd@1,0 Rc@2,0";

#[test]
fn whoever_plays_the_last_tile_gets_six_more_and_the_game_ends_at_once() {
    let table = late(BOARD, "Rs / Bc Bx")
        .plays(0, "Rs@3,0")
        .for_lines("4 = 4")
        .scores(0, 4 + 6)
        .scores(1, 0)
        .ends_by("last-tile-played", &[0]);
    let bonus = Event::WentOut { seat: Seat(0), bonus: 6 };
    assert!(table.told.iter().any(|(_, event)| *event == bonus));
}

#[test]
fn the_last_tiles_may_go_together() {
    late(BOARD, "Rs Rt / Bc").plays(0, "Rs@3,0 Rt@4,0").scores(0, 5 + 6);
}

#[test]
fn playing_all_tiles_while_the_bag_has_some_ends_nothing() {
    with_bag(BOARD, "Rs / Bc", "Ox").plays(0, "Rs@3,0").scores(0, 4).draws("Ox").waits_for(1);
}

#[test]
fn with_an_empty_bag_whoever_cannot_play_passes_and_can_do_nothing_else() {
    late("Rk@0,0", "Gc / Rs")
        .offers(0, &["pass"])
        .refuses(0, "swap Gc", Rule::BagTooSmall { swapped: 1, bag: 0 })
        .plays(0, "pass")
        .waits_for(1);
}

#[test]
fn with_an_empty_bag_whoever_can_play_must() {
    late("Rk@0,0", "Rs / Gc")
        .refuses(0, "pass", Rule::PassThoughPlayable)
        .offers(0, &["Rs@1,0", "Rs@-1,0", "Rs@0,1", "Rs@0,-1"]);
}

#[test]
fn where_nobody_has_to_play_whoever_can_may_pass() {
    late_by("must_play=off", "Rk@0,0", "Rs / Gc")
        .offers(0, &["Rs@1,0", "Rs@-1,0", "Rs@0,1", "Rs@0,-1", "pass"])
        .plays(0, "pass")
        .waits_for(1)
        .offers(1, &["pass"]);
}

#[test]
fn where_nobody_has_to_play_the_game_still_ends_when_all_pass() {
    late_by("must_play=off", "Rk@0,0", "Rs / Rt / Rd")
        .plays(0, "pass")
        .plays(1, "Rt@1,0")
        .ends_by("last-tile-played", &[1]);
    late_by("must_play=off", "Rk@0,0", "Rs / Rt Rx / Rd")
        .plays(0, "pass")
        .plays(1, "Rt@1,0")
        .plays(2, "pass")
        .plays(0, "pass")
        .waits_for(1)
        .plays(1, "pass")
        .ends_by("all-passed", &[1]);
}

#[test]
fn with_tiles_in_the_bag_there_is_no_passing_for_anybody() {
    let mut position = crate::test_game::position("Rk@0,0", "Gc / Rs");
    position.bag = qlub_qwirkle::Tiles::NONE;
    position.bag.put(["Ox".parse().unwrap()]);
    let options = Qwirkle::options(&"standard 2 must_play=off".parse().unwrap()).unwrap();
    let game = Qwirkle::arranged_by(&options, &position).unwrap();
    let refused = game.check(Seat(0), &"pass".parse().unwrap());
    assert_eq!(refused, Err(Rule::PassWithABag { bag: 1 }));
    assert!(game.legal(Seat(0)).iter().all(|action| action.to_string() != "pass"));
}

#[test]
fn with_tiles_in_the_bag_there_is_no_passing() {
    with_bag("Rk@0,0", "Gc / Rs", "Ox").offers(0, &["swap Gc"]).refuses(
        0,
        "pass",
        Rule::PassWithABag { bag: 1 },
    );
}

#[test]
fn passing_is_what_somebody_who_does_not_answer_means() {
    for (action, declines) in [("pass", true), ("swap Gc", false), ("Rs@1,0", false)] {
        assert_eq!(Qwirkle::declines(&action.parse().unwrap()), declines, "{action}");
    }
}

#[test]
fn if_all_pass_one_after_another_the_game_ends_without_bonus() {
    late("Rk@0,0", "Gc / Gx / Gd")
        .plays(0, "pass")
        .plays(1, "pass")
        .plays(2, "pass")
        .scores(0, 0)
        .ends_by("all-passed", &[0, 1, 2]);
}

#[test]
fn a_play_breaks_the_row_of_passes() {
    late("Rk@0,0", "Gc Bx / Rs Bd")
        .plays(0, "pass")
        .plays(1, "Rs@1,0")
        .plays(0, "pass")
        .waits_for(1)
        .plays(1, "pass")
        .ends_by("all-passed", &[1]);
}

#[test]
fn equal_scores_share_the_win() {
    let mut position = crate::test_game::position(BOARD, "Rs / Bc");
    position.bag = qlub_qwirkle::Tiles::NONE;
    position.scores = vec![10, 20];
    let mut game = Qwirkle::arranged(&position).unwrap();
    game.play("0 Rs@3,0".parse().unwrap(), &mut |_, _| {}).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores, [20, 20]);
    assert_eq!(outcome.winners.len(), 2);
}

#[test]
fn nothing_is_deducted_for_tiles_left_in_other_hands() {
    late(BOARD, "Rs / Bc Bx Bd Bs Bt Bk").plays(0, "Rs@3,0").scores(1, 0);
}

/// Three full red lines side by side but for the last tile: whatever is then left is not red.
const REDS: &str = "Rc@0,0 Rx@1,0 Rd@2,0 Rs@3,0 Rt@4,0 Rk@5,0 \
                    Rx@0,1 Rd@1,1 Rs@2,1 Rt@3,1 Rk@4,1 Rc@5,1 \
                    Rd@0,2 Rs@1,2 Rt@2,2 Rk@3,2 Rc@4,2";

#[test]
fn where_nothing_that_is_left_fits_the_game_ends_at_once_without_bonus() {
    let table = after(REDS, "Rx Gc Gx Gd Gs Gt / Bc Bx Bd Bs Bt Bk").plays(0, "Rx@5,2");
    let table = table.scores(0, 12 + 3).ends_by("nothing-fits", &[0]);
    let ended = |event: &Event| matches!(event, Event::Ended { .. });
    assert!(ended(&table.told.last().expect("something was told").1));
    assert!(!table.told.iter().any(|(_, event)| matches!(event, Event::WentOut { .. })));
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat(1))] {
        let view = table.game.view(viewer);
        let imagined = Qwirkle::imagine(&view, &mut Stream::new(1)).expect("a state like it");
        assert_eq!(imagined.view(viewer), view);
    }
}

#[test]
fn one_tile_that_fits_keeps_the_game_going_wherever_it_is() {
    let reds = REDS.replace(" Rc@4,2", "");
    for (own, other, bag) in [
        ("Rc Rx", "Bc", "Gx Gd Gs Gt Gk Bx"),
        ("Rc Gc", "Rx", "Gx Gd Gs Gt Gk Bx"),
        ("Rc Gc", "Bc", "Gx Gd Gs Gt Gk Rx"),
    ] {
        let table = with_bag(&reds, &format!("{own} / {other}"), bag).plays(0, "Rc@4,2");
        table.draws("Gx Gd Gs Gt Gk").waits_for(1);
    }
}

#[test]
fn if_the_bag_runs_dry_all_the_same_everybody_passes() {
    with_bag(REDS, "Rx Gc / Bc", "Gx Gd")
        .plays(0, "Rx@5,2")
        .draws("Gx Gd")
        .plays(1, "pass")
        .plays(0, "pass")
        .ends_by("all-passed", &[0]);
}
