//! Whole games, kept with everything they told.

use qlub_qwixx::ScorePad;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<ScorePad>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/pad"),
        &[
            ("classic 2", 1),
            ("longo 2", 2),
            ("gemixxt-a 2", 3),
            ("gemixxt-b 1", 4),
            ("bonus-a 2", 5),
            ("bonus-b 3", 6),
            ("cards-classic 2", 7),
            ("cards-gemixxt-b 3", 8),
        ],
    );
}
