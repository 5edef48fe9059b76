//! Whole games of every edition, kept with everything they told.

use std::fs;
use std::path::Path;

use game::laws::write_golden;
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

#[test]
fn only_what_is_missing_is_played_anew() {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/golden");
    let _ = fs::remove_dir_all(folder);
    let read = |end: &str| {
        let name = format!("classic_2.{}.{end}", <Dice as game::Game>::RULES);
        fs::read_to_string(Path::new(folder).join(name)).expect("a file")
    };
    write_golden::<Dice>(folder, &[("classic 2", 2)]);
    let first = [read("game"), read("told")];
    write_golden::<Dice>(folder, &[("classic 2", 3)]);
    assert_eq!([read("game"), read("told")], first);
}
