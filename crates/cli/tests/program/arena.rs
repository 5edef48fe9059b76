//! Many games: simulations, arenas, other programs, benchmarks.

use super::{qlub, refuses, says};

#[test]
fn a_simulation_gives_the_same_figures_for_the_same_seed() {
    let words = ["simulate", "qwixx", "--edition", "bonus-b", "--seats", "3", "--games", "50"];
    let with = |seed| says(&[&words[..], &["--seed", seed, "--json"]].concat(), "");
    assert_eq!(with("7"), with("7"));
    assert_ne!(with("7"), with("8"));
    let report: serde_json::Value = serde_json::from_str(&with("7")).unwrap();
    assert_eq!(report["games"], 50);
    assert_eq!(report["seats"].as_array().unwrap().len(), 3);
    let wins: f64 =
        report["seats"].as_array().unwrap().iter().map(|s| s["wins"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "every game is won once: {wins}");
}

#[test]
fn greedy_beats_random() {
    let words = ["simulate", "qwixx", "--games", "200", "--bots", "greedy,random", "--json"];
    let report: serde_json::Value = serde_json::from_str(&says(&words, "")).unwrap();
    assert!(report["seats"][0]["wins_interval"][0].as_f64().unwrap() > 0.9, "{report}");
}

#[test]
fn bots_and_programs_meet_in_the_arena() {
    let program = format!("'{}' program --level random", env!("CARGO_BIN_EXE_qlub"));
    let words = ["arena", "qwixx", "--bots", "greedy", "--program", &program, "--games", "20"];
    let report = says(&[&words[..], &["--json"]].concat(), "");
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(report["games"], 20);
    assert_eq!(report["deals"], 10);
    assert!(report["entrants"][0]["wins"].as_f64() > Some(0.7), "{report}");
    let again = says(&[&words[..], &["--bot-threads", "1"]].concat(), "");
    assert!(again.contains("20 games, 20 of them different, 10 deals"), "{again}");
}

#[test]
fn the_arena_gives_the_same_figures_in_any_number_of_threads() {
    let words = ["arena", "qwixx", "--seats", "3", "--bots", "greedy,random", "--games", "30"];
    let one = says(&[&words[..], &["--bot-threads", "1"]].concat(), "");
    assert_eq!(says(&[&words[..], &["--bot-threads", "3"]].concat(), ""), one);
}

#[test]
fn an_arena_goes_on_from_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("quixo.arena");
    let file = file.to_str().expect("a name in letters");
    let words = ["arena", "quixo", "--bots", "greedy,random", "--seed", "4", "--games"];
    let kept = |games| says(&[&words[..], &[games, "--continue", file]].concat(), "");
    let deals = || std::fs::read_to_string(file).expect("a file").lines().count() - 2;
    kept("4");
    assert_eq!(deals(), 2);
    let whole = kept("12");
    assert_eq!(deals(), 6);
    assert_eq!(whole, says(&[&words[..], &["12"]].concat(), ""));
    assert!(whole.contains("12 games, 12 of them different, 6 deals"), "{whole}");
    let other = ["arena", "quixo", "--bots", "greedy,easy", "--continue", file];
    assert!(refuses(&other).contains("another contest"));
}

#[test]
fn a_program_that_fails_is_named_in_one_line() {
    for command in ["false", "echo hello", "no-such-program"] {
        let error =
            refuses_with_noise(&["arena", "quixo", "--bots", "greedy", "--program", command]);
        assert!(error.contains(&format!("Program “{command}”")), "{error}");
    }
    assert!(refuses(&["arena", "quixo"]).contains("Nobody plays"));
}

#[test]
fn a_program_plays_whether_it_calls_itself_program_or_engine() {
    for word in ["program", "engine"] {
        let command = format!(
            r#"while read -r line; do case $line in
                '{{"hello"'*) echo '{{"{word}":{{"name":"waits","protocol":2}}}}';;
                '{{"decide"'*) echo '{{"action":"-"}}';;
            esac; done"#
        );
        let words = ["arena", "qwixx", "--bots", "greedy", "--program", &command, "--games", "2"];
        assert!(says(&words, "").contains("2 games"), "{word}");
    }
}

/// The last line on standard error, and exit code 2: a shell may complain before.
fn refuses_with_noise(words: &[&str]) -> String {
    let output = qlub(words, "");
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    let error = String::from_utf8(output.stderr).expect("text");
    error.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn a_program_sits_beside_a_person() {
    let program = format!("'{}' program --level greedy", env!("CARGO_BIN_EXE_qlub"));
    let words = ["play", "qwixx", "--plain", "--players", "program,program", "--program", &program];
    let game = says(&[&words[..], &["--seed", "4"]].concat(), "");
    assert!(game.contains("points"), "{game}");
    // Programs were called engines in commands, and those commands still work.
    let program = program.replace(" program ", " engine ");
    let words = ["play", "qwixx", "--plain", "--players", "engine,engine", "--engine", &program];
    assert_eq!(says(&[&words[..], &["--seed", "4"]].concat(), ""), game);
    let error = refuses(&["play", "qwixx", "--plain", "--players", "program"]);
    assert!(error.contains("--program"), "{error}");
}

#[test]
fn bench_measures_both_doors() {
    let words = ["bench", "qwixx", "--seconds", "0.01", "--rounds", "1", "--json"];
    let figures: serde_json::Value = serde_json::from_str(&says(&words, "")).unwrap();
    assert_eq!(figures[0]["what"], "random classic through play");
    assert_eq!(figures[1]["what"], "random classic through advance");
    assert!(figures[0]["per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn bots_finish_every_edition_of_every_game() {
    let games: serde_json::Value = serde_json::from_str(&says(&["games", "--json"], "")).unwrap();
    // Where people enter what happens at a real table there is nothing for bots to do.
    let has_bots = |game: &&serde_json::Value| !game["bots"].as_array().unwrap().is_empty();
    for game in games.as_array().unwrap().iter().filter(has_bots) {
        for edition in game["editions"].as_array().unwrap() {
            let name = game["name"].as_str().unwrap();
            let edition = edition["name"].as_str().unwrap();
            let words = ["simulate", name, "--edition", edition, "--games", "3", "--json"];
            let report: serde_json::Value = serde_json::from_str(&says(&words, "")).unwrap();
            assert_eq!(report["games"], 3, "{name} {edition}");
        }
    }
}
