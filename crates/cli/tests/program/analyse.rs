//! `qlub analyse`, luck taken off in arenas, and the hints of `qlub play`.

use serde_json::Value;

use super::{complains, file, golden, refuses, says};

/// A finished match between bots, in a file of the test that asks for it.
fn played(game: &str, test: &str) -> String {
    let saved = file(&format!("{test}-{game}.game")).to_str().unwrap().to_owned();
    let words = ["play", game, "--players", "medium,easy", "--seed", "5", "--plain"];
    says(&[&words[..], &["--save", &saved]].concat(), "");
    saved
}

#[test]
fn every_game_is_analysed_and_its_accounts_add_up() {
    for game in ["qwixx", "qwixx-cards", "quixo", "qwirkle"] {
        let match_file = played(game, "analysed");
        let told = says(&["analyse", &match_file], "");
        assert!(told.contains("at the start") && told.contains("own errors"), "{told}");
        assert_eq!(told.contains("There is no luck"), game == "quixo", "{told}");
        let report: Value =
            serde_json::from_str(&says(&["analyse", &match_file, "--json"], "")).unwrap();
        for account in report["accounts"].as_array().unwrap() {
            let parts = account.as_object().unwrap();
            let sum: f64 = parts
                .iter()
                .filter(|(name, _)| *name != "result")
                .map(|(_, part)| part.as_f64().unwrap())
                .sum();
            assert!((sum - account["result"].as_f64().unwrap()).abs() < 1e-9, "{game}: {account}");
        }
        assert!(report["decisions"].as_array().is_some_and(|decisions| !decisions.is_empty()));
    }
}

#[test]
fn tables_make_the_judge_of_quixo_exact() {
    let saved = file("exact-quixo.game").to_str().unwrap().to_owned();
    let players = ["--players", "easy,easy", "--option", "side=3", "--seed", "3", "--plain"];
    says(&[&["play", "quixo", "--save", &saved], &players[..]].concat(), "");
    let folder = file("exact-tables");
    let _ = std::fs::remove_dir_all(&folder);
    let tables = folder.to_str().unwrap();
    says(&["solve", "quixo", "--side", "3", "--out", tables], "");
    let exact = ["analyse", &saved, "--json", "--tables", tables];
    let report: Value = serde_json::from_str(&says(&exact, "")).unwrap();
    let decisions = report["decisions"].as_array().unwrap();
    let choices = decisions.iter().flat_map(|one| one["choices"].as_array().unwrap());
    assert!(choices.clone().count() > 0);
    for choice in choices {
        let chance = choice["chance"].as_f64().unwrap();
        assert!(choice["proved"] == true && (chance == 0.0 || chance == 1.0), "{choice}");
    }
    // A table that is damaged is told, and nothing is said by it.
    std::fs::write(folder.join("1-1.qxv"), "no table").unwrap();
    assert!(complains(&exact).contains("1-1.qxv"));
    let other = played("qwixx", "not-solved");
    assert!(refuses(&["analyse", &other, "--tables", tables]).contains("Quixo for two"));
}

#[test]
fn the_chances_are_drawn_and_older_games_are_read() {
    let picture = file("chances.svg");
    says(&["analyse", &golden("classic_2"), "--svg", picture.to_str().unwrap()], "");
    let picture = std::fs::read_to_string(picture).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("Everybody’s chances"), "{picture}");
    assert!(picture.contains("Player 2"));
}

#[test]
fn every_language_tells_it() {
    let match_file = played("qwixx-cards", "told");
    let french = says(&["analyse", &match_file, "--lang", "fr"], "");
    assert!(french.contains("au départ") && french.contains("erreurs à soi"), "{french}");
    let german = says(&["analyse", &match_file, "--lang", "de"], "");
    assert!(german.contains("am Anfang") && german.contains("eigene Fehler"), "{german}");
}

#[test]
fn what_cannot_be_analysed_says_why() {
    let unfinished = file("unfinished.game").to_str().unwrap().to_owned();
    says(&["play", "qwixx", "--plain", "--save", &unfinished], "-\n");
    assert!(refuses(&["analyse", &unfinished]).contains("The match is not over"));
    assert!(refuses(&["analyse", "no-such.game"]).contains("no-such.game"));
    assert!(
        refuses(&["analyse", &unfinished, "--depth", "bottomless"])
            .contains("quick, deep or thorough")
    );
}

#[test]
fn a_hint_names_the_three_best_answers() {
    let told = says(&["play", "quixo", "--players", "person,easy", "--plain"], "hint\nquit\n");
    for place in ["1. ", "2. ", "3. "] {
        assert!(told.lines().any(|line| line.contains(place) && line.contains('%')), "{told}");
    }
    assert!(told.contains("What our strongest player thinks"), "{told}");
}

#[test]
fn luck_taken_off_leaves_narrower_intervals() {
    let words = ["arena", "qwixx", "--bots", "easy,medium", "--games", "200", "--json"];
    let width = |words: &[&str]| {
        let told: Value = serde_json::from_str(&says(words, "")).unwrap();
        let interval = told["entrants"][0]["wins_interval"].as_array().unwrap().clone();
        interval[1].as_f64().unwrap() - interval[0].as_f64().unwrap()
    };
    let plain = width(&words);
    let adjusted = width(&[&words[..], &["--adjusted"]].concat());
    assert!(adjusted < 0.8 * plain, "{adjusted} and {plain}");
    assert!(
        refuses(&["arena", "quixo", "--bots", "easy,medium", "--adjusted"]).contains("has none")
    );
}
