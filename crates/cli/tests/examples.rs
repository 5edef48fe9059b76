//! The games of `examples`, which have nothing but rules and words, through the doors of the program: the
//! terminal, the arena and a server. The page has a test of its own.
#![cfg(feature = "examples")]

use std::io::Write as _;
use std::process::{Command, Stdio};

use client::{Player, Server};
use game::Seat;
use protocol::http::NewTable;
use protocol::{LuckChoice, News, Options, Request};
use serde_json::Value;
use server::config::{Config, Limits};

/// What the program says.
fn says(words: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_qlub"))
        .args(words)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("its input").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The examples that the program knows: what cargo calls so.
fn examples() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let entries = std::fs::read_dir(folder).expect("the examples");
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("an example").file_name().into_string().expect("a name")
    };
    entries.map(name).collect()
}

#[test]
fn every_example_is_a_game_of_the_house() {
    let games: Value = serde_json::from_str(&says(&["games", "--json"], "")).expect("JSON");
    let names: Vec<_> = games.as_array().into_iter().flatten().map(|game| &game["name"]).collect();
    let examples = examples();
    assert!(!examples.is_empty());
    for example in examples {
        assert!(names.iter().any(|name| **name == example), "{example}: {names:?}");
    }
}

#[test]
fn two_people_play_nim_at_the_terminal_in_words() {
    let moves = "a9\na3\nb4\nc5\n";
    let english = says(&["play", "nim", "--lang", "en"], moves);
    assert!(english.contains("Heap a has only 3 counters."), "{english}");
    assert!(english.contains("takes 3 from heap a: it is empty now."), "{english}");
    assert!(english.contains("The game is over: the last counter is taken"), "{english}");
    let french = says(&["play", "nim", "--lang", "fr", "--option", "last=loses"], moves);
    assert!(french.contains("qui prend le dernier jeton perd"), "{french}");
    let rules = says(&["rules", "nim", "too-many", "--lang", "fr"], "");
    assert!(rules.contains("Un tas n’a pas plus de jetons"), "{rules}");
}

#[test]
fn the_bots_of_any_game_meet_in_the_arena() {
    let words = ["arena", "nim", "--bots", "greedy,easy,random", "--games", "60", "--json"];
    let report: Value = serde_json::from_str(&says(&words, "")).expect("JSON");
    let wins = |entrant: usize| report["entrants"][entrant]["wins"].as_f64().expect("a share");
    assert!(wins(0) > wins(2), "{report}");
}

#[tokio::test]
async fn somebody_plays_nim_with_a_bot_at_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), folder.path().into());
    config.limits = Limits::unlimited();
    let running = server::start(config).await.expect("a server");
    let server = Server::at(running.address);
    let new = NewTable {
        game: "nim".to_owned(),
        setup: "marienbad 2 last=loses".to_owned(),
        luck: LuckChoice::Fair,
        options: Options { pace: 0, ..Options::default() },
    };
    let (opened, device) = server.open(&new).await.expect("a table");
    let mut player = Player::sit(device, Seat(0), 7).await.expect("a seat");
    let bot = Request::SeatBot { seat: Seat(1), level: "greedy".to_owned() };
    player.socket().await.expect("a socket").ask(bot).await.expect("a bot");
    player.socket().await.expect("a socket").ask(Request::Start).await.expect("a match");
    let outcome = player.play().await.expect("the end");
    assert_eq!(outcome.reason, "last-one-loses");
    assert!(player.heard.iter().any(|news| matches!(news, News::Game { .. })));
    let record = server.record(&opened.table, 1).await.expect("a record");
    table::record::verify(&record).expect("a good record");
    running.stop().await;
}
