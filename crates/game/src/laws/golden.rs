//! Golden games: what one version of the rules does, written down with events and views.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::{random_step, viewers};
use crate::contract::{Audience, Game, Viewer};
use crate::luck::Stream;
use crate::setup::Setup;
use crate::transcript::Transcript;

/// A random game of a set-up.
///
/// # Panics
/// If there is no such set-up.
pub fn random_game<G: Game>(setup: &str, seed: u64) -> Transcript<G> {
    let setup: Setup = setup.parse().expect("a set-up");
    let mut transcript = Transcript::new(&setup).expect("a good set-up");
    let mut luck = Stream::new(seed);
    while let Some(step) = random_step(transcript.game(), &mut luck) {
        transcript.play(step, &mut |_, _| {}).expect("what is offered is accepted");
    }
    transcript
}

/// Replays every golden game in `folder`, each by the version of the rules that wrote it, and compares it
/// with what was told then. Some are random games of the set-ups named here, the others were written or
/// looked for by hand.
///
/// A missing file fails, and so does a way to end of which there is no game by the rules of today. With
/// `QLUB_GOLDEN=1` in the environment they are written first ([`write_golden`]): for a new version of the rules, or a
/// new field of a view.
///
/// # Panics
/// If a file is missing, does not replay, or tells something else.
pub fn golden<G: Game>(folder: &str, games: &[(&str, u64)]) {
    if std::env::var_os("QLUB_GOLDEN").is_some() {
        write_golden::<G>(folder, games);
    }
    for (setup, _) in games {
        let file = file::<G>(folder, setup);
        assert!(file.exists(), "{} is missing (QLUB_GOLDEN=1 writes it)", file.display());
    }
    let mut ends = BTreeSet::new();
    for file in kept(folder) {
        let transcript = replayed::<G>(&file);
        compare(&playthrough(&transcript), &file.with_extension("told"));
        if transcript.rules() == G::RULES {
            ends.extend(transcript.game().outcome().map(|outcome| outcome.reason));
        }
    }
    for end in G::ENDS {
        assert!(ends.contains(*end), "no golden game of {} ends by {end}", G::NAME);
    }
}

/// Plays the games that are missing, each from the seed beside its set-up, and writes anew what all games of the folder
/// tell.
///
/// # Panics
/// If a file cannot be written or does not replay.
pub fn write_golden<G: Game>(folder: &str, games: &[(&str, u64)]) {
    fs::create_dir_all(folder).expect("a folder");
    for (setup, seed) in games {
        let file = file::<G>(folder, setup);
        if !file.exists() {
            let game = random_game::<G>(setup, *seed);
            fs::write(&file, game.to_string()).expect("a file written");
        }
    }
    for file in kept(folder) {
        let told = playthrough(&replayed::<G>(&file));
        fs::write(file.with_extension("told"), told).expect("a file written");
    }
}

/// Where the random game of a set-up is kept.
fn file<G: Game>(folder: &str, setup: &str) -> PathBuf {
    let name = format!("{}.{}.game", setup.replace([' ', '=', '/', ','], "_"), G::RULES);
    Path::new(folder).join(name)
}

/// The golden games of a folder.
fn kept(folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let mut games: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|end| end == "game")).collect();
    games.sort();
    games
}

/// The game of a file, which says by its name which version of the rules wrote it.
fn replayed<G: Game>(file: &Path) -> Transcript<G> {
    let text = fs::read_to_string(file).expect("a golden game");
    let transcript =
        Transcript::<G>::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(transcript.to_string(), text, "{}", file.display());
    let version = file.file_stem().map(Path::new).and_then(Path::extension);
    let rules = version.and_then(|version| version.to_str()?.parse().ok());
    assert_eq!(rules, Some(transcript.rules()), "{}", file.display());
    transcript
}

/// Compares what is told with what was told then.
fn compare(told: &str, file: &Path) {
    let then = fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{}: {error} (QLUB_GOLDEN=1 writes it)", file.display()));
    for ((now, line), then) in told.lines().zip(1..).zip(then.lines().chain(["the end"])) {
        assert_eq!(now, then, "{}:{line}", file.display());
    }
    assert_eq!(told, then, "{}", file.display());
}

/// A game step by step: every event with its audience, a view now and then, all views at the end.
fn playthrough<G: Game>(transcript: &Transcript<G>) -> String {
    let mut out = String::new();
    let all: Vec<Viewer> = viewers(transcript.setup().seats).collect();
    let mut steps = 0;
    transcript.retell(&mut |step, told, game| {
        writeln!(out, "{step}").expect("room");
        for (audience, event) in told {
            let to = match audience {
                Audience::All => "all".to_owned(),
                Audience::Only(seat) => seat.to_string(),
            };
            writeln!(out, "    {to}: {}", json(event)).expect("room");
        }
        steps += 1;
        if steps % 10 == 0 {
            show(&mut out, game, all[steps / 10 % all.len()]);
        }
    });
    for viewer in all {
        show(&mut out, transcript.game(), viewer);
    }
    out
}

fn show<G: Game>(out: &mut String, game: &G, viewer: Viewer) {
    let who = match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Watcher => "watcher".to_owned(),
    };
    writeln!(out, "  view of {who}: {}", json(&game.view(viewer))).expect("room");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
