//! Whole games, kept with everything they told.

use qwirkle::Qwirkle;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Qwirkle>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        &[("standard 2", 1), ("standard 3", 2), ("standard 4", 3)],
    );
}
