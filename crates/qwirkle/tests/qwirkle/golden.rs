//! Whole games, kept with everything they told.

use game::Game;
use game::transcript::Transcript;
use qlub_qwirkle::Qwirkle;

#[test]
fn golden_games_replay_and_tell_what_they_told() {
    game::laws::golden::<Qwirkle>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"),
        &[("standard 2", 1), ("standard 3", 2), ("standard 4", 3)],
    );
}

/// Games written down before there was an end where nothing fits any more.
#[test]
fn games_of_older_rules_replay() {
    for seats in 2..=4 {
        let file = format!("{}/tests/golden/standard_{seats}.1.game", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&file).expect("a golden game");
        let again = Transcript::<Qwirkle>::read(&text).expect("a game that replays").to_string();
        assert_eq!(again, text.replace("game qwirkle 1\n", "game qwirkle 2\n"), "{file}");
    }
}

#[test]
fn rules_that_never_were_do_not_replay() {
    let replays: Vec<u32> = (0..5).filter(|rules| Qwirkle::replays(*rules)).collect();
    assert_eq!(replays, [1, 2]);
}
