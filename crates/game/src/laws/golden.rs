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
/// `QLUB_GOLDEN=1` in the environment missing games are played (from the seed beside the set-up) and what is
/// told is written anew: for a new version of the rules, or a new field of a view.
///
/// # Panics
/// If a file is missing, does not replay, or tells something else.
pub fn golden<G: Game>(folder: &str, games: &[(&str, u64)]) {
    let make = std::env::var_os("QLUB_GOLDEN").is_some();
    for (setup, seed) in games {
        let name = format!("{}.{}.game", setup.replace([' ', '=', '/', ','], "_"), G::RULES);
        let file = Path::new(folder).join(name);
        if make && !file.exists() {
            fs::create_dir_all(folder).expect("a folder");
            let game = random_game::<G>(setup, *seed);
            fs::write(&file, game.to_string()).expect("a file written");
        }
        assert!(file.exists(), "{} is missing (QLUB_GOLDEN=1 writes it)", file.display());
    }
    let mut ends = BTreeSet::new();
    for file in kept(folder) {
        let transcript = replayed::<G>(&file);
        compare(&playthrough(&transcript), &file.with_extension("told"), make);
        if transcript.rules() == G::RULES {
            ends.extend(transcript.game().outcome().map(|outcome| outcome.reason));
        }
    }
    for end in G::ENDS {
        assert!(ends.contains(*end), "no golden game of {} ends by {end}", G::NAME);
    }
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

/// Compares what is told with what was told then, or keeps it for those who come later.
fn compare(told: &str, file: &Path, make: bool) {
    if make {
        fs::write(file, told).expect("a file written");
    }
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
