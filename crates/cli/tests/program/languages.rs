//! One language for everything that a person reads: results and faults of every command.

use super::{complains, file, golden, refuses, says};

const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// What a command says in each language; no two may be the same.
fn told(words: &[&str], tell: impl Fn(&[&str]) -> String) -> [String; 3] {
    let told = LANGUAGES.map(|language| tell(&[words, &["--lang", language]].concat()));
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        assert_ne!(told[one], told[other], "{words:?}");
    }
    told
}

#[test]
fn faults_of_files_are_said_in_every_language() {
    let old = std::fs::read_to_string(golden("classic_2")).unwrap();
    let saved = file("language.game");
    let saved = saved.to_str().unwrap();
    says(&["play", "qwixx", "--seed", "1", "--save", saved], "-\n-\nquit\n");
    let record = std::fs::read_to_string(saved).unwrap();
    let cut = &record[..record.len() - 3];
    let changed = record.replacen(" sit 0 ", " sit 1 ", 1);
    let step = "qlub 1\ngame qwixx 1\nsetup classic 2\n* first 0\n* w3 w4 r1 y6 g2 b5\n0 r9\n";
    let cases: [(&str, &str, &str, &str); 8] = [
        ("verify", &old, "saved game of an older program", "programme plus ancien"),
        ("verify", "hello", "not a record of a game", "pas le relevé"),
        ("verify", cut, "Line ", "Ligne "),
        ("verify", &changed, "was changed", "a été modifiée"),
        ("replay", "hello", "neither a record nor a saved game", "ni un relevé"),
        ("replay", step, "Line 6: The white dice make 7, not 9.", "Ligne 6\u{a0}: "),
        ("replay", "qlub 1\ngame qwixx 1\nsetup maxi 2\n", "no edition “maxi”", "pas d’édition"),
        ("replay", "qlub 1\ngame chess 1\nsetup two 2\n", "no game “chess”", "pas de jeu"),
    ];
    for (command, text, english, french) in cases {
        let broken = file("language-broken.game");
        std::fs::write(&broken, text).unwrap();
        let broken = broken.to_str().unwrap();
        let said = told(&[command, broken], refuses);
        assert!(said[0].contains(english), "{said:?}");
        assert!(said[1].contains(french), "{said:?}");
        if command == "replay" {
            let resumed = told(&["play", "qwixx", "--resume", broken], refuses);
            assert!(resumed[1].contains(french), "{resumed:?}");
        }
    }
    for words in
        [&["replay", "no-such-file"][..], &["verify", "no-such-file"], &["backup", "/no/x"]]
    {
        told(words, refuses);
    }
    let missing = refuses(&["replay", "no-such-file"]);
    assert_eq!(missing, "qlub: no-such-file: There is no such file or folder.");
}

#[test]
fn an_unknown_game_and_a_missing_bot_are_worded_once() {
    let fault = |words: &[&str]| refuses(words).split(". ").next().unwrap().to_owned();
    let unknown = fault(&["play", "chess"]);
    for words in [
        &["rules", "chess"][..],
        &["bench", "chess"],
        &["bench", "bots", "chess"],
        &["arena", "chess", "--bots", "easy"],
        &["simulate", "chess"],
    ] {
        assert_eq!(fault(words), unknown, "{words:?}");
    }
    let missing = refuses(&["play", "qwirkle", "--players", "person,unbeatable"]);
    assert!(missing.contains("no bot “unbeatable” for this game"), "{missing}");
    assert!(missing.contains("easy") && !missing.contains("unbeatable,"), "{missing}");
    for words in [
        ["simulate", "qwirkle", "--bots", "unbeatable"],
        ["arena", "qwirkle", "--bots", "unbeatable"],
    ] {
        assert_eq!(refuses(&words), missing);
    }
    // French errors quote what is typed, and French words are understood.
    let french = refuses(&["play", "qwirkle", "--players", "person,imbattable", "--lang", "fr"]);
    assert!(french.contains("«\u{a0}unbeatable\u{a0}»") && french.contains("expert"), "{french}");
}

