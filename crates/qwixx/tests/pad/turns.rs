//! A roll: everybody enters, the common ticks come first, then what the active player ticked alone.

use game::{Game, Seat};
use qlub_qwixx::pad::{Event, Phase, Why};
use qlub_qwixx::{Colour, Colours, ScorePad, pad};

use crate::test_pad::TestPad;

#[test]
fn both_ticks_of_the_active_player_count_and_the_next_is_active() {
    let mut test = TestPad::begun("classic 2");
    test.roll(&["r4 + y6", "b4"]);
    assert_eq!((test.points(0), test.points(1)), (2, 1));
    assert_eq!(test.pad.active(), Seat(1));
    assert_eq!(test.pad.phase(), Phase::Round);
}

#[test]
fn who_ticks_nothing_as_the_active_player_marks_a_miss() {
    let mut test = TestPad::begun("classic 2");
    test.roll(&["-", "-"]);
    assert_eq!((test.points(0), test.points(1)), (-5, 0));
}

#[test]
fn four_misses_end_the_game() {
    let mut test = TestPad::begun("classic 1");
    (0..4).for_each(|_| test.roll(&["-"]));
    assert_eq!(test.pad.outcome().expect("the end").reason, "four-misses");
}

/// Seat 1 gets six ticks in a row while seat 0 is ready to close the same one.
fn nearly_closed() -> TestPad {
    let mut test = TestPad::begun("classic 2");
    for number in 2..=6 {
        let both = [format!("r{number}"), format!("r{number}")];
        test.roll(&[&both[0], &both[1]]);
    }
    assert_eq!(test.pad.active(), Seat(1));
    test
}

#[test]
fn everybody_may_close_a_row_with_one_roll() {
    let mut test = nearly_closed();
    test.roll(&["r12", "r12"]);
    assert_eq!(test.pad.closed(Seat(0)), Colours::NONE.with(Colour::Red));
    assert_eq!(test.points(0), 28);
    assert_eq!(test.points(1), 28);
}

#[test]
fn a_tick_alone_in_a_row_that_all_closed_is_undone_and_said_and_another_may_be_chosen() {
    let mut test = nearly_closed();
    test.roll(&["r12", "+ r7"]);
    let undone = Event::Undone { seat: Seat(1), cell: "r7".parse().unwrap(), why: Why::Closed };
    assert!(test.told.contains(&undone), "{:?}", test.told);
    assert_eq!(test.pad.phase(), Phase::Colour);
    assert_eq!(test.try_enter(1, "y12"), Err("common-is-done"));
    assert_eq!(test.try_enter(1, "+ y2"), Err("out-of-reach"));
    test.enter(1, "+ y7");
    assert_eq!(test.points(1), 16);
    assert_eq!(test.pad.active(), Seat(0));
}

#[test]
fn a_tick_alone_after_the_end_is_undone_and_said() {
    let mut test = nearly_closed();
    for number in 2..=5 {
        let both = [format!("y{number}"), format!("y{number}")];
        test.roll(&[&both[0], &both[1]]);
    }
    test.roll(&["y6", "y6 + b10"]);
    assert_eq!(test.pad.active(), Seat(0));
    test.roll(&["r12 + g7", "y12"]);
    let undone = Event::Undone { seat: Seat(0), cell: "g7".parse().unwrap(), why: Why::Over };
    assert!(test.told.contains(&undone), "{:?}", test.told);
    assert_eq!(test.pad.outcome().expect("the end").reason, "two-rows-closed");
    assert_eq!(
        test.pad.view(game::Viewer::Watcher).past.last().map(|past| past.entries.len()),
        Some(2)
    );
}

#[test]
fn with_cards_a_row_closes_for_its_player_alone() {
    let mut test = TestPad::begun("cards-classic 2");
    test.roll(&["r2 + r3 r4 r6", "-"]);
    test.roll(&["r7", "+ g11 g12"]);
    test.roll(&["+ r12", "-"]);
    assert_eq!(test.pad.closed(Seat(0)), Colours::NONE.with(Colour::Red));
    assert_eq!(test.pad.closed(Seat(1)), Colours::NONE);
    assert_eq!(test.points(0), 28);
}

#[test]
fn what_was_entered_is_kept_for_whoever_looks_back() {
    let mut test = TestPad::begun("longo 2");
    test.roll(&["r2! + y5", "y5"]);
    let past = test.pad.view(game::Viewer::Watcher).past;
    let entries: Vec<String> = past[0].entries.iter().map(pad::Action::to_string).collect();
    assert_eq!(entries, ["r2! + y5", "y5"]);
    assert_eq!((past[0].active, past[0].until), (Seat(0), 3));
}

#[test]
fn what_can_be_ticked_alone_beside_what_is_begun() {
    let cells = |setup: &str, seat: u8, begun: &str| {
        let test = TestPad::begun(setup);
        let pad::Action::Marks(begun) = begun.parse().expect("notation") else { panic!("{begun}") };
        let ticks = test.pad.owns_beside(Seat(seat), &begun);
        ticks.into_iter().map(|tick| tick.cell.to_string()).collect::<Vec<_>>()
    };
    // Of 11 cells of a row the last needs five ticks before.
    assert_eq!(cells("classic 2", 0, "-").len(), 40);
    assert_eq!(cells("classic 2", 1, "-"), [""; 0], "whoever is not active");
    // The number for all is 2: with one of the whites a die makes 2 to 7, and a tick takes the place of the other.
    let with_two = cells("classic 2", 0, "r2 + y7");
    assert_eq!(with_two.iter().filter(|cell| cell.starts_with('y')).count(), 6, "{with_two:?}");
    assert!(with_two.iter().any(|cell| cell == "y7") && !with_two.iter().any(|cell| cell == "r2"));
}

#[test]
fn ticking_nothing_is_what_somebody_who_does_not_answer_means() {
    for (action, declines) in [("-", true), ("r2", false), ("+ g7", false), ("sum 7", false)] {
        assert_eq!(ScorePad::declines(&action.parse().unwrap()), declines, "{action}");
    }
}

#[test]
fn the_highest_number_for_all_is_that_of_two_dice_or_of_a_card() {
    let highest = ["classic 2", "longo 2", "cards-classic 2"]
        .map(|setup| TestPad::begun(setup).pad.highest());
    assert_eq!(highest, [12, 16, 12]);
}

#[test]
fn what_marks_would_do_is_told_before_they_are_entered() {
    let test = TestPad::begun("classic 2");
    let pad::Action::Marks(marks) = "r2 + y3".parse().expect("notation") else { panic!("marks") };
    let preview = test.pad.preview(Seat(0), &marks);
    let skipped = preview.skipped(test.pad.sheet(Seat(0)));
    assert_eq!((preview.marks.len(), preview.gain, skipped), (2, 2, 1));
    assert!([0, 1].map(Seat).iter().all(|seat| test.pad.writes(*seat)));
    assert_eq!([0, 1].map(|seat| test.pad.misses(Seat(seat), &pad::Marks::NONE)), [true, false]);
}

#[test]
fn sheets_are_written_a_player_after_another() {
    let mut test = TestPad::begun("longo 2");
    test.enter(0, "r2! + y5");
    let text = test.pad.view(game::Viewer::Watcher).to_string();
    let heads: Vec<&str> = text.lines().filter(|line| line.contains("seat")).collect();
    assert!(heads[0].starts_with("> seat 0  0 points  lucky "), "{text}");
    assert!(heads[0].ends_with("  (has answered)"), "{text}");
    assert!(heads[1].starts_with("  seat 1  0 points  lucky "), "{text}");
}
