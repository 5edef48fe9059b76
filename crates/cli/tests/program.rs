//! The real program, started as a person or a script would.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use qwixx::Edition;

fn qlub(words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments does not read: that is no fault.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn says(words: &[&str], input: &str) -> String {
    let output = qlub(words, input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// One line on standard error, and exit code 2.
fn refuses(words: &[&str]) -> String {
    let output = qlub(words, "");
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    assert!(output.stdout.is_empty(), "{words:?}");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(error.lines().count(), 1, "{words:?}: {error}");
    error.trim_end().to_owned()
}

/// A file that is not there yet.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../qwixx/tests/golden/dice/");
    format!("{folder}{name}.1.game")
}

#[test]
fn games_lists_every_edition() {
    let text = says(&["games"], "");
    for edition in Edition::all() {
        assert!(text.contains(edition.name), "{text}");
    }
    let json: serde_json::Value = serde_json::from_str(&says(&["games", "--json"], "")).unwrap();
    assert_eq!(json[0]["name"], "qwixx");
    assert_eq!(json[0]["editions"][1]["options"][0]["key"], "lucky");
}

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
        assert!(error.contains(&format!("program {command:?}")), "{error}");
    }
    assert!(refuses(&["arena", "quixo"]).contains("nobody plays"));
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
fn a_person_can_finish_a_game() {
    // Passing costs a miss a turn: four turns and it is over.
    let text = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], &"-\n".repeat(8));
    assert!(text.contains("The game is over: a fourth miss."), "{text}");
    assert!(text.contains("Player 1: -20 points"), "{text}");
}

#[test]
fn a_whole_game_is_played_with_typed_dice_and_saved() {
    let text = std::fs::read_to_string(golden("bonus-b_4")).unwrap();
    let mut steps: Vec<&str> =
        text.lines().skip(3).filter(|line| !line.starts_with("end")).collect();
    // The terminal asks seats in order; the golden game's sealed answers came in any order.
    let mut input = String::new();
    let mut game = table::any_match::open("qwixx", &"bonus-b 4".parse().unwrap()).unwrap();
    let mut asked = None;
    while !steps.is_empty() {
        let wanted = match game.turn() {
            game::Turn::Decide(seats) => {
                // Whoever was asked last goes on if they can.
                asked = asked.filter(|seat| seats.contains(*seat)).or(seats.iter().next());
                format!("{} ", asked.unwrap())
            }
            _ => "* ".to_owned(),
        };
        let place = steps.iter().position(|step| step.starts_with(&wanted)).unwrap();
        let step = steps.remove(place);
        game.step(step).unwrap();
        input += &format!("{}\n", &step[2..]);
    }
    let saved = file("typed.game");
    let words = ["play", "qwixx", "--edition", "bonus-b", "--seats", "4", "--dice", "typed"];
    let shown = says(&[&words[..], &["--save", saved.to_str().unwrap()]].concat(), &input);
    assert!(shown.contains("The game is over"), "{shown}");
    let end = text.lines().last().unwrap();
    assert!(says(&["replay", saved.to_str().unwrap()], "").contains(end));
    let verified = says(&["verify", saved.to_str().unwrap()], "");
    assert!(verified.contains("typed in") && verified.ends_with(&format!("{end}\n")), "{verified}");
}

#[test]
fn play_explains_lists_and_stops() {
    let text = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], "?\nr99\nx\nshow\nquit\n");
    assert!(text.contains("-  "), "the legal actions are listed: {text}");
    assert!(text.contains("expected a number from 2 to 16"), "{text}");
    assert!(text.contains("expected `-`, or a cell like r5"), "{text}");
    assert!(text.contains("Stopped. The game so far"), "{text}");
    let rest = says(&["play", "qwixx", "--seats", "1", "--seed", "1"], "");
    assert!(rest.contains("Stopped"), "the end of input stops the game: {rest}");
}

#[test]
fn bots_play_beside_a_person() {
    let words =
        ["play", "qwixx", "--seats", "3", "--seed", "3", "--players", "person,greedy,random"];
    let text = says(&words, &"-\n".repeat(200));
    assert!(text.contains("The game is over"), "{text}");
}

