//! Slips of every kind, planted: what becomes of each. The rules pages list them in the same order.

use qlub_qwixx::pad::Phase;

use crate::test_pad::TestPad;

/// What becomes of a slip.
enum Fate {
    /// It is refused at once, by this rule.
    Refused(&'static str),
    /// Whoever rolled is asked which number it was.
    Asked,
    /// Nothing that is entered tells it from what could have been.
    NotFound,
}
use Fate::{Asked, NotFound, Refused};

/// What was rolled before, and what is entered with the slip in it, seat by seat.
struct Slip {
    kind: &'static str,
    setup: &'static str,
    before: &'static [&'static [&'static str]],
    entries: &'static [&'static str],
    fate: Fate,
}

const fn slip(
    kind: &'static str,
    setup: &'static str,
    before: &'static [&'static [&'static str]],
    entries: &'static [&'static str],
    fate: Fate,
) -> Slip {
    Slip { kind, setup, before, entries, fate }
}

const RED_CLOSED: &[&[&str]] = &[&["r2 + r3"], &["r4 + r5"], &["r6 + r7"], &["r12"]];

const SLIPS: &[Slip] = &[
    slip("a number for all that differs", "classic 3", &[], &["r7", "b8", "-"], Asked),
    slip("a number for all that all misread alike", "classic 2", &[], &["r8", "b8"], NotFound),
    slip("a number for all that nobody else ticked", "classic 2", &[], &["-", "b8"], NotFound),
    slip(
        "a tick alone out of reach",
        "classic 2",
        &[],
        &["r2 + g10", "-"],
        Refused("out-of-reach"),
    ),
    slip("out of reach of what others ticked", "classic 2", &[], &["+ g12", "y3"], Asked),
    slip(
        "out of reach with eight faces",
        "longo 2",
        &[],
        &["r2 + g10", "-"],
        Refused("out-of-reach"),
    ),
    slip("a tick alone within reach", "classic 2", &[], &["y7 + r11", "b7"], NotFound),
    slip(
        "a tick alone of somebody else",
        "classic 2",
        &[],
        &["r5", "+ r5"],
        Refused("not-the-active-player"),
    ),
    slip("two ticks alone", "classic 2", &[], &["+ r5 y5", "-"], Refused("one-colour-tick")),
    slip(
        "left of the last tick",
        "classic 2",
        &[&["r5", "-"]],
        &["r4", "-"],
        Refused("left-to-right"),
    ),
    slip("a cell twice", "classic 2", &[&["r5", "-"]], &["r5", "-"], Refused("already-ticked")),
    slip("closing too early", "classic 2", &[], &["b2", "-"], Refused("closing-needs")),
    slip("a row that is closed", "classic 1", RED_CLOSED, &["r7"], Refused("row-closed")),
    slip("a die that is gone", "gemixxt-a 1", RED_CLOSED, &["+ y2"], Refused("die-gone")),
    slip(
        "a lucky tick that is not next",
        "longo 2",
        &[],
        &["r5!", "-"],
        Refused("lucky-takes-the-next-cell"),
    ),
    slip("two lucky ticks of one roll", "longo 2", &[], &["r2!", "y2!"], Asked),
    slip("a lucky tick without luck", "longo 2", &[], &["r2!", "-"], NotFound),
    slip(
        "a bonus in the wrong row",
        "bonus-b 1",
        &[&["y11"]],
        &["g9>g"],
        Refused("not-the-weakest-row"),
    ),
    slip(
        "cards of two colours",
        "cards-classic 2",
        &[],
        &["+ r5 y5", "-"],
        Refused("cards-of-one-colour"),
    ),
    slip(
        "cards too far apart",
        "cards-classic 2",
        &[],
        &["+ r2 r5", "-"],
        Refused("one-cell-left-out"),
    ),
    slip("cards that nobody holds", "cards-classic 2", &[], &["+ r2 r3 r4", "-"], NotFound),
    slip("a tick that nobody enters", "classic 2", &[], &["-", "-"], NotFound),
];

#[test]
fn every_slip_is_found_or_named_as_not_to_be_found() {
    for Slip { kind, setup, before, entries, fate } in SLIPS {
        let mut test = TestPad::begun(setup);
        before.iter().for_each(|roll| test.roll(roll));
        let entered = (0..).zip(*entries).map(|(seat, entry)| test.try_enter(seat, entry).err());
        let refused = entered.fold(None, Option::or);
        match fate {
            Refused(rule) => assert_eq!(refused, Some(*rule), "{kind}"),
            Asked => assert_eq!((refused, test.pad.phase()), (None, Phase::Which), "{kind}"),
            NotFound => assert_eq!((refused, test.pad.phase()), (None, Phase::Round), "{kind}"),
        }
    }
}

/// The pages for people name as many slips, in every language.
#[test]
fn the_rules_pages_list_every_slip() {
    for page in [
        include_str!("../../../../docs/rules/en/qwixx-pad.md"),
        include_str!("../../../../docs/rules/fr/qwixx-pad.md"),
        include_str!("../../../../docs/rules/de/qwixx-pad.md"),
    ] {
        let listed = page.split("<a id=\"slips\"></a>").nth(1).expect("a list of slips");
        let rows = listed.lines().skip_while(|line| !line.starts_with('|'));
        let rows = rows.take_while(|line| line.starts_with('|')).count() - 2;
        assert_eq!(rows, SLIPS.len());
    }
}
