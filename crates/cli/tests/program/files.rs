//! Games in files: saved, replayed, taken up again.

use std::path::PathBuf;

use super::{file, golden, refuses, says};

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
    assert!(says(&["replay", saved.to_str().unwrap(), "--notation"], "").contains(end));
    let verified = says(&["verify", saved.to_str().unwrap()], "");
    assert!(verified.contains("typed in") && verified.contains("The game is over: "), "{verified}");
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
fn a_game_goes_on_where_it_was_saved() {
    let saved = file("half.game");
    let saved = saved.to_str().unwrap();
    let start = ["play", "qwixx", "--seats", "1", "--seed", "1", "--save", saved];
    says(&start, "-\n-\n");
    let words = ["play", "qwixx", "--resume", saved];
    let text = says(&words, &"-\n".repeat(6));
    assert!(text.contains("Player 1: −20 points"), "{text}");
    for more in [["--seed", "2"], ["--dice", "typed"], ["--seats", "2"]] {
        assert!(refuses(&[&words[..], &more].concat()).contains("has its own"), "{more:?}");
    }
    assert!(refuses(&["play", "quixo", "--resume", saved]).contains("is a game of Qwixx."));
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
    assert!(text.contains("The game is saved in"), "{text}");
    assert!(std::fs::read_to_string(&saved).unwrap().starts_with("qlub-record 1\n"));
    let error = refuses(&["play", "quixo", "--save", "/no/such/folder/x.game"]);
    assert!(error.contains("/no/such/folder/x.game"), "{error}");
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
    assert!(unfinished.contains("The game is not finished"), "{unfinished}");
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
        assert!(told.contains("The game is over: "), "{told}");
    }
}

#[test]
fn a_server_takes_no_game_that_is_not_finished() {
    let saved = file("unfinished.game");
    let saved = saved.to_str().unwrap();
    says(&["play", "qwirkle", "--seed", "1", "--save", saved], "quit\n");
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unfinished-data");
    let error = refuses(&["records", "--data", data.to_str().unwrap(), "import", saved]);
    assert!(error.contains("The match is not over"), "{error}");
}

#[test]
fn a_record_of_several_devices_is_looked_at_and_not_played() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../old-data/0.1.0-cd9d16d/records/table-11-match-1.record"
    );
    let told = says(&["replay", record, "--plain"], "");
    assert!(told.contains("The game is over: "), "{told}");
    let error = refuses(&["play", "qwixx", "--resume", record]);
    assert!(error.contains("was not played on one device"), "{error}");
}
