//! Whole games of every edition, kept with everything they told.

use qlub_qwixx::Dice;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Dice>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/dice"),
        &[
            ("classic 1", 1),
            ("classic 2", 2),
            ("longo 3", 3),
            ("longo 2 lucky=2/16,9/10", 4),
            ("gemixxt-a 2", 5),
            ("gemixxt-b 2 closing_needs=6", 6),
            ("bonus-a 2", 7),
            ("bonus-b 4", 8),
            ("bonus-b 5", 9),
        ],
    );
}