#[test]
fn replay_prints_json() {
    let text = says(&["replay", &golden("classic_2"), "--json"], "");
    for line in text.lines() {
        let _: serde_json::Value = serde_json::from_str(line).unwrap();
    }
    assert!(text.lines().last().unwrap().contains("\"outcome\""));
    let piped = std::fs::read_to_string(golden("classic_2")).unwrap();
    assert_eq!(says(&["replay", "-", "--json"], &piped), text);
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
fn bad_input_is_one_line_that_says_what_was_expected() {
    let broken = file("broken.game");
    std::fs::write(&broken, "qlub 1\ngame qwixx 1\nsetup classic 2\n* first 7\n").unwrap();
    let broken = broken.to_str().unwrap();
    let cases: [(&[&str], &str); 12] = [
        (
            &["play", "chess"],
            &format!("qlub: There is no game “chess”. There is: {}.", table::registry::names()),
        ),
        (
            &["play", "chess", "--lang", "fr"],
            "qlub: Il n’y a pas de jeu «\u{a0}chess\u{a0}». Il y a\u{a0}: qwixx, ",
        ),
        (
            &["simulate", "qwixx", "--edition", "maxi"],
            "qlub: There is no edition “maxi”. There is: classic, longo, ",
        ),
        (
            &["simulate", "qwixx", "--seats", "6"],
            "qlub: 6 seats do not fit: this edition is for 1 to 5.",
        ),
        (
            &["play", "qwixx", "--seats", "6", "--lang", "fr"],
            "qlub: 6 places ne conviennent pas\u{a0}: cette édition se joue de 1 à 5.",
        ),
        (
            &["play", "qwixx", "--option", "lucky=5/10"],
            "qlub: This edition has no option “lucky”. It has: none.",
        ),
        (
            &["play", "qwixx", "--edition", "gemixxt-a", "--option", "closing_needs=7"],
            "qlub: Option “closing_needs” cannot be “7”: expected 5, 6.",
        ),
        (
            &["play", "qwixx", "--edition", "longo", "--option", "lucky=5/10,10/5"],
            "qlub: Option “lucky” cannot be “5/10,10/5”: expected a pair that no other seat has at \
             column 6.",
        ),
        (&["simulate", "qwixx", "--bots", "random,random,random"], "qlub: 3 bots for 2 seats"),
        (&["play", "qwixx", "--option", "lucky"], "qlub: “lucky”: an option is written KEY=VALUE."),
        (&["replay", broken], "line 4: chance cannot bring this now (impossible)"),
        (&["replay", "no-such-file"], "qlub: no-such-file: No such file or directory (os error 2)"),
    ];
    for (words, expected) in cases {
        let error = refuses(words);
        assert!(error.contains(expected), "{words:?}: {error}");
    }
    // What was typed comes back, but a terminal does not obey it.
    for words in [&["play", "\u{1b}[31m"][..], &["play", "qwixx", "--edition", "\u{1b}[31m"]] {
        let error = refuses(words);
        assert!(error.contains("“\\u{1b}[31m”") && !error.contains('\u{1b}'), "{error}");
    }
}

#[test]
fn words_that_the_program_does_not_know_exit_with_two() {
    for words in [&["dance"][..], &["play"], &["simulate", "qwixx", "--games", "0"]] {
        assert_eq!(qlub(words, "").status.code(), Some(2), "{words:?}");
    }
    let unknown = qlub(&["simulate", "qwixx", "--bots", "clever"], "");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("expected one of random, greedy"));
}

#[test]
fn sheets_are_printed_as_picture_and_page() {
    for Edition { name: edition, .. } in Edition::all() {
        let svg = says(&["sheet", edition, "--svg", "--lang", "fr"], "");
        assert!(svg.starts_with("<svg") && svg.contains("coups manqués"), "{edition}");
        let pdf = qlub(&["sheet", edition, "--pdf"], "");
        assert!(pdf.status.success() && pdf.stdout.starts_with(b"%PDF"), "{edition}");
    }
    let error = refuses(&["sheet", "maxi", "--svg"]);
    assert!(error.contains("no sheet \"maxi\": expected one of classic, longo"), "{error}");
    assert_eq!(qlub(&["sheet", "classic"], "").status.code(), Some(2));
}

#[test]
fn rules_are_read_in_both_languages() {
    assert!(says(&["rules", "quixo"], "").contains("# Quixo"));
    let french = says(&["rules", "qwixx", "closing-needs", "--lang", "fr"], "");
    assert!(french.contains("cadenas") && !french.contains("<a id"), "{french}");
    assert!(refuses(&["rules", "chess"]).contains("expected one of table, qwixx"));
    assert!(refuses(&["rules", "qwixx", "nonsense"]).contains("expected one of"));
}

#[test]
fn shells_and_man_are_served() {
    assert!(says(&["completions", "bash"], "").contains("_qlub"));
    assert!(says(&["man"], "").contains(".TH qlub"));
}

