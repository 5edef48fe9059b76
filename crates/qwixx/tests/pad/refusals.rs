//! Every rule refuses something, by its key.

use game::Rule as _;
use qlub_qwixx::pad::Rule;

use crate::test_pad::TestPad;

/// A set-up, what was entered, and what is refused then by which rule.
type Refused = (&'static str, &'static [&'static [&'static str]], u8, &'static str, &'static str);

const REFUSED: &[Refused] = &[
    ("classic 2", &[], 0, "sum 7", "enter-marks"),
    ("classic 2", &[], 0, "r13", "no-such-cell"),
    ("classic 2", &[&["r5", "-"]], 0, "r5", "already-ticked"),
    ("classic 2", &[&["r5", "-"]], 0, "r4", "left-to-right"),
    ("classic 2", &[], 0, "b2", "closing-needs"),
    ("classic 2", &[], 1, "+ r5", "not-the-active-player"),
    ("classic 2", &[], 0, "+ r5 y5", "one-colour-tick"),
    ("cards-classic 2", &[], 0, "+ r5 y5", "cards-of-one-colour"),
    ("cards-classic 2", &[], 0, "+ r2 r5", "one-cell-left-out"),
    ("classic 2", &[], 0, "r2 + g10", "out-of-reach"),
    ("classic 2", &[&["r7", "r8"]], 0, "r7", "which-number"),
    ("classic 2", &[&["r7", "r8"]], 0, "sum 13", "no-such-sum"),
    ("classic 2", &[], 0, "r5!", "no-lucky-number"),
    ("longo 2", &[], 0, "r5!", "lucky-takes-the-next-cell"),
    ("longo 2", &[&["r5", "-"]], 0, "r6!", "lucky-takes-the-weakest-row"),
    ("classic 2", &[], 0, "r5>b", "no-row-to-choose"),
    ("bonus-b 1", &[&["y11"]], 0, "g9", "choose-a-row"),
    ("bonus-b 1", &[&["y11"]], 0, "g9>g", "not-the-weakest-row"),
    ("gemixxt-a 1", RED_CLOSED, 0, "+ y2", "die-gone"),
    ("classic 1", RED_CLOSED_BY_BOTH, 0, "r7", "row-closed"),
];

const RED_CLOSED: &[&[&str]] = &[&["r2 + r3"], &["r4 + r5"], &["r6 + r7"], &["r12"]];
const RED_CLOSED_BY_BOTH: &[&[&str]] = RED_CLOSED;

#[test]
fn every_rule_refuses_something() {
    let mut seen = vec!["who-begins", "no-such-player", "not-the-sum", "common-is-done"];
    for (setup, rolls, seat, entry, key) in REFUSED {
        let mut test = TestPad::begun(setup);
        rolls.iter().for_each(|entries| test.roll(entries));
        assert_eq!(test.try_enter(*seat, entry), Err(*key), "{setup} {entry}");
        seen.push(key);
    }
    let missing: Vec<_> = Rule::KEYS.iter().filter(|key| !seen.contains(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn somebody_who_sits_there_begins() {
    let options =
        "classic 2".parse().map(|setup| <qlub_qwixx::ScorePad as game::Game>::options(&setup));
    let pad = <qlub_qwixx::ScorePad as game::Game>::new(&options.unwrap().unwrap());
    let mut test = TestPad { pad, told: Vec::new() };
    assert_eq!(test.try_enter(0, "r5"), Err("who-begins"));
    assert_eq!(test.try_enter(0, "first 2"), Err("no-such-player"));
    test.enter(0, "first 1");
}
