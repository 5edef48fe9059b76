//! The solved sheets, against what is known and against the rules.

use game::{Game, Seat, Setup};
use qwixx::{Dice, Edition, Pad};
use solve::qwixx::{Shape, Unsolvable, solve};

fn shape(edition: &str) -> Shape {
    let options = Dice::options(&Setup::new(edition, 1)).expect("a set-up");
    Shape::new(options.pad, options.lucky(Seat(0))).expect("a sheet without bonuses")
}

/// The whole sheet takes minutes without optimisation: only in the long suite, `QLUB_LONG=1`.
#[test]
fn a_classic_sheet_alone_is_worth_what_is_known() {
    if std::env::var_os("QLUB_LONG").is_none() {
        return;
    }
    let solution = solve(shape("classic"), 1, 2, &mut |_| true).expect("a solution");
    assert!((solution.value(0) - 115.483_126).abs() < 5e-7, "{}", solution.value(0));
    let solution = solve(shape("classic"), 2, 2, &mut |_| true).expect("a solution");
    assert!((solution.value(0) - 130.501_362).abs() < 5e-7, "{}", solution.value(0));
    assert!((solution.value(1) - 131.132_702).abs() < 5e-7, "{}", solution.value(1));
    let solution = solve(shape("classic"), 3, 2, &mut |_| true).expect("a solution");
    for (seat, value) in [142.419_149, 143.007_898, 143.603_105].into_iter().enumerate() {
        assert!((solution.value(seat) - value).abs() < 5e-7, "{}", solution.value(seat));
    }
}

#[test]
fn work_that_is_stopped_comes_to_nothing() {
    assert!(solve(shape("classic"), 1, 1, &mut |_| false).is_none());
}

#[test]
fn symmetric_sheets_share_a_number() {
    let classic = shape("classic");
    assert_eq!(classic.index(&[3, 7, 1, 0]), classic.index(&[7, 3, 1, 0]));
    assert_eq!(classic.index(&[3, 7, 1, 0]), classic.index(&[0, 1, 7, 3]));
    assert_ne!(classic.index(&[3, 7, 1, 0]), classic.index(&[3, 1, 7, 0]));
    let longo = shape("longo");
    assert_eq!(longo.index(&[3, 7, 1, 0]), longo.index(&[7, 3, 1, 0]));
    assert_ne!(longo.index(&[3, 7, 1, 0]), longo.index(&[1, 0, 3, 7]));
    let mixed = shape("gemixxt-b");
    assert_ne!(mixed.index(&[3, 7, 1, 0]), mixed.index(&[7, 3, 1, 0]));
}

#[test]
fn a_sheet_with_bonuses_is_not_solved_wrongly() {
    let edition = Edition::named("bonus-a").expect("an edition");
    let pad = Pad { edition, closing_needs: edition.closing_needs };
    assert_eq!(Shape::new(pad, None).err(), Some(Unsolvable));
}