#[test]
fn a_game_goes_on_where_it_was_saved() {
    let saved = file("half.game");
    let saved = saved.to_str().unwrap();
    let start = ["play", "qwixx", "--seats", "1", "--seed", "1", "--save", saved];
    says(&start, "-\n-\n");
    let words = ["play", "qwixx", "--resume", saved];
    let text = says(&words, &"-\n".repeat(6));
    assert!(text.contains("Player 1: -20 points"), "{text}");
    for more in [["--seed", "2"], ["--dice", "typed"], ["--seats", "2"]] {
        assert!(refuses(&[&words[..], &more].concat()).contains("has its own"), "{more:?}");
    }
    assert!(refuses(&["play", "quixo", "--resume", saved]).contains("is a game of Qwixx."));
}

#[test]
fn a_decision_is_taken_back_before_the_turn_is_over() {
    let text = says(
        &["play", "qwixx", "--seats", "1", "--seed", "1", "--lang", "fr"],
        "undo\n-\nundo\n-\n-\nquit\n",
    );
    assert!(text.contains("Il n’y a rien à reprendre"), "{text}");
    assert!(text.contains("Coup repris."), "{text}");
    assert_eq!(text.matches(" 0 -\n").count(), 3, "{text}");
    assert_eq!(text.matches(" back ").count(), 1, "{text}");
}

#[test]
fn hidden_cards_cannot_be_typed_in() {
    for game in ["qwixx-cards", "qwirkle"] {
        let error = refuses(&["play", game, "--dice", "typed"]);
        assert!(error.contains("cannot be typed in"), "{error}");
    }
}

#[test]
fn bots_finish_every_edition_of_every_game() {
    let games: serde_json::Value = serde_json::from_str(&says(&["games", "--json"], "")).unwrap();
    for game in games.as_array().unwrap() {
        for edition in game["editions"].as_array().unwrap() {
            let name = game["name"].as_str().unwrap();
            let edition = edition["name"].as_str().unwrap();
            let words = ["simulate", name, "--edition", edition, "--games", "3", "--json"];
            let report: serde_json::Value = serde_json::from_str(&says(&words, "")).unwrap();
            assert_eq!(report["games"], 3, "{name} {edition}");
        }
    }
}

#[test]
fn two_people_play_a_whole_game_of_quixo() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../quixo/tests/golden/two_2_side_4.1.game");
    let text = std::fs::read_to_string(file).unwrap();
    let moves = text.lines().skip(3).filter(|line| !line.starts_with("end"));
    let input: String = moves.map(|line| format!("{}\n", &line[2..])).collect();
    let shown = says(&["play", "quixo", "--option", "side=4"], &input);
    assert!(shown.contains("The game is over: a line is complete"), "{shown}");
}

#[test]
fn a_file_that_exists_is_not_written_over() {
    let precious = file("precious.txt");
    std::fs::write(&precious, "precious").unwrap();
    let name = precious.to_str().unwrap();
    let error = refuses(&["play", "qwixx", "--save", name]);
    assert!(error.contains("exists"), "{error}");
    assert_eq!(std::fs::read_to_string(&precious).unwrap(), "precious");
}

#[test]
fn a_game_is_saved_from_its_start_and_a_bad_place_is_told_at_once() {
    let saved = file("start.game");
    let text = says(&["play", "quixo", "--save", saved.to_str().unwrap()], "");
    assert!(text.contains("The game so far is in"), "{text}");
    assert!(std::fs::read_to_string(&saved).unwrap().starts_with("qlub-record 1\n"));
    let error = refuses(&["play", "quixo", "--save", "/no/such/folder/x.game"]);
    assert!(error.contains("/no/such/folder/x.game"), "{error}");
}

#[test]
fn hidden_hands_are_not_printed_when_people_stop() {
    let text = says(&["play", "qwixx-cards", "--seed", "3"], "quit\n");
    assert!(!text.contains("deal "), "{text}");
    assert!(text.contains("The game so far is in"), "{text}");
}