#[test]
fn results_are_told_in_every_language() {
    told(&["games"], |words| says(words, ""));
    let simulated = told(&["simulate", "qwixx", "--games", "3"], |words| says(words, ""));
    assert!(
        simulated[1].contains("3 parties") && simulated[1].contains("place 1"),
        "{simulated:?}"
    );
    assert!(!simulated[1].contains("seat") && !simulated[1].contains("wins"), "{simulated:?}");
    told(&["arena", "quixo", "--bots", "greedy,random", "--games", "4"], |words| says(words, ""));
    told(&["bench", "quixo", "--seconds", "0.001", "--rounds", "1"], |words| says(words, ""));
    told(&["rules", "qwixx", "nope"], refuses);
    told(&["solve", "quixo", "--side", "3", "--down-to", "10"], refuses);
    told(&["quixo", "value", "--tables", ".", "xo 0"], refuses);
    told(&["arena", "quixo"], refuses);
    told(&["arena", "quixo", "--bots", "greedy", "--program", "exit 0"], complains);
    told(&["load", "--url", "ftp://here"], refuses);
    told(&["help", "dance"], refuses);
}

#[test]
fn capitals_do_not_matter_and_people_may_be_human() {
    let words = ["play", "QWIXX", "--edition", "Longo", "--players", "Human,Facile", "--seed", "1"];
    let game = says(&words, "quit\n");
    assert!(game.contains("longo") && game.contains("(bot, easy)"), "{game}");
    let named = ["play", "quixo", "--names", "Anna, Bob", "--plain"];
    assert!(says(&named, "quit\n").contains("  Bob ○"));
    assert!(says(&["rules", "Quixo"], "").contains("# Quixo"));
    assert_eq!(says(&["games", "--lang", "FR"], ""), says(&["games", "--lang", "fr"], ""));
}

#[test]
fn games_says_what_they_are_and_who_plays() {
    let games = says(&["games"], "");
    assert!(games.contains("Six dice, four rows, one pen."), "{games}");
    assert!(games.contains("--option side=3|4|5"), "{games}");
    assert!(
        games.contains("Bots: random, greedy, easy, medium, hard, expert or unbeatable"),
        "{games}"
    );
    assert!(games.contains("The sheet that everybody knows."), "{games}");
}

#[test]
fn a_replay_ends_with_words_and_knows_its_players() {
    let saved = file("named.game");
    let saved = saved.to_str().unwrap();
    let start = ["play", "qwixx", "--seed", "5", "--players", "person,easy", "--names", "Zoé"];
    says(&[&start[..], &["--save", saved]].concat(), &"-\n".repeat(400));
    let french = says(&["replay", saved, "--plain", "--lang", "fr"], "");
    assert!(french.contains("Zoé ") && french.contains("La partie est terminée"), "{french}");
    assert!(french.contains("(robot, facile)"), "{french}");
    for english in ["winners=", "misses", "white sum"] {
        assert!(
            !french.lines().skip_while(|line| !line.is_empty()).any(|line| line.contains(english)),
            "{french}"
        );
    }
    let verified = says(&["verify", saved, "--lang", "fr"], "");
    assert!(verified.contains("Zoé\u{a0}: ") && !verified.contains("winners="), "{verified}");
    let notation = says(&["replay", saved, "--notation", "--lang", "fr"], "");
    assert!(notation.lines().last().unwrap().starts_with("end winners="), "{notation}");
}

#[test]
fn rules_at_the_terminal_have_no_marks_of_links() {
    for language in LANGUAGES {
        for page in ["table", "qwixx", "quixo", "qwirkle"] {
            assert!(!says(&["rules", page, "--lang", language], "").contains("]("), "{page}");
        }
    }
}
