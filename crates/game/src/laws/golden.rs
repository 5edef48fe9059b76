//! Golden games: what one version of the rules does, written down with events and views.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

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

/// Replays the golden game of every set-up from `folder` and compares it with what was told then.
///
/// A missing file fails. With `QLUB_GOLDEN=1` in the environment missing games are played (from the
/// seed beside the set-up) and what is told is written anew: for a new version of the rules, or a
/// new field of a view.
///
/// # Panics
/// If a file is missing, does not replay, or tells something else.
pub fn golden<G: Game>(folder: &str, games: &[(&str, u64)]) {
    let make = std::env::var_os("QLUB_GOLDEN").is_some();
    for (setup, seed) in games {
        let name = format!("{}.{}", setup.replace([' ', '=', '/', ','], "_"), G::RULES);
        let game_file = Path::new(folder).join(format!("{name}.game"));
        let told_file = Path::new(folder).join(format!("{name}.told"));
        if make && !game_file.exists() {
            fs::create_dir_all(folder).expect("a folder");
            let game = random_game::<G>(setup, *seed);
            fs::write(&game_file, game.to_string()).expect("a file written");
        }
        let read = |file: &Path| {
            fs::read_to_string(file).unwrap_or_else(|error| {
                panic!("{}: {error} (QLUB_GOLDEN=1 writes it)", file.display())
            })
        };
        let text = read(&game_file);
        let transcript = Transcript::<G>::read(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", game_file.display()));
        assert_eq!(transcript.to_string(), text, "{}", game_file.display());
        let told = playthrough(&transcript);
        if make {
            fs::write(&told_file, &told).expect("a file written");
        }
        let lines = told.lines().zip(1..);
        for ((now, line), then) in lines.zip(read(&told_file).lines().chain(["the end"])) {
            assert_eq!(now, then, "{}:{line}", told_file.display());
        }
        assert_eq!(told, read(&told_file), "{}", told_file.display());
    }
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