#[test]
fn any_bytes_may_be_typed() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(["play", "qwixx", "--seats", "1", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Stopped"));
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(["rules", "qwixx"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn capitals_spaces_and_the_order_of_dice_do_not_matter_at_the_prompt() {
    let words = ["play", "qwixx", "--seats", "1", "--dice", "typed"];
    let text = says(&words, "FIRST  0\nB5 w3 W4 r1  y6 g2\nR7\n-\nquit\n");
    assert!(text.contains("Player 1 ticks red 7."), "{text}");
    assert!(text.contains("* w3 w4 r1 y6 g2 b5"), "{text}");
}

#[test]
fn names_are_names() {
    for (names, english, french) in [
        (",", "Name 1", "Nom 1"),
        ("\u{1b}[31mEvil", "Name 1", "Nom 1"),
        ("Anna,Anna", "Two players are called “Anna”", "Deux joueurs s’appellent"),
        ("a,b,c", "3 names for 2 seats", "3 noms pour 2 places"),
    ] {
        for (language, fault) in [("en", english), ("fr", french)] {
            let error = refuses(&["play", "qwixx", "--lang", language, "--names", names]);
            assert!(error.contains(fault) && !error.contains('\u{1b}'), "{error}");
        }
    }
}

#[test]
fn french_is_french_to_the_end() {
    let words = ["play", "qwixx", "--seats", "1", "--seed", "1", "--lang", "fr", "--names", "Zoé"];
    let text = says(&words, &format!("x\n{}", "-\n".repeat(8)));
    assert!(text.contains("Zoé\u{a0}: -20 points"), "{text}");
    assert!(text.contains("attendu `-`, ou une case comme r5"), "{text}");
    for english in ["seat 0", "points  misses", "white sum", "expected"] {
        assert!(!text.contains(english), "{english} in {text}");
    }
}

#[test]
fn a_game_that_was_stopped_goes_on_as_if_it_had_not_been() {
    let (whole, half) = (file("uninterrupted.game"), file("interrupted.game"));
    let (whole, half) = (whole.to_str().unwrap(), half.to_str().unwrap());
    let start = ["play", "qwixx", "--seed", "5", "--players", "person,random", "--names", "Zoé"];
    says(&[&start[..], &["--save", whole]].concat(), &"-\n".repeat(400));
    says(&[&start[..], &["--save", half]].concat(), &"-\n".repeat(3));
    let unfinished = says(&["verify", half, "--lang", "en"], "");
    assert!(unfinished.contains("follow from the seed"), "{unfinished}");
    assert!(unfinished.contains("The match is not finished"), "{unfinished}");
    says(&["play", "qwixx", "--resume", half, "--save", half], &"-\n".repeat(400));
    let told = says(&["replay", whole, "--json"], "");
    assert!(told.lines().last().unwrap().contains("reason"), "{told}");
    assert_eq!(says(&["replay", half, "--json"], ""), told, "bots decide alike");
}

#[test]
fn people_and_bots_change_seats_when_a_game_goes_on() {
    for game in ["qwixx", "qwirkle"] {
        let saved = file(&format!("seats-{game}.game"));
        let saved = saved.to_str().unwrap();
        let start = ["play", game, "--seed", "6", "--names", "Zoé,Léo", "--save", saved];
        says(&start, "quit\n");
        let go_on = ["play", game, "--resume", saved, "--save", saved, "--lang", "en"];
        says(&[&go_on[..], &["--players", "person,greedy"]].concat(), "quit\n");
        let lines = std::fs::read_to_string(saved).unwrap();
        assert!(lines.contains(" bot 1 greedy\n"), "{lines}");
        // The bot makes room for somebody, and a bot plays for Zoé.
        let more = ["--players", "greedy,person", "--names", "Bo,Ada"];
        says(&[&go_on[..], &more].concat(), "quit\n");
        let lines = std::fs::read_to_string(saved).unwrap();
        assert!(lines.contains(" bot 0 greedy\n") && lines.contains(" - Ada\n"), "{lines}");
        says(&[&go_on[..], &["--players", "greedy,greedy"]].concat(), "");
        let told = says(&["replay", saved, "--plain"], "");
        assert!(told.lines().last().unwrap().starts_with("end "), "{told}");
    }
}

#[test]
fn a_server_takes_no_game_that_is_not_finished() {
    let saved = file("unfinished.game");
    let saved = saved.to_str().unwrap();
    says(&["play", "qwirkle", "--seed", "1", "--save", saved], "quit\n");
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unfinished-data");
    let error = refuses(&["records", "--data", data.to_str().unwrap(), "import", saved]);
    assert!(error.contains("the match is not over"), "{error}");
}

#[test]
fn a_record_of_several_devices_is_looked_at_and_not_played() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../old-data/0.1.0-cd9d16d/records/table-11-match-1.record"
    );
    let told = says(&["replay", record, "--plain"], "");
    assert!(told.contains("\nend "), "{told}");
    let error = refuses(&["play", "qwixx", "--resume", record]);
    assert!(error.contains("was not played at one device"), "{error}");
}
