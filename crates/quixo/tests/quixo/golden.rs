//! Whole games of every edition, kept with everything they told.

use qlub_quixo::Quixo;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Quixo>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        &[
            ("two 2", 1),
            // A position occurs for the third time.
            ("two 2 side=3", 172),
            ("two 2 side=4", 2),
            ("two 2 side=3 repetition=off", 3),
            ("four 4", 4),
            ("four 4 side=4 repetition=off", 5),
            // A seat is skipped, twice.
            ("four 4 side=3", 243),
            // Ring starts, and seat 1 plays cross.
            ("two 2 cross=1", 6),
            ("two 2 side=4 starts=1", 7),
            ("four 4 starts=3 cross=1", 8),
        ],
    );
}
