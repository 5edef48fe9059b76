//! Whole games on every pad, kept with everything they told.

use qlub_qwixx::Cards;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Cards>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/cards"),
        &[
            ("classic 2", 1),
            ("classic 5", 2),
            ("jokers 3", 3),
            ("gemixxt-a 2 jokers=yes closing_needs=6 gap_rule=strict", 4),
            ("gemixxt-a 3", 5),
            ("gemixxt-b 4", 6),
        ],
    );
}
