//! Slips that are found though nobody says what was rolled, and those that cannot be found.

use game::{Game, Seat};
use qlub_qwixx::pad::{Event, Phase};

use crate::test_pad::TestPad;

#[test]
fn two_numbers_for_all_are_found_and_asked_about() {
    let mut test = TestPad::begun("classic 3");
    test.roll(&["r7", "b8", "-"]);
    assert_eq!(test.pad.phase(), Phase::Which);
    let claimed = |seat, cell: &str| Event::Claimed {
        seat: Seat(seat),
        cell: cell.parse().unwrap(),
        own: false,
    };
    assert!(test.told.contains(&claimed(0, "r7")) && test.told.contains(&claimed(1, "b8")));
    assert!(test.told.contains(&Event::Slipped { seat: Seat(0) }));
    assert_eq!(test.try_enter(1, "sum 8"), Err("not-your-turn"));
    test.enter(0, "sum 7");
    assert_eq!(test.pad.phase(), Phase::Mend);
    assert_eq!(test.try_enter(0, "r7"), Err("not-your-turn"));
    assert_eq!(test.try_enter(1, "b8"), Err("not-the-sum"));
    test.enter(1, "b7");
    assert_eq!((test.points(0), test.points(1)), (1, 1));
    assert_eq!(test.pad.active(), Seat(1));
}

#[test]
fn a_tick_alone_that_the_number_for_all_does_not_allow_is_found() {
    let mut test = TestPad::begun("classic 2");
    assert_eq!(test.try_enter(0, "r3 + g12"), Err("out-of-reach"));
    test.roll(&["+ g12", "y3"]);
    assert_eq!(test.pad.phase(), Phase::Which);
    test.enter(0, "sum 3");
    assert_eq!(test.try_enter(0, "+ g12"), Err("out-of-reach"));
    test.enter(0, "+ g8");
    assert_eq!((test.points(0), test.points(1)), (1, 1));
}

/// What the brief lists for six faces: from the number for all to what a tick alone can be.
#[test]
fn a_tick_alone_reaches_as_far_as_two_dice_do() {
    for (sum, low, high) in [(2, 2, 7), (3, 2, 8), (6, 2, 11), (7, 2, 12), (11, 6, 12), (12, 7, 12)]
    {
        let mut test = TestPad::begun("classic 1");
        let reached: Vec<u8> = (2..=12)
            .filter(|number| {
                let row = if *number == 12 { 'g' } else { 'y' };
                let row = if sum == 2 && row == 'y' { 'y' } else { row };
                let entry = format!("{}{sum} + {row}{number}", if sum == 12 { 'b' } else { 'r' });
                let closing = row == 'y' && *number == 12;
                !closing && test.pad.check(Seat(0), &entry.parse().unwrap()).is_ok()
            })
            .collect();
        assert_eq!((reached.first(), reached.last()), (Some(&low), Some(&high)), "{sum}");
        test.roll(&["-"]);
    }
    let test = TestPad::begun("longo 1");
    let passes = |entry: &str| test.pad.check(Seat(0), &entry.parse().unwrap()).is_ok();
    assert!(passes("r2 + g9") && !passes("r2 + g10"), "eight faces");
}

#[test]
fn a_lucky_tick_means_one_of_its_two_numbers() {
    let mut test = TestPad::begun("longo 2");
    assert_eq!(test.try_enter(1, "r3!"), Err("lucky-takes-the-next-cell"));
    // Seat 0 has 5 and 10, seat 1 has 6 and 11: not both with one roll.
    test.roll(&["r2!", "y2!"]);
    assert_eq!(test.pad.phase(), Phase::Which);
    test.enter(0, "sum 10");
    assert_eq!(test.try_enter(1, "y2!"), Err("no-lucky-number"));
    test.enter(1, "-");
    assert_eq!((test.points(0), test.points(1)), (1, 0));
    let mut test = TestPad::begun("longo 2");
    test.roll(&["r2!", "y10"]);
    assert_eq!(test.pad.phase(), Phase::Round, "10 is lucky for seat 0");
}

#[test]
fn closing_needs_its_ticks() {
    let mut test = TestPad::begun("classic 2");
    assert_eq!(test.try_enter(0, "r12"), Err("closing-needs"));
    let mut test = TestPad::begun("longo 2");
    assert_eq!(test.try_enter(0, "g3"), Err("closing-needs"));
}

#[test]
fn with_cards_one_colour_three_numbers_and_one_gap() {
    let mut test = TestPad::begun("cards-classic 2");
    assert_eq!(test.try_enter(0, "+ r2 y3"), Err("cards-of-one-colour"));
    assert_eq!(test.try_enter(0, "+ y2 y4 y6"), Err("one-cell-left-out"));
    test.enter(0, "r5 + r6 r7 r9");
    let mut test = TestPad::begun("cards-gemixxt-a 2");
    test.enter(0, "+ y4 y7");
}

/// What a pad cannot know: a number that everybody misread alike, a tick alone that another roll with the
/// same sum would have allowed, and a tick that nobody entered.
#[test]
fn some_slips_cannot_be_found() {
    let mut test = TestPad::begun("classic 2");
    // The dice showed 3 and 5 with a red 1; both entered 7, and red 11 instead of red 4.
    test.roll(&["y7 + r11", "b7"]);
    assert_eq!(test.pad.phase(), Phase::Round);
}
