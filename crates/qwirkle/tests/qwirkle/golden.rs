//! Whole games, kept with everything they told.

use game::Game;
use game::transcript::{Fault, Transcript};
use qlub_qwirkle::{Options, Qwirkle};

/// Those of version 1 were written down before there was an end where nothing fits any more: they are played
/// by version 1.
#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Qwirkle>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        &[
            ("standard 2", 1),
            ("standard 3", 2),
            ("standard 4", 3),
            ("standard 3 oldest=2", 32),
            ("standard 2 must_play=off", 14),
        ],
    );
}

/// Three full red lines side by side: nothing that is left fits.
const STUCK: &str = include_str!("../golden/nothing_fits.2.game");

#[test]
fn a_game_is_played_by_the_rules_that_it_was_begun_by() {
    let steps = STUCK.split_once("\nend ").expect("a finished game").0;
    let goes_on = "* draw Oc Ox Od Os Ot Ok\n1 swap Yc\n";
    let first = steps.replace("game qwirkle 2\n", "game qwirkle 1\n");
    let text = format!("{first}\n{goes_on}");
    let read = Transcript::<Qwirkle>::read(&text).expect("a game of version 1");
    assert_eq!(read.rules(), 1);
    assert_eq!(read.to_string(), text);
    assert!(read.game().outcome().is_none());
    let rewound = read.rewound(3).expect("the same game");
    assert_eq!(rewound.rules(), 1);
    let second = format!("{steps}\n{goes_on}");
    let error = Transcript::<Qwirkle>::read(&second).expect_err("it was over");
    assert!(matches!(error.fault, Fault::Refused { key: "over", .. }), "{error}");
}

#[test]
fn rules_that_never_were_are_not_played() {
    let two = Options::new(2).expect("options");
    let played: Vec<u32> =
        (0..5).filter(|rules| Qwirkle::by_rules(*rules, &two).is_some()).collect();
    assert_eq!(played, [1, 2]);
    for (text, given) in [
        ("qlub 1\ngame qwirkle 3\nsetup standard 2 from=the-future\n", 3),
        ("qlub 1\ngame qwirkle 0\nsetup standard 2\n", 0),
        // Version 1 had no options.
        ("qlub 1\ngame qwirkle 1\nsetup standard 2 must_play=off\n", 1),
    ] {
        let error = Transcript::<Qwirkle>::read(text).expect_err("refused");
        assert_eq!(error.fault, Fault::Rules { given, known: 2 }, "{text}");
    }
}
